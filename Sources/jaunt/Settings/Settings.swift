import Configuration
import Foundation
import TravelData

/// What the user has set: flags over environment (`JAUNT_*`) over `config.yaml`.
nonisolated struct Settings: Sendable {
    /// A REST Countries server.
    struct CountriesServer: Hashable, Sendable {
        var url: BaseURL
        var dialect: CountriesDialect
    }

    /// A folder with data in place of the bundled data.
    var data: String?
    /// The server of countries; nil for files.
    var countries: CountriesServer?
    /// The server of trips; nil for files.
    var trips: TripsServer?

    /// Whether no server is to be asked.
    var isOffline = false
    /// Whether the page of the country under the cursor is fetched before it is opened.
    var prefetches = true
    /// Commands that print tokens, by arguments; empty for none.
    var countriesTokenCommand: [String] = []
    var tripsTokenCommand: [String] = []

    /// Why settings cannot be used.
    enum Failure: Error {
        /// A setting's value is none; a sentence that says so.
        case usage(String)
        /// The configuration file cannot be read; a sentence that says so.
        case configuration(String)
    }

    /// Reads the settings.
    static func load(_ options: SourceOptions, environment: [String: String], folders: XDGFolders) async throws(Failure) -> Settings {
        let file = try await SettingsFile.read(folders.configuration + "/config.yaml")
        let reader = ConfigReader(
            providers: [
                InMemoryProvider(name: "arguments", values: options.values),
                // A variable that is set to nothing counts as unset.
                EnvironmentVariablesProvider(environmentVariables: environment.filter { !$0.value.isEmpty }).prefixKeys(with: "jaunt"),
            ] + (file.map { [$0] } ?? []))
        if let empty = options.values.first(where: { $0.value.content == .string("") }) {
            throw .usage("\(empty.key): an empty value was given.")
        }
        var settings = Settings()
        settings.data = text(reader, "data")
        settings.isOffline = reader.bool(forKey: "offline", default: false)
        settings.prefetches = reader.bool(forKey: "prefetch", default: true)
        settings.countriesTokenCommand = reader.stringArray(forKey: "countries.token_command", default: [])
        settings.tripsTokenCommand = reader.stringArray(forKey: "trips.token_command", default: [])
        settings.trips = try TripsServer(reader)
        let dialect = text(reader, "countries.dialect")
        if let url = try url(reader, "countries.url") {
            guard let known = CountriesDialect(rawValue: dialect ?? guess(url)) else {
                throw dialect.map(unknownDialect)
                    ?? .usage("What \(url) speaks is not known; say it with --countries-dialect (\(CountriesDialect.names)).")
            }
            settings.countries = CountriesServer(url: url, dialect: known)
        } else if let dialect, CountriesDialect(rawValue: dialect) == nil {
            throw unknownDialect(dialect)
        }
        if settings.data != nil {
            // A folder that is named later than a server (flag over variable over file) takes its place.
            func layer(_ flag: String?, _ variable: String) -> Int { flag != nil ? 0 : (environment[variable] ?? "").isEmpty ? 2 : 1 }
            let folder = layer(options.data, "JAUNT_DATA")
            if folder < layer(options.countriesURL, "JAUNT_COUNTRIES_URL") { settings.countries = nil }
            if folder < layer(options.tripsURL ?? options.tripsDialect, "JAUNT_TRIPS_URL") { settings.trips = nil }
        }
        return settings
    }

    private static func unknownDialect(_ name: String) -> Failure {
        .usage("\"\(name)\" is no dialect of countries; there are \(CountriesDialect.names).")
    }

    /// The dialect that an address speaks of itself: `…/v3.1`, `…/rest/v1`, `…/v5`.
    private static func guess(_ url: BaseURL) -> String {
        url.path.split(separator: "/").last.map(String.init) ?? ""
    }

    /// A setting; one without a value ("data:") counts as unset.
    static func text(_ reader: ConfigReader, _ key: ConfigKey) -> String? {
        reader.string(forKey: key).flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The address that is set under this key.
    static func url(_ reader: ConfigReader, _ key: ConfigKey) throws(Failure) -> BaseURL? {
        guard let text = text(reader, key) else { return nil }
        do {
            return try BaseURL(text)
        } catch {
            throw .usage("\(key): \(error).")
        }
    }
}

nonisolated extension SourceOptions {
    /// The options that were given, by the names of their settings.
    fileprivate var values: [AbsoluteConfigKey: ConfigValue] {
        var values: [AbsoluteConfigKey: ConfigValue] = [:]
        for (key, value) in [
            ("data", data), ("countries.url", countriesURL), ("countries.dialect", countriesDialect), ("trips.url", tripsURL),
            ("trips.dialect", tripsDialect), ("trips.currency", currency),
        ] as [(AbsoluteConfigKey, String?)] {
            if let value { values[key] = ConfigValue(.string(value), isSecret: false) }
        }
        if offline { values["offline"] = ConfigValue(.bool(true), isSecret: false) }
        if !home.isEmpty { values["trips.home"] = ConfigValue(.stringArray(home), isSecret: false) }
        return values
    }
}
