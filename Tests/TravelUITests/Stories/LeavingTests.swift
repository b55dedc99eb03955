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

    @Test("Esc, Backspace, h and Left at the root do nothing, and say so", arguments: [Key.escape, .backspace, .character("h"), .left])
    func escapeAtRoot(_ key: Key) async {
        await expectNothing(of: key, but: "There is no page before; q quits.")
    }

    @Test("What quits at the root is said by the hint and by Esc alike, whichever key it is")
    func quitKeys() async {
        for (changes, key) in [([:], "q"), ([.goBackOrQuit: [[.character("x")]]], "x"), ([.goBackOrQuit: []], "Q")]
            as [([Command: [Keystrokes]], String)]
        {
            let stage = Stage(preferences: Preferences(keys: KeyMap.standard.rebound(changes)))
            await stage.settled()
            #expect(stage.canvas(80, 24).line(23).contains("  \(key) quit"))
            stage.press(.escape)
            #expect(stage.status.hasPrefix("There is no page before; \(key) quits."))
        }
    }

    @Test("The keys that the README takes for an example are free: no other command loses one by them")
    func exampleKeys() throws {
        let keys = KeyMap.standard.rebound([
            .quit: [[.character("Q")], try #require(Keystrokes(name: "Z Z"))], .help: [[.character("?")], [.function(1)]],
        ])
        #expect(keys.taken(from: .standard).isEmpty)
        #expect(keys.withoutKeys == KeyMap.standard.withoutKeys)
    }

    @Test("On a map that was opened from a page, the hint is the way back")
    func mapOfPage() async {
        let stage = Stage(outlines: FakeOutlineRepository())
        await stage.settled()
        stage.type("4")
        await stage.settled()
        #expect(stage.canvas(80, 24).line(23).contains("q quit"))
        stage.type("1")
        stage.press(.enter)
        await stage.settled()
        stage.type("4")
        await stage.settled()
        #expect(stage.canvas(80, 24).line(23).contains("Esc back") && !stage.canvas(80, 24).line(23).contains("quit"))
        stage.type("q")
        #expect(stage.way == "Countries › Austria")
    }

    @Test(
        "Keys that mean nothing here change nothing, and say so",
        arguments: [
            (Key.tab, "That does nothing here (on the map: the next country to the right)."),
            (.character("R"), "That does nothing here (choose the region of the trips)."),
            (.character("o"), "That does nothing here (open the trip's booking page)."),
            (.character("J"), "That does nothing here (on a page: the next of the list, or next way)."),
            (.function(7), "F7 is no command; ? lists the keys."), (.delete, "Del is no command; ? lists the keys."),
        ])
    func nothing(_ key: Key, _ sentence: String) async { await expectNothing(of: key, but: sentence) }

    /// Expects that a key says something in the status line, and changes nothing.
    private func expectNothing(of key: Key, but sentence: String) async {
        let stage = await stage("")
        let before = stage.screen().split(separator: "\n", omittingEmptySubsequences: false)
        #expect(stage.press(key) == nil)
        var after = stage.screen().split(separator: "\n", omittingEmptySubsequences: false)
        #expect(after[22] == " " + sentence)
        after[22] = before[22]
        #expect(after == before)
    }

    @Test("r loads anew and keeps the row")
    func reload() async {
        let stage = await stage("jjj")
        stage.type("r")
        #expect(stage.screen().contains("Denmark"), "what is there stays")
        #expect(stage.app.isAnimated)
        await stage.settled()
        #expect(stage.countries.all.calls.count == 2)
        #expect(stage.selectedRow.hasPrefix("DK"))
    }
}
