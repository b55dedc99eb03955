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

extension Sequence<Country> {
    /// In the order of their names in the user's language, else of the English ones without regard to case and accents; equal names by
    /// code, so that the order is total.
    package func sortedByName() -> [Country] {
        map { (key: $0.nameOrder, country: $0) }
            .sorted { ($0.key, $0.country.alpha3) < ($1.key, $1.country.alpha3) }
            .map(\.country)
    }
}
