/// The countries as REST Countries v2 tells them.
extension EarlyCountries<V2Currency, V2Language> {
    init(v2 records: [CountryRecord], offsets: ZoneOffsets) {
        all = records.map { record in
            Country(
                record, offsets: offsets,
                currencies: record.currencies.map { V2Currency(code: $0.code, name: $0.name, symbol: $0.symbol) },
                languages: record.languages.map {
                    V2Language(
                        twoLetters: $0.twoLetters, threeLetters: $0.threeLetters, name: $0.name, nativeName: $0.nativeName ?? $0.name)
                })
        }
    }
}
