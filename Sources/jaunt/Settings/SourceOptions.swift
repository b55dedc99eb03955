import ArgumentParser

/// Where the data comes from, on the command line.
struct SourceOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "A folder with countries.json, regions.json and trips.json; airports.tsv and outlines.bin count there, too.",
            valueName: "dir"), completion: .directory)
    var data: String?

    @Option(
        name: .customLong("countries-url"),
        help: ArgumentHelp("The address of a REST Countries server, such as https://example.org/v3.1.", valueName: "url"))
    var countriesURL: String?

    @Option(
        help: ArgumentHelp("What that server speaks: \(CountriesDialect.names).", valueName: "dialect"),
        completion: .list(CountriesDialect.allCases.map(\.rawValue)))
    var countriesDialect: String?

    @Option(
        name: .customLong("trips-url"),
        help: ArgumentHelp("The address of a trip feed, such as https://example.org.", valueName: "url"))
    var tripsURL: String?

    @Option(
        help: ArgumentHelp("What that feed speaks: \(TripsDialect.names).", valueName: "dialect"),
        completion: .list(TripsDialect.allCases.map(\.rawValue)))
    var tripsDialect: String?

    @Option(
        help: ArgumentHelp("Where your trips start, for travelpayouts; may be given more than once.", valueName: "iata"),
        completion: .airportCodes)
    var home: [String] = []

    @Option(help: ArgumentHelp("What travelpayouts gives prices in; EUR unless you say so.", valueName: "code"))
    var currency: String?

    @Option(help: ArgumentHelp("A file to which what goes on is written.", valueName: "file"), completion: .file())
    var log: String?

    @Option(
        help: ArgumentHelp("What is worth a line there: debug, info, warning, error.", valueName: "level"),
        completion: .list(["debug", "info", "warning", "error"]))
    var logLevel: String?

    @Flag(help: "Ask no server; show what was stored.")
    var offline = false

    /// These options, and where one of them is not given, the other's.
    func over(_ other: SourceOptions) -> SourceOptions {
        var options = self
        options.data = data ?? other.data
        options.countriesURL = countriesURL ?? other.countriesURL
        options.countriesDialect = countriesDialect ?? other.countriesDialect
        options.tripsURL = tripsURL ?? other.tripsURL
        options.tripsDialect = tripsDialect ?? other.tripsDialect
        options.home = home.isEmpty ? other.home : home
        options.currency = currency ?? other.currency
        options.log = log ?? other.log
        options.logLevel = logLevel ?? other.logLevel
        options.offline = offline || other.offline
        return options
    }

    /// Those that were given, by the names of their settings.
    var given: GivenOptions {
        var given = GivenOptions()
        given.set(.data, data)
        given.set(.countriesURL, countriesURL)
        given.set(.countriesDialect, countriesDialect)
        given.set(.tripsURL, tripsURL)
        given.set(.tripsDialect, tripsDialect)
        given.set(.tripsCurrency, currency)
        given.set(.tripsHome, home)
        given.set(.offline, offline ? "true" : nil)
        given.set(.logFile, log)
        given.set(.logLevel, logLevel)
        return given
    }
}
