import Terminal
import TestSupport
import Testing
import TravelFeatures
import TravelKit

@testable import TravelUI

/// View 4: where its keys have nothing more to show, and which way it shows of several.
@Suite("As far as the map goes", .timeLimit(.minutes(1)))
struct MapLimitTests {
    private func stage() async -> Stage {
        let stage = Stage(outlines: FakeOutlineRepository())
        await stage.settled()
        return stage
    }

    /// Goes to the map and waits until it is there.
    private func openMap(_ stage: Stage) async {
        stage.type("4")
        await stage.settled()
        _ = stage.screen()
    }

    @Test("On the map of a way the same keys lead to the next best ones as on its page")
    func ways() async {
        let stage = await stage()
        stage.type(":route slovenia → germany avoid france")
        await stage.see("\n route ")
        stage.press(.enter)
        await stage.settled()
        let way = "Slovenia → Germany without France"
        #expect(stage.way.hasSuffix(way))
        await openMap(stage)
        #expect(stage.way == "Map: " + way)
        #expect(stage.status.contains("route 1 of ") && stage.canvas(140, 40).line(39).contains("J next way"))
        stage.type("K")
        #expect(stage.status.hasPrefix("This is the first way: none has fewer borders."))
        stage.type("J")
        #expect(stage.status.contains("route 2 of ") && stage.status.contains("3 borders"), "\(stage.status)")
        stage.type("n")
        #expect(stage.status.contains("route 2 of "), "another country on it")
        for _ in 1...RouteModel.count { stage.type("J") }
        #expect(stage.status.hasPrefix("This is the last of the ways that were looked for."))
        stage.type("K")
        let place = stage.status.firstMatch(of: /route \d of \d/).map { String($0.0) } ?? "none"
        stage.press(.escape)
        #expect(stage.way.hasSuffix(way) && !stage.way.hasPrefix("Map"))
        #expect(stage.status.hasPrefix(place), "its page shows the way that the map showed: \(place)")
    }

    @Test("Where the map goes no closer, and no further away, it says so")
    func limits() async {
        let stage = await stage()
        stage.type("/germany")
        stage.press(.tab)
        await openMap(stage)
        func picture() -> [String] { (2..<22).map { stage.canvas().line($0) } }
        for _ in 1...30 { stage.type("+") }
        #expect(stage.status.hasPrefix("This is as close as the map goes."))
        stage.type("-")
        #expect(stage.status.hasPrefix("Germany, "))
        for _ in 1...30 { stage.type("-") }
        #expect(stage.status.hasPrefix("This is the whole world."))
        let world = picture()
        stage.type("0")
        #expect(picture() != world, "back to the country, as after the key for the world")
        stage.type("0")
        #expect(picture() == world && stage.status.contains("a column is "))
    }

    @Test("Where the map ends, it says so; round the Earth it goes on")
    func edges() async {
        let stage = await stage()
        await openMap(stage)
        func saysEdge() -> Bool { stage.canvas().line(22).contains("This is the edge of the map.") }
        stage.type("0")
        for (key, back) in [("k", "j"), ("j", "k")] {
            for _ in 1...30 { stage.type(key) }
            #expect(saysEdge(), "\(key)")
            stage.type(back)
            #expect(!saysEdge(), "\(back)")
        }
        for _ in 1...30 { stage.type("l") }
        #expect(!saysEdge())
    }

    @Test("A click where no country is says so, leaves what is selected, and is forgotten with the next key")
    func sea() async {
        let stage = await stage()
        stage.type("/germany")
        stage.press(.tab)
        await openMap(stage)
        stage.type("0")
        for clicks in 1...2 {
            // Far south on the map of the whole world.
            _ = stage.canvas()
            stage.press(.mouse(MouseEvent(kind: .press, row: 20, column: 40, clicks: clicks)))
            #expect(stage.status.hasPrefix("There is no country there.") && stage.way == "Map: Germany")
        }
        stage.type("+")
        #expect(stage.status.hasPrefix("Germany, "))
    }
}
