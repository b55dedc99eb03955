package import TravelKit

/// The dialect of REST Countries v1, as self-hosted copies speak it. Names match without regard to case and accents, then alternative
/// spellings; an unknown code is a `null` in the answer.
package struct RESTCountriesV1: CountryDialect {
    package init() {}

    package var all: [Endpoint<Batch<Country>>] { [list(path: ["all"])] }

    package func named(_ name: String) -> [Endpoint<Batch<Country>>] {
        [list(path: ["name", name], query: [.init("fullText", "true")])]
    }

    package func coded(_ codes: [String]) -> Endpoint<Batch<Country>> {
        list(path: ["alpha"], query: [.init("codes", codes.joined(separator: ";"))])
    }

    private func list(path: [String], query: [APIRequest.QueryItem] = []) -> Endpoint<Batch<Country>> {
        .list(of: RESTCountriesV1Record.self, path: path, query: query) { $0.country() }
    }
}
