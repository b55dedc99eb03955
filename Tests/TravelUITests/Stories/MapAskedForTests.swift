import Terminal
import TestSupport
import Testing
import TravelKit

@testable import TravelUI

/// View 4: what is asked for is seen, wherever the map was moved since it showed that before.
@Suite("Asked for on the map", .timeLimit(.minutes(1)))
struct MapAskedForTests {
    private func stage() async -> Stage {
        let airports = [
            Airport(
                code: "CPH", name: "Kastrup", city: "Copenhagen", country: "DK", coordinate: Coordinate(latitude: 3, longitude: -8)),
            Airport(code: "AGP", name: "Málaga", city: "Málaga", country: "ES", coordinate: Coordinate(latitude: -5, longitude: 9)),
        ]
        let stage = Stage(airports: FakeAirportRepository(airports), outlines: FakeOutlineRepository())
        await stage.settled()
        return stage
    }

    /// Goes to the map and waits until it is there.
    private func openMap(_ stage: Stage) async -> [String] {
        stage.type("4")
        await stage.settled()
        return picture(stage)
    }

    private func picture(_ stage: Stage) -> [String] {
        let canvas = stage.canvas(80, 24)
        return (2..<22).map(canvas.line)
    }

    /// Moves the map until what it showed is not in the picture any more.
    private func move(_ stage: Stage) -> [String] {
        stage.type("llllllllllll")
        return picture(stage)
    }

    @Test("A country that is named is seen again")
    func named() async {
        let stage = await stage()
        func ask() async -> [String] {
            stage.type(":map poland")
            await stage.see("map Poland  ")
            stage.press(.enter)
            await stage.settled()
            return picture(stage)
        }
        let first = await ask()
        #expect(move(stage) != first)
        #expect(await ask() == first)
        #expect(stage.way == "Map: Poland")
    }

    @Test("From the list the map is as it was left; from the page of the country it shows that again")
    func country() async {
        let stage = await stage()
        stage.type("/germ")
        stage.press(.enter)
        await stage.settled()
        stage.press(.escape, .escape)
        let first = await openMap(stage)
        let moved = move(stage)
        #expect(moved != first)
        stage.type("1")
        #expect(await openMap(stage) == moved)
        stage.type("1")
        stage.press(.enter)
        await stage.settled()
        #expect(stage.way == "Countries › Germany")
        #expect(await openMap(stage) == first)
    }

    @Test("From the list the map is as it was left; from the page of the trip it shows the flight again")
    func trip() async {
        let stage = await stage()
        stage.type("2")
        await stage.settled()
        stage.type("/malaga")
        stage.press(.tab)
        let first = await openMap(stage)
        let moved = move(stage)
        #expect(moved != first)
        stage.type("2")
        #expect(await openMap(stage) == moved)
        stage.type("2")
        stage.press(.enter)
        await stage.settled()
        #expect(await openMap(stage) == first)
        #expect(stage.way == "Map: Copenhagen → Málaga")
        stage.type("0")
        #expect(picture(stage) != first)
        stage.type("0")
        #expect(picture(stage) == first, "the whole world, and back to the flight")
    }

    @Test("From the page of a way the map shows all of it again")
    func way() async {
        let stage = await stage()
        stage.type(":route germany poland")
        await stage.see("\n route ")
        stage.press(.enter)
        await stage.settled()
        let first = await openMap(stage)
        #expect(stage.way == "Map: Germany → Poland")
        #expect(move(stage) != first)
        stage.type("1")
        #expect(stage.way.hasSuffix("Germany → Poland") && !stage.way.hasPrefix("Map"))
        #expect(await openMap(stage) == first)
    }
}
