import TerminalText
import TravelFeatures
import TravelKit

/// A word of the palette that says what to do with the name, or the text, behind it: with that nothing else is meant.
nonisolated enum PaletteVerb: String, CaseIterable {
    case sort, theme, country, region, airport, trips, route, compare, map, view, filter, search, export, note

    /// The line that leads to its names; nil where another line has that word.
    var line: PaletteLine<PaletteAction>? {
        explanation.map {
            PaletteLine(
                rawValue, $0, name: others.isEmpty ? nil : rawValue, otherNames: others, action: PaletteAction.complete(rawValue + " "))
        }
    }

    /// The words that are verbs where a blank stands behind them, be they as of several.
    static let typed: [String: PaletteVerb] = {
        var verbs: [String: PaletteVerb] = [:]
        for verb in allCases { for word in [verb.rawValue, verb.rawValue + "s"] + verb.others { verbs[word] = verb } }
        return verbs
    }()

    /// What its line is found by besides.
    private var others: [String] {
        switch self {
        // As the command line has it.
        case .country: ["border", "borders"]
        case .airport: ["airports"]
        default: []
        }
    }

    /// The line of a command that is given the text that it else asks for; nil for text that begins otherwise.
    /// - Parameter answerable: the commands of the page that can be given it, and what each does with it.
    static func line(_ text: String, on answerable: [Command: SafeText]) -> PaletteLine<PaletteAction>? {
        let text = text.drop { $0 == " " }
        guard let blank = text.firstIndex(of: " "), let verb = typed[text[..<blank].lowercased()],
            let command = verb.asking, let does = verb.ownAnswer ?? answerable[command]
        else { return nil }
        let given = String(text[blank...]).trimmed
        return given.isEmpty
            ? PaletteLine(verb.rawValue, SafeText(command.explanation), action: .command(command))
            : PaletteLine(verb.rawValue + " " + given, does, action: .answered(command, given))
    }

    /// The lines of a country that is to be seen on the map, the likeliest first; nil for text that begins otherwise.
    static func linesOfMap(_ phrase: RoutePhrase, _ text: String) -> [PaletteLine<PaletteAction>]? {
        let text = text.drop { $0 == " " }
        guard let blank = text.firstIndex(of: " "), typed[text[..<blank].lowercased()] == .map else { return nil }
        let name = String(text[blank...])
        let isGuess = phrase.isGuess(name: name)
        return phrase.countries(meantBy: name, isBegun: true).map { country in
            let line = PaletteLine<PaletteAction>(
                PaletteVerb.map.rawValue + " " + country.shownName, "a country on the map", action: .map(country))
            return isGuess ? line.guessed : line
        }
    }

    /// Whether a text behind it means something on a page with these commands: not everywhere can something be searched or exported.
    func takesText(on answerable: [Command: SafeText]) -> Bool {
        asking.map { ownAnswer != nil || answerable[$0] != nil } ?? true
    }

    /// The command that asks for a text; nil where names stand behind the word.
    private var asking: Command? {
        switch self {
        case .filter: .filter
        case .search: .search
        case .export: .export
        case .note: .note
        case .sort, .theme, .country, .region, .airport, .trips, .route, .compare, .map, .view: nil
        }
    }

    /// What that command does with the text, where it can be given one everywhere; nil where the page says it.
    private var ownAnswer: SafeText? {
        switch self {
        case .filter: "show what has it"
        case .note: "write this to the favourite"
        default: nil
        }
    }

    /// Whose names stand behind it, of those that come after the palette.
    var names: Set<PaletteNames.Kind> {
        switch self {
        case .country, .route, .compare, .map: [.countries]
        case .region: [.regions]
        case .airport: [.airports]
        case .sort, .theme, .trips, .view, .filter, .search, .export, .note: []
        }
    }

    /// What is asked back where nothing is typed yet of the name behind it; nil where no name, or more than one, stands there.
    var question: SafeText? { noun.map { "Which " + $0 + "?" } }

    /// That nothing has this name, nor any trip what is asked for; nil where no name, or more than one, stands behind the word.
    func nothing(called name: String) -> SafeText? {
        if self == .trips, !name.isEmpty { return "No trip of the feed has " + SafeText(name).cut(to: 40).quoted + "." }
        guard let noun, !name.isEmpty else { return nil }
        let words: [SafeText] = ["No ", noun, " is called ", SafeText(name).cut(to: 40).quoted, self == .sort ? " here." : "."]
        return words.joined(separator: "")
    }

    /// Which names there are, where they are few, as a sentence; nil where they are many, or none.
    /// - Parameter columns: those that the list can be sorted by.
    func names(among columns: [Column]) -> SafeText? {
        let names: [SafeText] =
            switch self {
            case .sort: columns.map { SafeText($0.name.string.lowercased()) }
            case .theme: ThemeName.names.map { SafeText($0) }
            case .view: Start.View.allCases.map { SafeText($0.rawValue) }
            default: []
            }
        return names.isEmpty ? nil : "There are: " + names.joined(separator: ", ") + "."
    }

    private var explanation: SafeText? {
        switch self {
        case .theme: "show everything in other colours"
        case .country: "the page of a country"
        case .region: "trips to a region"
        case .airport: "trips that begin or end at an airport"
        case .sort, .trips, .route, .compare, .map, .view, .filter, .search, .export, .note: nil
        }
    }

    private var noun: SafeText? {
        switch self {
        case .sort: "column"
        case .theme: "theme"
        case .country, .map: "country"
        case .region: "region"
        case .airport: "airport"
        case .view: "view"
        case .trips, .route, .compare, .filter, .search, .export, .note: nil
        }
    }
}
