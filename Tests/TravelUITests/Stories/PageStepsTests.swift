import Terminal
import TestSupport
import Testing
import TravelFeatures
import TravelKit

@testable import TravelUI

/// J and K on pages that were not opened by a row, or whose row has gone.
@Suite("From page to page", .timeLimit(.minutes(1)))
struct PageStepsTests {
    /// Opens the favourite in this row, and takes it away.
    private func stage(row: Int) async -> Stage {
        let stage = Stage(favourites: FakeFavouriteRepository(countries: [.germany, .austria, .iceland]))
        await stage.settled()
        stage.type("3")
        await stage.settled()
        stage.type(String(repeating: "j", count: row))
        stage.press(.enter)
        await stage.settled()
        stage.type("f")
        await stage.see("is no longer a favourite.")
        return stage
    }

    @Test(
        "J leads to the one that has come in its place, K to the one before",
        arguments: [
            (0, "J", "Favourites › Austria"), (1, "J", "Favourites › Iceland"), (1, "K", "Favourites › Germany"),
            (2, "K", "Favourites › Austria"),
        ])
    func neighbours(_ row: Int, _ key: String, _ way: String) async {
        let stage = await stage(row: row)
        stage.type(key)
        await stage.settled()
        #expect(stage.way == way)
    }

    @Test(
        "There is nothing behind the last one, nor before the first one",
        arguments: [(2, "J", "This is the last one of the list."), (0, "K", "This is the first one of the list.")])
    func ends(_ row: Int, _ key: String, _ words: String) async {
        let stage = await stage(row: row)
        let way = stage.way
        stage.type(key)
        #expect(stage.status == words && stage.way == way)
    }

    @Test("They lead on from a page that was opened by its name, too", arguments: [("J", "Iceland"), ("K", "France")])
    func named(_ key: String, _ country: String) async {
        let stage = Stage()
        await stage.settled()
        stage.type(":germany")
        stage.press(.enter)
        await until { stage.way == "Countries › Germany" }
        stage.type(key)
        await stage.settled()
        #expect(stage.way == "Countries › \(country)")
        stage.press(.escape)
        #expect(stage.selectedRow.contains(country))
    }

    @Test("To open a page by its name leaves the list as it is, and what that does not show is none of its pages")
    func namedElsewhere() async {
        let stage = Stage()
        await stage.settled()
        for (filter, row) in [("", "Austria"), ("/iceland", "Iceland")] {
            stage.type(filter)
            if !filter.isEmpty { stage.press(.tab) }
            stage.type(":germany")
            stage.press(.enter)
            await until { stage.way == "Countries › Germany" }
            if !filter.isEmpty {
                stage.type("J")
                #expect(stage.status.contains("That does nothing here"), "\(stage.status)")
            }
            stage.press(.escape)
            #expect(stage.selectedRow.contains(row))
        }
    }

    @Test("The country's page that a trip leads to is alone, and says so", arguments: ["J", "K"])
    func ofTrip(_ key: String) async {
        let stage = Stage()
        await stage.settled()
        stage.type("2")
        await stage.settled()
        stage.type("/riga")
        stage.press(.enter, .enter)
        await stage.settled()
        let way = stage.way
        #expect(way.hasPrefix("Trips › Berlin → Riga › "))
        stage.type(key)
        #expect(stage.status.hasPrefix("The trip leads to this country alone.") && stage.way == way, "\(stage.status)")
    }

    @Test("From one that was brought back it goes on where that is now")
    func broughtBack() async {
        let stage = await stage(row: 1)
        stage.type("u")
        await stage.see("Austria is a favourite again.")
        #expect(stage.favourites.ids == ["DEU", "AUT", "ISL"])
        stage.type("K")
        await stage.settled()
        #expect(stage.way == "Favourites › Germany")
    }

    @Test(
        "Where those behind it have gone with it, the one before is before it still",
        arguments: [("K", "Favourites › Germany", ""), ("J", "Favourites › Austria", "This is the last one of the list.")])
    func allBehind(_ key: String, _ way: String, _ words: String) async {
        let stage = Stage(favourites: FakeFavouriteRepository(countries: [.germany, .austria, .iceland]))
        await stage.settled()
        stage.type("3")
        await stage.settled()
        stage.type("j")
        stage.press(.enter)
        await stage.settled()
        #expect(stage.way == "Favourites › Austria")
        stage.favourites.changeFromOutside { $0.favourites.removeAll { $0.id != .country("DEU") } }
        await until { stage.app.places.marks.collection?.favourites.count == 1 }
        stage.type(key)
        await stage.settled()
        #expect(stage.way == way && stage.status.hasPrefix(words), "\(stage.way): \(stage.status)")
    }
}
