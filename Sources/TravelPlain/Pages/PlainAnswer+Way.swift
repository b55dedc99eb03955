import TerminalText
import TravelFeatures
import TravelKit

extension PlainAnswer {
    /// The way over land that is asked for by the words after "way": "vietnam", "vietnam via iran avoid russia", "via iran".
    /// - Parameters:
    ///   - origin: where it begins.
    ///   - destination: the country that a name means, which is empty where none is given; nil where one is needed.
    static func way(
        _ words: String, from origin: CountryReference, _ places: Places, _ speech: Speech, to destination: (String) -> CountryReference?
    ) -> PlainAnswer {
        let (name, conditions) = TypedConditions.parted(words)
        if conditions.isOpen { return .say("Say which country: via or avoid, and its name; several with commas.") }
        guard let destination = destination(name) else { return .say("Say where to: way and the name of a country.") }
        return .push(WayPage(from: origin, to: destination, conditions, places, speech))
    }

    /// The way between two countries with a sign between them, as the palette takes it: "portugal > vietnam via iran"; nil for other words.
    static func wayBetween(_ words: String, _ places: Places, _ speech: Speech) -> PlainAnswer? {
        let (ends, _) = TypedConditions.parted(words)
        guard let sign = ["→", "->", "=>", ">"].lazy.compactMap({ ends.firstRange(of: $0) }).first else { return nil }
        let (origin, end) = (String(ends[..<sign.lowerBound]).trimmed, String(ends[sign.upperBound...]).trimmed)
        if origin.isEmpty || end.isEmpty { return .say("Say both countries, such as: way portugal > vietnam") }
        return .way(words, from: CountryReference(typed: origin), places, speech) { _ in CountryReference(typed: end) }
    }
}

extension String {
    /// Whether these are conditions of a way that say nothing of where it leads: "via iran".
    var isConditionsAlone: Bool {
        let (rest, conditions) = TypedConditions.parted(self)
        return rest.isEmpty && !conditions.isEmpty
    }
}
