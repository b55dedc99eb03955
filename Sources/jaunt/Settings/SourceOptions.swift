import ArgumentParser

/// Where the data comes from, on the command line.
struct SourceOptions: ParsableArguments {
    @Option(help: ArgumentHelp("A folder with the same files as the bundled data.", valueName: "dir"))
    var data: String?

    @Option(
        name: .customLong("countries-url"),
        help: ArgumentHelp("The address of a REST Countries server, such as https://example.org/v3.1.", valueName: "url"))
    var countriesURL: String?

    @Option(help: ArgumentHelp("What that server speaks: \(CountriesDialect.names).", valueName: "dialect"))
    var countriesDialect: String?

    @Option(
        name: .customLong("trips-url"),
        help: ArgumentHelp("The address of a trip feed, such as https://example.org.", valueName: "url"))
    var tripsURL: String?

    /// These options, and where one of them is not given, the other's.
    func over(_ other: SourceOptions) -> SourceOptions {
        var options = self
        options.data = data ?? other.data
        options.countriesURL = countriesURL ?? other.countriesURL
        options.countriesDialect = countriesDialect ?? other.countriesDialect
        options.tripsURL = tripsURL ?? other.tripsURL
        return options
    }
}

/// What a REST Countries server speaks.
nonisolated enum CountriesDialect: String, CaseIterable, Sendable {
    case v1
    case v31 = "v3.1"

    /// All of them, for a sentence.
    static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
}
