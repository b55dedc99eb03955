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
            ("ac", "", [.left, .paste("b")], "abc", 2),
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
        arguments: [Key.enter, .escape, .up, .down, .tab, .function(1), .control("x"), .alt("b")])
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

    @Test("Two hundred characters are enough")
    func limit() {
        var line = LineEditor()
        for _ in 0..<300 { _ = line.type(.character("x")) }
        #expect(line.text.count == 200)
        _ = line.type(.paste("yy"))
        #expect(line.text.count == 200)
    }

    @Test("Any order of keys leaves a cursor within the line")
    func anyKeys() {
        let keys: [Key] = [
            .character("a"), .character("\u{301}"), .character("👩"), .character("\u{200D}"), .left, .left, .right, .backspace, .delete,
            .home, .end,
            .control("w"), .control("u"), .paste("ক্ষ é"), .character(" "),
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
