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
    /// The country of a row of `countries.tsv`: lists have "|" between their elements, and an element's parts have ":" between them. Bytes
    /// are cut, and not characters: the table is read before the first screen.
    fileprivate init(row: TableDecoder<Country>.Row) throws {
        func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
        func elements(_ name: String) throws -> [ArraySlice<UInt8>] {
            let bytes = try row.bytes(name)
            return bytes.isEmpty ? [] : bytes.cut(at: UInt8(ascii: "|"))
        }
        func list(_ name: String) throws -> [String] { try elements(name).map(text) }
        func parts(_ element: ArraySlice<UInt8>) -> (first: String, rest: ArraySlice<UInt8>?) {
            guard let colon = element.firstIndex(of: UInt8(ascii: ":")) else { return (text(element), nil) }
            return (text(element[..<colon]), element[(colon + 1)...])
        }
        func number(_ name: String) -> Double? { row.optionalField(name).flatMap(Double.init) }
        self.init(
            alpha2: try row.field("alpha2"), alpha3: Alpha3Code(try row.field("alpha3")), numeric: row.optionalField("numeric"),
            name: try row.field("name"), officialName: row.optionalField("officialName"),
            nativeNames: try elements("nativeNames").map { element in
                let (language, name) = parts(element)
                return .init(language: language, name: name.map(text) ?? language)
            },
            alternativeSpellings: try list("altSpellings"), capitals: try list("capitals"), region: try row.field("region"),
            subregion: row.optionalField("subregion"), borders: try list("borders").map(Alpha3Code.init(_:)),
            population: Int(try row.field("population")), area: Double(try row.field("areaKm2")),
            languages: try elements("languages").map { element in
                let (code, name) = parts(element)
                return .init(code: code, name: name.map(text) ?? code)
            },
            currencies: try elements("currencies").map { element in
                let (code, rest) = parts(element)
                let (name, symbol) = rest.map(parts) ?? ("", nil)
                return .init(code: code, name: name, symbol: symbol.map(text))
            },
            callingCodes: try list("callingCodes"), drivingSide: row.optionalField("drivingSide").flatMap(DrivingSide.init(rawValue:)),
            topLevelDomains: try list("tlds"), timeZones: try list("timeZones"),
            coordinate: Coordinate(optionalLatitude: Double(try row.field("latitude")), longitude: Double(try row.field("longitude"))),
            capitalCoordinate: Coordinate(optionalLatitude: number("capitalLatitude"), longitude: number("capitalLongitude")))
    }
}
