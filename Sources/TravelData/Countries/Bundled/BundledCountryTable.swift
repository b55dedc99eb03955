package import TravelKit

/// The dialect of the program's own countries, which are there with its first screen: the records of `countries.json` as a table.
package struct BundledCountryTable: CountryDialect {
    package init() {}

    package var listing: CountryListing {
        .ordered(Endpoint(APIRequest(path: ["countries.tsv"])) { TableDecoder(CountryColumns.decoding) })
    }

    package func named(_ name: String) -> [Endpoint<Batch<Country>>] { [] }

    package func coded(_ codes: [String]) -> Endpoint<Batch<Country>>? { nil }
}

/// The columns of `countries.tsv`: lists have "|" between their elements, and an element's parts have ":" between them. Bytes are cut, and
/// not characters: the table is read before the first screen.
private struct CountryColumns {
    let alpha2, alpha3, numeric, name, officialName, nativeNames, spellings, capitals, region, subregion, population, area: TableColumn
    let languages, currencies, callingCodes, drivingSide, topLevelDomains, timeZones, borders: TableColumn
    let latitude, longitude, capitalLatitude, capitalLongitude: TableColumn

    static let decoding: TableDecoder<Country>.Decoding = { columns in
        let columns = CountryColumns(columns)
        return { try columns.country(of: $0) }
    }

    private init(_ columns: TableColumns) {
        alpha2 = columns["alpha2"]
        alpha3 = columns["alpha3"]
        numeric = columns["numeric"]
        name = columns["name"]
        officialName = columns["officialName"]
        nativeNames = columns["nativeNames"]
        spellings = columns["altSpellings"]
        capitals = columns["capitals"]
        region = columns["region"]
        subregion = columns["subregion"]
        population = columns["population"]
        area = columns["areaKm2"]
        languages = columns["languages"]
        currencies = columns["currencies"]
        callingCodes = columns["callingCodes"]
        drivingSide = columns["drivingSide"]
        topLevelDomains = columns["tlds"]
        timeZones = columns["timeZones"]
        borders = columns["borders"]
        latitude = columns["latitude"]
        longitude = columns["longitude"]
        capitalLatitude = columns["capitalLatitude"]
        capitalLongitude = columns["capitalLongitude"]
    }

    private func country(of row: TableRow) throws -> Country {
        func list<Element>(_ column: TableColumn, _ element: (ArraySlice<UInt8>) -> Element) throws -> [Element] {
            try row.list(column, cutAt: UInt8(ascii: "|"), element)
        }
        func parts(_ element: ArraySlice<UInt8>) -> (first: String, rest: ArraySlice<UInt8>?) {
            guard let colon = element.index(of: UInt8(ascii: ":"), from: element.startIndex) else { return (element.text, nil) }
            return (element[..<colon].text, element[(colon + 1)...])
        }
        func place(_ latitude: TableColumn, _ longitude: TableColumn) -> Coordinate? {
            Coordinate(optionalLatitude: row.decimal(latitude), longitude: row.decimal(longitude))
        }
        return Country(
            alpha2: try row.field(alpha2), alpha3: Alpha3Code(try row.field(alpha3)), numeric: row.optionalField(numeric),
            name: try row.field(name), officialName: row.optionalField(officialName),
            nativeNames: try list(nativeNames) { element in
                let (language, name) = parts(element)
                return .init(language: language, name: name.map(\.text) ?? language)
            },
            alternativeSpellings: try list(spellings, \.text), capitals: try list(capitals, \.text), region: try row.field(region),
            subregion: row.optionalField(subregion), borders: try list(borders) { Alpha3Code($0.text) },
            population: Int(try row.field(population)), area: row.decimal(area),
            languages: try list(languages) { element in
                let (code, name) = parts(element)
                return .init(code: code, name: name.map(\.text) ?? code)
            },
            currencies: try list(currencies) { element in
                let (code, rest) = parts(element)
                let (name, symbol) = rest.map(parts) ?? ("", nil)
                return .init(code: code, name: name, symbol: symbol.map(\.text))
            },
            callingCodes: try list(callingCodes, \.text),
            drivingSide: row.optionalField(drivingSide).flatMap(Country.DrivingSide.init(rawValue:)),
            topLevelDomains: try list(topLevelDomains, \.text), timeZones: try list(timeZones, \.text),
            coordinate: place(latitude, longitude), capitalCoordinate: place(capitalLatitude, capitalLongitude))
    }
}
