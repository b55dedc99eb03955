/// The countries as REST Countries v1 tells them: currencies and languages by their codes alone.
extension EarlyCountries<String, String> {
    init(v1 records: [CountryRecord], offsets: ZoneOffsets) {
        all = records.map { record in
            // ISO 639-1 codes; languages without one are not told.
            Country(
                record, offsets: offsets, currencies: record.currencies.map(\.code), languages: record.languages.compactMap(\.twoLetters))
        }
    }
}
