import Foundation
import Synchronization
import TestSupport
import Testing
import TravelFeatures
import TravelKit

@Suite("Trips that end while they are listed", .timeLimit(.minutes(1)))
@MainActor
struct EndingTripsTests {
    /// A time that goes on when a test says so.
    private final class Watch: Sendable {
        private let time = Mutex(Date.samplePresent)

        var format: DisplayFormat {
            DisplayFormat(locale: Locale(identifier: "en_GB"), timeZone: .gmt, now: { self.time.withLock { $0 } })
        }

        func goOn(_ seconds: TimeInterval) { time.withLock { $0 += seconds } }
    }

    /// One ends half an hour after the tests are played, one has ended before, one lasts.
    private static let trips: [Trip] = [
        .fare("ending", euros: 20, departs: "2026-12-03T05:00:00Z", returns: nil, expires: "2026-11-21T12:30:00Z"),
        .fare("ended", euros: 30, departs: "2026-12-03T05:00:00Z", returns: nil, expires: "2026-11-21T11:30:00Z"),
        .fare("lasting", euros: 40, departs: "2026-12-03T05:00:00Z", returns: nil),
    ]

    private let watch = Watch()

    private func feed() -> TripsModel {
        TripsModel(
            repository: FakeTripRepository(Self.trips), regions: FakeRegionRepository(), session: nil,
            marks: FavouriteMarks(repository: FakeFavouriteRepository(), format: watch.format), format: watch.format)
    }

    private func fares() -> TripsModel {
        TripsModel(
            route: FareRoute(from: "VNO", to: "FRA"), fares: FakeFareRepository(Self.trips),
            marks: FavouriteMarks(repository: FakeFavouriteRepository(), format: watch.format), format: watch.format)
    }

    private func found(_ model: TripsModel) -> [String] { model.list.shownItems.map(\.id.text).sorted() }

    @Test("A filter goes by the time at which it is typed, not by that at which the list was made", arguments: [false, true])
    func typing(areFares: Bool) async {
        let model = areFares ? fares() : feed()
        model.viewOpened()
        await model.settled()
        model.list.filter(by: "expired")
        #expect(found(model) == ["ended"])
        model.list.filter(by: "")
        #expect(model.list.count == 3)
        watch.goOn(1800)
        model.list.filter(by: "expired")
        #expect(found(model) == ["ended", "ending"])
        model.list.filter(by: "!expired")
        #expect(found(model) == ["lasting"])
    }

    @Test("So does a filter of favourites")
    func favourites() async {
        let marks = FavouriteMarks(repository: FakeFavouriteRepository(Self.trips), format: watch.format)
        let model = FavouritesModel(marks, format: watch.format)
        model.viewOpened()
        await until { marks.collection != nil }
        model.list.filter(by: "expired")
        #expect(model.list.count == 1)
        model.list.filter(by: "")
        #expect(model.list.count == 3)
        watch.goOn(1800)
        model.list.filter(by: "expired")
        #expect(model.list.count == 2)
    }

    @Test("Favourites that stay listed are filtered anew when the minute is another, where their filter or their search asks for that")
    func openFavourites() async {
        let marks = FavouriteMarks(repository: FakeFavouriteRepository(Self.trips), format: watch.format)
        let model = FavouritesModel(marks, format: watch.format)
        #expect(!model.awaitsEnds)
        model.viewOpened()
        await until { marks.collection != nil }
        func found() -> [Favourite.ID] { model.list.shownItems.map(\.id).sorted { "\($0)" < "\($1)" } }
        model.list.filter(by: "!expired")
        model.follow()
        #expect(model.awaitsEnds && found() == [.trip("ending"), .trip("lasting")])
        watch.goOn(1800)
        model.follow()
        #expect(model.awaitsEnds && found() == [.trip("lasting")])
        let count = model.list.arrangementCount
        model.follow()
        #expect(model.list.arrangementCount == count, "once a minute")
        model.list.filter(by: "")
        model.list.search(for: "expired")
        #expect(model.list.search.matches.count == 2)
        watch.goOn(5 * 86_400)
        model.follow()
        #expect(!model.awaitsEnds && model.list.search.matches.count == 3)
    }

    @Test("A list that stays open is filtered anew when the minute is another, where its filter asks for that", arguments: [false, true])
    func open(areFares: Bool) async {
        let model = areFares ? fares() : feed()
        model.viewOpened()
        await model.settled()
        model.list.filter(by: "!expired")
        model.follow()
        #expect(model.asksForEnds && found(model) == ["ending", "lasting"])
        watch.goOn(1800)
        model.follow()
        #expect(found(model) == ["lasting"])
        let count = model.list.arrangementCount
        model.follow()
        #expect(model.list.arrangementCount == count, "once a minute")
        model.list.filter(by: "vno")
        model.follow()
        watch.goOn(60)
        let other = model.list.arrangementCount
        model.follow()
        #expect(!model.asksForEnds && model.list.arrangementCount == other, "what finds the same is left alone")
    }
}
