import TravelKit

/// Reads a list of countries that comes page by page.
struct PagedRead: Sendable {
    /// No list of countries has more pages; a server that always says "more" is left after so many.
    static let mostPages = 20
    /// No list has more countries; a server that says so says nothing of how many there are.
    private static let mostCountries = 10_000

    let client: any APIClient
    /// The page that begins after so many countries.
    let page: @Sendable (_ offset: Int) -> Endpoint<Page<Country>>

    /// Reads all pages and hands over, after each, what is known so far.
    ///
    /// - Parameter wish: `.storedFirst` takes each page from what is stored as long as that is fresh, and from the server otherwise.
    /// - Returns: the last part.
    @discardableResult
    func read(_ wish: ReadWish, _ yield: Reading<Country>.Yield) async throws(RepositoryError) -> Part<Country> {
        var known: [Alpha3Code: Country] = [:]
        var whole = Part<Country>([])
        var offset = 0
        var pages: Set<Set<Alpha3Code>> = []
        for number in 1...Self.mostPages {
            let (page, freshness) = try await load(self.page(offset), wish)
            offset += page.count
            known.merge(page.batch.values.map { ($0.alpha3, $0) }) { first, _ in first }
            // A server that does not read "offset" gives one page again and again, until it seems to have given all.
            let codes = Set(page.batch.values.map(\.alpha3))
            if !codes.isEmpty, !pages.insert(codes).inserted { throw cutShort("page \(number) has been there already") }
            whole.values = known.values.sortedByName()
            whole.freshness = whole.freshness.combined(with: freshness)
            whole.skipped += page.batch.skipped
            whole.whySkipped = whole.whySkipped ?? page.batch.whySkipped
            let total = page.total.flatMap { (0...Self.mostCountries).contains($0) ? $0 : nil }
            let isWhole = total.map { offset >= $0 } ?? !page.hasMore
            whole.progress = isWhole ? .complete : .partial(done: number, of: self.pages(of: page.count, total: total, done: number))
            await yield(whole)
            if isWhole { return whole }
            guard page.count > 0 else { throw cutShort("the list ends after \(offset) countries, and there should be more") }
        }
        throw cutShort("the list has no end")
    }

    /// How many pages there are, from how many countries this one has and there are in all.
    private func pages(of count: Int, total: Int?, done: Int) -> Int? {
        guard let total, count > 0 else { return nil }
        return max(done + 1, (total + count - 1) / count)
    }

    private func cutShort(_ reason: String) -> RepositoryError {
        .malformed(source: client.source(of: page(0).request), place: "meta", cause: Reason(reason))
    }

    private func load(
        _ endpoint: Endpoint<Page<Country>>, _ wish: ReadWish
    ) async throws(RepositoryError) -> (value: Page<Country>, freshness: Freshness) {
        if wish == .storedFirst {
            do throws(RepositoryError) {
                let stored = try await load(endpoint, .stored)
                if !stored.freshness.isStale { return stored }
            } catch {
                guard error.isNothingStored else { throw error }
            }
        }
        do throws(APIError) {
            return try await client.answer(endpoint, from: wish.origin)
        } catch {
            throw RepositoryError(error, source: client.source(of: endpoint.request))
        }
    }
}
