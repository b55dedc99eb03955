import Foundation
import TerminalText
import TestSupport
import Testing
import TravelKit

@testable import TravelFeatures

@Suite("What trips have cost", .timeLimit(.minutes(1)))
@MainActor
struct PriceMarksTests {
    private static let today = DisplayFormat.sample.today

    /// The route of a trip; former: as it was told in older files.
    private func route(_ trip: Trip, isFormer: Bool = false) -> PricedRoute? {
        var routes = PricedRoutes()
        return isFormer ? PricedRoute(former: trip) : routes.route(of: trip, [:])
    }

    private func trip(_ id: Trip.ID, _ cents: Int, to destination: TripLocation = .riga) -> Trip {
        .sample(id, to: destination, price: Money(minorUnits: cents, currency: "EUR"), isDemonstration: false)
    }

    private func model(
        _ trips: [Trip], _ histories: [Trip: KeyValuePairs<Int, Int>], areFormer: Bool = false, favourites: [Favourite] = []
    ) -> (TripsModel, PriceMarks, FakePriceHistoryRepository) {
        let repository = FakePriceHistoryRepository(
            Dictionary(
                uniqueKeysWithValues: histories.compactMap { trip, points in
                    route(trip, isFormer: areFormer).map { ($0, PriceHistory(points.map { .init(Self.today.adding(-$0), $1) })) }
                }))
        let marks = PriceMarks(repository, format: .sample)
        let model = TripsModel(
            repository: FakeTripRepository(trips), regions: FakeRegionRepository(), session: nil,
            marks: FavouriteMarks(repository: FakeFavouriteRepository(favourites), format: .sample), format: .sample)
        model.prices = marks
        return (model, marks, repository)
    }

    @Test("The feed marks a change since the last visit and the lowest price that is known, for the rows that are shown, in one look")
    func marks() async {
        let (cheaper, lowest, same, unknown) = (
            trip("a", 11_000), trip("b", 8_800, to: .tokyo), trip("c", 10_000, to: .malaga), trip("d", 10_000, to: .vilnius)
        )
        let trips = [cheaper, lowest, same, unknown]
        let (model, marks, repository) = model(
            trips, [cheaper: [20: 10_000, 3: 12_500], lowest: [20: 12_000, 3: 10_000], same: [2: 10_000]])
        #expect(trips.allSatisfy { model.row($0).cells[6] == "" }, "nothing is known yet")
        await marks.settled()
        #expect(trips.map { model.row($0).cells[6] } == ["↓12 %", "↓12 %, lowest in 20 days", "", ""])
        await marks.settled()
        #expect(repository.asked.count == 1, "all of a frame at once, and once")
    }

    @Test(
        "For how long a price has been known is said of the lowest",
        arguments: [
            (1, "lowest so far"), (6, "lowest so far"), (7, "lowest in 7 days"), (90, "lowest in 90 days"), (400, "lowest in 90 days"),
        ])
    func lowest(days: Int, words: String) {
        let history = PriceHistory([PriceHistory.Point(Self.today.adding(-days), 9_900)])
        #expect(history.trend(of: 9_800, on: Self.today).map { PriceText.mark($0).string } == "↓1 %, " + words)
        let column = TripText.columns[TripText.Cell.state.rawValue]
        #expect(column.fitted(SafeText("↓12 %, " + words), to: 13) == "↓12 %, lowest")
        #expect((7...12).allSatisfy { column.fitted(SafeText("↓12 %, " + words), to: $0) == "↓12 % ▁" })
        #expect(column.fitted(SafeText("↓12 %, " + words), to: 6) == "↓12 %" && column.fitted("↓12 %", to: 4) == "↓12 %")
        #expect(column.fitted(SafeText(words), to: 7) == "lowest")
    }

    @Test("The lowest price says since when it holds")
    func since() async {
        let trip = trip("a", 8_000)
        let (model, marks, _) = model([trip], [trip: [30: 10_000, 4: 8_000]])
        _ = model.facts(trip, airports: [:])
        await marks.settled()
        let facts = model.facts(trip, airports: [:]).last?.facts ?? []
        #expect(facts.contains(Fact("Low", "€80.00, since Tue 17 Nov", rareLines: 2)))
        #expect(facts.contains(Fact("High", "€100.00, Thu 22 Oct", rareLines: 2)))
    }

    @Test("An expired offer says that it is expired")
    func expired() async {
        var trip = trip("a", 5_000)
        trip.expiresAt = .samplePresent
        let (model, marks, _) = model([trip], [trip: [3: 10_000]])
        _ = model.row(trip)
        await marks.settled()
        #expect(model.row(trip).cells[6] == "expired")
    }

