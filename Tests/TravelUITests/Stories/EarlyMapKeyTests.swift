import Terminal
import TestSupport
import Testing
import TravelFeatures
import TravelKit

@testable import TravelUI

@Suite("Keys that come before the map", .timeLimit(.minutes(1)))
struct EarlyMapKeyTests {
    private func stage() async -> Stage {
        let stage = Stage(outlines: FakeOutlineRepository())
        await stage.settled()
        return stage
    }

    private static func key(of character: Character) -> Key {
        switch character {
        case "\t": .tab
        case "\r": .enter
        default: .character(character)
        }
    }

    @Test(
        "do what they do when they come slowly",
        arguments: ["+++", "jj+", "kkkkkkkkkkkkkkkk", "\t", "\t\t+", "0\t", "+0", "\tf", "\r", "\t\r"])
    func early(_ keys: String) async {
        let (slow, fast) = (await stage(), await stage())
        for key in ("4" + keys).map(Self.key) { fast.press(key) }
        slow.type("4")
        await slow.settled()
        for key in keys.map(Self.key) {
            _ = slow.screen()
            slow.press(key)
        }
        await slow.settled()
        await slow.app.places.marks.settled()
        await until { fast.screen() == slow.screen() }
    }

    @Test("wait for the countries where they select one, and no longer than these are on their way; others are done at once")
    func countries() async {
        let stage = await stage()
        let script = stage.countries.all.nextScript()
        stage.type("4")
        await stage.see("a column is")
        var before = stage.screen()
        stage.type("+")
        #expect(stage.screen() != before)
        stage.press(.tab)
        stage.type("1")
        #expect(stage.way == "Countries")
        stage.type("4")
        #expect(stage.status.contains("loading the map"))
        script.fail(.unavailable(source: "https://api.example", status: 503))
        await stage.settled()
        before = stage.screen()
        stage.type("+")
        #expect(stage.screen() != before)
    }

    /// The program on the page of a trip to Germany.
    private func stageOnTrip() async -> Stage {
        let trips = FakeTripRepository([.sample("x", from: .copenhagen, to: .frankfurt)])
        let stage = Stage(trips: trips, outlines: FakeOutlineRepository())
        await stage.settled()
        stage.type("2")
        await stage.settled()
        stage.press(.enter)
        await stage.settled()
        return stage
    }

    @Test("lead from a page that is still on its way to what it is about, as from one that is there", arguments: ["", "+", "\t"])
    func comingCountry(_ keys: String) async {
        let (slow, fast) = (await stageOnTrip(), await stageOnTrip())
        let script = fast.countries.coded.nextScript()
        fast.press(.enter, .character("4"))
        for key in keys.map(Self.key) { fast.press(key) }
        #expect(fast.way == "Map" && fast.status.contains("loading the map"))
        slow.press(.enter)
        await slow.settled()
        for key in ("4" + keys).map(Self.key) {
            slow.press(key)
            await slow.settled()
            _ = slow.screen()
        }
        script.finish(with: [.germany])
        await until { fast.screen() == slow.screen() }
        #expect(fast.way.hasPrefix("Map: "))
    }

    @Test("show the world where what the page is about could not be had")
    func lostCountry() async {
        let stage = await stageOnTrip()
        let script = stage.countries.coded.nextScript()
        stage.press(.enter, .character("4"))
        script.fail(.unavailable(source: "https://api.example", status: 503))
        await stage.settled()
        #expect(stage.way == "Map")
        stage.press(.escape)
        #expect(stage.way.hasSuffix(" › DE"))
    }

    @Test("lead from a way that is still looked for to that way")
    func comingWay() async {
        let stage = await stage()
        stage.type("/germany")
        stage.press(.enter)
        await stage.settled()
        stage.type("wsloven")
        await stage.see("\n route ")
        await stage.app.palette?.settled()
        let script = stage.countries.all.nextScript()
        stage.press(.enter, .character("4"))
        #expect(stage.way == "Map")
        script.finish(with: Country.samples)
        await stage.see("Map: Germany → Slovenia")
    }

    @Test("are given up where they would open a page, and somebody has gone on")
    func opening() async {
        let stage = await stage()
        stage.type("4")
        stage.press(.tab, .enter)
        stage.type("?")
        #expect(stage.way == "Map › Keys")
        stage.press(.escape)
        await stage.settled()
        #expect(stage.way.hasPrefix("Map: "))
    }

    @Test("are in nobody's way who leaves")
    func leaving() async {
        let stage = await stage()
        stage.type("4")
        stage.press(.tab)
        #expect(stage.type("q") == .quit(status: 0))
    }

    @Test("mean nothing where the map cannot be had")
    func failure() async {
        let stage = Stage(outlines: FakeOutlineRepository(failure: .unavailable(source: "outlines", status: 500)))
        await stage.settled()
        stage.type("4+j")
        await stage.settled()
        #expect(stage.way.hasPrefix("Map") && !stage.status.contains("loading"))
        stage.type("+j")
        #expect(stage.type("q") == .quit(status: 0))
    }
}
