import Synchronization

/// A feed whose every successful load is noted: what its routes cost, and which favourites it still has.
///
/// Trips are handed on before they are noted, and nothing is written before all of them are there.
package final class RecordedTrips: TripRepository {
    private let base: any TripRepository
    private let prices: (any PriceHistoryRepository)?
    private let favourites: any FavouriteRepository
    private let airports: AirportBook
    /// What was begun to be noted last.
    private let last = Mutex<Task<Void, Never>?>(nil)

    /// - Parameters:
    ///   - prices: where prices are kept; nil to keep none.
    ///   - favourites: which trips are favourites.
    ///   - airports: where flights start, whose days are those of a route.
    package init(
        _ base: any TripRepository, prices: (any PriceHistoryRepository)?, favourites: any FavouriteRepository, airports: AirportBook
    ) {
        (self.base, self.prices, self.favourites, self.airports) = (base, prices, favourites, airports)
    }

    package func trips(in region: Region.ID?) -> Reading<Trip> {
        let reading = base.trips(in: region)
        return Reading { (wish: ReadWish, yield: @escaping Reading<Trip>.Yield) async throws(RepositoryError) in
            // Only what the source itself has said just now is news. A load that fails or is cancelled is not noted.
            var notes = Notes()
            for try await part in reading.wishing(wish) {
                await yield(part)
                await self.take(part, into: &notes)
            }
            self.keep(&notes)
        }
    }

    /// Waits until everything is noted.
    package func settled() async {
        await last.withLock(\.self)?.value
    }

    /// What is noted of one generation of a read.
    private struct Notes {
        /// Whether the source itself says it.
        var isLive = false
        var prices = RoutePrices()
        /// The favourites that it has.
        var seen: [Trip] = []
        /// Which trips are favourites; nil while nobody has asked.
        var favourites: Set<Favourite.ID>?
    }

    private func take(_ part: Part<Trip>, into notes: inout Notes) async {
        if part.placement == .replaces { notes = Notes(isLive: part.freshness == .live, favourites: notes.favourites) }
        guard notes.isLive else { return }
        if notes.favourites == nil { notes.favourites = Set(await self.favourites.collection().favourites.map(\.id)) }
        let favourites = notes.favourites ?? []
        if !favourites.isEmpty { notes.seen += part.values.filter { favourites.contains(.trip($0.id)) } }
        for trip in part.again {
            if let place = notes.seen.firstIndex(where: { $0.id == trip.id }), trip.createdAt > notes.seen[place].createdAt {
                notes.seen[place] = trip
            }
        }
        guard prices != nil else { return }
        await airports.look(up: part.again.isEmpty ? part.values : part.values + part.again)
        let known = airports.airports
        notes.prices.take(part.values, known)
        notes.prices.takeAgain(part.again, known)
    }

    /// Keeps the notes after those of the read before: what was said later is what holds.
    private func keep(_ notes: inout Notes) {
        guard notes.isLive else { return }
        let (cheapest, seen) = (notes.prices.finish(), notes.seen)
        last.withLock { last in
            last = Task { [before = last] in
                await before?.value
                if !cheapest.isEmpty { await prices?.record(cheapest) }
                if !seen.isEmpty { await favourites.seen(seen.map(Favourite.Item.trip)) }
            }
        }
    }
}
