package import TravelKit

/// The dialect of REST Countries v2, as self-hosted copies speak it, in both of its separators.
package struct RESTCountriesV2: EarlyRESTCountries {
    package let separator: String

    /// As on `restcountries.eu`: a semicolon between codes and fields.
    package static let semicolon = RESTCountriesV2(separator: ";")
    /// As on `restcountries.com`: a comma.
    package static let comma = RESTCountriesV2(separator: ",")

    package var fields: [String] { RESTCountriesV2Record.CodingKeys.allCases.map(\.rawValue) }

    package func list(path: [String], query: [APIRequest.QueryItem]) -> Endpoint<Batch<Country>> {
        // Asked for codes, it gives a null for each that nobody has.
        .list(of: RESTCountriesV2Record.self, path: path, query: query, freshFor: .seconds(86_400), mayBeNulls: path == ["alpha"]) {
            $0.country()
        }
    }
}
