/// A country and what lies across its land borders.
package struct CountryBorders: Hashable, Sendable {
    /// The country.
    package var country: Country
    /// Its neighbours in the order of their names; nil while they are on their way.
    package var borders: [Border]?

    package init(country: Country, borders: [Border]?) {
        self.country = country
        self.borders = borders
    }
}

extension CountryRepository {
    /// The borders of a country by two chained requests: its name or code gives the country with its neighbours' codes; the codes give
    /// the neighbours. A country without land borders makes one request.
    ///
    /// The first part holds the country alone, as soon as it is known. Fails with `RepositoryError.notFound` when nobody is called that.
    package func borders(of reference: CountryReference) -> Reading<CountryBorders> {
        Reading { (yield: @escaping Reading<CountryBorders>.Yield) async throws(RepositoryError) in
            let country = try await self.country(reference)
            guard !country.borders.isEmpty else {
                yield(Part([CountryBorders(country: country, borders: [])]))
                return
            }
            yield(Part([CountryBorders(country: country, borders: nil)], progress: .partial(done: 1, of: 2)))
            for try await part in self.countries(withCodes: country.borders.map(\.text)) {
                let neighbours = part.values.filter { country.borders.contains($0.alpha3) }
                yield(
                    Part(
                        [CountryBorders(country: country, borders: neighbours.sortedByName().map(Border.init))],
                        freshness: part.freshness, progress: part.progress, skipped: part.skipped))
            }
        }
    }

    /// The one country that is meant.
    /// - Throws: `RepositoryError.notFound` when there is none.
    package func country(_ reference: CountryReference) async throws(RepositoryError) -> Country {
        switch reference {
        case .seen(let name, let alpha3):
            let found = try await countries(named: name).collect()
            guard let country = found.first(where: { $0.alpha3 == alpha3 }) ?? found.first else { break }
            return country
        case .name(let name):
            guard let country = try await countries(named: name).collect().first else { break }
            return country
        case .code(let code):
            guard let country = try await countries(withCodes: [code]).collect().first else { break }
            return country
        }
        throw RepositoryError.notFound(.country, reference.text)
    }
}
