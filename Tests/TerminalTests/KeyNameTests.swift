import Testing

@testable import Terminal

@Suite("Names of keys")
struct KeyNameTests {
    static let table: [(Key, String)] = [
        (.character("q"), "q"), (.character("Q"), "Q"), (.character(" "), "Space"), (.character("日"), "日"), (.character("^"), "^"),
        (.control("d"), "^D"),
        (.control("@"), "^@"), (.control("\\"), "^\\"), (.alt("x"), "M-x"), (.alt("X"), "M-X"), (.alt(" "), "M-Space"), (.enter, "Enter"),
        (.escape, "Esc"),
        (.tab, "Tab"), (.backTab, "S-Tab"), (.backspace, "Backspace"), (.delete, "Del"), (.insert, "Ins"), (.up, "Up"), (.shiftUp, "S-Up"),
        (.controlLeft, "C-Left"), (.altRight, "M-Right"), (.home, "Home"), (.end, "End"), (.pageUp, "PgUp"), (.pageDown, "PgDn"),
        (.function(5), "F5"),
        (.alt("\r"), "M-Enter"), (.alt("\u{7F}"), "M-Backspace"),
    ]

    @Test("A key and its name", arguments: table)
    func names(_ key: Key, _ name: String) {
        #expect(key.description == name)
        #expect(Key(name: name) == key)
    }

    @Test(
        "Other names that people write",
        arguments: [
            ("^d", Key.control("d")), ("Ctrl-D", .control("d")), ("c-d", .control("d")), ("alt-x", .alt("x")), ("ESCAPE", .escape),
            ("return", .enter),
            ("pageup", .pageUp), ("delete", .delete), ("Shift-Up", .shiftUp), ("ctrl-left", .controlLeft), ("f12", .function(12)),
            ("f", .character("f")),
            ("^M", .enter), ("^I", .tab), ("^H", .backspace), ("^[", .escape), ("shift-tab", .backTab), ("space", .character(" ")),
            ("S-F1", .function(13)), ("shift-f12", .function(24)), ("C-F1", .function(25)), ("Ctrl-F12", .function(36)),
            ("c-f", .control("f")), ("e\u{301}", .character("é")), ("\u{958}", .character("\u{958}")), ("M-e\u{301}", .alt("é")),
        ])
    func aliases(_ name: String, _ key: Key) {
        #expect(Key(name: name) == key)
    }

    @Test(
        "What names no key",
        arguments: [
            "", "F0", "F64", "F1x", "^", "^^^", "^dd", "^é", "M-", "Paste", "Mouse", "nonsense", "\u{1B}", "\u{7F}", "f-1", "S-F0", "S-F52",
            "C-F40", "S-f", "S-F",
            // One character, but no keyboard's: several scalars, or one that cannot be drawn.
            "🇩🇪", "👍🏽", "क्षि", "x\u{301}", "M-🇩🇪", "\u{200F}", "\u{301}", "\u{85}", "\u{E0041}",
        ])
    func nonsense(_ name: String) {
        #expect(Key(name: name) == (name == "^" ? .character("^") : nil))
    }

    @Test(
        "Alt with a key may be escape and that key",
        arguments: [
            (Key.alt("x"), Key.character("x")), (.alt("é"), .character("é")), (.alt("\r"), .enter), (.alt("\t"), .tab),
            (.alt("\u{7F}"), .backspace), (.altUp, nil), (.character("x"), nil), (.escape, nil),
        ] as [(Key, Key?)])
    func afterEscape(_ key: Key, _ second: Key?) {
        #expect(key.afterEscape == second)
    }

    @Test("A name can be drawn, whatever the key")
    func harmless() {
        #expect(Key.character("\u{1B}").description == "\u{FFFD}")
        #expect(Key.paste("\u{1B}[2J").description == "Paste")
        #expect(Key.alt("\u{202E}").description == "M-")
    }
}
