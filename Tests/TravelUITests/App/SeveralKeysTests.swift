import Terminal
import TestSupport
import Testing
import TravelFeatures
import TravelKit

@testable import TravelUI

@Suite("Commands of several keys", .timeLimit(.minutes(1)))
struct SeveralKeysTests {
    private func app() throws -> App {
        let keys = KeyMap.standard.rebound([.quit: [try #require(Keystrokes(name: "g q"))], .help: [try #require(Keystrokes(name: "g h"))]])
        let places = Places(
            countries: FakeCountryRepository(Country.samples), trips: FakeTripRepository(), regions: FakeRegionRepository(),
            favourites: FakeFavouriteRepository(), airports: FakeAirportRepository(), session: FakeSessionRepository(), format: .sample)
        return App(places, Preferences(keys: keys))
    }

    private func line(_ app: App, _ row: Int) -> String {
        let canvas = GridCanvas(size: Size(rows: 24, columns: 80))
        app.draw(on: canvas)
        return canvas.line(row)
    }

    @Test("are done when the last is pressed; what was pressed is seen until then")
    func done() throws {
        let app = try app()
        #expect(app.press(.character("g")) == nil)
        #expect(line(app, 22).hasSuffix("g …"))
        #expect(app.press(.character("q")) == .quit(status: 0))
    }

    @Test("are left by Esc, and by a key that does not belong")
    func left() throws {
        let app = try app()
        _ = app.press(.character("g"))
        _ = app.press(.escape)
        #expect(app.press(.character("h")) == nil)
        #expect(!line(app, 1).contains("Keys"))
        _ = app.press(.character("g"))
        _ = app.press(.character("x"))
        #expect(line(app, 22).contains("g x is no command."))
        _ = app.press(.character("g"))
        _ = app.press(.character("h"))
        #expect(line(app, 1).contains("Keys"))
        #expect(line(app, 23).contains("Esc back"))
    }
}
