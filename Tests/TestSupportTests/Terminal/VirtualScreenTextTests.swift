import TestSupport
import Testing

@Suite("Virtual screen: text and editing")
struct VirtualScreenTextTests {
    /// On a screen of 4 × 8 cells.
    struct Case: Sendable, CustomTestStringConvertible {
        var name: String
        var input: String
        var text: String
        var cursor: [Int]

        init(_ name: String, _ input: String, _ text: String, _ row: Int, _ column: Int) {
            self.name = name
            self.input = input
            self.text = text
            cursor = [row, column]
        }

        var testDescription: String { name }
    }

    static let printing = [
        Case("plain text", "abc", "abc", 0, 3),
        Case("a line feed keeps the column", "abc\ndef", "abc\n   def", 1, 6),
        Case("a full line waits before it wraps", "12345678", "12345678", 0, 7),
        Case("the ninth character wraps", "123456789", "12345678\n9", 1, 1),
        Case("a carriage return forgets the pending wrap", "12345678\rX", "X2345678", 0, 1),
        Case("without autowrap the last column is overwritten", "\u{1B}[?7l1234567890", "12345670", 0, 7),
        Case("the last line scrolls", "1\r\n2\r\n3\r\n4\r\n5", "2\n3\n4\n5", 3, 1),
        Case("a wide character takes two cells", "日本", "日本", 0, 4),
        Case("a wide character does not start in the last column", "1234567日", "1234567\n日", 1, 2),
        Case("half of a wide character becomes blank", "日本\u{1B}[1;2Hx", " x本", 0, 2),
        Case("a combining mark joins the cell before it", "e\u{301}x", "e\u{301}x", 0, 2),
        Case("a combining mark joins the last cell of a full line", "1234567e\u{301}", "1234567e\u{301}", 0, 7),
        Case("a combining mark joins a wide character", "日\u{3099}x", "日\u{3099}x", 0, 3),
        Case("a combining mark on nothing is dropped", "\u{301}x", "x", 0, 1),
        Case("tabs stop every eight columns, at the last at the edge", "a\tb", "a      b", 0, 7),
        Case("a tab stop of one's own", "\u{1B}[3g\u{1B}[1;4H\u{1B}H\r\tx", "   x", 0, 4),
        Case("backspace goes back and erases nothing", "abc\u{8}\u{8}X", "aXc", 0, 2),
        Case("NUL and DEL do nothing", "a\0\u{7F}b", "ab", 0, 2),
        Case("repetition", "ab\u{1B}[4b", "abbbbb", 0, 6),
        Case("repetition wraps", "a\u{1B}[9b", "aaaaaaaa\naa", 1, 2),
        Case("line drawing through G0", "\u{1B}(0lqk\u{1B}(Blqk", "┌─┐lqk", 0, 6),
        Case("line drawing through G1 and SO", "\u{1B})0\u{E}mqj\u{F}mqj", "└─┘mqj", 0, 6),
        Case("a repeated line", "\u{1B}(0q\u{1B}[3b\u{1B}(B", "────", 0, 4),
        Case("insert mode", "abc\r\u{1B}[4hX\u{1B}[4lY", "XYbc", 0, 2),
    ]

    static let moving = [
        Case("cursor position", "\u{1B}[2;3Hx", "\n  x", 1, 3),
        Case("HVP", "\u{1B}[2;3fx", "\n  x", 1, 3),
        Case("missing parameters are 1", "abc\u{1B}[Hx", "xbc", 0, 1),
        Case("positions outside are held inside", "\u{1B}[99;99Hx", "\n\n\n       x", 3, 7),
        Case("numbers beyond reason are held inside", "\u{1B}[99999999999999999999;1Hx", "\n\n\nx", 3, 1),
        Case("up, down, right, left", "\u{1B}[3;3H\u{1B}[2A\u{1B}[B\u{1B}[3C\u{1B}[4Dx", "\n x", 1, 2),
        Case("column and row", "\u{1B}[5Ga\u{1B}[3db\u{1B}[2`c", "    a\n\n c   b", 2, 2),
        Case("next and previous line", "ab\u{1B}[2Ec\u{1B}[Fd", "ab\nd\nc", 1, 1),
        Case("back tab", "\u{1B}[1;8H\u{1B}[Zx", "x", 0, 1),
        Case("index, next line, reverse index", "a\u{1B}Db\u{1B}Ec\u{1B}Md", "a\n b\nc", 1, 2).with(text: "a\n d\nc"),
        Case("save and restore", "ab\u{1B}7\u{1B}[3;3Hx\u{1B}8c", "abc\n\n  x", 0, 3),
        Case("save and restore, ANSI", "ab\u{1B}[s\u{1B}[3;3Hx\u{1B}[uc", "abc\n\n  x", 0, 3),
        Case("up stops at the top of the region", "\u{1B}[2;4r\u{1B}[3;1H\u{1B}[9Ax", "\nx", 1, 1),
        Case("origin mode", "\u{1B}[2;3r\u{1B}[?6h\u{1B}[9;1Hx\u{1B}[Hy", "\ny\nx", 1, 1),
    ]

