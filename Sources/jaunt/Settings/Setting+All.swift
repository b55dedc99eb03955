import TravelFeatures
import TravelUI

nonisolated extension Setting {
    static let data = text(
        "data", example: "~/travel",
        "a folder with countries.json, regions.json and trips.json; airports.tsv and outlines.bin count there, too")
    static let offline = truth("offline", standard: false, "ask no server; show what is stored")
    static let prefetch = truth("prefetch", standard: true, "fetch the page of the country under the cursor before it is opened")

    static let priceHistory = truth("price_history", standard: true, "keep what trips have cost, once a day, for 400 days")

    static let logFile = text("log.file", example: "~/jaunt.log", "a file to which what goes on is written")
    static let logLevel = choice(
        "log.level", of: "level", ["debug", "info", "warning", "error"], standard: "info", "what is worth a line there")

    static let countriesURL = address(
        "countries.url", example: "https://countries.example.org/v3.1", "the address of a REST Countries server")
    static let countriesDialect = choice(
        "countries.dialect", of: "dialect of countries", CountriesDialect.allCases.map(\.rawValue), example: "v3.1",
        "what it speaks, where the address does not end so")
    static let countriesTokenCommand = command(
        "countries.token_command", example: ["pass", "show", "countries"], "a command that prints the server's token, and its arguments")

    static let tripsURL = address("trips.url", example: "https://trips.example.org", "the address of a trip feed")
    static let tripsDialect = choice(
        "trips.dialect", of: "dialect of trips", TripsDialect.allCases.map(\.rawValue), standard: TripsDialect.native.rawValue,
        "what it speaks")
    static let tripsHome = code(
        "trips.home", .list, example: "[VNO, RIX]", of: "airport; one looks like VNO", "where your trips start, for travelpayouts")
    static let tripsCurrency = code(
        "trips.currency", standard: "EUR", example: "EUR", of: "currency; one looks like EUR", "what travelpayouts gives prices in")
    static let tripsRates = rates(
        "trips.rates", example: "[EUR, USD 0.86, GBP 1.14]",
        "the currency that prices are shown in, and what one unit of others is worth in it; without it, prices are shown as they come")
    static let tripsTokenCommand = command(
        "trips.token_command", example: ["pass", "show", "trips"], "a command that prints the server's token, and its arguments")

    static let connectTimeout = seconds("network.connect_timeout", standard: 5, "seconds until there is a connection")
    static let idleTimeout = seconds("network.idle_timeout", standard: 10, "seconds that a server may say nothing")
    static let attemptTimeout = seconds("network.attempt_timeout", standard: 30, "seconds for one attempt, its answer included")
    static let attempts = count(
        "network.attempts", 1...10, standard: 3, "how often a request is sent in all, where it fails in a way that may pass")
    static let longestWait = seconds(
        "network.longest_wait", from: 0, standard: 60, "seconds that a server may ask to be left alone for (Retry-After) and is waited for")
    static let maximumRedirects = count("network.maximum_redirects", 0...20, standard: 3, "how many redirects are followed")
    static let maximumBody = number("network.maximum_body", 0.001...1024, standard: 32, "MiB of one answer, unpacked")
    static let certificateFile = text("network.ca_file", example: "/etc/ssl/own.pem", "certificates (PEM) to trust besides the system's")

    static let theme = choice("theme", of: "theme", ThemeName.names, standard: "auto", "how things look")
    static let motion = choice("motion", of: "kind of motion", ["full", "reduced"], standard: "full", "whether anything moves by itself")

    static let flags = choice(
        "flags", of: "kind of flag", FlagStyle.allCases.map(\.rawValue), standard: "auto",
        "how the flag of a country is shown; auto is emoji where the terminal is known to draw them well")
    static let mouse = truth(
        "mouse", standard: true, "let the mouse select, open, sort and scroll; the terminal's own selection needs Shift then")

    static let units = choice(
        "units", of: "unit", LengthUnits.allCases.map(\.rawValue), standard: "kilometres", "what distances and areas are written in")
    static let language = Setting.language(
        "language", standard: "auto",
        "in which language countries, currencies and (on a page) capitals are named, such as de; auto is the locale's; English is found too"
    )

    static let session = truth(
        "session", standard: true,
        "begin with the view, the filter, the order, the row, the map's country and the theme that the last run ended with")

    /// The style of the user's own for a part of the screen.
    static func colour(_ role: ThemeRole) -> Setting {
        style("colours.\(role.rawValue)", example: "bold cyan", role.explanation)
    }

    /// The keys of a command.
    static func keys(_ command: Command) -> Setting {
        keys("keys.\(command.rawValue)", standard: standardKeys(of: command), command.explanation)
    }

    private static func standardKeys(of command: Command) -> String {
        text(ofList: KeyMap.standard.keys(for: command).map(\.description))
    }

    /// All of them, in the order of the example.
    static let all: [Setting] =
        [
            data, offline, prefetch, session, priceHistory, theme, motion, mouse, flags, units, language, countriesURL, countriesDialect,
            countriesTokenCommand, tripsURL,
            tripsDialect,
            tripsHome, tripsCurrency, tripsRates, tripsTokenCommand, connectTimeout, idleTimeout, attemptTimeout, attempts, longestWait,
            maximumRedirects, maximumBody, certificateFile, logFile, logLevel,
        ] + ThemeRole.allCases.map(colour) + Command.allCases.map(keys)
}
