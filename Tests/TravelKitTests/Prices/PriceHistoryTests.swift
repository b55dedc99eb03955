import Foundation
import Synchronization
import TestSupport
import Testing
import TravelKit

@Suite("The history of a price", .timeLimit(.minutes(1)))
struct PriceHistoryTests {
    private static let today = PriceDay(number: 20_000)

    /// Points so many days ago, at these prices.
    private func history(_ points: KeyValuePairs<Int, Int>) -> PriceHistory {
        PriceHistory(points.map { PriceHistory.Point(Self.today.adding(-$0), $1) })
    }

    @Test("Its trend compares with what was recorded before today, and is none where nothing was")
    func trend() {
        #expect(history([:]).trend(of: 100, on: Self.today) == nil)
        #expect(history([0: 90]).trend(of: 100, on: Self.today) == nil, "today's own price is no history")
        let trend = history([10: 100, 5: 125, 0: 110]).trend(of: 110, on: Self.today)
        #expect(trend?.previous == 125 && trend?.low == 100 && trend?.high == 125)
        #expect(trend?.change == -12)
        #expect(trend?.knownFor == 10 && history([100: 100]).trend(of: 100, on: Self.today)?.knownFor == 90)
        #expect(trend?.isLowest == false)
    }

    @Test("What is dearer than the route has no trend: the history is that of the cheapest")
    func dearer() {
        #expect(history([10: 100]).trend(of: 101, on: Self.today) == nil)
        #expect(history([10: 100, 0: 300]).trend(of: 300, on: Self.today)?.change == 200)
        #expect(history([10: 100, 0: 300]).trend(of: 301, on: Self.today) == nil)
        #expect(history([10: 100]).trend(of: 99, on: Self.today)?.change == -1, "it fell since the last look of today")
        let risen = PriceHistory(history([10: 100, 0: 110]).points, latest: 129)
        #expect(risen.trend(of: 129, on: Self.today)?.change == 29 && risen.trend(of: 130, on: Self.today) == nil, "it rose since")
    }

    @Test(
        "It is the lowest in 90 days when it was not lower and has been higher",
        arguments: [
            ([10: 100, 5: 125], 99, true), ([10: 100, 5: 125], 100, true), ([10: 100, 5: 125], 101, false), ([10: 100], 100, false),
            ([10: 100], 99, true), ([100: 50, 95: 100], 80, true), ([100: 50], 80, false), ([91: 50, 90: 100], 80, true),
            ([90: 50, 89: 100], 80, false),
        ] as [([Int: Int], Int, Bool)])
    func lowest(points: [Int: Int], price: Int, isLowest: Bool) {
        let days = points.sorted { $0.key > $1.key }.map { PriceHistory.Point(Self.today.adding(-$0.key), $0.value) }
        let history = PriceHistory(days + [PriceHistory.Point(Self.today, price)])
        #expect(history.trend(of: price, on: Self.today)?.isLowest == isLowest)
    }

    @Test("A change is in percent of what it was, and the largest numbers do no harm")
    func change() {
        func change(_ old: Int, _ new: Int) -> Int? { history([1: old, 0: new]).trend(of: new, on: Self.today)?.change }
        #expect(change(100, 100) == 0 && change(1000, 1004) == 0)
        #expect(change(100, 112) == 12 && change(7250, 6380) == -12)
        #expect(change(0, 5) == 0 && change(-5, 5) == 0)
        #expect(change(1, 1_000_000_000_000_000) != nil)
    }

    @Test("A price holds until the next one is known")
    func daily() {
        #expect(history([4: 10, 2: 20]).daily(until: Self.today, now: 15) == [10, 10, 20, 20, 15])
        #expect(history([:]).daily(until: Self.today, now: 15) == [15])
        #expect(history([0: 3]).daily(until: Self.today, now: 15) == [15])
    }

    @Test("A route is an origin, a destination, an airline, days of travel and a currency, and nothing else")
    func route() {
        func route(_ change: (inout Trip) -> Void) -> PricedRoute? {
            var trip = Trip.sample("a", isDemonstration: false)
            change(&trip)
            return PricedRoute(trip)
        }
        let one = route { _ in }
        #expect(one != nil)
        #expect(one == route { ($0.id, $0.flightNumber, $0.createdAt) = ("b", "1", .samplePresent) })
        #expect(one == route { $0.departureAt = $0.departureAt?.addingTimeInterval(3600) }, "on the same day")
        #expect(one == route { $0.price = Money(minorUnits: 1, currency: "EUR") })
        let others: [(inout Trip) -> Void] = [
            { $0.departure = .vilnius }, { $0.destination = .tokyo }, { $0.airline = "LH" }, { $0.returnAt = nil },
            { $0.departureAt = $0.departureAt?.addingTimeInterval(86_400) }, { $0.price = Money(minorUnits: 4990, currency: "USD") },
            { ($0.departure, $0.destination) = ($0.destination, $0.departure) },
        ]
        #expect(Set(others.map { route($0) } + [one]).count == 8)
        #expect(route { $0.price = nil } == nil && route { $0.departureAt = nil } == nil && route { $0.isDemonstration = true } == nil)
        // Without its code a place could be any.
        #expect(route { $0.departure.airport = "" } == nil && route { $0.destination.airport = "" } == nil)
        // It is written to disk: it may never change.
        #expect(one?.key == Self.key)
    }

