import Terminal
import TestSupport
import TravelData
import TravelFeatures
import TravelKit
import TravelUI

/// The program with the map of the world, its own countries and its own trips, drawn in memory.
@MainActor
final class MapStage {
    private static var made: MapStage?

    private let app: App
    private let canvas = GridCanvas(size: Size(rows: 60, columns: 200))
    private var showsTrips = false

    /// The one stage of all benchmarks, with outlines and countries read.
    static func shared() async -> MapStage {
        if let made { return made }
        let stage = MapStage()
        made = stage
        await stage.see("no country selected")
        return stage
    }

    private init() {
        let files = FileAPIClient(EmbeddedFiles())
        let places = Places(
            countries: APICountryRepository(files, dialect: BundledCountryTable()),
            trips: APITripRepository(files, dialect: NativeFeed.files), regions: FakeRegionRepository(Region.samples),
            favourites: FakeFavouriteRepository(), airports: AirportTable(files), outlines: BundledOutlines(EmbeddedFiles()),
            session: FakeSessionRepository(), format: .benchmark)
        app = App(places, Preferences())
        app.started(at: .view(.map))
        app.seen()
    }

    /// Has the trips drawn, or not, and waits until they are.
    func show(trips isWanted: Bool) async {
        guard isWanted != showsTrips else { return }
        showsTrips = isWanted
        _ = app.press(.character("t"))
        if isWanted { await see(" routes") }
    }

    /// One press of l, and the frame that answers.
    func pan() {
        _ = app.press(.character("l"))
        app.draw(on: canvas)
    }

    private func see(_ text: String) async {
        await until {
            app.draw(on: canvas)
            return canvas.text.contains(text)
        }
    }
}
