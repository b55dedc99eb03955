import TerminalText
import TravelFeatures
import TravelKit

extension PlainAnswer {
    /// The way over land that is asked for by the words after "way": "vietnam", "vietnam via iran avoid russia", "via iran".
    /// - Parameters:
    ///   - origin: where it begins.
    ///   - destination: the country that a name means, which is empty where none is given; or why there is none.
    static func way(
        _ words: String, from origin: WantedCountry, _ places: Places, _ speech: Speech,
        to destination: (String) -> Result<WantedCountry, Absence>
    ) -> PlainAnswer {
        let (name, conditions) = TypedConditions.parted(words)
        if conditions.isOpen { return .say("Say which country: via or avoid, and its name; several with commas.") }
        switch destination(name) {
        case .success(let destination):
            return .push(origin, destination, at: places) { WayPage(from: $0[0], to: $0[1], conditions, places, speech) }
        case .failure(let absence): return .say(absence.reason)
        }
    }

    /// The way between two countries with a sign between them, as the palette takes it: "portugal > vietnam via iran"; nil for other words.
    static func wayBetween(_ words: String, _ places: Places, _ speech: Speech) -> PlainAnswer? {
        let (ends, _) = TypedConditions.parted(words)
        guard let sign = ["→", "->", "=>", ">"].lazy.compactMap({ ends.firstRange(of: $0) }).first else { return nil }
        let (origin, end) = (String(ends[..<sign.lowerBound]).trimmed, String(ends[sign.upperBound...]).trimmed)
        if origin.isEmpty || end.isEmpty { return .say("Say both countries, such as: way portugal > vietnam") }
        return .way(words, from: .typed(origin), places, speech) { _ in .success(.typed(end)) }
    }
}

extension String {
    /// Whether these are conditions of a way that say nothing of where it leads: "via iran".
    var isConditionsAlone: Bool {
        let (rest, conditions) = TypedConditions.parted(self)
        return rest.isEmpty && !conditions.isEmpty
    }
}