    private static let key: Int64 = -506_843_864_925_492_514
}

@Suite("A feed whose loads are noted", .timeLimit(.minutes(1)))
struct RecordedTripsTests {
    private let feed = FakeTripRepository()
    private let prices = FakePriceHistoryRepository()
    private let one = Trip.sample("1", price: Money(minorUnits: 500, currency: "EUR"), isDemonstration: false)
    private let other = Trip.sample("2", price: Money(minorUnits: 400, currency: "EUR"), isDemonstration: false)

    private func recorded(_ favourites: FakeFavouriteRepository = FakeFavouriteRepository()) -> RecordedTrips {
        RecordedTrips(feed, prices: prices, favourites: favourites)
    }

    private func read(_ trips: RecordedTrips, _ parts: [Part<Trip>], failure: RepositoryError? = nil) async -> [Part<Trip>] {
        feed.trips.next(
            Reading { (yield: @escaping Reading<Trip>.Yield) async throws(RepositoryError) in
                for part in parts { await yield(part) }
                if let failure { throw failure }
            })
        var seen: [Part<Trip>] = []
        var hasFailed = false
        do throws(RepositoryError) { for try await part in trips.trips(in: nil) { seen.append(part) } } catch { hasFailed = true }
        #expect(hasFailed == (failure != nil))
        await trips.settled()
        return seen
    }

    @Test("The cheapest price of each route is recorded once, in one step, however many parts there are")
    func record() async throws {
        let parts = [Part([one], progress: .partial(done: 1, of: 2)), Part([other], placement: .appends)]
        let seen = await read(recorded(), parts)
        #expect(seen.map(\.values) == [[one], [other]])
        #expect(prices.recorded == [[try #require(PricedRoute(one)): 400]])
    }

    @Test("What is stored is no news, and what fails is no load")
    func noNews() async {
        _ = await read(recorded(), [Part([one], freshness: .stored(at: .samplePresent))])
        _ = await read(recorded(), [Part([one], freshness: .kept(at: .samplePresent))])
        _ = await read(recorded(), [Part([one])], failure: .timedOut(source: "x", cause: SampleFailure("slow")))
        #expect(prices.recorded.isEmpty)
        _ = await read(recorded(), [Part([one], freshness: .stored(at: .samplePresent)), Part([other])])
        #expect(prices.recorded.map { Array($0.values) } == [[400]])
    }

    @Test("Favourites that the feed still has are seen; the others are not")
    func seen() async {
        let favourites = FakeFavouriteRepository([other, .toRiga])
        _ = await read(recorded(favourites), [Part([one, other])])
        #expect(favourites.writes == ["seen 2"])
    }

    @Test("What a later read says is noted after what was said before, however long that takes")
    func order() async throws {
        let prices = GatedPrices()
        let trips = RecordedTrips(feed, prices: prices, favourites: FakeFavouriteRepository())
        for trip in [one, other] {
            feed.trips.next(Reading([trip]))
            _ = try await trips.trips(in: nil).collect()
        }
        prices.gate.open()
        await trips.settled()
        #expect(prices.steps == ["500 begins", "500 ends", "400 begins", "400 ends"])
    }

    @Test("Made-up trips have no history, and without a place for prices there is none")
    func none() async {
        _ = await read(recorded(), [Part([.toRiga])])
        #expect(prices.recorded.isEmpty)
        let trips = RecordedTrips(feed, prices: nil, favourites: FakeFavouriteRepository())
        #expect(await read(trips, [Part([one])]).count == 1)
    }

    /// Prices that are not written before a gate is open.
    private final class GatedPrices: PriceHistoryRepository {
        let gate = Gate()
        let recordings = AsyncStream<Void> { $0.finish() }
        private let noted = Mutex<[String]>([])
        var steps: [String] { noted.withLock { $0 } }

        func record(_ prices: [PricedRoute: Int]) async {
            noted.withLock { $0 += prices.values.map { "\($0) begins" } }
            await gate.pass()
            noted.withLock { $0 += prices.values.map { "\($0) ends" } }
        }

        func histories(of routes: [PricedRoute]) async -> [PricedRoute: PriceHistory] { [:] }
    }
}
