package import TravelKit

/// The dialect of REST Countries v5, a service with a key and few free requests a month: everything is fetched once, page by page, and kept
/// for weeks; names and codes are looked for in what is kept.
package struct RESTCountriesV5: CountryDialect {
    /// The most that the service gives at once without a plan.
    static let pageSize = 100

    /// What the record reads, and nothing more.
    private static let fields = [
        "names.common", "names.official", "names.native", "codes.alpha_2", "codes.alpha_3", "codes.ccn3", "capitals", "region", "subregion",
        "borders", "area.kilometers", "coordinates", "population", "languages", "currencies", "calling_codes", "timezones", "tlds",
    ]

    package init() {}

    package var isMetered: Bool { true }

    package var listing: CountryListing { .pages(Self.page(after:)) }

    package func named(_ name: String) -> [Endpoint<Batch<Country>>] { [] }

    package func coded(_ codes: [String]) -> Endpoint<Batch<Country>>? { nil }

    @Sendable private static func page(after offset: Int) -> Endpoint<Page<Country>> {
        var request = APIRequest(
            path: [],
            query: [
                .init("limit", "\(pageSize)"), .init("offset", "\(offset)"), .init("response_fields", fields.joined(separator: ",")),
            ],
            needsToken: true)
        // Some 500 requests a month are free: three weeks hold whatever the service says of keeping its answers.
        request.keptAtLeast = .seconds(21 * 86_400)
        return .value(of: RESTCountriesV5Page.self, request) { try $0.page(after: offset) }
    }
}
