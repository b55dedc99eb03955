import TravelKit

/// A country as REST Countries v3.1 gives it; with `fields` in the query everything but those is missing.
struct RESTCountriesV31Record: Decodable {
    struct Name: Decodable {
        struct Native: Decodable {
            var official: String?
            var common: String?
        }

        var common: RecordName
        var official: String?
        var nativeName: [String: Native]?
    }

    struct Currency: Decodable {
        var name: String?
        var symbol: String?
    }

    struct Calling: Decodable {
        var root: String?
        var suffixes: [String]?

        /// The codes without "+"; more than one suffix are areas below one root, which is then the code (as for +1).
        var codes: [String] {
            let root = (root ?? "").filter(\.isNumber)
            guard let suffixes, !suffixes.isEmpty else { return root.isEmpty ? [] : [root] }
            return suffixes.count <= 10 || root != "1" ? suffixes.map { root + $0.filter(\.isNumber) } : [root]
        }
    }

    struct Car: Decodable {
        var side: String?
    }

    struct CapitalInfo: Decodable {
        var latlng: [Double]?
    }

    var name: Name
    var cca2: String?
    var cca3: String
    var ccn3: String?
    var altSpellings: [String]?
    var capital: [String]?
    var capitalInfo: CapitalInfo?
    var region: String?
    var subregion: String?
    var population: WholeNumber?
    var area: Double?
    var latlng: [Double]?
    var borders: [String]?
    var currencies: [String: Currency]?
    var languages: [String: String]?
    var idd: Calling?
    var car: Car?
    var timezones: [String]?
    var tld: [String]?

    /// The country that the record describes. What comes as a map has no order; it gets the order in which the bundled data has the same.
    func country() -> Country {
        let code = Alpha3Code(cca3)
        let names = CodeNames.bundled
        return Country(
            alpha2: cca2?.nonEmpty ?? names.alpha2[code.text] ?? "", alpha3: code, numeric: ccn3?.nonEmpty, name: name.common.text,
            officialName: name.official,
            nativeNames: names.ordered(name.nativeName ?? [:], in: code)
                .compactMap { language, native in
                    (native.common ?? native.official)?.nonEmpty.map { .init(language: language, name: $0) }
                },
            alternativeSpellings: (altSpellings ?? []).filter { $0 != cca2 }, capitals: capital ?? [], region: region ?? "",
            subregion: subregion?.nonEmpty, borders: (borders ?? []).codes(Alpha3Code.init(_:)), population: population?.value, area: area,
            languages: names.ordered(languages ?? [:], in: code).map { .init(code: $0.key, name: $0.value) },
            currencies: names.ordered(currencies ?? [:], in: code)
                .map { .init(code: $0.key, name: $0.value.name ?? $0.key, symbol: $0.value.symbol) },
            callingCodes: idd?.codes ?? [],
            drivingSide: car?.side.flatMap(Country.DrivingSide.init(rawValue:)) ?? names.drivingSides[code.text],
            topLevelDomains: tld ?? [], timeZones: timezones ?? [], coordinate: Coordinate(pair: latlng),
            capitalCoordinate: Coordinate(pair: capitalInfo?.latlng))
    }
}
