package import TravelKit

/// The dialect of the program's own countries, which are there with its first screen: the records of `countries.json` as a table.
package struct BundledCountryTable: CountryDialect {
    package init() {}

    package var listing: CountryListing {
        .ordered(Endpoint(APIRequest(path: ["countries.tsv"])) { TableDecoder(Country.decoding) })
    }

    package func named(_ name: String) -> [Endpoint<Batch<Country>>] { [] }

    package func coded(_ codes: [String]) -> Endpoint<Batch<Country>>? { nil }
}

extension Country {
    /// The countries of `countries.tsv`: lists have "|" between their elements, and an element's parts have ":" between them. Bytes are cut,
    /// and not characters: the table is read before the first screen.
    fileprivate static let decoding: TableDecoder<Country>.Decoding = { columns in
        let (alpha2, alpha3, numeric) = (columns["alpha2"], columns["alpha3"], columns["numeric"])
        let (name, officialName, nativeNames) = (columns["name"], columns["officialName"], columns["nativeNames"])
        let (spellings, capitals, borders) = (columns["altSpellings"], columns["capitals"], columns["borders"])
        let (region, subregion) = (columns["region"], columns["subregion"])
        let (population, area) = (columns["population"], columns["areaKm2"])
        let (languages, currencies, callingCodes) = (columns["languages"], columns["currencies"], columns["callingCodes"])
        let (drivingSide, topLevelDomains, timeZones) = (columns["drivingSide"], columns["tlds"], columns["timeZones"])
        let (latitude, longitude) = (columns["latitude"], columns["longitude"])
        let (capitalLatitude, capitalLongitude) = (columns["capitalLatitude"], columns["capitalLongitude"])
        return { row in
            func list<Element>(_ column: TableColumn, _ element: (ArraySlice<UInt8>) -> Element) throws -> [Element] {
                try row.list(column, cutAt: UInt8(ascii: "|"), element)
            }
            return Country(
                alpha2: try row.field(alpha2), alpha3: Alpha3Code(try row.field(alpha3)), numeric: row.optionalField(numeric),
                name: try row.field(name), officialName: row.optionalField(officialName),
                nativeNames: try list(nativeNames) { element in
                    let (language, name) = parts(of: element)
                    return .init(language: language, name: name.map(\.text) ?? language)
                },
                alternativeSpellings: try list(spellings, \.text), capitals: try list(capitals, \.text), region: try row.field(region),
                subregion: row.optionalField(subregion), borders: try list(borders) { Alpha3Code($0.text) },
                population: Int(try row.field(population)), area: try row.decimal(area),
                languages: try list(languages) { element in
                    let (code, name) = parts(of: element)
                    return .init(code: code, name: name.map(\.text) ?? code)
                },
                currencies: try list(currencies) { element in
                    let (code, rest) = parts(of: element)
                    let (name, symbol) = rest.map(parts(of:)) ?? ("", nil)
                    return .init(code: code, name: name, symbol: symbol.map(\.text))
                },
                callingCodes: try list(callingCodes, \.text),
                drivingSide: row.optionalField(drivingSide).flatMap(DrivingSide.init(rawValue:)),
                topLevelDomains: try list(topLevelDomains, \.text), timeZones: try list(timeZones, \.text),
                coordinate: Coordinate(optionalLatitude: try row.decimal(latitude), longitude: try row.decimal(longitude)),
                capitalCoordinate: Coordinate(
                    optionalLatitude: row.optionalDecimal(capitalLatitude), longitude: row.optionalDecimal(capitalLongitude)))
        }
    }

    /// What stands before the first ":" of an element, and what behind it; nil where there is none.
    private static func parts(of element: ArraySlice<UInt8>) -> (first: String, rest: ArraySlice<UInt8>?) {
        guard let colon = element.index(of: UInt8(ascii: ":"), from: element.startIndex) else { return (element.text, nil) }
        return (element[..<colon].text, element[(colon + 1)...])
    }
}
