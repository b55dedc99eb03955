import Terminal
import TestSupport
import Testing
import TravelKit

@testable import TravelUI

@Suite("Leaving, and keys that hold everywhere", .timeLimit(.minutes(1)))
struct LeavingTests {
    /// Keys that lead to where something can be typed or seen.
    nonisolated private static let places = ["", "/ger", ":1", "?", "2", "3", "2R"]

    private func stage(_ keys: String) async -> Stage {
        let stage = Stage()
        await stage.settled()
        stage.type(keys)
        await stage.settled()
        return stage
    }

    @Test("^C quits with 130 wherever the user is", arguments: places)
    func interrupt(_ keys: String) async {
        #expect(await stage(keys).press(.control("c")) == .quit(status: 130))
    }

    @Test("^L and ^Z work wherever the user is", arguments: places)
    func redraw(_ keys: String) async {
        let stage = await stage(keys)
        #expect(stage.press(.control("l")) == .redraw)
        #expect(stage.press(.control("z")) == .suspend)
    }

    @Test("Q quits with 0 from any page", arguments: ["", "?", "2", "2R"])
    func quit(_ keys: String) async {
        #expect(await stage(keys).type("Q") == .quit(status: 0))
    }

    @Test("q at the root quits, in each view", arguments: ["", "2", "3"])
    func quitAtRoot(_ keys: String) async {
        #expect(await stage(keys).type("q") == .quit(status: 0))
    }

    @Test("Esc, Backspace, h and Left at the root do nothing", arguments: [Key.escape, .backspace, .character("h"), .left])
    func escapeAtRoot(_ key: Key) async {
        let stage = await stage("")
        let before = stage.screen()
        #expect(stage.press(key) == nil)
        expectScreen(stage.screen(), before)
    }

    @Test(
        "Keys that mean nothing here change nothing",
        arguments: [Key.tab, .character("R"), .character("f"), .character("o"), .function(7), .delete])
    func nothing(_ key: Key) async {
        let stage = await stage("")
        let before = stage.screen()
        #expect(stage.press(key) == nil)
        expectScreen(stage.screen(), before)
    }

    @Test("r loads anew and keeps the row")
    func reload() async {
        let stage = await stage("jjj")
        stage.type("r")
        #expect(stage.app.isAnimated)
        #expect(stage.screen().contains("Denmark"), "what is there stays")
        await stage.settled()
        #expect(stage.countries.all.calls.count == 2)
        #expect(stage.selectedRow.hasPrefix("DK"))
    }
}
