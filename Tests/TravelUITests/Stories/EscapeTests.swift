import Terminal
import TestSupport
import Testing
import TravelKit

@testable import TravelUI

@Suite("Esc and a key that come as one", .timeLimit(.minutes(1)))
struct EscapeTests {
    private func stage(_ keys: String, _ then: Key..., map: KeyMap = .standard) async -> Stage {
        let stage = Stage(preferences: Preferences(keys: map))
        await stage.settled()
        stage.type(keys)
        then.forEach { stage.press($0) }
        await stage.settled()
        return stage
    }

    @Test("are both of them: a page is left, and the key does what it does below")
    func page() async {
        let stage = await stage("", .enter)
        stage.press(.alt("j"))
        #expect(stage.way == "Countries" && stage.selectedRow.hasPrefix("BE"))
        stage.press(.alt("\r"))
        #expect(stage.way == "Countries › Belgium", "Esc has nothing to leave at the root")
    }

    @Test(
        "are nothing while something is typed: a filter, a search, a file's name, the palette",
        arguments: ["/land", "\u{6}land", "e", ":theme", "F"])
    func typing(_ keys: String) async {
        let stage = await stage("")
        for key in keys { stage.press(key == "\u{6}" ? .control("f") : .character(key)) }
        let before = stage.screen()
        for key in ["j", "q", "\r", "\t"] as [Character] { #expect(stage.press(.alt(key)) == nil) }
        #expect(stage.screen() == before)
        #expect(stage.app.view.screen.isTyping || stage.app.palette != nil)
    }

    @Test("are keys of the line that is typed, where it has such keys")
    func line() async {
        let stage = await stage("/the land")
        stage.press(.alt("\u{7F}"))
        #expect(stage.canvas(80, 24).line(23).hasPrefix("/the  "))
        stage.press(.home, .alt("d"))
        #expect(stage.canvas(80, 24).line(23).hasPrefix("/  "))
    }

    @Test("are nothing where one signs in: what was typed stays")
    func signingIn() async {
        let stage = Stage(accounts: FakeAccountRepository())
        await stage.settled()
        stage.type("Sme")
        stage.press(.alt("l"))
        stage.type("example.org")
        #expect(stage.screen().contains("Email     meexample.org") && stage.way == "Countries › Sign in")
    }

    @Test("mean what they are bound to, if anything: by a key map, or in a line that is typed")
    func bound() async {
        let map = KeyMap.standard.rebound([.help: [Keystrokes(.alt("h"))], .redraw: [Keystrokes(.alt("l"))]])
        let stage = await stage("", map: map)
        stage.press(.alt("h"))
        #expect(stage.way == "Countries › Keys")
        stage.press(.escape)
        stage.type("/aus lan")
        #expect(stage.press(.alt("l")) == .redraw)
        stage.press(.alt("b"), .control("k"))
        #expect(stage.canvas(80, 24).line(23).hasPrefix("/aus  "))
    }

    @Test("leave a command of several keys that was begun")
    func begun() async throws {
        let map = KeyMap.standard.rebound([.help: [try #require(Keystrokes(name: "Z Z"))]])
        let stage = await stage("Z", map: map)
        #expect(stage.status.hasSuffix("Z …"))
        stage.press(.alt("j"))
        #expect(!stage.status.contains("…") && stage.selectedRow.hasPrefix("BE"))
    }

    @Test("are nothing where Esc ends the program")
    func picking() async {
        let stage = Stage(picking: .countries { _ in })
        await stage.settled()
        #expect(stage.press(.alt("j")) == nil)
        #expect(stage.selectedRow.hasPrefix("AT"))
        #expect(stage.press(.escape) == .quit(status: 130))
    }
}
