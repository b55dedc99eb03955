import Terminal
import TestSupport
import Testing
import TravelKit

@testable import TravelUI

@Suite("Which countries are favourites is seen wherever they are listed", .timeLimit(.minutes(1)))
struct CountryMarkTests {
    private func stage() async -> Stage {
        let stage = Stage(
            favourites: FakeFavouriteRepository(countries: [.austria, .germany]), outlines: FakeOutlineRepository())
        await stage.settled()
        await stage.see("Austria ★")
        return stage
    }

    @Test("whose names have no room beside their mark, too", arguments: [60, 80, 100, 120])
    func longName(columns: Int) async {
        let country = Country.sample("XX", "XXX", "A Republic of Several Islands and Reefs", capital: "Somewhere", population: 1)
        let stage = Stage(countries: FakeCountryRepository([country]), favourites: FakeFavouriteRepository(countries: [country]))
        await stage.settled()
        await stage.see("★")
        let row = stage.screen(columns, 24).split(separator: "\n").first { $0.contains("XX  ") }
        #expect(row?.contains("A Republic of") == true && row?.contains("… ★ ") == true, "\(row ?? "")")
    }

    @Test("among neighbours, until they are none any more")
    func neighbours() async {
        let stage = await stage()
        stage.type("/germany")
        stage.press(.enter)
        await stage.settled()
        #expect(stage.canvas(80, 24).text.contains("Austria ★ ") && !stage.screen().contains("Belgium ★"))
        stage.press(.enter)
        await stage.see("Germany ★ ")
        stage.type("f")
        await stage.see("Austria is no longer a favourite.")
        stage.press(.escape)
        #expect(!stage.screen().contains("Austria ★"))
    }

    @Test("on a way over land")
    func way() async {
        let stage = await stage()
        stage.type(":route germany slovenia")
        await stage.see("\n route ")
        stage.press(.enter)
        await stage.settled()
        let screen = stage.screen()
        #expect(screen.contains("Germany ★ ") && screen.contains("Austria ★ ") && !screen.contains("Slovenia ★"))
    }

    @Test("on the map")
    func map() async {
        let stage = await stage()
        stage.type("/germany")
        stage.press(.tab, .character("4"))
        await stage.settled()
        _ = stage.screen()
        #expect(stage.status.hasPrefix("Germany ★, 9 neighbours"))
        stage.type("f")
        await stage.see("Germany is no longer a favourite.")
        stage.type("+")
        #expect(stage.status.hasPrefix("Germany, 9 neighbours"))
    }
}
