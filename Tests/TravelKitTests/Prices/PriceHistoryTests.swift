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
        let risen = PriceHistory(history([10: 100]).points + [PriceHistory.Point(Self.today, 129, low: 110)])
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

    @Test("A change is counted from the last price of a day, and the lowest and the highest are those that were seen within days")
    func withinADay() {
        let yesterday = PriceHistory.Point(Self.today.adding(-1), 80, low: 60, high: 120)
        var trend = PriceHistory([yesterday]).trend(of: 72, on: Self.today)
        #expect(trend?.change == -10 && trend?.low == 60 && trend?.high == 120 && trend?.isLowest == false)
        trend = PriceHistory([yesterday, .init(Self.today, 72, low: 50)]).trend(of: 72, on: Self.today)
        #expect(trend?.low == 50)
        #expect(PriceHistory([yesterday]).trend(of: 60, on: Self.today)?.isLowest == true)
        // Of the day before the 90 days only what it cost at its end belongs to them.
        let old = PriceHistory([.init(Self.today.adding(-91), 80, low: 60, high: 120)])
        trend = old.trend(of: 70, on: Self.today)
        #expect(trend?.low == 80 && trend?.high == 80)
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
        func daily(_ history: PriceHistory) -> [Int] { history.daily(until: Self.today, now: 15).map(\.minorUnits) }
        #expect(daily(history([4: 10, 2: 20])) == [10, 10, 20, 20, 15])
        #expect(daily(history([:])) == [15])
        #expect(daily(history([0: 3])) == [15])
        let points = [PriceHistory.Point(Self.today.adding(-2), 10, low: 5), .init(Self.today, 20, low: 12, high: 30)]
        #expect(
            PriceHistory(points).daily(until: Self.today, now: 15)
                == [points[0], .init(Self.today.adding(-1), 10), .init(Self.today, 15, low: 12, high: 30)])
    }

    @Test("What was recorded under a route's former name holds until its own begins")
    func following() {
        let (former, own) = (history([9: 10, 3: 20, 2: 30]), history([3: 40, 0: 50]))
        #expect(own.following(former) == history([9: 10, 3: 40, 0: 50]))
        #expect(own.following(nil) == own && PriceHistory().following(former) == former)
    }

    @Test("A route is an origin, a destination, an airline, days of travel and a currency, and nothing else")
    func route() {
        func route(_ change: (inout Trip) -> Void) -> PricedRoute? {
            var trip = Trip.sample("a", isDemonstration: false)
            change(&trip)
            var routes = PricedRoutes()
            return routes.route(of: trip, [:])
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
        #expect(PricedRoute(former: .sample("a", isDemonstration: false))?.key == Self.formerKey)
    }

    private static let key: Int64 = 7_920_093_590_087_574_446
    /// As version 1 of the file has it.
    private static let formerKey: Int64 = -506_843_864_925_492_514

    @Test("The days of a route are those where its flights start, and those in UTC where that is not known")
    func days() {
        let auckland = TripLocation(city: "Auckland", countryCode: "NZ", airport: "AKL")
        let airports = ["AKL": "Pacific/Auckland", "NRT": "Asia/Tokyo", "BER": "Mars/Olympus"].map { code, zone in
            (AirportCode(code), Airport(code: AirportCode(code), name: "", city: "", country: "", timeZone: zone))
        }
        let known = Dictionary(uniqueKeysWithValues: airports)
        func trip(_ departs: String, _ returns: String? = nil, from start: TripLocation? = nil) -> Trip {
            .sample("a", from: start ?? auckland, to: .tokyo, departs: departs, returns: returns, isDemonstration: false)
        }
        var routes = PricedRoutes()
        func route(_ trip: Trip, _ airports: [AirportCode: Airport]) -> PricedRoute? { routes.route(of: trip, airports) }
        // Wednesday at 18:00, and Thursday at 8:00 and at 14:00, by the clocks of Auckland.
        let wednesday = trip("2026-12-09T05:00:00Z")
        let (morning, afternoon) = (trip("2026-12-09T19:00:00Z"), trip("2026-12-10T01:00:00Z"))
        #expect(route(wednesday, [:]) == route(morning, [:]), "the airport may be known later")
        #expect(route(morning, known) == route(afternoon, known))
        #expect(route(wednesday, known) != route(morning, known))
        #expect(PricedRoute(former: wednesday) == PricedRoute(former: morning))
        // Back from Tokyo on Friday at 1:00 and at 23:00 there.
        let backs = ["2026-12-10T16:00:00Z", "2026-12-11T14:00:00Z"].map { trip("2026-12-09T05:00:00Z", $0) }
        #expect(route(backs[0], known) == route(backs[1], known))
        // A zone that there is not is not known either.
        let odd = ["2026-12-09T00:30:00Z", "2026-12-09T23:30:00Z"].map { trip($0, from: .berlin) }
        #expect(route(odd[0], known) == route(odd[1], known))
    }
}

@Suite("A feed whose loads are noted", .timeLimit(.minutes(1)))
struct RecordedTripsTests {
    private let feed = FakeTripRepository()
    private let prices = FakePriceHistoryRepository()
    private let one = Trip.sample("1", price: Money(minorUnits: 500, currency: "EUR"), isDemonstration: false)
    private let other = Trip.sample("2", price: Money(minorUnits: 400, currency: "EUR"), isDemonstration: false)

