import Observation
import TerminalText
package import TravelKit

/// What the routes of trips have cost, for whoever shows trips. It is looked up for the trips that are shown, all those of a frame at once.
@MainActor @Observable
package final class PriceMarks {
    /// So many are remembered; then it begins anew.
    private static let most = 5000

    /// What is known by now; empty where nothing is. `version` is observed in its place: the key path of a dictionary takes longer to make than
    /// ten rows.
    @ObservationIgnored private var known: [PricedRoute: PriceHistory] = [:]
    /// Changes when more is known.
    package private(set) var version = 0
    /// What the user is to know of the file in which prices are kept; nil when there is nothing to say.
    package private(set) var notice: Notice?

    @ObservationIgnored private let repository: any PriceHistoryRepository
    @ObservationIgnored private let format: DisplayFormat
    @ObservationIgnored private var routes = PricedRoutes()
    /// How the routes that are known or wanted were told in older files.
    @ObservationIgnored private var formers: [PricedRoute: PricedRoute] = [:]
    @ObservationIgnored private var wanted: Set<PricedRoute> = []
    /// Trips of the routes that are wanted for the first time: how these were told before is found out when the frame is drawn.
    @ObservationIgnored private var newcomers: [PricedRoute: Trip] = [:]
    /// Trips that were asked for before anything was looked up, and the airports that were known: what their routes are takes a tenth of the
    /// first frame, which it is of no use to.
    @ObservationIgnored private var unplaced: [(trip: Trip, airports: [AirportCode: Airport])] = []
    @ObservationIgnored private var hasBegun = false
    @ObservationIgnored private var task: Task<Void, Never>?
    @ObservationIgnored private var watch: Task<Void, Never>?
    @ObservationIgnored private var newsCount = 0

    package init(_ repository: any PriceHistoryRepository, format: DisplayFormat) {
        self.repository = repository
        self.format = format
    }

    isolated deinit { watch?.cancel() }

    /// What the trip's route has cost; nil until it is known, and when nothing is.
    /// - Parameter airports: those whose time zones are known.
    package func history(of trip: Trip, _ airports: [AirportCode: Airport]) -> PriceHistory? {
        guard let history = found(trip, airports), !history.points.isEmpty else { return nil }
        return history
    }

    /// How the trip's price compares with those before; nil where that is not known.
    /// - Parameter airports: those whose time zones are known.
    package func trend(of trip: Trip, _ airports: [AirportCode: Airport]) -> PriceTrend? {
        guard let price = trip.price, let history = history(of: trip, airports) else { return nil }
        return history.trend(of: price.minorUnits, on: format.today)
    }

    /// Whether it is yet to be found out whether anything is known of what the trip's route has cost.
    /// - Parameter airports: those whose time zones are known.
    package func awaits(_ trip: Trip, _ airports: [AirportCode: Airport]) -> Bool {
        found(trip, airports) == nil && routes.route(of: trip, airports) != nil
    }

    /// Whether that is so of any trip that was shown.
    package var isAwaited: Bool {
        _ = version
        return !unplaced.isEmpty || wanted.contains { known[$0] == nil }
    }

    /// What was found of the trip's route, which is looked up where it was not; an empty history where nothing is known.
    private func found(_ trip: Trip, _ airports: [AirportCode: Airport]) -> PriceHistory? {
        _ = version
        guard hasBegun else {
            unplaced.append((trip, airports))
            begin()
            return nil
        }
        guard let route = routes.route(of: trip, airports) else { return nil }
        if let history = known[route] { return history }
        want(route, of: trip)
        begin()
        return nil
    }

    private func want(_ route: PricedRoute, of trip: Trip) {
        newcomers[route] = trip
        wanted.insert(route)
    }

    /// Finds out which routes the first trips have.
    private func placeFirst() {
        for (trip, airports) in unplaced {
            if let route = routes.route(of: trip, airports) { want(route, of: trip) }
        }
        (unplaced, hasBegun) = ([], true)
    }

    /// Today's prices are recorded when the feed has come, which is after its trips are shown.
    private func lookUpAgain() {
        wanted.formUnion(known.keys)
        if !wanted.isEmpty { begin() }
    }

    /// Begins to follow what is recorded; does nothing when it follows already.
    package func follow() {
        guard watch == nil else { return }
        let recordings = repository.recordings
        watch = Task { [weak self] in
            for await _ in recordings {
                self?.lookUpAgain()
                await self?.lookForNews()
            }
        }
    }

    private func lookForNews() async {
        let news = await repository.news
        guard news.count > newsCount else { return }
        notice = Notice(.problem, SafeText(news[newsCount...].joined(separator: " ")))
        newsCount = news.count
    }

    /// The user has read the notice.
    package func noticeSeen() { notice = nil }

    private func begin() {
        follow()
        if task == nil { task = Task { [weak self] in await self?.lookUp() } }
    }

    private func lookUp() async {
        placeFirst()
        guard !wanted.isEmpty else {
            // Who waited for that waits for nothing any more.
            version &+= 1
            task = nil
            return
        }
        let routes = Array(wanted)
        for (route, trip) in newcomers { formers[route] = PricedRoute(former: trip) }
        newcomers = [:]
        let found = await repository.histories(of: routes + routes.compactMap { formers[$0] })
        let histories = routes.map { route in
            (route, (found[route] ?? PriceHistory()).following(formers[route].flatMap { found[$0] }))
        }
        if known.count + routes.count(where: { known[$0] == nil }) > Self.most {
            known = [:]
            formers = formers.filter { wanted.contains($0.key) }
        }
        for (route, history) in histories { known[route] = history }
        wanted.subtract(routes)
        version &+= 1
        // Who reads the file may find it broken.
        await lookForNews()
        task = wanted.isEmpty ? nil : Task { [weak self] in await self?.lookUp() }
    }

    /// Waits until everything that was wanted is known.
    package func settled() async {
        while let task { await task.value }
    }

    /// Looks up anew what is shown, and waits until that is known.
    package func broughtUpToDate() async {
        lookUpAgain()
        await settled()
    }
}
