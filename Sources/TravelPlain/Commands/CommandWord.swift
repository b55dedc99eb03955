import TerminalText

/// The words that are commands.
enum CommandWord: String, CaseIterable {
    case more, back, countries, trips, favourites, map, sort, regions, destinations, keep, note, undo, fares, link, way, compare, export,
        reload, show, errors,
        login,
        logout, help, quit

    /// A word, or the letter that stands for it.
    init?(typed text: String) {
        guard let word = Self.allCases.first(where: { $0.rawValue == text || $0.short == text }) else { return nil }
        self = word
    }

    /// A shorter way to type it; nil where there is none.
    private var short: String? {
        switch self {
        case .more: "m"
        case .back: "b"
        case .help: "?"
        case .quit: "q"
        default: nil
        }
    }

    /// What can stand after it.
    private var argument: String? {
        switch self {
        case .sort: "COLUMN"
        case .way, .compare: "COUNTRY"
        case .export: "FILE"
        case .keep, .fares, .link: "NUMBER"
        case .note: "NUMBER TEXT"
        default: nil
        }
    }

    private var meaning: String {
        switch self {
        case .more: "go on with a long list"
        case .back: "back to the page before"
        case .countries: "all countries"
        case .trips: "the trips of the feed"
        case .favourites: "the trips and countries that you keep"
        case .map: "how to have a map"
        case .sort: "sort by a column; the same again reverses; alone, it says which there are"
        case .regions: "choose a region, on the pages of trips"
        case .destinations: "where the trips of the list lead, the cheapest first"
        case .way: "the way over land from the country of the page; on that page, a number shows another way"
        case .compare: "the country of the page beside another one, fact by fact"
        case .export: "write the list into a file; its name ends in .json, .ndjson, .csv or .tsv"
        case .keep: "keep a trip or a country as a favourite, or no longer"
        case .note: "write a note to a favourite of the list, or, without a number, to that of the page; none takes it away"
        case .undo: "bring back the favourite that was taken away last"
        case .fares: "the fares of a trip's route, or to the country of the page"
        case .link: "say where a trip is booked"
        case .reload: "load anew"
        case .show: "say the whole page again"
        case .errors: "what went wrong lately, with causes"
        case .login: "sign in at the server of the trips"
        case .logout: "sign out there"
        case .help: "these lines"
        case .quit: "leave; so does the end of the input"
        }
    }

    /// Every command, a line each.
    static var helpLines: [SafeText] {
        [
            "NUMBER: open that line of the list, or choose it",
            "/TEXT: show what matches the text; / alone shows everything",
        ]
            + allCases.map { word in
                let short = word.short.map { " or \($0)" } ?? ""
                let argument = word.argument.map { " [\($0)]" } ?? ""
                return SafeText("\(word.rawValue)\(short)\(argument): \(word.meaning)")
            }
    }
}
