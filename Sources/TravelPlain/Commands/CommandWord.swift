import TerminalText

/// The words that are commands.
enum CommandWord: String, CaseIterable {
    case more, back, countries, trips, favourites, find, map, sort, columns, mark, regions, destinations, keep, note, undo, redo, fares,
        link, country, way, compare, export, reload, show, errors, login, logout, help, quit

    /// A word, or what stands for it.
    init?(typed text: String) {
        guard let word = Self.allCases.first(where: { $0.rawValue == text || $0.other == text }) else { return nil }
        self = word
    }

    /// Another way to type it; nil where there is none.
    private var other: String? {
        switch self {
        case .country: "border"
        case .more: "m"
        case .back: "b"
        case .help: "?"
        case .quit: "q"
        default: nil
        }
    }

    /// What can stand after it; nil where nothing can.
    private var argument: String? {
        switch self {
        case .sort: "COLUMN"
        case .country: "COUNTRY"
        case .way: "COUNTRY or NUMBER, COUNTRY > COUNTRY, via COUNTRY, avoid COUNTRY"
        case .map: "COUNTRY or NUMBER"
        case .compare: "COUNTRY with COUNTRY, COUNTRY, NUMBERS or marked"
        case .export: "FILE, or FILE columns"
        case .columns: "COLUMN, COLUMN"
        case .mark, .keep: "NUMBERS"
        case .fares, .link, .trips, .errors: "NUMBER"
        case .find, .regions: "TEXT"
        case .help: "COMMAND"
        case .note: "NUMBER TEXT"
        default: nil
        }
    }

    /// Whether it takes the names of two countries, wherever one is.
    var takesTwo: Bool { self == .way || self == .compare }

    /// What may stand between these.
    var sign: String { self == .way ? ">" : "with" }

    /// Whether it stands alone, so that what is typed after it asks for something that it does not do.
    var standsAlone: Bool { argument == nil }

    /// What it does, as a clause.
    var meaning: String {
        switch self {
        case .more: "go on with a long list"
        case .back: "back to the page before"
        case .countries: "all countries"
        case .trips:
            "the trips of the feed; on a page, or with the number of a line, those that go there, or of the trip's route; from these, all "
                + "trips, and from there back"
        case .favourites: "the trips and countries that you keep"
        case .find: "look everywhere: countries, capitals, regions, airports and trips, the best match first"
        case .map:
            "a map in words: where a country lies, and in which direction what lies around it; with the number of a line, of its country, or of "
                + "that to which its trip goes; beside another country, 1 or 2 is one of the two; on the map, a number goes on to that "
                + "country; where no country is meant, the whole world"
        case .sort:
            "sort by a column (its name or number); the same again reverses; sort none is the list's own order; alone, it says which there "
                + "are, and a number then sorts"
        case .regions:
            "choose the region whose trips are listed, at once where the text finds one alone; from another page, that leads to these, and back "
                + "leads back there"
        case .destinations: "where the trips of the list lead, the cheapest first"
        case .country: "the page of this country; alone, of that on the map, or to which the trip of the page goes, as does 1 there"
        case .way:
            "the way over land from the country of the page; on a trip's page, the way home; beside another country, from the one to the other; "
                + "on a way's page, a number shows another; way A > B, A to B or A B is the one between two countries, wherever you are; "
                + "where there is none, 1 or 2 is one of the nearest pair"
        case .compare:
            "two countries fact by fact: compare A with B, or compare A B, wherever you are; on a list, two lines (1 3, or marked); on a "
                + "country's page, that one beside another; beside each other, 1 or 2 is one of the two, alone and after keep, note, trips and map"
        case .columns:
            "say these columns alone (their names or numbers), in this order; -COLUMN leaves one out, all brings all back; alone, it says "
                + "which there are, and a number then says that one alone"
        case .mark:
            "mark lines (1 3-5), or no longer; mark none takes all marks away; what is marked is exported, or meant by keep marked and the like"
        case .export:
            "write the list, or what is marked, into a file that ends in .json, .ndjson, .csv or .tsv; with columns behind its name, with the "
                + "fields of the columns alone that are said; on the page of a country without neighbours, that country; a trip's page for a "
                + "calendar, in .ics"
        case .keep: "keep what the page is of, or lines of the list (1 3-5, or marked), as favourites, or no longer"
        case .note:
            "write a note to a favourite: what the page is of, or the line with that number; the text none takes it away; one that begins with "
                + "a number goes between quotation marks"
        case .undo: "bring back what was taken away from the favourites last, or the note before"
        case .redo: "have it again as it was before undo"
        case .fares: "the fares of a trip's route, or to the country of the page"
        case .link: "say where a trip is booked"
        case .reload: "load anew"
        case .show: "say the whole page again"
        case .errors: "what went wrong lately, the newest first; there, or behind this word, a number says all of one, with what helps"
        case .login: "sign in at the server of the trips; an empty line leaves that"
        case .logout: "sign out there"
        case .help: "these lines, or the one of a command"
        case .quit: "leave; so does the end of the input"
        }
    }

    /// Every command, a line each.
    static var helpLines: [SafeText] {
        [
            "NUMBER: open that line of the list, or choose it",
            "/TEXT: show what matches the text; / alone shows everything",
        ]
            + allCases.map(\.helpLine)
    }

    /// The command in one line.
    var helpLine: SafeText {
        let other = other.map { " or \($0)" } ?? ""
        let argument = argument.map { " [\($0)]" } ?? ""
        return SafeText("\(rawValue)\(other)\(argument): \(meaning)")
    }
}
