import Testing

@testable import Terminal

@Suite("What is written about how characters look")
struct RenditionsTests {
    private func written(_ text: String) -> String { String(decoding: Renditions().written(Array(text.utf8)), as: UTF8.self) }

    @Test(
        "is what curses writes, without what has no effect",
        arguments: [
            ("", ""), ("plain ±→", "plain ±→"),
            // The set of characters is not left that was not entered.
            ("a\u{1B}(B\u{1B}[mb", "a\u{1B}[mb"), ("\u{1B}(0q\u{1B}(Bx\u{1B}(B", "\u{1B}(0q\u{1B}(Bx"),
            // What is taken back at once goes, however long it is.
            ("x\u{1B}[39m\u{1B}(B\u{1B}[m", "x\u{1B}[m"), ("\u{1B}[1m\u{1B}[31m\u{1B}[0;7mx", "\u{1B}[0;7mx"),
            ("\u{1B}[m\u{1B}[00mx", "\u{1B}[mx"), ("\u{1B}[;1mx", "\u{1B}[0;1mx"), ("\u{1B}[1m\u{1B}[;1mx", "\u{1B}[0;1mx"),
            // What adds to one another is one sequence. What characters stand between stays, or a move.
            ("\u{1B}[m\u{1B}[1m\u{1B}[31mx", "\u{1B}[0;1;31mx"), ("\u{1B}[1m \u{1B}[m", "\u{1B}[1m \u{1B}[m"),
            // A style that has all of the one before begins with what is new.
            ("\u{1B}[mx\u{1B}[0;1my\u{1B}[0;1;4mz", "\u{1B}[mx\u{1B}[1my\u{1B}[4mz"),
            ("\u{1B}[0;7mx\u{1B}[0;1;4;7my\u{1B}[0;7mz", "\u{1B}[0;7mx\u{1B}[1;4my\u{1B}[0;7mz"),
            ("\u{1B}[mx\u{1B}[0;1m\u{1B}[36my\u{1B}[0;1;7m\u{1B}[36mz", "\u{1B}[mx\u{1B}[1;36my\u{1B}[7mz"),
            ("\u{1B}[0;2mx\u{1B}[0;2my", "\u{1B}[0;2mxy"), ("\u{1B}[mx\u{1B}[my", "\u{1B}[mxy"),
            // Of two colours the last one counts; where it is not known what holds, all is said.
            ("\u{1B}[0;36mx\u{1B}[0;31;36my", "\u{1B}[0;36mx\u{1B}[0;31;36my"), ("x\u{1B}[0;1my", "x\u{1B}[0;1my"),
            ("\u{1B}[m\u{1B}[38;5;8mx\u{1B}[0;1m\u{1B}[38;5;8my", "\u{1B}[0;38;5;8mx\u{1B}[1my"),
            ("\u{1B}[m\u{1B}[38;5;8mx\u{1B}[0;1m\u{1B}[38;5;9my", "\u{1B}[0;38;5;8mx\u{1B}[0;1;38;5;9my"),
            ("\u{1B}[m\u{1B}[38:5:8mx\u{1B}[m\u{1B}[48;5;1my", "\u{1B}[0;38:5:8mx\u{1B}[0;48;5;1my"),
            ("\u{1B}[44m\u{1B}[K\u{1B}[m", "\u{1B}[44m\u{1B}[K\u{1B}[m"),
            ("\u{1B}[1m\u{1B}[10;20H\u{1B}[m", "\u{1B}[1m\u{1B}[10;20H\u{1B}[m"),
            // What is no such sequence, or ends early, is left alone.
            ("\u{1B}[>4m\u{1B}[m", "\u{1B}[>4m\u{1B}[m"), ("\u{1B}[?25l", "\u{1B}[?25l"), ("\u{1B}[38;5;1", "\u{1B}[38;5;1"),
            ("\u{1B}", "\u{1B}"), ("\u{1B}\u{1B}[m", "\u{1B}\u{1B}[m"), ("\u{1B}[", "\u{1B}["), ("\u{1B}(", "\u{1B}("),
        ])
    func bytes(_ frame: String, _ expected: String) {
        #expect(written(frame) == expected)
    }
}
