import TestSupport
import Testing
import TravelKit

@testable import TravelUI

@Suite("Favourites whose file another program holds", .timeLimit(.minutes(1)))
struct SlowFavouritesTests {
    @Test("After a second the status line says that they are being saved, until they are, and f once more takes nothing back")
    func saving() async {
        let favourites = FakeFavouriteRepository(countries: [.germany])
        let stage = Stage(favourites: favourites)
        await stage.settled()
        await stage.see("Germany ★")
        let gate = favourites.holdWrites()
        stage.type("f")
        #expect(stage.status == "13 countries")
        await stage.see("⠋ saving favourites  13 countries")
        #expect(stage.app.isAnimated)
        stage.type("f")
        #expect(stage.status == "⠋ saving favourites  Austria is still being saved.")
        gate.open()
        await stage.see("Kept as a favourite.")
        await stage.miss("saving favourites")
        #expect(favourites.ids.sorted() == ["AUT", "DEU"])
    }
}
