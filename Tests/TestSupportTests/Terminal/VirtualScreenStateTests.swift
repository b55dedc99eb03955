import TestSupport
import Testing

@Suite("Virtual screen: styles, modes, answers")
struct VirtualScreenStateTests {
    @Test(
        "SGR sets the style of the cells",
        arguments: [
            ("", .plain),
            ("1", ScreenStyle(isBold: true)),
            ("2", ScreenStyle(isDim: true)),
            ("1;22", .plain),
            ("3;4;7", ScreenStyle(isItalic: true, isUnderlined: true, isReversed: true)),
            ("3;4;7;23;24;27", .plain),
            ("4:3", ScreenStyle(isUnderlined: true)),
            ("4:0", .plain),
            ("31", ScreenStyle(foreground: .indexed(1))),
            ("97;101", ScreenStyle(foreground: .indexed(15), background: .indexed(9))),
            ("31;44;39;49", .plain),
            ("38;5;208", ScreenStyle(foreground: .indexed(208))),
            ("48;5;17;1", ScreenStyle(isBold: true, background: .indexed(17))),
            ("38;2;1;2;3;4", ScreenStyle(isUnderlined: true, foreground: .rgb(red: 1, green: 2, blue: 3))),
            ("38:2:1:2:3", ScreenStyle(foreground: .rgb(red: 1, green: 2, blue: 3))),
            ("48:2::1:2:3", ScreenStyle(background: .rgb(red: 1, green: 2, blue: 3))),
            ("58;5;1;1", ScreenStyle(isBold: true)),
            ("38;5", .plain),
            ("1;0", .plain),
            ("1;", .plain),
        ] as [(String, ScreenStyle)])
    func rendition(_ parameters: String, _ style: ScreenStyle) {
        var screen = VirtualScreen(rows: 2, columns: 10)
        screen.feed("\u{1B}[\(parameters)mx\u{1B}[my")
        #expect(screen.style(0, 0) == style)
        #expect(screen.style(of: "x") == style)
        #expect(screen.style(of: "y") == .plain)
        #expect(screen.unrecognized == [])
    }

    @Test("erasing leaves the background colour and nothing else")
    func erasing() {
        var screen = VirtualScreen(rows: 2, columns: 4)
        screen.feed("\u{1B}[1;44mab\u{1B}[K")
        #expect(screen.style(0, 1) == ScreenStyle(isBold: true, background: .indexed(4)))
        #expect(screen.style(0, 3) == ScreenStyle(background: .indexed(4)))
        #expect(screen.style(9, 9) == .plain)
    }

    @Test("cells know the halves of wide characters, and text is found in cells")
    func cells() {
        var screen = VirtualScreen(rows: 2, columns: 10)
        screen.feed("日e\u{301} x")
        #expect(screen.cell(0, 0)?.width == 2)
        #expect(screen.cell(0, 1)?.width == 0)
        #expect(screen.cell(0, 2)?.text == "e\u{301}")
        #expect(screen.find("x") == ScreenPosition(row: 0, column: 4))
        #expect(screen.find("e\u{301} ") == ScreenPosition(row: 0, column: 2))
        #expect(screen.find("y") == nil)
        #expect(screen.cell(2, 0) == nil)
    }

    @Test("the alternate screen gives the main screen back", arguments: [1049, 1047, 47])
    func alternate(_ mode: Int) {
        var screen = VirtualScreen(rows: 3, columns: 10)
        screen.feed("main\u{1B}[?\(mode)h")
        #expect(screen.isAlternate)
        #expect(screen.text == "")
        screen.feed("\u{1B}[H\u{1B}[1mother")
        #expect(screen.text == "other")
        screen.feed("\u{1B}[?\(mode)l")
        #expect(!screen.isAlternate)
        #expect(screen.text == "main")
        #expect(screen.modeChanges == [ModeChange(mode: mode, isSet: true), ModeChange(mode: mode, isSet: false)])
        if mode == 1049 {
            screen.feed("x")
            #expect(screen.text == "mainx")
            #expect(screen.style(0, 4) == .plain)
        }
    }