    private func recorded(_ favourites: FakeFavouriteRepository = FakeFavouriteRepository()) -> RecordedTrips {
        RecordedTrips(feed, prices: prices, favourites: favourites, airports: AirportBook(FakeAirportRepository(Airport.samples)))
    }

    private func route(of trip: Trip) -> PricedRoute? {
        var routes = PricedRoutes()
        return routes.route(of: trip, Airport.samples.byID)
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
        #expect(prices.recorded == [[try #require(route(of: one)): 400]])
    }

    @Test("Flights of one day are of one route, by the clocks where they start, whatever day it is in UTC")
    func days() async throws {
        // On 11 December in Tokyo, at 8:30 and at 9:30.
        let trips = [(one, "2026-12-10T23:30:00Z"), (other, "2026-12-11T00:30:00Z")].map { trip, time in
            var trip = trip
            (trip.departure, trip.departureAt) = (.tokyo, Date(utc: time))
            return trip
        }
        _ = await read(recorded(), [Part(trips)])
        #expect(prices.recorded == [[try #require(route(of: trips[1])): 400]])
    }

    @Test("Who asks what routes have cost waits until what was read is noted")
    func noted() async throws {
        let prices = GatedPrices()
        let trips = RecordedTrips(
            feed, prices: prices, favourites: FakeFavouriteRepository(), airports: AirportBook(FakeAirportRepository(Airport.samples)))
        let noted = NotedPrices(prices, of: trips)
        feed.trips.next(Reading([one]))
        _ = try await trips.trips(in: nil).collect()
        async let histories = noted.histories(of: [])
        prices.gate.open()
        _ = await histories
        #expect(prices.steps == ["500 begins", "500 ends", "asked"])
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

    @Test("Of a favourite that comes again in a later part the newer one is seen", arguments: [-60.0, 60])
    func again(_ seconds: Double) async {
        let favourites = FakeFavouriteRepository([other])
        var changed = other
        (changed.createdAt, changed.airline) = (other.createdAt + seconds, "XX")
        var rest = Part<Trip>([], placement: .appends)
        rest.again = [changed]
        _ = await read(recorded(favourites), [Part([one, other], progress: .partial(done: 1, of: 2)), rest])
        #expect(favourites.writes == ["seen 2"])
        #expect(await favourites.collection().favourites.map(\.item) == [.trip(seconds > 0 ? changed : other)])
    }

    @Test(
        "Of a trip that comes again the price counts that was found last, be it the dearer one",
        arguments: [
            // Older ones change nothing, be they cheaper or dearer.
            ([(-60, 100)], [500]), ([(-60, 900)], [500]), ([(0, 100)], [500]),
            // Newer ones do, in whatever order they come.
            ([(60, 100)], [100]), ([(60, 900)], [600]), ([(60, 550)], [550]), ([(60, 100), (120, 900)], [600]),
            ([(120, 550), (60, 100)], [550]), ([(60, nil)], [600]), ([(60, nil), (120, 450)], [450]),
        ] as [([(Double, Int?)], [Int])])
    func againPrice(found: [(Double, Int?)], noted: [Int]) async throws {
        var other = self.other
        other.price = Money(minorUnits: 600, currency: "EUR")
        var rest = Part<Trip>([], placement: .appends)
        rest.again = found.map { seconds, cents in
            var trip = one
            trip.createdAt += seconds
            trip.price = cents.map { Money(minorUnits: $0, currency: "EUR") }
            return trip
        }
        _ = await read(recorded(), [Part([one, other], progress: .partial(done: 1, of: 2)), rest])
        let route = try #require(self.route(of: one))
        #expect(prices.recorded == noted.map { [route: $0] })
    }

    @Test("A trip that comes again with other dates is no price of the days that it had, and one that nobody knows is none at all")
    func againElsewhere() async throws {
        var (moved, unknown) = (one, other)
        moved.createdAt += 60
        moved.departureAt = moved.departureAt?.addingTimeInterval(-86_400)
        unknown.createdAt += 60
        var rest = Part<Trip>([], placement: .appends)
        rest.again = [moved, unknown]
        _ = await read(recorded(), [Part([one], progress: .partial(done: 1, of: 2)), rest])
        #expect(prices.recorded == [[try #require(route(of: moved)): 500]])
    }

    @Test("What a later read says is noted after what was said before, however long that takes")
    func order() async throws {
        let prices = GatedPrices()
        let trips = RecordedTrips(
            feed, prices: prices, favourites: FakeFavouriteRepository(), airports: AirportBook(FakeAirportRepository(Airport.samples)))
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
        let trips = RecordedTrips(
            feed, prices: nil, favourites: FakeFavouriteRepository(), airports: AirportBook(FakeAirportRepository(Airport.samples)))
        #expect(await read(trips, [Part([one])]).count == 1)
    }

    /// Prices that are not written before a gate is open.
    private final class GatedPrices: PriceHistoryRepository {
        let gate = Gate()
        let recordings = AsyncStream<Void> { $0.finish() }
        let news: [String] = []
        private let noted = Mutex<[String]>([])
        var steps: [String] { noted.withLock { $0 } }

        func record(_ prices: [PricedRoute: Int]) async {
            noted.withLock { $0 += prices.values.map { "\($0) begins" } }
            await gate.pass()
            noted.withLock { $0 += prices.values.map { "\($0) ends" } }
        }

        func histories(of routes: [PricedRoute]) async -> [PricedRoute: PriceHistory] {
            noted.withLock { $0.append("asked") }
            return [:]
        }
    }
}