    @Test("A trip's page shows its course with low, high and now")
    func page() async {
        let trip = trip("a", 9_000)
        let (model, marks, _) = model([trip], [trip: [30: 10_000, 20: 12_000, 10: 8_000, 1: 10_000]])
        _ = model.facts(trip, airports: [:])
        await marks.settled()
        let group = model.facts(trip, airports: [:]).last
        #expect(group?.title == "Price history")
        var course = Fact("Course", "▅▅▅▅▅█████▁▁▁▁▃▃ 31 days", usualLines: 2)
        course.inFull = "▅▅▅▅▅▅▅▅▅▅██████████▁▁▁▁▁▁▁▁▁▅▃ 31 days"
        #expect(
            group?.facts == [
                course, Fact("Low", "€80.00, Wed 11 Nov", rareLines: 2),
                Fact("High", "€120.00, Sun 1 Nov", rareLines: 2), Fact("Now", "€90.00, ↓10 %", usualLines: 2),
            ])
    }

    @Test("An offer that is dearer than its route is not marked, and its page says what the route costs")
    func dearer() async {
        let trip = trip("a", 6_000)
        let (model, marks, _) = model([trip], [trip: [2: 2_000]])
        _ = model.row(trip)
        await marks.settled()
        #expect(model.row(trip).cells[6] == "")
        #expect(model.facts(trip, airports: [:]).last?.facts.last == Fact("Now", "€20.00 by another offer", usualLines: 2))
    }

    @Test(
        "Of a trip that its source has no longer, the page says what its route cost when it was recorded, or the trip seen, last",
        arguments: [
            ([(30, 10_000), (10, 8_000)], 26, ["€80.00, Wed 11 Nov", "€100.00, Thu 22 Oct", "€80.00, Mon 16 Nov"]),
            (
                [(30, 10_000), (10, 8_000), (3, 9_000)], 28,
                ["€80.00, Wed 11 Nov", "€100.00, Thu 22 Oct", "€90.00 by another offer, Wed 18 Nov"]
            ),
        ] as [([(Int, Int)], Int, [String])])
    func lastSeen(points: [(Int, Int)], days: Int, words: [String]) {
        let history = PriceHistory(points.map { .init(Self.today.adding(-$0.0), $0.1) })
        let facts = PriceText(.sample).group(trip("a", 8_000), history, lastSeen: Date.samplePresent - 5 * 86_400)?.facts ?? []
        #expect(facts.map(\.label) == ["Course", "Low", "High", "Last"])
        #expect(facts.first?.value.string.hasSuffix(" \(days) days") == true)
        #expect(facts.dropFirst().map(\.value.string) == words)
    }

    @Test("What a favourite that its source has no longer cost last is not what it costs now")
    func absent() async {
        let trip = trip("a", 8_000)
        let favourite = Favourite(.trip(trip), addedAt: .samplePresent, seenAt: .samplePresent - 3 * 86_400)
        let (model, marks, _) = model([], [trip: [30: 10_000, 4: 8_000]], favourites: [favourite])
        model.marks.follow()
        await until { model.marks.collection != nil }
        _ = model.facts(trip, airports: [:])
        await marks.settled()
        let facts = model.facts(trip, airports: [:]).flatMap(\.facts)
        #expect(facts.contains(Fact("Last", "€80.00, Wed 18 Nov", usualLines: 2)))
        #expect(facts.contains(Fact("Last seen", "3 days ago")))
        #expect(!facts.contains { $0.label == "Now" })
    }

    @Test("What was recorded of a trip before routes were told by the days where flights start goes on being shown")
    func former() async throws {
        let trip = trip("a", 8_000)
        let (model, marks, repository) = model([trip], [trip: [20: 10_000]], areFormer: true)
        _ = model.row(trip)
        await marks.settled()
        #expect(model.row(trip).cells[6] == "↓20 %, lowest in 20 days")
        let former = PriceHistory([.init(Self.today.adding(-20), 10_000), .init(Self.today.adding(-1), 1)])
        let own = PriceHistory([.init(Self.today.adding(-1), 6_400)])
        repository.become([try #require(route(trip)): own, try #require(route(trip, isFormer: true)): former])
        await marks.broughtUpToDate()
        #expect(model.row(trip).cells[6] == "", "it is dearer than what was recorded last")
        #expect(model.facts(trip, airports: [:]).last?.facts.last?.value == "€64.00 by another offer, lowest in 20 days")
    }

    @Test("Flights of different days where they start have histories of their own, be it one day in UTC")
    func days() async throws {
        let airports = Airport.samples.byID
        // On 10 December at 23:30, and on 11 December at 8:30, in Tokyo.
        let (evening, morning) = (
            Trip.sample("a", from: .tokyo, departs: "2026-12-10T14:30:00Z", returns: nil, isDemonstration: false),
            Trip.sample("b", from: .tokyo, departs: "2026-12-10T23:30:00Z", returns: nil, isDemonstration: false)
        )
        var routes = PricedRoutes()
        let found = routes.route(of: morning, airports)
        let route = try #require(found)
        let history = PriceHistory([.init(Self.today.adding(-1), 9_980)])
        let marks = PriceMarks(FakePriceHistoryRepository([route: history]), format: .sample)
        for trip in [evening, morning] { #expect(marks.awaits(trip, airports)) }
        #expect(marks.isAwaited)
        await marks.settled()
        #expect(!marks.isAwaited && !marks.awaits(evening, airports))
        #expect(marks.history(of: evening, airports) == nil)
        #expect(marks.trend(of: morning, airports)?.change == -50)
    }

    @Test("Today is the user's day", arguments: [("America/Los_Angeles", "↓20 %"), ("UTC", "")])
    func zones(name: String, change: String) async throws {
        let zone = try #require(Zone(name))
        // In the evening of 23 November in Los Angeles, and in the next morning there: one day in UTC.
        let (evening, morning) = (Date(utc: "2026-11-24T02:00:00Z"), Date(utc: "2026-11-24T17:00:00Z"))
        let format = DisplayFormat(locale: Locale(identifier: "en_GB"), timeZone: zone, now: { morning })
        let trip = trip("a", 8_000)
        let history = PriceHistory([.init(PriceDay(evening, in: zone), 10_000, low: 5_000)])
        let marks = PriceMarks(FakePriceHistoryRepository([try #require(route(trip)): history]), format: format)
        _ = marks.trend(of: trip, [:])
        await marks.settled()
        #expect(marks.trend(of: trip, [:]).map { PriceText.mark($0).string } ?? "" == change)
        let group = PriceText(format).group(trip, history)
        #expect(group?.facts.map(\.value.string).dropFirst().first == (change.isEmpty ? nil : "€50.00, Mon 23 Nov"))
    }

    @Test("A page names the lowest and the highest price of which it was said, and not those alone that days ended with")
    func withinADay() async throws {
        let trip = trip("a", 8_000)
        let (model, marks, repository) = model([trip], [:])
        repository.become([
            try #require(route(trip)): PriceHistory([
                .init(Self.today.adding(-1), 6_000, high: 10_000), .init(Self.today, 8_000, low: 5_000),
            ])
        ])
        _ = model.row(trip)
        await marks.settled()
        #expect(model.row(trip).cells[6] == "↑33 %")
        let facts = model.facts(trip, airports: [:]).last?.facts.map(\.value.string)
        #expect(facts == ["▁█ 2 days", "€50.00, today", "€100.00, Fri 20 Nov", "€80.00, ↑33 %"])
    }

    @Test("What is recorded while trips are shown is looked up again", .timeLimit(.minutes(1)))
    func recorded() async throws {
        let trip = trip("a", 3_000)
        let (model, marks, repository) = model([trip], [trip: [2: 2_000]])
        _ = model.row(trip)
        await marks.settled()
        #expect(model.row(trip).cells[6] == "")
        let days = [2: 2_000, 0: 3_000].sorted { $0.key > $1.key }
        repository.become([try #require(route(trip)): PriceHistory(days.map { .init(Self.today.adding(-$0.key), $0.value) })])
        await until { marks.version == 2 }
        #expect(model.row(trip).cells[6] == "↑50 %")
    }

    @Test("What happened to the file is said once, whether it was found out by writing or by reading")
    func news() async {
        let trip = trip("a", 3_000)
        let (model, marks, repository) = model([trip], [:])
        marks.follow()
        repository.tell("The file was broken.")
        await until { marks.notice != nil }
        #expect(marks.notice == Notice(.problem, "The file was broken."))
        marks.noticeSeen()
        _ = model.row(trip)
        await marks.settled()
        #expect(marks.notice == nil)
        let others = FakePriceHistoryRepository()
        others.tell("It was broken.")
        let unfollowed = PriceMarks(others, format: .sample)
        _ = unfollowed.trend(of: trip, [:])
        await unfollowed.settled()
        #expect(unfollowed.notice == Notice(.problem, "It was broken."))
    }

    @Test("Without history there is none on the page")
    func nothing() async {
        let trip = trip("a", 9_000)
        let (model, marks, _) = model([trip], [:])
        _ = model.facts(trip, airports: [:])
        await marks.settled()
        #expect(model.facts(trip, airports: [:]).last?.title == "General")
    }

    @Test("Bars are as many as there is room for, from the lowest to the highest", arguments: [0, 1, 2, 39, 40, 41, 400])
    func bars(count: Int) {
        let bars = PriceText.bars((0..<count).map { $0 * 1_000_000_000_000 }, width: 40)
        #expect(bars.count == min(count, 40))
        #expect(SafeText(bars).width == bars.count)
        if count > 1 { #expect(bars.first == "▁" && bars.last == "█") }
        #expect(PriceText.bars([5, 5, 5], width: 40) == "▄▄▄")
    }

    @Test("The last bar is today's price alone, and the lowest and the highest are the ends of all bars")
    func lastBar() {
        #expect(PriceText.bars(Array(repeating: 10_000, count: 399) + [5_000], width: 40).suffix(2) == "█▁")
        #expect(PriceText.bars([5_000] + Array(repeating: 10_000, count: 399), width: 40).first == "▇", "one day in ten of its bar")
        #expect(PriceText.bars([20_000] + Array(repeating: 10_000, count: 399), width: 40).last == "▁")
    }
}
