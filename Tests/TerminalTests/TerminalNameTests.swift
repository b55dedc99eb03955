import Testing

@testable import Terminal

@Suite("Which description of a terminal is used")
struct TerminalNameTests {
    @Test(
        "COLORTERM lifts a terminal to its description with 256 colours",
        arguments: [
            ("xterm", "truecolor", "xterm-256color"), ("xterm", "24bit", "xterm-256color"), ("screen", "TrueColor", "screen-256color"),
            ("xterm-color", "truecolor", "xterm-256color"), ("xterm", "", nil), ("xterm", "yes", nil),
            ("xterm-256color", "truecolor", nil), ("xterm-direct", "truecolor", nil), ("", "truecolor", nil), ("-x", "truecolor", nil),
        ])
    func richer(_ name: String, _ colorTerm: String, _ expected: String?) {
        #expect(TerminalName.richer(than: name, colorTerm: colorTerm) == expected)
    }

    @Test("The console of Linux has no braille", arguments: [("linux", false), ("linux-16color", false), ("xterm", true), ("", true)])
    func braille(_ name: String, _ hasBraille: Bool) { #expect(TerminalName.hasBraille(name) == hasBraille) }

    @MainActor
    @Test("Only where that description is there and has more colours")
    func best() {
        #expect(TerminalName.best(["TERM": "xterm", "COLORTERM": "truecolor"]) == "xterm-256color")
        #expect(TerminalName.best(["TERM": "xterm"]) == "xterm")
        #expect(TerminalName.best(["TERM": "linux", "COLORTERM": "truecolor"]) == "linux")
        #expect(TerminalName.best(["TERM": "vt100", "COLORTERM": "24bit"]) == "vt100")
        #expect(TerminalName.best(["TERM": "../x", "COLORTERM": "24bit"]) == "../x")
    }
}