    static let fill = "1\r\n2\r\n3\r\n4"

    static let editing = [
        Case("erase to the end of the line", "abcd\u{1B}[1;3H\u{1B}[K", "ab", 0, 2),
        Case("erase to the start of the line", "abcd\u{1B}[1;3H\u{1B}[1K", "   d", 0, 2),
        Case("erase the line", "abcd\u{1B}[2K", "", 0, 4),
        Case("erase below", fill + "\u{1B}[2;1H\u{1B}[J", "1", 1, 0),
        Case("erase above", fill + "\u{1B}[2;1H\u{1B}[1J", "\n\n3\n4", 1, 0),
        Case("erase everything", fill + "\u{1B}[2J", "", 3, 1),
        Case("erase characters", "abcdef\u{1B}[1;2H\u{1B}[3X", "a   ef", 0, 1),
        Case("insert blanks", "abcdef\u{1B}[1;2H\u{1B}[2@", "a  bcdef", 0, 1),
        Case("insert blanks pushes out", "abcdefgh\u{1B}[1;2H\u{1B}[2@", "a  bcdef", 0, 1),
        Case("delete characters", "abcdef\u{1B}[1;2H\u{1B}[2P", "adef", 0, 1),
        Case("delete half a wide character", "日x\u{1B}[1;1H\u{1B}[P", " x", 0, 0),
        Case("insert lines", fill + "\u{1B}[2;1H\u{1B}[2L", "1\n\n\n2", 1, 0),
        Case("delete lines", fill + "\u{1B}[2;1H\u{1B}[2M", "1\n4", 1, 0),
        Case("insert lines in a region", "\u{1B}[1;3r" + fill + "\u{1B}[1;1H\u{1B}[L", "\n2\n3", 0, 0).with(text: "\n2\n3"),
        Case("scroll up", fill + "\u{1B}[2S", "3\n4", 3, 1),
        Case("scroll down", fill + "\u{1B}[T", "\n1\n2\n3", 3, 1),
        Case("a region scrolls alone", fill + "\u{1B}[2;3r\u{1B}[3;1H\nx", "1\n3\nx\n4", 2, 1),
        Case("a region scrolls back alone", fill + "\u{1B}[2;3r\u{1B}[2;1H\u{1B}Mx", "1\nx\n2\n4", 1, 1),
        Case("reset", fill + "\u{1B}[2;3r\u{1B}c12", "12", 0, 2),
    ]

    static let damaged = [
        Case("CAN ends a sequence", "\u{1B}[3\u{18}x", "x", 0, 1),
        Case("ESC starts a sequence anew", "\u{1B}[3\u{1B}[2Cx", "  x", 0, 3),
        Case("a control inside a sequence is done at once", "a\u{1B}[\r2Cx", "a x", 0, 3),
        Case("C1 controls as UTF-8", "a\u{85}b\u{9B}3Cc", "a\nb   c", 1, 5),
        Case("strings show nothing", "a\u{1B}]0;t\u{7}b\u{1B}P1$x\u{1B}\\c\u{1B}_x\u{1B}\\d\u{1B}^x\u{1B}\\e", "abcde", 0, 5),
        Case("the palette of the Linux console has no terminator", "a\u{1B}]Rb\u{1B}]P0112233c", "abc", 0, 3),
        Case("a string that ESC ends is followed by a sequence", "\u{1B}]0;t\u{1B}[2Cx", "  x", 0, 3),
    ]

    @Test("the screen shows what a terminal shows, however the bytes are split", arguments: printing + moving + editing + damaged)
    func shows(_ example: Case) {
        var whole = VirtualScreen(rows: 4, columns: 8)
        whole.feed(example.input)
        var single = VirtualScreen(rows: 4, columns: 8)
        for byte in example.input.utf8 {
            single.feed([byte])
        }
        for screen in [whole, single] {
            #expect(screen.text == example.text)
            #expect([screen.cursor.row, screen.cursor.column] == example.cursor)
            #expect(screen.unrecognized == [])
        }
    }

    @Test(
        "bytes that are not UTF-8 become replacement characters",
        arguments: [
            ([0x61, 0xFF, 0x62], "a\u{FFFD}b"),
            ([0xE6, 0x97, 0x62], "\u{FFFD}b"),
            ([0xC0, 0x80], "\u{FFFD}\u{FFFD}"),
            ([0xED, 0xA0, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}"),
            ([0xF0, 0x9F, 0x0D, 0x62], "b"),
            ([0xF0, 0x9F, 0x98, 0x80], "😀"),
        ] as [([UInt8], String)])
    func replacement(_ bytes: [UInt8], _ text: String) {
        var screen = VirtualScreen(rows: 2, columns: 8)
        screen.feed(bytes)
        #expect(screen.text == text)
        #expect(screen.text == String(decoding: bytes, as: UTF8.self).split(separator: "\r").last.map(String.init))
    }
}

extension VirtualScreenTextTests.Case {
    func with(text: String) -> Self {
        var copy = self
        copy.text = text
        return copy
    }
}
