import Terminal
import TestSupport
import Testing
import TravelFeatures
import TravelKit

@testable import TravelUI

@Suite("A text that is typed at once into a filter", .timeLimit(.minutes(1)))
struct BurstTests {
    @Test("It is looked for once, when the screen is drawn", arguments: ["", "3", "2"])
    func once(_ view: String) async throws {
        let stage = Stage(favourites: FakeFavouriteRepository(Trip.samples))
        await stage.settled()
        stage.type(view)
        await stage.settled()
        func count() -> Int? {
            switch stage.app.view.screen {
            case let screen as CountriesScreen: screen.pane.model.arrangementCount
            case let screen as FavouritesScreen: screen.pane.model.arrangementCount
            case let screen as TripsScreen: screen.pane.model.arrangementCount
            default: nil
            }
        }
        let before = try #require(count())
        stage.type("/" + String(repeating: "which of these is meant ", count: 40))
        #expect(count() == before + 1)
        _ = stage.screen()
        #expect(count() == before + 1)
        #expect(stage.status.hasPrefix("0 of "))
    }
}
