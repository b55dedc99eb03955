package import TravelKit

/// Countries from an API client in some dialect.
package struct APICountryRepository: CountryRepository {
    private let client: any APIClient
    private let dialect: any CountryDialect

    /// The countries that `client` gives in the words of `dialect`.
    package init(_ client: any APIClient, dialect: any CountryDialect) {
        self.client = client
        self.dialect = dialect
    }

    package func countries() -> Reading<Country> {
        switch dialect.listing {
        case .whole(let first, let others):
            Reading.storedFirst { (wish: ReadWish, yield: @escaping Reading<Country>.Yield) async throws(RepositoryError) in
                try await read(first, completedBy: others, wish, yield)
            }
        case .ordered(let endpoint):
            Reading.storedFirst { (wish: ReadWish, yield: @escaping Reading<Country>.Yield) async throws(RepositoryError) in
                await yield(try await client.collect(endpoint, wish))
            }
        case .pages(let page):
            Reading { (wish: ReadWish, yield: @escaping Reading<Country>.Yield) async throws(RepositoryError) in
                let pages = PagedRead(client: client, page: page)
                guard wish == .storedFirst else {
                    try await pages.read(wish, yield)
                    return
                }
                // What is stored; then, where that is stale or not whole, the pages that are not fresh.
                let reading = Reading.storedFirst {
                    (wish: ReadWish, yield: @escaping Reading<Country>.Yield) async throws(RepositoryError) in
                    try await pages.read(wish == .stored ? .stored : .storedFirst, yield)
                }
                for try await part in reading { await yield(part) }
            }
        }
    }

    package func countries(named name: String) -> Reading<Country> {
        Reading.storedFirst { (wish: ReadWish, yield: @escaping Reading<Country>.Yield) async throws(RepositoryError) in
            // "." and ".." are no names, and no address can be made of them (RFC 3986, section 5.2.4).
            guard !["", ".", ".."].contains(name) else { throw RepositoryError.notFound(.country, name) }
            for endpoint in dialect.named(name) {
                guard let part = try await client.collectIfFound(endpoint, wish) else { continue }
                let matches = CountryMatch.countries(named: name, in: part.values)
                if !matches.isEmpty {
                    await yield(Part(matches.uniqued().sortedByName(), freshness: part.freshness))
                    return
                }
            }
            // Few servers look past accents and among native names; what they do not find is looked for in everything.
            let everything = try await everything(wish)
            let matches = CountryMatch.countries(named: name, in: everything.values)
            guard !matches.isEmpty else { throw RepositoryError.notFound(.country, name) }
            await yield(Part(matches.uniqued().sortedByName(), freshness: everything.freshness))
        }
    }

    package func countries(withCodes codes: [String]) -> Reading<Country> {
        Reading.storedFirst { (wish: ReadWish, yield: @escaping Reading<Country>.Yield) async throws(RepositoryError) in
            let askable = codes.compactMap(Self.askable)
            guard !askable.isEmpty else {
                await yield(Part([]))
                return
            }
            func part(_ found: Part<Country>) -> Part<Country> {
                var part = found
                part.values = CountryMatch.countries(withCodes: codes, in: found.values).uniqued().sortedByName()
                return part
            }
            var found: Part<Country>?
            if let endpoint = dialect.coded(askable) { found = try await client.collectIfFound(endpoint, wish) }
            if let found, Self.hasAll(askable, found.values) { return await yield(part(found)) }
            // A server that knows none of them may not know the address, and one that knows some may not tell the codes apart as the dialect
            // does: the others are looked for in everything.
            if var known = found, !known.values.isEmpty {
                known.progress = .partial(done: 1, of: 2)
                await yield(part(known))
            }
            var all = try await everything(wish)
            if let found {
                all.values = found.values + all.values
                all.freshness = found.freshness.combined(with: all.freshness)
            }
            await yield(part(all))
        }
    }

    /// Whether all of these codes are some country's among these.
    private static func hasAll(_ codes: [String], _ countries: [Country]) -> Bool {
        codes.allSatisfy { !CountryMatch.countries(withCodes: [$0], in: countries).isEmpty }
    }

    /// The code to ask a server by; nil for a text that nobody's code can be, which a server would refuse together with the others.
    ///
    /// Kosovo's alpha-3 code differs from server to server; its alpha-2 code does not.
    private static func askable(_ code: String) -> String? {
        guard (2...3).contains(code.utf8.count), code.utf8.allSatisfy({ Character(Unicode.Scalar($0)).isLetter && $0 < 0x80 }) else {
            return nil
        }
        return Alpha3Code(code) == "XKX" ? "XK" : code
    }

    /// All countries, to select from. Where requests are counted, what is kept will do for as long as it is fresh.
    private func everything(_ wish: ReadWish) async throws(RepositoryError) -> Part<Country> {
        guard case .pages(let page) = dialect.listing, dialect.isMetered else {
            return try await countries().wishing(wish).collectWithNotes()
        }
        return try await PagedRead(client: client, page: page).read(wish == .stored ? .stored : .storedFirst) { _ in }
    }

    private func read(
        _ first: Endpoint<Batch<Country>>, completedBy others: [Endpoint<Batch<Country>>], _ wish: ReadWish,
        _ yield: Reading<Country>.Yield
    ) async throws(RepositoryError) {
        var whole = try await client.collect(first, wish)
        whole.values = whole.values.uniqued().sortedByName()
        for (index, endpoint) in others.enumerated() {
            whole.progress = .partial(done: index + 1, of: others.count + 1)
            await yield(whole)
            let part = try await client.collect(endpoint, wish)
            whole.values = whole.values.completed(by: part.values)
            whole.freshness = whole.freshness.combined(with: part.freshness)
            whole.skipped = max(whole.skipped, part.skipped)
        }
        whole.progress = .complete
        await yield(whole)
    }
}

