import Observation
import TravelKit

/// The palette: what is typed, and what may be meant by it, the best first.
@MainActor @Observable
package final class PaletteModel<Action: Sendable> {
    /// How many lines of the past are remembered.
    package static var mostHistory: Int { 50 }

    /// What may be meant, the best first. Looked for when it is wanted: of keys that come in one burst only the last costs anything.
    package var matches: [PaletteLine<Action>] {
        // Who reads this is to hear of what is typed, and of lines that come.
        _ = (query, count)
        if let found { return found }
        let matches = find()
        found = matches
        return matches
    }
    /// The place of the chosen line among them.
    package private(set) var cursor = 0
    /// What was typed.
    package private(set) var query = ""

    /// How many lines there are.
    private var count: Int
    @ObservationIgnored private var lines: [PaletteLine<Action>]
    /// Gives the lines for a text that has some of its own; nil for any other text.
    @ObservationIgnored private var linesOfText: (String) -> [PaletteLine<Action>]? = { _ in nil }
    /// The line that comes last for a text, whatever else is found.
    @ObservationIgnored private var lastLine: (String) -> PaletteLine<Action>?
    /// What was found for what is typed; nil when it has not been looked for.
    @ObservationIgnored private var found: [PaletteLine<Action>]?
    /// The lines that were chosen earlier, the newest last.
    @ObservationIgnored package private(set) var history: [String]
    /// The place in the history that is shown; its count where none is.
    @ObservationIgnored private var past: Int

    /// - Parameters:
    ///   - lines: what can be chosen, in the order in which it is shown where nothing is typed.
    ///   - history: what was chosen earlier, the newest last.
    ///   - lastLine: the line that comes last for a text, whatever else is found; nil for none.
    package init(
        _ lines: [PaletteLine<Action>], history: [String] = [], lastLine: @escaping (String) -> PaletteLine<Action>? = { _ in nil }
    ) {
        self.lastLine = lastLine
        self.lines = lines
        self.history = history
        past = history.count
        count = lines.count
    }

    /// The chosen line; nil when nothing matches.
    package var chosen: PaletteLine<Action>? { matches.indices.contains(cursor) ? matches[cursor] : nil }

    /// Something was typed.
    package func typed(_ text: String) {
        guard text != query else { return }
        query = text
        cursor = 0
        found = nil
    }

    /// More lines have become known.
    /// - Parameters:
    ///   - hasLast: whether the line that comes last leads to anything for a text.
    ///   - linesOfText: gives the lines for a text that has some of its own; nil for any other text.
    package func add(
        _ more: [PaletteLine<Action>], hasLast: @escaping (String) -> Bool = { _ in true },
        linesOfText: @escaping (String) -> [PaletteLine<Action>]? = { _ in nil }
    ) {
        lines += more
        self.linesOfText = linesOfText
        lastLine = { [lastLine] text in hasLast(text) ? lastLine(text) : nil }
        count = lines.count
        found = nil
    }

    /// Another match is wanted: the next with 1, the one before with -1.
    package func moved(by step: Int) {
        guard !matches.isEmpty else { return }
        cursor = max(0, min(matches.count - 1, cursor + step))
    }

    /// A line of the past is wanted: the one before with -1, the next with 1.
    /// - Returns: it; nil where there is none.
    package func recalled(_ step: Int) -> String? {
        let wanted = past + step
        guard wanted >= 0, wanted <= history.count else { return nil }
        past = wanted
        return wanted < history.count ? history[wanted] : ""
    }

    /// A line was chosen, and goes to the end of the history.
    package func remember(_ text: String) {
        history.removeAll { $0 == text }
        history.append(text)
        if history.count > Self.mostHistory { history.removeFirst(history.count - Self.mostHistory) }
        past = history.count
    }

    private static func score(_ word: [UInt8], in key: [UInt8]) -> Int? {
        word.withUnsafeBufferPointer { word in
            key.withUnsafeBufferPointer { FuzzyMatch.score(word, in: $0, from: 0, to: $0.count) }
        }
    }

    /// Letters in their order; words may be typed in another order than they stand in.
    private func find() -> [PaletteLine<Action>] {
        if let lines = linesOfText(query) { return lines }
        let words = SearchFold.fold(query).split(separator: " ").map { Array($0.utf8) }
        guard !words.isEmpty else { return lines }
        let whole = words.joined(separator: [0x20])
        let scored = lines.enumerated().compactMap { place, line -> (isAsTyped: Bool, score: Int, place: Int)? in
            var sum = 0
            for word in words {
                guard let score = Self.score(word, in: line.key) else { return nil }
                sum += score
            }
            let isAsTyped = words.allSatisfy { line.key.firstRange(of: $0) != nil }
            guard isAsTyped || line.isAbbreviated else { return nil }
            // What was typed as it stands comes first.
            if line.key.starts(with: whole) { sum += 1000 }
            // Of two that match alike the shorter is meant more likely; what else it is found by makes it no longer.
            return (isAsTyped, sum * 16 - min(line.text.utf8.count, 255) / 16, place)
        }
        let asTyped = scored.filter(\.isAsTyped).sorted { ($1.score, $0.place) < ($0.score, $1.place) }
        let others = scored.filter { !$0.isAsTyped }.sorted { ($1.score, $0.place) < ($0.score, $1.place) }
        // Who finds things as they were typed does not look for abbreviations.
        let last = lastLine(query).map { [$0] } ?? []
        return (asTyped + (last.isEmpty || asTyped.isEmpty ? others : [])).map { lines[$0.place] } + last
    }
}
