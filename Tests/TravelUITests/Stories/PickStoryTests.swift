import Terminal
import TestSupport
import Testing
import TravelFeatures
import TravelKit

@testable import TravelUI

@Suite("Choosing from a list", .timeLimit(.minutes(1)))
struct PickStoryTests {
    /// What was chosen.
    private final class Choice {
        var codes: [String] = []
    }

    private func app(_ choice: Choice, filter: String = "") async -> App {
        let places = Places(
            countries: FakeCountryRepository(Country.samples), trips: FakeTripRepository(Trip.samples, regions: Region.samples),
            regions: FakeRegionRepository(Region.samples), favourites: FakeFavouriteRepository(),
            airports: FakeAirportRepository(Airport.samples), session: FakeSessionRepository(), format: .sample)
        let app = App(places, picking: .countries { choice.codes = $0.map(\.alpha2) }, filteredBy: filter)
        app.started()
        app.seen()
        await until { Self.screen(app).contains("Austria") }
        await until { app.view.screen.status.loading == nil }
        return app
    }

    private static func screen(_ app: App) -> String {
        let canvas = GridCanvas(size: Size(rows: 24, columns: 80))
        app.draw(on: canvas)
        return canvas.text
    }

    @Test("Backspace that is held until the filter is left ends nothing")
    func backspaceHeld() async {
        let app = await app(Choice())
        for key in [Key.character("/"), .character("g"), .character("e")] + Array(repeating: .backspace, count: 6) {
            #expect(app.press(key) == nil)
        }
        #expect(Self.screen(app).contains("Choose a country"))
        #expect(app.press(.escape) == .quit(status: 130))
    }

    @Test("Enter takes the row under the cursor and ends with 0")
    func one() async {
        let choice = Choice()
        let app = await app(choice)
        #expect(Self.screen(app).contains("Choose a country"))
        #expect(app.press(.character("j")) == nil)
        #expect(app.press(.enter) == .quit(status: 0))
        #expect(choice.codes == ["BE"])
    }

    @Test("Enter takes the rows that are marked, in their order")
    func several() async {
        let choice = Choice()
        let app = await app(choice)
        for key: Key in [.character("m"), .down, .character("m")] { #expect(app.press(key) == nil) }
        #expect(app.press(.enter) == .quit(status: 0))
        #expect(choice.codes == ["AT", "CZ"])
    }

    @Test("Several are found one after another by filters: what is marked and hidden is chosen as well")
    func severalFilters() async {
        let choice = Choice()
        let app = await app(choice)
        for keys in ["/germ", "/austr"] {
            for character in keys { #expect(app.press(.character(character)) == nil) }
            for key: Key in [.tab, .character("m")] { #expect(app.press(key) == nil) }
        }
        #expect(Self.screen(app).contains("2 marked, 1 shown"))
        #expect(app.press(.enter) == .quit(status: 0))
        #expect(choice.codes == ["AT", "DE"])
    }

    @Test("The list is filtered at first, or while one types; Enter takes what is found")
    func filter() async {
        let choice = Choice()
        let filtered = await app(choice, filter: "austr")
        #expect(filtered.press(.enter) == .quit(status: 0))
        #expect(choice.codes == ["AT"])
        let app = await app(choice)
        for character in "/germ" { _ = app.press(.character(character)) }
        #expect(app.press(.enter) == .quit(status: 0))
        #expect(choice.codes == ["DE"])
        for character in "/qqqq" { _ = app.press(.character(character)) }
        #expect(app.press(.enter) == nil)
        #expect(Self.screen(app).contains("There is nothing to choose."))
    }

    @Test("Where nothing is found, the key is named that changes the filter: Esc leaves")
    func nothingFound() async {
        let app = await app(Choice())
        for character in "/qqqq" { _ = app.press(.character(character)) }
        _ = app.press(.tab)
        #expect(Self.screen(app).contains("/ changes the filter."))
        #expect(app.press(.escape) == .quit(status: 130))
    }

    @Test("Keys that lead elsewhere say that they do nothing here", arguments: [":", "F"] as [Character])
    func elsewhere(key: Character) async {
        let app = await app(Choice())
        #expect(app.press(.character(key)) == nil)
        #expect(Self.screen(app).contains("That does nothing here"))
    }

    @Test("Leaving chooses nothing and ends with 130", arguments: [Key.escape, .character("q"), .character("Q"), .control("c")])
    func leaving(key: Key) async {
        let choice = Choice()
        #expect(await app(choice).press(key) == .quit(status: 130))
        #expect(choice.codes == [])
    }

    @Test("There is nowhere else to go", arguments: [":", "2", "w"])
    func nowhere(keys: String) async {
        let app = await app(Choice())
        for character in keys { #expect(app.press(.character(character)) == nil) }
        #expect(Self.screen(app).contains("Choose a country"))
        #expect(app.press(.character("q")) == .quit(status: 130))
    }
    @Test("Trips are those to all regions, whichever is remembered, and a region that is chosen is forgotten")
    func trips() async {
        let stage = Stage(session: FakeSessionRepository(Session(region: "blc")), picking: .trips { _ in })
        await stage.settled()
        #expect(stage.status.hasPrefix("4 trips"))
        stage.type("R")
        await stage.settled()
        stage.type("/iberia")
        stage.press(.enter)
        await stage.settled()
        #expect(stage.status.hasPrefix("1 trip") && stage.session.saved.isEmpty)
    }
}
