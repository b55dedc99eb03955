import Foundation
import Terminal
import TestSupport
import Testing
import TravelFeatures
import TravelKit

@testable import TravelUI

@Suite("Typing a filter", .timeLimit(.minutes(1)))
struct TypingTests {
    private func stage() async -> Stage {
        let stage = Stage()
        await stage.settled()
        return stage
    }

    @Test("It filters as you type; Up and Down move; Enter opens the selected row")
    func typing() async {
        let stage = await stage()
        stage.type("/e")
        #expect(stage.status == "12 of 13 countries with 'e'")
        stage.type("r")
        #expect(stage.status == "5 of 13 countries with 'er'")
        stage.press(.down, .down, .up)
        #expect(stage.selectedRow.hasPrefix("NL"))
        stage.press(.enter)
        #expect(stage.way == "Countries › Netherlands")
    }

    @Test("Letters that are keys elsewhere are letters here", arguments: ["q", "Q", "?", "1", "h", "z", ":"])
    func letters(_ text: String) async {
        let stage = await stage()
        stage.type("/")
        #expect(stage.type(text) == nil)
        #expect(stage.canvas(80, 24).line(23).hasPrefix("/" + text))
        #expect(stage.way == "Countries")
    }

    @Test("A character that is given to a command of every page is text where something is typed, and means that elsewhere")
    func boundCharacters() async {
        let keys = KeyMap.standard.rebound([
            .redraw: [[.character("a")]], .suspend: [[.character(" ")]], .interrupt: [[.character("e")], [.control("c")]],
        ])
        let stage = Stage(preferences: Preferences(keys: keys))
        await stage.settled()
        #expect(stage.type("/ge a") == nil)
        #expect(stage.canvas(80, 24).line(23).hasPrefix("/ge a"))
        #expect(stage.press(.control("c")) == .quit(status: 130))
        stage.press(.escape)
        #expect(stage.type(":armenia") == nil)
        #expect(stage.canvas(80, 24).line(23).hasPrefix(":armenia"))
        stage.press(.escape)
        #expect(stage.type("a") == .redraw && stage.type(" ") == .suspend && stage.type("e") == .quit(status: 130))
    }

    @Test("Esc while typing clears the filter, and the cursor is on the record on which it was, unless it was moved since")
    func escapeTyping() async {
        let stage = await stage()
        stage.type("jj/germ")
        stage.press(.escape)
        #expect(stage.status == "13 countries")
        #expect(stage.selectedRow.hasPrefix("CZ"))
        stage.type("/zzzz")
        stage.press(.escape)
        #expect(stage.selectedRow.hasPrefix("CZ"), "nothing was found")
        stage.type("/er")
        stage.press(.down, .escape)
        #expect(stage.selectedRow.hasPrefix("NL"))
    }

    @Test("Tab ends the typing and keeps the filter; Esc then clears it before it goes back")
    func escapeClearsFirst() async {
        let stage = await stage()
        stage.type("/germ")
        stage.press(.enter)
        await stage.settled()
        stage.type("/pol")
        stage.press(.tab)
        #expect(stage.status == "1 of 9 neighbours with 'pol'")
        stage.press(.escape)
        #expect(stage.way == "Countries › Germany")
        #expect(stage.status == "9 neighbours")
        #expect(stage.selectedRow.hasPrefix("Poland"))
        stage.press(.escape)
        #expect(stage.way == "Countries")
    }

    @Test("The filter can be gone on with")
    func again() async {
        let stage = await stage()
        stage.type("/er")
        stage.press(.tab)
        stage.type("/")
        stage.press(.end)
        stage.type("m")
        #expect(stage.canvas(80, 24).line(23).hasPrefix("/erm"))
        #expect(stage.status == "1 of 13 countries with 'erm'")
        stage.press(.control("u"))
        #expect(stage.status == "13 countries")
    }

    @Test("A filter that is typed at once takes the place of the one before, which stands there selected")
    func anew() async {
        let stage = await stage()
        stage.type("/germ")
        stage.press(.tab)
        stage.type("/")
        let canvas = stage.canvas(80, 24)
        #expect(canvas.line(23).hasPrefix("/germ") && canvas.style(row: 23, column: 2).attributes.contains(.reverse))
        stage.type("france")
        #expect(stage.status == "1 of 13 countries with 'france'")
        stage.press(.tab)
        stage.type("/")
        stage.press(.backspace, .tab)
        #expect(stage.status == "1 of 13 countries with 'franc'")
    }

    @Test("Backspace leaves a filter or a search in which nothing is typed", arguments: [Key.character("/"), .control("f")])
    func leaveEmptyLine(_ key: Key) async {
        let stage = await stage()
        stage.press(key, .character("g"), .backspace)
        #expect(!stage.canvas(80, 24).line(23).hasPrefix(" Enter open"), "there was a letter")
        stage.press(.backspace)
        #expect(stage.canvas(80, 24).line(23).hasPrefix(" Enter open"))
        #expect(stage.way == "Countries" && stage.status == "13 countries")
    }

    @Test(
        "Backspace that is held until a line is left leaves no page; with another key between it does",
        arguments: [Key.character("/"), .control("f"), .character(":")])
    func heldBackspace(_ key: Key) async {
        let stage = await Stage.onPage(of: "germany")
        stage.press(key, .character("p"), .backspace, .backspace, .backspace, .backspace)
        #expect(stage.way == "Countries › Germany" && stage.status.hasPrefix("Nothing is typed any more; Esc goes back."))
        stage.press(.character("j"), .backspace)
        #expect(stage.way == "Countries")
    }

