package import TravelKit

/// The dialect of the program's own data: one file with everything, from which the repository selects.
package struct BundledCountries: CountryDialect {
    package init() {}

    package var listing: CountryListing {
        .whole(.list(of: BundledCountryRecord.self, path: ["countries"]) { $0.country() })
    }

    package func named(_ name: String) -> [Endpoint<Batch<Country>>] { [] }

    package func coded(_ codes: [String]) -> Endpoint<Batch<Country>>? { nil }
}
