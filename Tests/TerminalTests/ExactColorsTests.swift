import Testing

@testable import Terminal

@Suite("Colours that the terminal shows and curses does not know")
struct ExactColorsTests {
    /// What the terminal gets of what curses has written.
    private func written(_ text: String, _ colors: ExactColors) -> String {
        String(decoding: Renditions(exactColors: colors).written(Array(text.utf8)), as: UTF8.self)
    }

    /// The number that curses is told for a colour.
    private func number(_ color: Color) -> UInt8? { if case .palette(let number) = color { number } else { nil } }

    @Test("Each has a number of its own, near to it, that nobody has asked for; what is written with it is the colour itself")
    func colours() throws {
        var colors = ExactColors()
        #expect(colors.standIn(for: .palette(16)) == .palette(16))
        let black = try #require(number(colors.standIn(for: .rgb(0, 0, 0))))
        let almost = try #require(number(colors.standIn(for: .rgb(0, 0, 1))))
        #expect(Set([black, almost, 16]).count == 3 && min(black, almost) > 16)
        #expect(number(colors.standIn(for: .rgb(0, 0, 0))) == black)
        let frame = "a\u{1B}[1;38;5;\(black)mb\u{1B}[38;5;\(black)m\u{1B}[48;5;\(almost)mc\u{1B}[38;5;16m\u{1B}[31m\u{1B}[38;5;\(black)"
        #expect(
            written(frame, colors)
                == "a\u{1B}[1;38;5;\(black)mb\u{1B}[38;2;0;0;0;48;2;0;0;1mc\u{1B}[38;5;16;31m\u{1B}[38;5;\(black)")
    }

    @Test("A number whose place was taken is shown as xterm has it")
    func taken() throws {
        var colors = ExactColors()
        let taken = try #require(number(colors.standIn(for: .rgb(254, 0, 0))))
        #expect(taken == 196)
        let other = try #require(number(colors.standIn(for: .palette(196))))
        #expect(other != 196)
        for sequence in ["38;5;\(other)", "38:5:\(other)"] {
            #expect(written("\u{1B}[\(sequence)m", colors) == "\u{1B}[38;2;255;0;0m", "\(sequence)")
        }
    }

    @Test("The terminal's own colours stay, and so does what has none of these")
    func own() {
        var colors = ExactColors()
        for color in [Color.standard, .red, .brightBlue, .palette(3)] { #expect(colors.standIn(for: color) == color) }
        #expect(written("\u{1B}[38;5;200mx", colors) == "\u{1B}[38;5;200mx")
    }

    @Test("When all are taken, the nearest is")
    func full() {
        var colors = ExactColors()
        for blue in UInt8(0)..<240 { #expect(number(colors.standIn(for: .rgb(9, 9, blue))) != nil) }
        #expect(colors.standIn(for: .rgb(9, 9, 250)) == .rgb(9, 9, 250))
    }

    @Test(
        "COLORTERM says that a terminal has every colour; GNU screen hands it on from another one",
        arguments: [
            (["TERM": "xterm-256color", "COLORTERM": "truecolor"], true), (["TERM": "xterm-256color"], false),
            (["TERM": "xterm", "COLORTERM": "24BIT"], true), (["TERM": "xterm", "COLORTERM": "yes"], false),
            (["TERM": "screen", "COLORTERM": "truecolor"], false), (["TERM": "screen.xterm", "COLORTERM": "truecolor", "TMUX": ""], false),
            (["TERM": "screen-256color", "COLORTERM": "truecolor", "TMUX": "x"], true),
        ])
    func says(_ environment: [String: String], _ hasEvery: Bool) {
        #expect(TerminalName.hasEveryColor(environment) == hasEvery)
    }
}
