import Configuration
import Foundation
import SystemPackage
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
    var trips: BaseURL?

    /// Why settings cannot be used.
    enum Failure: Error {
        /// A setting's value is none; a sentence that says so.
        case usage(String)
        /// The configuration file cannot be read; a sentence that says so.
        case configuration(String)
    }

    /// Reads the settings.
    static func load(_ options: SourceOptions, environment: [String: String], folders: XDGFolders) async throws(Failure) -> Settings {
        let path = folders.configuration + "/config.yaml"
        let file: FileProvider<YAMLSnapshot>
        do {
            file = try await FileProvider<YAMLSnapshot>(filePath: FilePath(path), allowMissing: true)
        } catch {
            throw .configuration("The configuration \(path) cannot be read: \(error)")
        }
        let reader = ConfigReader(providers: [
            InMemoryProvider(name: "arguments", values: options.values),
            EnvironmentVariablesProvider(environmentVariables: environment).prefixKeys(with: "jaunt"),
            file,
        ])
        var settings = Settings()
        settings.data = reader.string(forKey: "data")
        settings.trips = try url(reader, "trips.url")
        let dialect = reader.string(forKey: "countries.dialect")
        if let url = try url(reader, "countries.url") {
            guard let known = CountriesDialect(rawValue: dialect ?? guess(url)) else {
                throw dialect.map(unknownDialect)
                    ?? .usage("What \(url) speaks is not known; say it with --countries-dialect (\(CountriesDialect.names)).")
            }
            settings.countries = CountriesServer(url: url, dialect: known)
        } else if let dialect, CountriesDialect(rawValue: dialect) == nil {
            throw unknownDialect(dialect)
        }
        return settings
    }

    private static func unknownDialect(_ name: String) -> Failure {
        .usage("\"\(name)\" is no dialect of countries; there are \(CountriesDialect.names).")
    }

    /// The dialect that an address speaks of itself: `…/v3.1`, `…/rest/v1`.
    private static func guess(_ url: BaseURL) -> String {
        url.path.split(separator: "/").last.map(String.init) ?? ""
    }

    private static func url(_ reader: ConfigReader, _ key: ConfigKey) throws(Failure) -> BaseURL? {
        guard let text = reader.string(forKey: key) else { return nil }
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
        ] as [(AbsoluteConfigKey, String?)] {
            if let value { values[key] = ConfigValue(.string(value), isSecret: false) }
        }
        return values
    }
}
