import Synchronization

/// A feed whose every successful load is noted: what its routes cost, and which favourites it still has.
///
/// The trips are handed on at once; noting goes on beside and after that.
package final class RecordedTrips: TripRepository {
    /// Of a longer list so many routes are recorded, so that noting never takes much memory.
    package static let most = 250_000

    private let base: any TripRepository
    private let prices: (any PriceHistoryRepository)?
    private let favourites: any FavouriteRepository
    private let work = Mutex<[Int: Task<Void, Never>]>([:])

    /// - Parameters:
    ///   - prices: where prices are kept; nil to keep none.
    ///   - favourites: which trips are favourites.
    package init(_ base: any TripRepository, prices: (any PriceHistoryRepository)?, favourites: any FavouriteRepository) {
        (self.base, self.prices, self.favourites) = (base, prices, favourites)
    }

    package func trips(in region: Region.ID?) -> Reading<Trip> {
        let reading = base.trips(in: region)
        return Reading { (wish: ReadWish, yield: @escaping Reading<Trip>.Yield) async throws(RepositoryError) in
            let (parts, noting) = AsyncStream<Part<Trip>>.makeStream()
            // Only what the source itself has said just now is news. A load that fails or is cancelled ends without a whole generation.
            let work = Task { await self.note(parts) }
            self.remember(work)
            defer { noting.finish() }
            for try await part in reading.wishing(wish) {
                await yield(part)
                noting.yield(part)
            }
            noting.yield(Part([], placement: .appends))
        }
    }

    /// Waits until everything is noted.
    package func settled() async {
        for task in work.withLock({ Array($0.values) }) { await task.value }
    }

    private func remember(_ task: Task<Void, Never>) {
        let number = work.withLock { work in
            let number = (work.keys.max() ?? 0) + 1
            work[number] = task
            return number
        }
        Task {
            await task.value
            work.withLock { $0[number] = nil }
        }
    }

    /// - Parameter parts: those of one read; the last of a read that ended well is empty and complete.
    private func note(_ parts: AsyncStream<Part<Trip>>) async {
        var cheapest: [PricedRoute: Int] = [:]
        var seen: [Trip] = []
        var isLive = false
        var kept: Set<Favourite.ID>?
        for await part in parts {
            if part.placement == .replaces { (cheapest, seen, isLive) = ([:], [], part.freshness == .live) }
            guard isLive else { continue }
            let favourites: Set<Favourite.ID>
            if let kept { favourites = kept } else { favourites = Set(await self.favourites.collection().favourites.map(\.id)) }
            kept = favourites
            for trip in part.values {
                if !favourites.isEmpty, favourites.contains(.trip(trip.id)) { seen.append(trip) }
                guard prices != nil, let route = PricedRoute(trip), let price = trip.price?.minorUnits else { continue }
                if let known = cheapest[route] {
                    if price < known { cheapest[route] = price }
                } else if cheapest.count < Self.most {
                    cheapest[route] = price
                }
            }
            guard part.placement == .appends, part.values.isEmpty, part.progress == .complete else { continue }
            if !cheapest.isEmpty { await prices?.record(cheapest) }
            if !seen.isEmpty { await self.favourites.seen(seen.map(Favourite.Item.trip)) }
            isLive = false
        }
    }
}
