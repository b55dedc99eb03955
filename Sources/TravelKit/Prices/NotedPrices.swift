/// What routes have cost, by all that a feed has said: who asks for it waits until what was read is noted.
package struct NotedPrices: PriceHistoryRepository {
    private let base: any PriceHistoryRepository
    private let trips: RecordedTrips

    /// - Parameters:
    ///   - base: where prices are kept.
    ///   - trips: the feed of which they are noted there.
    package init(_ base: any PriceHistoryRepository, of trips: RecordedTrips) {
        (self.base, self.trips) = (base, trips)
    }

    package func record(_ prices: [PricedRoute: Int]) async { await base.record(prices) }

    package var recordings: AsyncStream<Void> { base.recordings }

    package var news: [String] { get async { await base.news } }

    package func histories(of routes: [PricedRoute]) async -> [PricedRoute: PriceHistory] {
        await trips.settled()
        return await base.histories(of: routes)
    }
}