    @Test("modes are recorded")
    func modes() {
        var screen = VirtualScreen()
        #expect(screen.isCursorVisible)
        screen.feed("\u{1B}[?25l\u{1B}[?1000;1006h\u{1B}[?2004h\u{1B}[?2026h\u{1B}[?2026l\u{1B}=\u{1B}[4 q\u{7}")
        #expect(!screen.isCursorVisible)
        #expect(screen.modes == [7, 1000, 1006, 2004])
        #expect(screen.modeChanges.map(\.mode) == [25, 1000, 1006, 2004, 2026, 2026])
        #expect(screen.isKeypadApplication)
        #expect(screen.cursorShape == 4)
        #expect(screen.bellCount == 1)
    }

    @Test("strings are kept, the title is known")
    func strings() {
        var screen = VirtualScreen()
        screen.feed("\u{1B}]2;Jaunt é\u{7}\u{1B}]8;;https://example.org\u{1B}\\x\u{1B}P+q\u{1B}\\\u{1B}kw\u{1B}\\\u{1B}]52;c;QQ==")
        screen.feed("\u{7}")
        #expect(screen.title == "Jaunt é")
        let kinds: [ControlString.Kind] = [
            .operatingSystemCommand, .operatingSystemCommand, .deviceControl, .windowName, .operatingSystemCommand,
        ]
        #expect(screen.strings.map(\.kind) == kinds)
        #expect(screen.strings.map(\.text) == ["2;Jaunt é", "8;;https://example.org", "+q", "w", "52;c;QQ=="])
        #expect(screen.strings.map(\.endedWithBell) == [true, false, false, false, true])
    }

    @Test("what is not known is listed")
    func unknown() {
        var screen = VirtualScreen()
        screen.feed("a\u{1B}[>4;2m\u{1B}[5zb\u{1B}#8")
        #expect(screen.text == "ab")
        #expect(screen.unrecognized == ["CSI >4;2m", "CSI 5z", "ESC #8"])
    }

    @Test(
        "questions are answered",
        arguments: [
            ("\u{1B}[c", "\u{1B}[?62;22c"),
            ("\u{1B}[0c", "\u{1B}[?62;22c"),
            ("\u{1B}[?1c", ""),
            ("\u{1B}[5n", "\u{1B}[0n"),
            ("\u{1B}[2;5H\u{1B}[6n", "\u{1B}[2;5R"),
            ("\u{1B}[?2026$p", "\u{1B}[?2026;2$y"),
            ("\u{1B}[?2004h\u{1B}[?2004$p", "\u{1B}[?2004;1$y"),
            ("\u{1B}]11;?\u{7}", "\u{1B}]11;rgb:0000/0000/0000\u{7}"),
            ("\u{1B}]10;?\u{1B}\\", "\u{1B}]10;rgb:ffff/ffff/ffff\u{1B}\\"),
            ("\u{1B}[18t", "\u{1B}[8;24;80t"),
        ])
    func answers(_ question: String, _ answer: String) {
        var screen = VirtualScreen()
        screen.feed(question)
        #expect(String(decoding: screen.takeReplies(), as: UTF8.self) == answer)
        #expect(screen.takeReplies() == [])
    }

    @Test("a smaller screen keeps the cursor's line, a larger one gets empty cells")
    func resizing() {
        var screen = VirtualScreen(rows: 4, columns: 6)
        screen.feed("one\r\ntwo\r\n日本語")
        screen.resize(rows: 2, columns: 5)
        #expect(screen.text == "two\n日本")
        #expect(screen.cursor == ScreenPosition(row: 1, column: 4))
        screen.resize(rows: 5, columns: 20)
        screen.feed("\u{1B}[5;20Hx")
        #expect(screen.lines == ["two", "日本", "", "", String(repeating: " ", count: 19) + "x"])
    }

    @Test("the main screen survives a resize behind the alternate one")
    func resizingBehind() {
        var screen = VirtualScreen(rows: 4, columns: 6)
        screen.feed("1\r\n2\r\n3\r\n4\u{1B}[?1049h\u{1B}[Hx")
        screen.resize(rows: 2, columns: 3)
        screen.feed("\u{1B}[?1049l!")
        #expect(screen.text == "3\n4!")
    }
}
