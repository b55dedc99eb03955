import TerminalText
import TravelFeatures

/// A word of the palette that says what to do with the name behind it: with that name nothing else is meant.
nonisolated enum PaletteVerb: String, CaseIterable {
    case sort, theme, border, region, airport, trips, route, compare

    /// The line that leads to its names; nil where another line has that word.
    var line: PaletteLine<PaletteAction>? {
        explanation.map { PaletteLine(rawValue, $0, action: PaletteAction.complete(rawValue + " ")) }
    }

    /// Whose names stand behind it, of those that come a moment after the palette.
    var names: Set<PaletteNames.Kind> {
        switch self {
        case .border, .route, .compare: [.countries]
        case .region: [.regions]
        case .airport: [.airports]
        case .sort, .theme, .trips: []
        }
    }

    /// That nothing has this name, nor any trip what is asked for; nil where no name, or more than one, stands behind the word.
    func nothing(called name: String) -> SafeText? {
        if self == .trips, !name.isEmpty { return "No trip of the feed has '" + SafeText(name).cut(to: 40) + "'." }
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
        case .sort, .trips, .route, .compare: nil
        }
    }

    private var noun: SafeText? {
        switch self {
        case .sort: "column"
        case .theme: "theme"
        case .border: "country"
        case .region: "region"
        case .airport: "airport"
        case .trips, .route, .compare: nil
        }
    }
}
