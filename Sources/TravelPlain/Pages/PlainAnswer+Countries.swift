import TerminalText
import TravelFeatures
import TravelKit

extension PlainAnswer {
    /// The way over land that is asked for by the words after "way": "vietnam", "vietnam via iran avoid russia", "via iran".
    /// - Parameters:
    ///   - origin: where it begins.
    ///   - destination: the country that a name means, which is empty where none is given.
    static func way(
        _ words: String, from origin: WantedCountry, _ places: Places, _ speech: Speech,
        to destination: (String) throws(Absence) -> WantedCountry
    ) throws(Absence) -> PlainAnswer {
        let (name, conditions) = TypedConditions.parted(words)
        if conditions.isOpen { throw Absence(reason: "Say which country: via or avoid, and its name; several with commas.") }
        return .push(origin, try destination(name), at: places) { WayPage(from: $0[0], to: $0[1], conditions, places, speech) }
    }

    /// Two countries beside each other.
    static func comparison(of one: WantedCountry, and other: WantedCountry, _ places: Places, _ speech: Speech) -> PlainAnswer {
        .push(one, other, at: places) { ComparePage($0[0], $0[1], places, speech) }
    }

    /// Two countries beside each other whose names stand side by side, "germany austria"; or, where that is one name, that one and another.
    /// - Parameters:
    ///   - own: the other one; nil where there is none.
    ///   - hint: what is said where the words are not the names of two, nor is there another one.
    static func comparison(
        named words: String, beside own: CountryReference? = nil, hint: SafeText = .empty, _ places: Places, _ speech: Speech
    ) -> PlainAnswer {
        .pushTyped(TypedPage(.two(words, beside: own, hint: hint), places) { ComparePage($0[0], $0[1], places, speech) })
    }

    /// What a word does with two countries that are named with a sign or a word between them, as the palette takes them: "portugal > vietnam
    /// via iran", "chad with mali"; nil for other words.
    static func ofTwo(_ word: CommandWord, _ words: String, _ places: Places, _ speech: Speech) throws(Absence) -> PlainAnswer? {
        guard word == .way || word == .compare else { return nil }
        guard let (one, other) = RoutePhrase.ends(of: word == .way ? TypedConditions.parted(words).rest : words) else { return nil }
        if one.isEmpty || other.isEmpty {
            throw Absence(reason: SafeText("Say both countries, such as: \(word.rawValue) portugal \(word == .way ? ">" : "with") vietnam"))
        }
        // Numbers are those of lines, but for three digits, which are a country's code.
        if one.isNumber, other.isNumber, !(CountryReference.isNumeric(one) && CountryReference.isNumeric(other)) { throw Absence(of: word) }
        if word == .compare { return .comparison(of: .typed(one), and: .typed(other), places, speech) }
        return try .way(words, from: .typed(one), places, speech) { _ in .typed(other) }
    }
}

extension String {
    /// Whether these are conditions of a way that say nothing of where it leads: "via iran".
    var isConditionsAlone: Bool {
        let (rest, conditions) = TypedConditions.parted(self)
        return rest.isEmpty && !conditions.isEmpty
    }
}
