import Terminal
import TerminalText
import Testing

@testable import TravelUI

@Suite("A line that is typed")
struct LineEditorTests {
    private static func keys(_ text: String) -> [Key] { text.map(Key.character) }

    @Test(
        "What keys make of a line",
        arguments: [
            ("", "abc", [], "abc", 3), ("ab", "", [.backspace], "a", 1), ("", "", [.backspace], "", 0),
            ("abc", "", [.home, .delete], "bc", 0),
            ("abc", "", [.delete], "abc", 3), ("abc", "", [.left, .left, .backspace], "bc", 0), ("abc", "x", [.home], "abcx", 0),
            ("abc", "", [.home, .character("x")], "xabc", 1), ("abc", "", [.home, .end, .character("x")], "abcx", 4),
            ("abc", "", [.control("a"), .right, .character("x")], "axbc", 2), ("abc", "", [.control("a"), .control("e")], "abc", 3),
            ("one two", "", [.control("w")], "one ", 4), ("one two  ", "", [.control("w")], "one ", 4),
            ("one", "", [.control("w"), .control("w")], "", 0),
            ("one two", "", [.left, .left, .control("u")], "wo", 0), ("abc", "", [.right, .left, .left, .left, .left], "abc", 0),
            ("日本", "", [.backspace], "日", 2), ("e", "", [.character("\u{301}")], "é", 1),
            ("", "", [.paste("a\nb\u{1B}c")], "a b\u{FFFD}c", 5),
            ("ac", "", [.left, .paste("b")], "abc", 2), ("ax", "", [.left, .character("\u{301}")], "áx", 1),
            ("abc", "", [.left, .left, .control("k")], "a", 1), ("abc", "", [.control("k")], "abc", 3), ("", "", [.control("k")], "", 0),
            ("abc", "", [.home, .control("d")], "bc", 0), ("abc", "", [.control("d")], "abc", 3), ("", "", [.control("d")], "", 0),
            ("one two  ", "", [.alt("b"), .character("x")], "one xtwo  ", 5),
            ("one two", "", [.controlLeft, .controlLeft, .controlLeft, .character("x")], "xone two", 1),
            ("one two", "", [.home, .alt("f"), .character("x")], "onex two", 4),
            ("one two", "", [.home, .controlRight, .controlRight, .controlRight, .character("x")], "one twox", 8),
            ("日本 語", "", [.alt("b"), .alt("b"), .alt("f")], "日本 語", 4),
            ("one two  ", "", [.alt("\u{7F}")], "one ", 4), ("", "", [.alt("\u{7F}"), .alt("d")], "", 0),
            ("one two three", "", [.home, .alt("d")], " two three", 0), ("one two", "", [.home, .alt("d"), .alt("d"), .alt("d")], "", 0),
            ("日本 語", "", [.alt("b"), .alt("d")], "日本 ", 5),
        ] as [(String, String, [Key], String, Int)])
    func edits(_ start: String, _ typed: String, _ keys: [Key], _ text: String, _ columns: Int) {
        var line = LineEditor(start)
        for key in Self.keys(typed) + keys {
            let isTaken = line.type(key)
            #expect(isTaken)
        }
        #expect(line.text == text)
        #expect(line.columnsBeforeCursor == columns)
    }

    @Test(
        "Keys that are none of a line's are not taken",
        arguments: [Key.enter, .escape, .up, .down, .tab, .function(1), .control("x"), .alt("x")])
    func others(_ key: Key) {
        var line = LineEditor("abc")
        let isTaken = line.type(key)
        #expect(!isTaken)
        #expect(line == LineEditor("abc"))
    }

    @Test(
        "What is typed first takes the place of a selected text; other keys go on with it",
        arguments: [
            (.character("x"), "x"), (.paste("yz"), "yz"), (.backspace, "ab"), (.left, "abc"), (.end, "abc"), (.home, "abc"),
        ] as [(Key, String)])
    func selected(_ key: Key, _ text: String) {
        var line = LineEditor("abc", isSelected: true)
        let isTaken = line.type(key)
        #expect(isTaken && line.text == text && !line.isSelected)
    }

    @Test("A thousand characters are enough")
    func limit() {
        var line = LineEditor()
        for _ in 0..<1_200 { _ = line.type(.character("x")) }
        #expect(line.text.count == 1_000)
        _ = line.type(.paste("yy"))
        #expect(line.text.count == 1_000)
    }

    @Test("Of a paste that is too long the beginning is taken, and it is known that it was cut", arguments: [1_001, 100_000, 1_000_000])
    func longPaste(_ count: Int) {
        var line = LineEditor("ab")
        _ = line.type(.left)
        _ = line.type(.paste(String(repeating: "x", count: count)))
        #expect(line.text == "a" + String(repeating: "x", count: 998) + "b")
        #expect(line.isCut && line.columnsBeforeCursor == 999)
        _ = line.type(.backspace)
        #expect(!line.isCut)
    }

    @Test("A text that is longer already can be changed, and not made longer")
    func longText() {
        var line = LineEditor(String(repeating: "x", count: 1_500))
        _ = line.type(.character("y"))
        #expect(line.text.count == 1_500 && !line.text.contains("y") && line.isCut)
        _ = line.type(.backspace)
        _ = line.type(.paste("yz"))
        #expect(line.text == String(repeating: "x", count: 1_499) + "y")
        #expect(line.isCut)
        _ = line.type(.control("u"))
        #expect(line.text.isEmpty)
    }

    @Test("Any order of keys leaves a cursor within the line")
    func anyKeys() {
        let keys: [Key] = [
            .character("a"), .character("\u{301}"), .character("👩"), .character("\u{200D}"), .left, .left, .right, .backspace, .delete,
            .home, .end,
            .control("w"), .control("u"), .control("k"), .control("d"), .controlLeft, .controlRight, .alt("b"), .alt("f"),
            .alt("d"), .alt("\u{7F}"),
            .paste("ক্ষ é"), .character(" "),
        ]
        var line = LineEditor()
        var state: UInt32 = 1
        for _ in 0..<5_000 {
            state = state &* 1_664_525 &+ 1_013_904_223
            _ = line.type(keys[Int(state >> 16) % keys.count])
            #expect(line.columnsBeforeCursor <= line.safe.width)
        }
    }
}
