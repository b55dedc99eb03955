import Terminal
import TestSupport
import Testing
import TravelKit

@testable import TravelFeatures
@testable import TravelUI

@MainActor @Suite("The first frame")
struct FirstFrameTests {
    private func app(_ favourites: FakeFavouriteRepository) -> App {
        App(
            Places(
                countries: FakeCountryRepository(Country.samples), trips: FakeTripRepository(Trip.samples, regions: Region.samples),
                regions: FakeRegionRepository(Region.samples), favourites: favourites, airports: FakeAirportRepository(Airport.samples),
                session: FakeSessionRepository(), format: .sample))
    }

    private func screen(_ app: App) -> String {
        let canvas = GridCanvas(size: Size(rows: 24, columns: 80))
        app.draw(on: canvas)
        return (0..<24).map(canvas.line).joined(separator: "\n")
    }

    @Test("does without the favourites, which are followed when it is seen", arguments: [Start.View.countries, .trips])
    func without(view: Start.View) async {
        let favourites = FakeFavouriteRepository([Trip.samples[0]], countries: [Country.samples[0]])
        let app = app(favourites)
        app.started(at: .view(view))
        await until { !app.isWaiting }
        #expect(!screen(app).contains("★") && !favourites.isFollowed)
        app.seen()
        await until { screen(app).contains("★") }
    }

    @Test("is that of the favourites where these are to be seen")
    func favourites() async {
        let favourites = FakeFavouriteRepository([], countries: [Country.samples[0]])
        let app = app(favourites)
        app.started(at: .view(.favourites))
        await until { screen(app).contains(Country.samples[0].name) }
        #expect(favourites.isFollowed)
    }
}
