import Testing

@testable import TerminalText

@Suite("Widths of scalars")
struct ScalarWidthTests {
    @Test(
        "They are the C library's",
        arguments: [
            ("\0", -1), ("\n", -1), ("\u{7F}", -1), ("\u{9F}", -1), (" ", 1), ("~", 1), ("\u{A0}", 1), ("é", 1), ("\u{2FF}", 1),
            ("\u{300}", 0),
            ("\u{378}", -1), ("\u{200D}", 0), ("日", 2), ("\u{AC00}", 2), ("\u{1100}", 2), ("\u{1161}", 0), ("\u{FF21}", 2),
            ("\u{1F1EB}", 1), ("😀", 2),
            ("\u{FFFD}", 1), ("\u{E000}", 1), ("\u{FFFF}", -1), ("\u{10FFFF}", -1), ("\u{20000}", 2), ("\u{DCA}", 0), ("…", 1), ("─", 1),
        ] as [(Unicode.Scalar, Int)])
    func columns(_ scalar: Unicode.Scalar, _ expected: Int) {
        #expect(ScalarWidth.columns(of: scalar) == expected)
    }

    @Test("The table ascends")
    func table() {
        #expect(zip(ScalarWidthTable.changes, ScalarWidthTable.changes.dropFirst()).allSatisfy { $0 >> 2 < $1 >> 2 })
    }
}
