import Terminal
import TestSupport
import Testing
import TravelKit

@testable import TravelUI

@Suite("Every key on every page", .timeLimit(.minutes(5)))
struct EveryKeyTests {
    /// What is tried: keys, and those commands that have keys on the map alone.
    private enum Trial: CustomStringConvertible {
        case strokes(Keystrokes)
        case command(Command)

        var description: String {
            switch self {
            case .strokes(let strokes): "\(strokes)"
            case .command(let command): ":\(command.rawValue)"
            }
        }
    }

    /// What somebody sees of the program.
    private struct Sight: Equatable {
        let text: String
        let styles: String
        let cursor: [Int]

        init(_ stage: Stage) {
            let canvas = stage.canvas(60, 24)
            (text, styles, cursor) = (canvas.text, canvas.styles, canvas.cursor.map { [$0.row, $0.column] } ?? [])
        }
    }

    /// Whether a key may do nothing without a word: one that moves where nothing is left to move to, or, where something is typed, one that is
    /// no letter; where the list is on its way, which is said, one that has it come or changes how it will stand there.
    private func mayBeSilent(_ trial: Trial, isTyping: Bool, isWaiting: Bool) -> Bool {
        guard case .strokes(let strokes) = trial else { return false }
        if isWaiting,
            KeyMap.standard.bindings.contains(where: {
                $0.strokes == strokes && [.reload, .toggleDetails].contains($0.command)
            })
        {
            return true
        }
        if isTyping { return !strokes.keys.contains { if case .character = $0 { true } else { false } } }
        return KeyMap.standard.bindings.contains {
            $0.strokes == strokes && ($0.command.group == .moving || [.factsUp, .factsDown].contains($0.command))
        }
    }

    private static var strokes: [Keystrokes] {
        var seen: Set<Keystrokes> = []
        return KeyMap.standard.bindings.map(\.strokes).filter { seen.insert($0).inserted }
    }

    @Test("changes something, says something or asks for something, and leaves a page that can be drawn", arguments: Place.allCases)
    func everyKey(_ place: Place) async {
        let app = await place.stage().app
        let isTyping = app.palette != nil || app.view.screen.isTyping
        let trials = Self.strokes.map(Trial.strokes) + (isTyping ? [] : Command.allCases.filter(\.isOfMap).map(Trial.command))
        var (silent, outside): ([String], [String]) = ([], [])
        for trial in trials {
            let stage = await place.stage()
            let (before, wasLoading, isWaiting) = (Sight(stage), stage.isLoading, stage.app.isWaiting)
            var request: App.Request?
            switch trial {
            case .strokes(let strokes): for key in strokes.keys { request = stage.press(key) ?? request }
            case .command(let command): request = stage.app.perform(command)
            }
            // What is on its way is said, even where nothing new comes of it.
            let isSeen = (stage.isLoading && !wasLoading) || Sight(stage) != before
            await place.settle(stage)
            if request == nil, !isSeen, Sight(stage) == before, !mayBeSilent(trial, isTyping: isTyping, isWaiting: isWaiting) {
                silent.append("\(trial)")
            }
            for size in [Size(rows: 5, columns: 20), Size(rows: 24, columns: 80), Size(rows: 60, columns: 200)] {
                let canvas = StrictCanvas(size)
                stage.app.draw(on: canvas)
                outside += canvas.outside
            }
        }
        #expect(outside == [])
        #expect(silent == [], "\(place)")
    }
}
