package import TravelKit

/// The dialect of REST Countries v1, as self-hosted copies speak it.
package struct RESTCountriesV1: EarlyRESTCountries {
    package init() {}

    package var separator: String { ";" }

    package var fields: [String] { [] }

    package func list(path: [String], query: [APIRequest.QueryItem]) -> Endpoint<Batch<Country>> {
        // Asked for codes, it gives a null for each that nobody has.
        .list(of: RESTCountriesV1Record.self, path: path, query: query, freshFor: .seconds(86_400), mayBeNulls: path == ["alpha"]) {
            $0.country()
        }
    }
}
