import Terminal
import TestSupport
import Testing
import TravelFeatures
import TravelKit

@testable import TravelUI

@Suite("A search before a list is there", .timeLimit(.minutes(1)))
struct AwaitedMatchTests {
    private static func key(of character: Character) -> Key {
        switch character {
        case "^": .control("f")
        case "\r": .enter
        case "\u{1B}": .escape
        default: .character(character)
        }
    }

    @Test(
        "leads to where it leads when it comes slowly",
        arguments: [
            "^ch\r", "jj^ch\r", "^sw\rj", "^n\rjj", "^zzz\r", "^zzz\rj", "jj^sw\u{1B}", "^fr\r^lux\r", "^l\rn", "^l\rnn", "^l\rN", "^l\rnj",
            "^ch\rnn", "^zzz\rn", "j^l\rnk",
        ])
    func burst(_ typed: String) async {
        let keys = typed.map(Self.key)
        let slow = await Stage.onPage(of: "germany")
        for key in keys {
            slow.press(key)
            await slow.settled()
            _ = slow.screen()
        }
        let stage = Stage()
        await stage.settled()
        let script = stage.countries.coded.nextScript()
        stage.type("/germany")
        stage.press(.enter)
        for key in keys { stage.press(key) }
        script.finish(with: Country.samples.filter { Country.germany.borders.contains($0.alpha3) })
        await stage.see("9 neighbours")
        #expect(Self.row(of: stage) == Self.row(of: slow) && !Self.row(of: slow).isEmpty, "\(slow.screen(80, 40))")
    }

    /// The row under the cursor, whose first letters may be marked as a match.
    private static func row(of stage: Stage) -> String {
        let canvas = stage.canvas(80, 40)
        return (2..<37).first { canvas.style(row: $0, column: 20) == Theme.standard.selected }.map(canvas.line) ?? ""
    }

    @Test("leads to the first match, be it among what comes last; a step of the cursor gives that up", arguments: [false, true])
    func parts(isGivenUp: Bool) async {
        let trips = FakeTripRepository()
        let script = trips.trips.nextScript()
        let stage = Stage(trips: trips)
        await stage.settled()
        stage.type("2")
        stage.press(.control("f"))
        stage.type("malaga")
        stage.press(.enter)
        script.send(Part([.toRiga], progress: .partial(done: 1, of: 2)))
        await stage.see("Berlin → Riga")
        if isGivenUp { stage.press(.home) }
        script.send(Part([.toMalaga], placement: .appends))
        script.finish()
        await stage.see("2 trips")
        #expect(stage.selectedRow.contains("Málaga") == !isGivenUp)
    }

    @Test("has its next match be it among what comes last; on from the beginning it goes in the whole list", arguments: [false, true])
    func next(isLast: Bool) async {
        let trips = FakeTripRepository()
        let script = trips.trips.nextScript()
        let stage = Stage(trips: trips)
        await stage.settled()
        stage.type("2")
        stage.press(.control("f"))
        stage.type("malaga")
        stage.press(.enter)
        stage.type("n")
        #expect(!stage.status.contains("There was no row yet to do that with."))
        let later = Trip.sample("t9", from: .berlin, to: .malaga)
        script.send(Part([.toMalaga, .toRiga], progress: .partial(done: 2, of: 3)))
        await stage.see("Copenhagen → Málaga")
        #expect(stage.selectedRow.contains("Copenhagen → Málaga"))
        script.send(Part(isLast ? [] : [later], placement: .appends))
        script.finish()
        await stage.see(isLast ? "2 trips" : "3 trips")
        #expect(stage.selectedRow.contains(isLast ? "Copenhagen → Málaga" : "Berlin → Málaga"))
    }
}
