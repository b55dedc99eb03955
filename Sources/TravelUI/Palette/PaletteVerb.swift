import TerminalText
import TravelFeatures

/// A word of the palette that says what to do with the name behind it: with that name nothing else is meant.
nonisolated enum PaletteVerb: String, CaseIterable {
    case sort, theme, border, region, airport, route, compare

    /// The line that leads to its names; nil where another line has that word.
    var line: PaletteLine<PaletteAction>? {
        explanation.map { PaletteLine(rawValue, $0, action: PaletteAction.complete(rawValue + " ")) }
    }

    /// Whether its names are those of countries, regions and airports, which come a moment after the palette.
    var needsNames: Bool { self != .sort && self != .theme }

    /// That nothing has this name; nil where no name, or more than one, stands behind the word.
    func nothing(called name: String) -> SafeText? {
        guard let noun, !name.isEmpty else { return nil }
        let words: [SafeText] = ["No ", noun, " is called '", SafeText(name).cut(to: 40), self == .sort ? "' here." : "'."]
        return words.joined(separator: "")
    }

    private var explanation: SafeText? {
        switch self {
        case .theme: "show everything in other colours"
        case .border: "the page of a country"
        case .region: "trips to a region"
        case .airport: "trips that begin or end at an airport"
        case .sort, .route, .compare: nil
        }
    }

    private var noun: SafeText? {
        switch self {
        case .sort: "column"
        case .theme: "theme"
        case .border: "country"
        case .region: "region"
        case .airport: "airport"
        case .route, .compare: nil
        }
    }
}
