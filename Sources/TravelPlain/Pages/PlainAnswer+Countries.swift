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
        let (name, conditions) = try conditioned(words)
        let end = try destination(name)
        // What is typed where one country is known already may be two others.
        if case .known(let own) = origin, case .typed = end { return try .ofNames(.way, words, beside: own, places, speech) }
        return .push(origin, end, at: places) { WayPage(from: $0[0], to: $0[1], conditions, places, speech) }
    }

    /// What is asked for by the words after "way", and its conditions, to each of which a name belongs.
    private static func conditioned(_ words: String) throws(Absence) -> (rest: String, conditions: TypedConditions) {
        let parts = TypedConditions.parted(words)
        if parts.conditions.isOpen { throw Absence(reason: "Say which country: via or avoid, and its name; several with commas.") }
        return parts
    }

    /// The map of a country, or of the world where no name is typed.
    static func map(of name: String, _ places: Places, _ speech: Speech) -> PlainAnswer {
        if name.isEmpty { return .push(WorldPage(places, speech)) }
        // A number is a line's, and where lines have no map it is nobody's name.
        if case .number? = TypedCommand(name) { return .refuse("map takes no number here, but the name of a country.") }
        return .push(.typed(name), at: places) { MapPage($0[0], places, speech) }
    }

    /// Two countries beside each other.
    static func comparison(of one: WantedCountry, and other: WantedCountry, _ places: Places, _ speech: Speech) -> PlainAnswer {
        .push(one, other, at: places) { ComparePage($0[0], $0[1], places, speech) }
    }

    /// What a word does with two countries whose names stand side by side, "germany austria"; or, where that is one name, with another one
    /// and that.
    /// - Parameters:
    ///   - own: the other one; nil where there is none.
    ///   - hint: what is said where the words are not the names of two, nor is there another one.
    static func ofNames(
        _ word: CommandWord, _ words: String, beside own: CountryReference? = nil, hint: SafeText = .empty, _ places: Places,
        _ speech: Speech
    ) throws(Absence) -> PlainAnswer {
        let (names, conditions) = try word == .way ? conditioned(words) : (rest: words, conditions: TypedConditions())
        let wanted = WantedCountries.two(names, for: word, beside: own, hint: hint)
        return .pushTyped(
            TypedPage(wanted, places) { countries in
                if word == .way { return WayPage(from: countries[0], to: countries[1], conditions, places, speech) }
                return ComparePage(countries[0], countries[1], places, speech)
            })
    }

    /// What a word does with two countries that are named with a sign or a word between them, as the palette takes them: "portugal > vietnam
    /// via iran", "chad with mali"; nil for other words.
    static func ofTwo(_ word: CommandWord, _ words: String, _ places: Places, _ speech: Speech) throws(Absence) -> PlainAnswer? {
        guard word.takesTwo else { return nil }
        guard let (one, other) = RoutePhrase.ends(of: word == .way ? TypedConditions.parted(words).rest : words) else { return nil }
        if one.isEmpty || other.isEmpty {
            throw Absence(reason: SafeText("Say both countries, such as: \(word.rawValue) portugal \(word.sign) vietnam"))
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
