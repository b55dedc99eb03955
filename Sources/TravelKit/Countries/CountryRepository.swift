/// Where countries are read from.
package protocol CountryRepository: Sendable {
    /// Every country, in the order of their names.
    func countries() -> Reading<Country>

    /// The countries that are called exactly this, without regard to case and accents: by common, official or native name, and where
    /// there is none, by an alternative spelling.
    ///
    /// Fails with `RepositoryError.notFound` when there is none.
    func countries(named name: String) -> Reading<Country>

    /// The countries with these alpha-2 or alpha-3 codes, in the order of their names; codes that nobody has are passed over.
    ///
    /// No code, no request: the read gives one empty part.
    func countries(withCodes codes: [String]) -> Reading<Country>
}

extension CountryRepository {
    /// The countries with this code, alpha-2, alpha-3 or numeric; one empty part where nobody has it.
    ///
    /// Not every server can be asked for a numeric code: it is looked for among all countries.
    package func countries(coded code: String) -> Reading<Country> {
        guard CountryReference.isNumeric(code) else { return countries(withCodes: [code]) }
        return countries().mapParts { (part) async throws(RepositoryError) in
            var found = part
            found.values = CountryMatch.countries(withCodes: [code], in: part.values)
            // What could not be read of others is nothing to whoever wants this one.
            (found.skipped, found.whySkipped) = (0, nil)
            return found
        }
    }
}

extension Sequence<Country> {
    /// In the order of their names in the user's language, else of the English ones without regard to case and accents; equal names by
    /// code, so that the order is total.
    package func sortedByName() -> [Country] { sorted(by: \.nameOrder) }

    /// In the order of their English names, whatever the user's language is: as programs get them.
    package func sortedByEnglishName() -> [Country] { sorted(by: \.inEnglish.nameOrder) }

    private func sorted(by key: (Country) -> String) -> [Country] {
        map { (key: key($0), country: $0) }
            .sorted { ($0.key, $0.country.alpha3) < ($1.key, $1.country.alpha3) }
            .map(\.country)
    }
}
