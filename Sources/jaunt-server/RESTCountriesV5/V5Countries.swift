/// The countries as REST Countries v5 tells them, in the order of their codes.
struct V5Countries: Sendable {
    let all: [V5Value]

    init(_ records: [CountryRecord], offsets: ZoneOffsets) {
        let languages = LanguageCodes(records)
        all = records.sorted { $0.alpha3 < $1.alpha3 }.map { Self.value($0, offsets: offsets, languages: languages) }
    }

    private static func value(_ record: CountryRecord, offsets: ZoneOffsets, languages: LanguageCodes) -> V5Value {
        let native = record.nativeNames.map { name in
            // The bundled data knows one native name a language: it stands for both.
            (languages.threeLetters(of: name.language), V5Value.object(["common": .text(name.name), "official": .text(name.name)]))
        }
        return .object([
            "names": .object([
                "common": .text(record.name), "official": .text(record.officialName),
                "native": .object(Dictionary(native, uniquingKeysWith: { first, _ in first })),
            ]),
            "codes": .object(["alpha_2": .text(record.alpha2), "alpha_3": .text(record.alpha3), "ccn3": V5Value(record.numeric)]),
            "capitals": .list(capitals(record)),
            "region": .text(record.region),
            "subregion": V5Value(record.subregion),
            "borders": V5Value(record.borders),
            "area": .object(["kilometers": V5Value(record.areaKm2)]),
            "coordinates": point(record.latitude, record.longitude),
            "population": .whole(record.population),
            "languages": .list(
                record.languages.map { .object(["name": .text($0.name), "native_name": V5Value($0.nativeName)]) }),
            "currencies": .list(
                record.currencies.map { .object(["code": .text($0.code), "name": .text($0.name), "symbol": .text($0.symbol)]) }),
            "calling_codes": V5Value(record.callingCodes.map { "+" + $0 }),
            "timezones": V5Value(offsets.texts(of: record.timeZones)),
            "tlds": V5Value(record.tlds),
            "landlocked": .truth(record.landlocked),
            "flag": .object(["emoji": .text(FlagEmoji.text(alpha2: record.alpha2))]),
        ])
    }

    /// The bundled data knows where the first one is.
    private static func capitals(_ record: CountryRecord) -> [V5Value] {
        record.capitals.enumerated().map { index, name in
            let place = index == 0 ? point(record.capitalLatitude, record.capitalLongitude) : .null
            return .object(["name": .text(name), "coordinates": place])
        }
    }

    private static func point(_ latitude: Double?, _ longitude: Double?) -> V5Value {
        guard let latitude, let longitude else { return .null }
        return .object(["lat": .number(latitude), "lng": .number(longitude)])
    }
}