extension Array<Country> {
    /// Of those that share a code, the one that came first; in the order in which they came.
    fileprivate func uniqued() -> [Country] {
        var known = Set<Alpha3Code>(minimumCapacity: count)
        // As they come they are nearly in the order of their names; by way of a table they would not be.
        return filter { known.insert($0.alpha3).inserted }
    }

    /// Each country with what `others` knows of it and it does not.
    fileprivate func completed(by others: [Country]) -> [Country] {
        let known = others.byID
        return map { country in known[country.alpha3].map(country.completed(by:)) ?? country }
    }
}

extension Country {
    /// This country with what `other`, the same country, knows and this one does not.
    fileprivate func completed(by other: Country) -> Country {
        var country = self
        if country.alpha2.isEmpty { country.alpha2 = other.alpha2 }
        country.numeric = numeric ?? other.numeric
        if nativeNames.isEmpty { country.nativeNames = other.nativeNames }
        if alternativeSpellings.isEmpty { country.alternativeSpellings = other.alternativeSpellings }
        if capitals.isEmpty { country.capitals = other.capitals }
        if region.isEmpty { country.region = other.region }
        country.subregion = subregion ?? other.subregion
        if borders.isEmpty { country.borders = other.borders }
        country.population = population ?? other.population
        country.area = area ?? other.area
        if languages.isEmpty { country.languages = other.languages }
        if currencies.isEmpty { country.currencies = other.currencies }
        if callingCodes.isEmpty { country.callingCodes = other.callingCodes }
        country.drivingSide = drivingSide ?? other.drivingSide
        if topLevelDomains.isEmpty { country.topLevelDomains = other.topLevelDomains }
        if timeZones.isEmpty { country.timeZones = other.timeZones }
        country.coordinate = coordinate ?? other.coordinate
        country.capitalCoordinate = capitalCoordinate ?? other.capitalCoordinate
        return country
    }
}
