import TerminalText
import TravelFeatures
import TravelKit

/// A question for two countries, which the palette's line completes one after the other.
nonisolated enum PaletteQuestion: CaseIterable {
    /// The way over land from one to the other.
    case way
    /// Both side by side.
    case comparison

    /// The words that it begins with; it is written with the first one.
    private var words: [String] {
        switch self {
        case .way: ["route ", "way "]
        case .comparison: ["compare "]
        }
    }

    private var word: String { words[0] }

    /// What is answered.
    private var explanation: SafeText {
        switch self {
        case .way: "the way over land"
        case .comparison: "both side by side"
        }
    }

    /// What stands between the two.
    private var separator: String { self == .way ? " → " : " with " }

    /// What is typed when the first country is known.
    func text(_ country: Country) -> String { word + country.shownName + separator }

    /// The line that leads to the question.
    var line: PaletteLine<PaletteAction> {
        let explanation: SafeText = self == .way ? "the way over land between two countries" : "two countries side by side"
        return PaletteLine(String(word.dropLast()), explanation, action: .complete(word))
    }

    /// What typed text may mean; nil where it is no question.
    /// - Parameter isSearch: whether things are looked for: between the cities of a trip stands the sign that else asks for a way.
    static func lines(_ phrase: RoutePhrase, _ text: String, isSearch: Bool) -> [PaletteLine<PaletteAction>]? {
        if let (question, ends) = asked(text) { return question.answers(phrase, ends) }
        guard !isSearch, hasSign(text) else { return nil }
        let answers = way.answers(phrase, text)
        return answers.isEmpty ? nil : answers
    }

    /// What is asked back where nothing is typed yet of a name: it may be anybody's; nil where one is begun, and for other text.
    static func question(_ phrase: RoutePhrase, _ text: String, isSearch: Bool) -> SafeText? {
        guard let (question, typed) = asked(text, isSearch: isSearch) else { return nil }
        let parts = question == .way ? phrase.question(typed) : nil
        if typed.trimmed.isEmpty || parts?.isOpen == true { return "Which country?" }
        guard phrase.isOpen(parts?.ends ?? typed) else { return nil }
        return question == .way ? "The way to which country?" : "Compare with which country?"
    }

    /// The names of countries in a question, as they were typed; none in other text.
    static func names(_ phrase: RoutePhrase, _ text: String, isSearch: Bool) -> [String] {
        guard let (question, typed) = asked(text, isSearch: isSearch) else { return [] }
        guard question == .way else { return phrase.names(of: typed) }
        let parts = phrase.question(typed)
        return phrase.names(of: parts.ends) + parts.names
    }

    private static func asked(_ text: String, isSearch: Bool) -> (question: Self, typed: String)? {
        if let question = asked(text) { return question }
        guard !isSearch, hasSign(text) else { return nil }
        return (.way, text)
    }

    private static func hasSign(_ text: String) -> Bool { ["→", ">"].contains(where: text.contains) }

    /// Why a question has no answer; nil where the text is none, or nothing more can be said.
    static func nothing(_ phrase: RoutePhrase, _ text: String) -> SafeText? {
        guard let (question, typed) = asked(text) else { return nil }
        let asked = question == .way ? phrase.question(typed) : nil
        let ends = asked?.ends ?? typed
        if let name = phrase.unknown(in: ends) ?? asked?.unknown { return PaletteVerb.country.nothing(called: name) }
        guard let asked, asked.hasConditions else { return nil }
        let isWay = phrase.meanings(of: ends).contains { if case .way = $0 { true } else { false } }
        return isWay ? RouteConditions.contrary : "Two countries come first, then 'via' and 'avoid'."
    }

    /// The question that a text begins, and what stands behind its word.
    private static func asked(_ text: String) -> (question: Self, typed: String)? {
        let folded = text.lowercased()
        return allCases.lazy.compactMap { question in
            question.words.first { folded.hasPrefix($0) }.map { (question, String(text.dropFirst($0.count))) }
        }.first
    }

    private func answers(_ phrase: RoutePhrase, _ text: String) -> [PaletteLine<PaletteAction>] {
        let question = self == .way ? phrase.question(text) : nil
        let lines = question.map { answers(phrase, $0) } ?? meanings(phrase, text).map { answer($0) }
        let isGuess = phrase.isGuess(question?.ends ?? text) || question?.names.contains { phrase.isGuess(name: $0) } == true
        return isGuess ? lines.map(\.guessed) : lines
    }

    private func answers(_ phrase: RoutePhrase, _ question: RoutePhrase.Question) -> [PaletteLine<PaletteAction>] {
        let meanings = meanings(phrase, question.ends)
        guard question.hasConditions else { return meanings.map { answer($0) } }
        // Conditions end the name before them: who is called so is meant, and nobody whose name merely has these letters.
        let names = phrase.names(of: question.ends)
        let called = names.count == 2 ? phrase.countries(called: names[1]) : []
        let meant = meanings.filter { meaning in
            guard case .way(_, let other) = meaning, !called.isEmpty else { return true }
            return called.contains(other)
        }
        return meant.flatMap { meaning in question.conditions.compactMap { answer(meaning, $0) } }
    }

    private func answer(_ meaning: RoutePhrase.Meaning) -> PaletteLine<PaletteAction> {
        switch meaning {
        case .way(let one, let other):
            let text = text(one) + other.shownName
            let action: PaletteAction = self == .way ? .way(from: one, to: other, RouteConditions()) : .compare(one, other)
            return PaletteLine(text, explanation, action: action)
        case .beginning(let one):
            return PaletteLine(text(one), self == .way ? "then where to" : "then with which one", action: .complete(text(one)))
        }
    }

    /// The way under conditions; nil where none can be meant.
    private func answer(_ meaning: RoutePhrase.Meaning, _ conditions: RouteConditions) -> PaletteLine<PaletteAction>? {
        guard case .way(let one, let other) = meaning, conditions.canHold(from: one, to: other) else { return nil }
        func listed(_ countries: [Country], _ word: String) -> String {
            countries.isEmpty ? "" : word + countries.map(\.shownName).joined(separator: ", ")
        }
        let text = text(one) + other.shownName + listed(conditions.stops, " via ") + listed(conditions.avoided, " avoid ")
        return PaletteLine(text, explanation, action: .way(from: one, to: other, conditions))
    }

    /// What two countries may be meant. Where a sign stands between them, a phrase leaves out a country and itself: who types the same name
    /// again means that one first, who types a part of it that one last.
    private func meanings(_ phrase: RoutePhrase, _ text: String) -> [RoutePhrase.Meaning] {
        let meanings = phrase.meanings(of: text)
        var typed = SearchFold.fold(text)
        for sign in ["->", "=>", ">", " to ", " with "] { typed = typed.replacing(sign, with: "→") }
        let ends = typed.split(separator: "→").map { $0.split(separator: " ").joined(separator: " ") }
        guard ends.count == 2, !ends[1].isEmpty, case .way(let country, _)? = phrase.meanings(of: ends[0] + "→").first,
            phrase.meanings(of: ends[1]).contains(.beginning(from: country))
        else { return meanings }
        let itself = RoutePhrase.Meaning.way(from: country, to: country)
        let others = meanings.filter { $0 != itself }
        let names = [country.shownName, country.name, country.alpha2, country.alpha3.text]
        return names.contains { SearchFold.fold($0) == ends[1] } ? [itself] + others : others + [itself]
    }
}
