extension CountryRepository {
    /// The borders of a country by two chained requests: its name or code gives the country with its neighbours' codes; the codes give
    /// the neighbours. A country without land borders makes one request.
    ///
    /// The first part holds the country alone, as soon as it is known. Where the source cannot be asked and this page was never stored, the
    /// last part is made from the list of all countries, if that is stored; the reason follows it. Fails with `RepositoryError.notFound`
    /// when nobody is called that.
    package func borders(of reference: CountryReference) -> Reading<CountryBorders> {
        Reading { (wish: ReadWish, yield: @escaping Reading<CountryBorders>.Yield) async throws(RepositoryError) in
            var known: CountryBorders?
            do throws(RepositoryError) {
                for try await part in self.askedBorders(of: reference).wishing(wish) {
                    known = part.values.last ?? known
                    await yield(part)
                }
            } catch {
                if wish == .storedFirst, known?.borders == nil, error.isOutOfReach,
                    let part = await self.listedBorders(of: reference, known?.country)
                {
                    await yield(part)
                }
                throw error
            }
        }
    }

    /// The borders as the list of all countries has them, where that is stored; nil where it is not, or has no such country.
    /// - Parameter country: the country, where it is known already.
    private func listedBorders(of reference: CountryReference, _ country: Country?) async -> Part<CountryBorders>? {
        // Whoever asks has an error at hand that says more than "nothing is stored".
        guard let list = try? await countries().wishing(.stored).collectWithNotes() else { return nil }
        guard let country = country ?? CountryMatch.country(reference, in: list.values) else { return nil }
        return list.page(of: country, list.freshness.unconfirmed)
    }

    private func askedBorders(of reference: CountryReference) -> Reading<CountryBorders> {
        Reading.storedFirst { (wish: ReadWish, yield: @escaping Reading<CountryBorders>.Yield) async throws(RepositoryError) in
            let first = try await self.country(reference, wish)
            guard let country = first.values.first else { throw RepositoryError.notFound(.country, reference.text) }
            guard !country.borders.isEmpty else {
                await yield(Part([CountryBorders(country: country, borders: [])], freshness: first.freshness))
                return
            }
            await yield(
                Part([CountryBorders(country: country, borders: nil)], freshness: first.freshness, progress: .partial(done: 1, of: 2)))
            for try await part in self.countries(withCodes: country.borders.map(\.text)).wishing(wish) {
                await yield(part.page(of: country, first.freshness.combined(with: part.freshness)))
            }
        }
    }

    /// Who is called that or, where nobody is, has it as a code that was written in small letters.
    /// - Throws: `RepositoryError.notFound` when there is none.
    private func countries(
        named name: String, orCoded reference: CountryReference, _ wish: ReadWish
    ) async throws(RepositoryError) -> Part<Country> {
        do throws(RepositoryError) {
            return try await countries(named: name).wishing(wish).collectWithNotes()
        } catch {
            guard case .notFound = error, case .code(let code) = reference else { throw error }
            let coded = try await countries(coded: code).wishing(wish).collectWithNotes()
            if coded.values.isEmpty { throw error }
            return coded
        }
    }

    /// The one country that is meant, as a part with one value; with none when nobody has that code.
    /// - Throws: `RepositoryError.notFound` when nobody is called that.
    package func country(
        _ reference: CountryReference, _ wish: ReadWish = .storedFirst
    ) async throws(RepositoryError) -> Part<Country> {
        let found =
            switch reference {
            case .seen(let name, _): try await countries(named: name).wishing(wish).collectWithNotes()
            case .name(let name): try await countries(named: name, orCoded: CountryReference(typed: name.uppercased()), wish)
            case .code(let code): try await countries(coded: code).wishing(wish).collectWithNotes()
            }
        var one = found
        one.values = Array(found.values.prefix(1))
        if case .seen(_, let alpha3) = reference, let same = found.values.first(where: { $0.alpha3 == alpha3 }) { one.values = [same] }
        return one
    }
}

extension Part<Country> {
    /// The page of a country, whose neighbours are among these.
    fileprivate func page(of country: Country, _ freshness: Freshness) -> Part<CountryBorders> {
        let neighbours = values.filter { country.borders.contains($0.alpha3) }
        let page = CountryBorders(country: country, borders: neighbours.sortedByName().map(Border.init))
        return Part<CountryBorders>([page], freshness: freshness, progress: progress, skipped: skipped, whySkipped: whySkipped)
    }
}
