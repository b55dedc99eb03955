package import TravelKit

/// The dialect of the program's own data: one file with everything, from which the repository selects.
package struct BundledCountries: CountryDialect {
    package init() {}

    private var everything: Endpoint<Batch<Country>> {
        .list(of: BundledCountryRecord.self, path: ["countries"]) { $0.country() }
    }

    package var all: [Endpoint<Batch<Country>>] { [everything] }

    package func named(_ name: String) -> [Endpoint<Batch<Country>>] { [] }

    package func coded(_ codes: [String]) -> Endpoint<Batch<Country>> { everything }
}
