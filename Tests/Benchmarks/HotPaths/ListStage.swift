import Terminal
import TestSupport
import TravelFeatures
import TravelKit
import TravelUI

/// The program with a list of 100,000 trips, drawn in memory, and the same list by itself.
@MainActor
final class ListStage {
    private static var made: ListStage?

    private let app: App
    private var canvas = GridCanvas(size: Size(rows: 40, columns: 120))
    private let trips: TripsModel

    /// The one stage of all benchmarks, with its trips read.
    static func shared() async -> ListStage {
        if let made { return made }
        let stage = ListStage(Trip.random(100_000, seed: 1))
        made = stage
        stage.trips.viewOpened()
        await stage.trips.settled()
        stage.draw(columns: 120)
        return stage
    }

    private init(_ all: [Trip]) {
        let places = Places(
            countries: FakeCountryRepository(Country.samples), trips: FakeTripRepository(all, regions: Region.samples),
            regions: FakeRegionRepository(Region.samples), favourites: FakeFavouriteRepository(),
            airports: FakeAirportRepository(Airport.samples), session: FakeSessionRepository(), format: .benchmark)
        app = App(places, Preferences())
        app.started(at: .view(.trips))
        app.seen()
        trips = places.feed(nil)
    }

    /// Filters, and waits until all is found.
    func filter(by text: String) async {
        trips.list.filter(by: text)
        await trips.list.settled()
    }

    /// Sorts by a column, or as the feed has it, and waits until all is sorted.
    func sort(by column: String?) async {
        trips.list.sort(by: column.map { ListSort($0) })
        await trips.list.settled()
    }

    /// One press of j, and the frame that answers.
    func step() {
        _ = app.press(.character("j"))
        app.draw(on: canvas)
    }

    /// A frame as wide as this.
    func draw(columns: Int) {
        canvas = GridCanvas(size: Size(rows: 40, columns: columns))
        app.draw(on: canvas)
    }
}