    @Test("Enter where nothing matches opens nothing")
    func enterOnNothing() async {
        let stage = await stage()
        stage.type("/xyz")
        stage.press(.enter)
        #expect(stage.way == "Countries")
        #expect(stage.screen().contains("Nothing here has 'xyz'.") && !stage.screen().contains("Esc clears"), "it leaves the palette")
        stage.press(.escape)
        #expect(stage.screen().contains("Nothing here has 'xyz'. Esc clears the filter."))
    }

    @Test("While a filter is typed that finds nothing, the page names the keys of the line, whatever they are elsewhere")
    func keysOfTheLine() async {
        let keys = KeyMap.standard.rebound([.back: [Keystrokes(.character("b"))], .open: [Keystrokes(.character("o"))]])
        let stage = Stage(preferences: Preferences(keys: keys))
        await stage.settled()
        stage.type("/xyz")
        #expect(stage.screen().contains("'xyz'. Esc clears the filter.") && stage.screen().contains("Enter looks everywhere."))
        stage.press(.tab)
        #expect(stage.screen().contains("'xyz'. b clears the filter.") && stage.screen().contains("o looks everywhere."))
        stage.press(.control("f"))
        #expect(stage.screen().contains("'xyz'. Esc leaves the search.") && !stage.screen().contains("looks everywhere"))
        stage.press(.escape)
        #expect(stage.screen().contains("'xyz'. b clears the filter."))
    }

    @Test("What is pasted is sanitised, and stays in one row")
    func paste() async {
        let stage = await stage()
        stage.type("/")
        stage.press(.paste("\u{1B}[2Jger\nmany\u{202E}"))
        let canvas = stage.canvas(80, 24)
        #expect(canvas.line(23).hasPrefix("/\u{FFFD}[2Jger many"))
        #expect(!canvas.text.unicodeScalars.contains("\u{1B}") && !canvas.text.unicodeScalars.contains("\u{202E}"))
        stage.press(.control("u"), .paste("germany"))
        #expect(stage.selectedRow.hasPrefix("DE"))
    }

    @Test("Of a paste beyond every measure the beginning is taken, and typing goes on", arguments: [100_000, 1_000_000])
    func hugePaste(_ count: Int) async {
        let stage = await stage()
        stage.type("/")
        stage.press(.paste(String(repeating: "x", count: count)))
        #expect(stage.screen().contains("Nothing here has") && stage.screen().contains("'xxx"))
        stage.press(.control("u"))
        stage.type("germ")
        #expect(stage.selectedRow.hasPrefix("DE"))
    }

    @Test("A note takes of a paste what fits, says that it is not all, and is changed in place where it is longer already")
    func longNote() async {
        let long = Favourite(
            .country(.germany), note: String(repeating: "x", count: 1_500), addedAt: .samplePresent, seenAt: .samplePresent)
        let stage = Stage(favourites: FakeFavouriteRepository([long]))
        await stage.settled()
        await stage.app.places.marks.settled()
        stage.type("3")
        await stage.see("1 favourite")
        stage.type("ay")
        #expect(stage.status.hasPrefix("Not all of that fits: a note has 1500 characters at most."))
        stage.press(.backspace)
        stage.type("y")
        stage.press(.enter)
        await stage.see("Noted for Germany.")
        #expect(stage.favourites.favourites.first?.note == String(repeating: "x", count: 1_499) + "y")
        stage.type("a")
        stage.press(.control("u"), .enter)
        await stage.see("The note for Germany is gone.")
        stage.type("a")
        stage.press(.paste(String(repeating: "z", count: 1_200)))
        #expect(stage.status.hasPrefix("Not all of that fits: a note has 1000 characters at most."))
        stage.press(.enter)
        await stage.see("Noted for Germany.")
        #expect(stage.favourites.favourites.first?.note == String(repeating: "z", count: 1_000))
    }

    @Test("^K, ^D and moves by words change the filter as it is typed")
    func editing() async {
        let stage = await stage()
        stage.type("/xgermany bcd")
        stage.press(.alt("b"), .control("k"), .backspace, .controlLeft, .control("d"))
        #expect(stage.canvas(80, 24).line(23).hasPrefix("/germany "))
        #expect(stage.status == "1 of 13 countries with 'germany'")
    }

    @Test("Pasting where nothing is typed does nothing")
    func strayPaste() async {
        let stage = await stage()
        #expect(stage.press(.paste("Qqq")) == nil)
        #expect(stage.way == "Countries")
    }

    @Test("A line that is longer than the screen shows its end, with the cursor on it, and a sign for what is hidden before it")
    func longLine() async {
        let stage = await stage()
        stage.type("/" + String(repeating: "a", count: 60) + "zz")
        let canvas = stage.canvas(40, 10)
        #expect(canvas.line(9).hasSuffix("zz"))
        #expect(canvas.cursor?.row == 9 && canvas.cursor?.column == 39)
        #expect(canvas.line(9).hasPrefix("/…aaa") && canvas.line(9).count == 39)
        #expect(stage.canvas(40, 10, isASCII: true).line(9).hasPrefix("/...aaa"))
        stage.press(.home)
        #expect(stage.canvas(40, 10).line(9).hasPrefix("/aaa"))
    }
}
