/// Countries that know what they are called in the user's language, are found by that name, and come in the order of such names.
package struct NamedCountries: CountryRepository {
    /// The names by alpha-2 codes.
    package typealias Names = Lazy<[String: Country.LocalName]>

    private let source: any CountryRepository
    private let names: Names
    /// The codes by folded names.
    private let codes: Lazy<[String: String]>

    /// - Parameters:
    ///   - source: where the countries come from.
    ///   - names: their names in the user's language.
    package init(_ source: any CountryRepository, names: Names) {
        self.source = source
        self.names = names
        codes = Lazy {
            Dictionary(names.value.map { (SearchFold.fold($1.text), $0) }, uniquingKeysWith: { one, other in Swift.min(one, other) })
        }
    }

    package func countries() -> Reading<Country> { named(source.countries()) }

    package func countries(named name: String) -> Reading<Country> {
        Reading { (wish: ReadWish, yield: @escaping Reading<Country>.Yield) async throws(RepositoryError) in
            // No source knows the user's language: it is asked for the code.
            guard let code = codes.value[SearchFold.fold(name.trimmed)] else {
                for try await part in named(source.countries(named: name)).wishing(wish) { await yield(part) }
                return
            }
            for try await part in countries(withCodes: [code]).wishing(wish) {
                if part.values.isEmpty { throw RepositoryError.notFound(.country, name) }
                await yield(part)
            }
        }
    }

    package func countries(withCodes codes: [String]) -> Reading<Country> { named(source.countries(withCodes: codes)) }

    private func named(_ reading: Reading<Country>) -> Reading<Country> {
        reading.mapParts { (part) async throws(RepositoryError) in
            var part = part
            let names = self.names.value
            part.values = part.values.map { country in
                var country = country
                country.localName = names[country.alpha2]
                return country
            }.sortedByName()
            return part
        }
    }
}
