import Observation
package import TravelKit

/// What the routes of trips have cost, for whoever shows trips. It is looked up for the trips that are shown, all those of a frame at once.
@MainActor @Observable
package final class PriceMarks {
    /// So many are remembered; then it begins anew.
    private static let most = 5000

    /// What is known by now; empty where nothing is.
    private var known: [PricedRoute: PriceHistory] = [:]
    /// Changes when more is known.
    package private(set) var version = 0

    @ObservationIgnored private let repository: any PriceHistoryRepository
    @ObservationIgnored private let format: DisplayFormat
    @ObservationIgnored private var wanted: Set<PricedRoute> = []
    @ObservationIgnored private var task: Task<Void, Never>?
    @ObservationIgnored private var watch: Task<Void, Never>?

    package init(_ repository: any PriceHistoryRepository, format: DisplayFormat) {
        self.repository = repository
        self.format = format
    }

    isolated deinit { watch?.cancel() }

    /// What the trip's route has cost; nil until it is known, and when nothing is.
    package func history(of trip: Trip) -> PriceHistory? {
        guard let route = PricedRoute(trip) else { return nil }
        if let history = known[route] { return history.points.isEmpty ? nil : history }
        wanted.insert(route)
        begin()
        return nil
    }

    /// How the trip's price compares with those of earlier days; nil where that is not known.
    package func trend(of trip: Trip) -> PriceTrend? {
        guard let price = trip.price else { return nil }
        return history(of: trip)?.trend(of: price.minorUnits, on: PriceDay(format.now()))
    }

    /// Today's prices are recorded when the feed has come, which is after its trips are shown.
    private func lookUpAgain() {
        wanted.formUnion(known.keys)
        if !wanted.isEmpty { begin() }
    }

    private func begin() {
        if watch == nil {
            let recordings = repository.recordings
            watch = Task { [weak self] in
                for await _ in recordings { self?.lookUpAgain() }
            }
        }
        if task == nil { task = Task { [weak self] in await self?.lookUp() } }
    }

    private func lookUp() async {
        let routes = Array(wanted)
        let found = await repository.histories(of: routes)
        if known.count + routes.count(where: { known[$0] == nil }) > Self.most { known = [:] }
        for route in routes { known[route] = found[route] ?? PriceHistory() }
        wanted.subtract(routes)
        version &+= 1
        task = wanted.isEmpty ? nil : Task { [weak self] in await self?.lookUp() }
    }

    /// Waits until everything that was wanted is known.
    package func settled() async {
        while let task { await task.value }
    }
}
