import TravelData

/// A REST Countries server.
nonisolated struct CountriesServer: Hashable, Sendable {
    var url: BaseURL
    var dialect: CountriesDialect

    /// The server that is set; nil when none is.
    init?(_ reader: SettingsReader, _ places: SettingsPlaces) throws(Settings.Failure) {
        let set = try reader.text(.countriesDialect).flatMap(CountriesDialect.init(rawValue:))
        guard let address = try reader.text(.countriesURL) else { return nil }
        // What is wrong with it is said of itself.
        if reader.isFaulty(.countriesDialect) { return nil }
        url = try Settings.address(address, .countriesURL)
        guard let dialect = set ?? CountriesDialect(rawValue: url.path.split(separator: "/").last.map(String.init) ?? "") else {
            let address = url
            throw places.failure(.countriesURL) { name in
                "What \(address) speaks is not known; say it with \(name(.countriesDialect)) (\(CountriesDialect.names))."
            }
        }
        self.dialect = dialect
    }
}

/// What a REST Countries server speaks; an address that ends so (`…/v3.1`, `…/rest/v1`) says it itself.
nonisolated enum CountriesDialect: String, CaseIterable, Sendable {
    case v1
    /// With semicolons, as on restcountries.eu.
    case v2
    /// With commas, as on restcountries.com.
    case v2Comma = "v2-comma"
    case v31 = "v3.1"
    case v5

    /// All of them, for a sentence.
    static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
}
