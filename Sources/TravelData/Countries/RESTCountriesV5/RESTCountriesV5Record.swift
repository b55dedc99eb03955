import TravelKit

/// A country as REST Countries v5 gives it.
struct RESTCountriesV5Record: Decodable {
    struct Names: Decodable {
        struct Native: Decodable {
            var common: String?
            var official: String?
        }

        var common: RecordName
        var official: String?
        var native: [String: Native]?
    }

    struct Codes: Decodable {
        var alpha2: String?
        var alpha3: String
        var ccn3: String?

        enum CodingKeys: String, CodingKey {
            case alpha2 = "alpha_2"
            case alpha3 = "alpha_3"
            case ccn3
        }
    }

    struct Capital: Decodable {
        var name: String
        var coordinates: Point?
    }

    struct Area: Decodable {
        var kilometers: Double?
    }

    struct Point: Decodable {
        var latitude: Double?
        var longitude: Double?

        enum CodingKeys: String, CodingKey {
            case latitude = "lat"
            case longitude = "lng"
        }
    }

    struct Language: Decodable {
        var name: String
    }

    var names: Names
    var codes: Codes
    var capitals: [Capital]?
    var region: String?
    var subregion: String?
    var borders: [String]?
    var area: Area?
    var coordinates: Point?
    var population: WholeNumber?
    var languages: [Language]?
    var currencies: RESTCountriesV5Currencies?
    var callingCodes: [String]?
    var timezones: [String]?
    var tlds: [String]?

    enum CodingKeys: String, CodingKey {
        case names, codes, capitals, region, subregion, borders, area, coordinates, population, languages, currencies, timezones, tlds
        case callingCodes = "calling_codes"
    }

    /// The country that the record describes. v5 gives languages by their names, no other spellings and no driving side: codes, spellings and
    /// the side come from the bundled data.
    func country() -> Country {
        let (code, bundled) = (Alpha3Code(codes.alpha3), CodeNames.bundled)
        return Country(
            alpha2: codes.alpha2?.nonEmpty ?? bundled.alpha2[code.text] ?? "", alpha3: code, numeric: codes.ccn3?.nonEmpty,
            name: names.common.text, officialName: names.official?.nonEmpty,
            nativeNames: bundled.ordered(names.native ?? [:], in: code)
                .compactMap { language, native in
                    (native.common?.nonEmpty ?? native.official?.nonEmpty).map { .init(language: language, name: $0) }
                },
            alternativeSpellings: bundled.alternativeSpellings[code.text] ?? [],
            capitals: (capitals ?? []).compactMap(\.name.nonEmpty), region: region ?? "", subregion: subregion?.nonEmpty,
            borders: (borders ?? []).codes(Alpha3Code.init(_:)), population: population?.value, area: area?.kilometers,
            languages: (languages ?? []).map { .init(code: bundled.languageCodes[$0.name] ?? "", name: $0.name) },
            currencies: currencies?.tenders(in: code) ?? [],
            callingCodes: (callingCodes ?? []).compactMap { $0.filter(\.isNumber).nonEmpty }, drivingSide: bundled.drivingSides[code.text],
            topLevelDomains: (tlds ?? []).compactMap(\.nonEmpty), timeZones: timezones ?? [],
            coordinate: Coordinate(optionalLatitude: coordinates?.latitude, longitude: coordinates?.longitude),
            capitalCoordinate: capitals?.first.flatMap {
                Coordinate(optionalLatitude: $0.coordinates?.latitude, longitude: $0.coordinates?.longitude)
            })
    }
}
