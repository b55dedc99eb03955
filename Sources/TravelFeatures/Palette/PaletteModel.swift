import Observation
import TravelKit

/// The palette: what is typed, and what may be meant by it, the best first.
@MainActor @Observable
package final class PaletteModel<Action: Sendable> {
    /// How many lines of the past are remembered.
    package static var mostHistory: Int { 50 }

    /// What may be meant, the best first. Looked for when it is wanted: of keys that come in one burst only the last costs anything.
    package var matches: [PaletteLine<Action>] { outcome.lines }
    /// The place of the chosen line among them.
    package private(set) var cursor = 0
    /// Whether the user has gone to that line, be it the first one.
    package private(set) var hasMoved = false
    /// What was typed.
    package private(set) var query = ""

    /// Words that say what to do with the name behind them, and the ones that stand in the lines for them.
    @ObservationIgnored private let verbs: [String: String]
    /// Changes when lines come, even where they are as many as before.
    private var version = 0
    @ObservationIgnored private var search: PaletteSearch<Action>
    /// How many lines there were from the beginning.
    @ObservationIgnored private let ownCount: Int
    /// Gives the lines for a text that has some of its own; nil for any other text.
    @ObservationIgnored private var linesOfText: (String) -> [PaletteLine<Action>]? = { _ in nil }
    /// The line that comes last for a verb and the text behind it, whatever else is found.
    @ObservationIgnored private let lastLine: (String?, String) -> PaletteLine<Action>?
    /// What becomes of that line for a text; nil where it leads to nothing.
    @ObservationIgnored private var lastFor: (String, PaletteLine<Action>) -> PaletteLine<Action>? = { $1 }
    /// What was found for what is typed; nil when it has not been looked for.
    @ObservationIgnored private var found: Understood?
    /// The lines that were chosen earlier, the newest last.
    @ObservationIgnored package private(set) var history: [String]
    /// The place in the history that is shown; its count where none is.
    @ObservationIgnored private var past: Int
    /// What was typed before the history was gone through.
    @ObservationIgnored private var draft = ""

    /// - Parameters:
    ///   - lines: what can be chosen, in the order in which it is shown where nothing is typed.
    ///   - verbs: words that say what to do with the name behind them, each with the one that stands in the lines for it: with such a
    ///     name only lines that begin with this are meant.
    ///   - history: what was chosen earlier, the newest last.
    ///   - lastLine: the line that comes last, whatever else is found, for a verb and the text behind it, or for a text without a verb; nil
    ///     for none.
    package init(
        _ lines: [PaletteLine<Action>], verbs: [String: String] = [:], history: [String] = [],
        lastLine: @escaping (String?, String) -> PaletteLine<Action>? = { _, _ in nil }
    ) {
        self.lastLine = lastLine
        search = PaletteSearch(lines, verbs: verbs)
        self.verbs = verbs
        self.history = history
        past = history.count
        ownCount = lines.count
    }

    /// The lines that were there from the beginning.
    package var ownLines: [PaletteLine<Action>] { Array(search.lines.prefix(ownCount)) }

    private typealias Outcome = PaletteSearch<Action>.Outcome

    /// What was found, and of which text: of the one that was typed, be it with its first word written out.
    private typealias Understood = (outcome: Outcome, text: String)

    private var outcome: Outcome { understood.outcome }

    private var understood: Understood {
        // Who reads this is to hear of what is typed, and of lines that come.
        _ = (query, version)
        if let found { return found }
        let understood = find()
        found = understood
        return understood
    }

    /// What was typed as it is understood: with its first word written out where only so anything is found.
    package var understoodText: String { asked(in: query) { verbs[$0] } == nil ? understood.text : query }

    /// Whether the first match stays that, whatever lines of a kind, and of those after it, are still to come.
    package func isSure(before kind: PaletteKind) -> Bool { outcome.best?.isSure(before: kind) ?? false }

    /// The chosen line; nil when nothing matches.
    package var chosen: PaletteLine<Action>? { matches.indices.contains(cursor) ? matches[cursor] : nil }

    /// The verb that was typed, as it stands in the lines, and the name behind it, which may be empty; nil where no verb with a blank
    /// begins the text. What only begins one, or is like one, is one where only so anything is found.
    package var asked: (verb: String, name: String)? { asked(in: understoodText) { verbs[$0] } }

    private func asked(in query: String, _ verb: (String) -> String?) -> (verb: String, name: String)? {
        let text = query.drop { $0 == " " }
        guard let end = text.firstIndex(of: " "), let verb = verb(SearchFold.fold(String(text[..<end]))) else { return nil }
        return (verb, text[end...].split(separator: " ").joined(separator: " "))
    }

    /// What was typed with its first word written out as a verb, with a name behind it; nil where there is none.
    /// - Parameter verb: the one that a word stands for.
    private func writtenOut(_ verb: (String) -> String?) -> String? {
        asked(in: query, verb).flatMap { $0.name.isEmpty ? nil : $0.verb + " " + $0.name }
    }

    /// The only verb that begins so; nil where there is none.
    private func verb(begunBy word: String) -> String? {
        let all = Set(verbs.filter { $0.key.hasPrefix(word) }.values)
        return word.count > 1 && all.count == 1 ? all.first : nil
    }

    /// The only verb that a word abbreviates, or, where it abbreviates none, that was mistyped with the fewest mistakes; nil where there is
    /// none.
    private func verb(like word: String) -> String? {
        let typed = Array(word.utf8)
        guard typed.count > 2 else { return nil }
        var meant = Set(verbs.filter { Abbreviation.isMeant(typed, by: Array($0.key.utf8)) }.values)
        if meant.isEmpty, typed.count > 3 {
            let query = PaletteQuery(word, verb: nil)
            let near = verbs.compactMap { key, verb in query.mistakes(in: [Array(key.utf8)]).map { (count: $0, verb: verb) } }
            let fewest = near.map { $0.count }.min()
            meant = Set(near.filter { $0.count == fewest }.map { $0.verb })
        }
        return meant.count == 1 ? meant.first : nil
    }

    /// Something was typed.
    package func typed(_ text: String) {
        guard text != query else { return }
        query = text
        (cursor, hasMoved) = (0, false)
        found = nil
    }

    /// More lines have become known, in place of those that became known before. The one that was gone to stays the chosen one.
    /// - Parameters:
    ///   - lastFor: what becomes of the line that comes last, for a text; nil where it leads to nothing.
    ///   - linesOfText: gives the lines for a text that has some of its own; nil for any other text.
    package func add(
        _ more: [PaletteLine<Action>], lastFor: @escaping (String, PaletteLine<Action>) -> PaletteLine<Action>? = { $1 },
        linesOfText: @escaping (String) -> [PaletteLine<Action>]? = { _ in nil }
    ) {
        // Whoever has gone to a line means that one, wherever it comes to stand.
        let meant = hasMoved ? chosen : nil
        search = PaletteSearch(ownLines + more, verbs: verbs)
        self.linesOfText = linesOfText
        self.lastFor = lastFor
        found = nil
        version += 1
        guard let meant else { return }
        let place = matches.firstIndex { $0.text == meant.text && $0.explanation == meant.explanation }
        (cursor, hasMoved) = (place ?? 0, place != nil)
    }

    /// Another match is wanted: the next with 1, the one before with -1, or, with 0, none but the chosen one.
    package func moved(by step: Int) {
        guard !matches.isEmpty else { return }
        let place = max(0, min(matches.count - 1, cursor + step))
        // Who is at the last one, and goes on, means one that has not come yet.
        if place != cursor || step == 0 { hasMoved = true }
        cursor = place
    }

    /// Whether a line of the past is shown.
    package var isRecalled: Bool { past < history.count }

    /// A line of the past is wanted: the one before with -1, the next with 1; behind the newest comes what was typed before the first.
    /// - Returns: it; nil where there is none.
    package func recalled(_ step: Int) -> String? {
        let wanted = past + step
        guard wanted >= 0, wanted <= history.count else { return nil }
        if !isRecalled { draft = query }
        past = wanted
        return wanted < history.count ? history[wanted] : draft
    }

    /// The line of the past is gone on with: it is what is typed now.
    package func recallEnded() { past = history.count }

    /// A line was chosen, or left, and goes to the end of the history.
    package func remember(_ text: String) {
        history.removeAll { $0 == text }
        history.append(text)
        if history.count > Self.mostHistory { history.removeFirst(history.count - Self.mostHistory) }
        past = history.count
    }

    /// What is meant as it was typed; where that is nothing, be it with its first word written out: "bord ger". Where nothing is like it
    /// either, the first word may be mistyped: what is found by "bordr ger" is a guess.
    private func find() -> Understood {
        let typed = find(query)
        guard typed.count == 0, asked(in: query, { verbs[$0] }) == nil else { return (typed, query) }
        if let text = writtenOut({ verb(begunBy: $0) }) {
            let other = find(text)
            if other.count > 0 { return (other, text) }
        }
        guard typed.lines.isEmpty, let text = writtenOut({ verb(like: $0) }) else { return (typed, query) }
        let lines = find(text).lines.map(\.guessed)
        if lines.isEmpty { return (typed, query) }
        return (Outcome(lines: lines), text)
    }

    private func find(_ query: String) -> Outcome {
        if let lines = linesOfText(query) { return Outcome(lines: lines, count: lines.count, best: .own) }
        let meant = asked(in: query) { verbs[$0] }
        let text = PaletteQuery(meant?.name ?? query, verb: meant?.verb)
        if !text.isEmpty { return search.find(text, before: last(of: meant?.verb, meant?.name ?? query)) }
        if let meant {
            let concerned = search.lines.filter { text.concerns($0) }
            return Outcome(lines: concerned + last(of: meant.verb, meant.name), count: concerned.count)
        }
        let first = latest
        let texts = Set(first.map(\.text))
        return Outcome(lines: first + search.lines.filter { !texts.contains($0.text) }, count: first.count)
    }

    /// What was chosen lately and can be chosen now, the newest first.
    private var latest: [PaletteLine<Action>] {
        history.reversed().lazy.compactMap { [lines = search.lines, linesOfText] text in
            lines.first { $0.text == text } ?? linesOfText(text)?.first { $0.text == text }
        }.prefix(Self.latestCount).map(\.self)
    }

    /// How many of them stand before all else where nothing is typed.
    private static var latestCount: Int { 3 }

    private func last(of verb: String?, _ text: String) -> [PaletteLine<Action>] {
        // To look through the trips takes longer than to make their line.
        lastLine(verb, text).flatMap { lastFor(text, $0) }.map { [$0] } ?? []
    }
}
