package import TravelKit

/// The dialect of the program's own countries, which are there with its first screen: the records of `countries.json` as a table.
package struct BundledCountryTable: CountryDialect {
    package init() {}

    package var listing: CountryListing {
        .whole(Endpoint(APIRequest(path: ["countries.tsv"])) { TableDecoder { try Country(row: $0) } })
    }

    package func named(_ name: String) -> [Endpoint<Batch<Country>>] { [] }

    package func coded(_ codes: [String]) -> Endpoint<Batch<Country>>? { nil }
}

extension Country {
    /// The country of a row of `countries.tsv`: lists have "|" between their elements, and an element's parts have ":" between them.
    fileprivate init(row: TableDecoder<Country>.Row) throws {
        func list(_ name: String) throws -> [String] { try row.field(name).split(separator: "|").map(String.init) }
        func parts(_ name: String) throws -> [[String]] {
            try row.field(name).split(separator: "|").map { element in
                element.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
            }
        }
        self.init(
            alpha2: try row.field("alpha2"), alpha3: Alpha3Code(try row.field("alpha3")), numeric: row.optionalField("numeric"),
            name: try row.field("name"), officialName: row.optionalField("officialName"),
            nativeNames: try parts("nativeNames").map { .init(language: $0[0], name: $0[$0.count - 1]) },
            alternativeSpellings: try list("altSpellings"), capitals: try list("capitals"), region: try row.field("region"),
            subregion: row.optionalField("subregion"), borders: try list("borders").map(Alpha3Code.init(_:)),
            population: Int(try row.field("population")), area: Double(try row.field("areaKm2")),
            languages: try parts("languages").map { .init(code: $0[0], name: $0[$0.count - 1]) },
            currencies: try parts("currencies").map { parts in
                .init(code: parts[0], name: parts.count > 1 ? parts[1] : "", symbol: parts.count > 2 ? parts[2] : nil)
            },
            callingCodes: try list("callingCodes"), topLevelDomains: try list("tlds"), timeZones: try list("timeZones"),
            coordinate: Coordinate(optionalLatitude: Double(try row.field("latitude")), longitude: Double(try row.field("longitude"))),
            capitalCoordinate: Coordinate(
                optionalLatitude: row.optionalField("capitalLatitude").flatMap(Double.init),
                longitude: row.optionalField("capitalLongitude").flatMap(Double.init)))
    }
}
