import Testing

@testable import Terminal

@Suite("What a terminal answers")
struct TerminalReplyTests {
    static let black = TerminalReply.background(red: 0, green: 0, blue: 0)

    static let table: [(String, [TerminalReply])] = [
        ("\u{1B}[?2026;1$y", [.mode(2026, isKnown: true)]), ("\u{1B}[?2026;2$y", [.mode(2026, isKnown: true)]),
        ("\u{1B}[?2026;0$y", [.mode(2026, isKnown: false)]), ("\u{1B}[?2026;4$y", [.mode(2026, isKnown: false)]),
        ("\u{1B}[?62;22c", [.attributes]), ("\u{1B}[?6c", [.attributes]),
        ("\u{1B}]11;rgb:0000/0000/0000\u{1B}\\", [black]), ("\u{1B}]11;rgb:0000/0000/0000\u{07}", [black]),
        ("\u{1B}]11;rgb:1e1e/ffff/8080\u{07}", [.background(red: 30, green: 255, blue: 128)]),
        ("\u{1B}]11;rgb:f/00/800\u{07}", [.background(red: 255, green: 0, blue: 127)]),
        ("\u{1B}]11;rgba:ffff/0000/0000/8000\u{07}", [.background(red: 255, green: 0, blue: 0)]),
        (
            "\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\\u{1B}[?2026;2$y\u{1B}[?65;1;9c",
            [.background(red: 255, green: 255, blue: 255), .mode(2026, isKnown: true), .attributes]
        ),
    ]

    /// What looks like an answer and is none that is understood.
    static let others = [
        "\u{1B}]11;rgb:0000/0000\u{07}", "\u{1B}]11;rgb:00000/0/0\u{07}", "\u{1B}]11;rgb:g/0/0\u{07}", "\u{1B}]11;rgb:-1/0/0\u{07}",
        "\u{1B}]11;rgb:+1/0/0\u{07}", "\u{1B}]11;#000000\u{07}", "\u{1B}]11;?\u{07}", "\u{1B}]10;rgb:0/0/0\u{07}", "\u{1B}]11;rgb\u{07}",
        "\u{1B}]11;rgb:0/0/0\u{18}", "\u{1B}]11;rgb:0/0/0" + String(repeating: " ", count: 100_000) + "\u{07}", "\u{1B}[?2026$y",
        "\u{1B}[?2026;2y", "\u{1B}[2026;2$y", "\u{1B}[>0;10;0c", "\u{1B}P11;rgb:0/0/0\u{1B}\\", "\u{1B}_11;rgb:0/0/0\u{1B}\\",
    ]

    @Test("Answers are understood, and are no keys", arguments: table)
    func answers(_ bytes: String, _ replies: [TerminalReply]) {
        var parser = KeyParser()
        #expect(parser.feed(Array(bytes.utf8)) == [])
        #expect(parser.takeReplies() == replies)
        #expect(parser.takeReplies() == [])
        #expect(!parser.isPending)
    }

    @Test("What is no answer is no key either", arguments: others)
    func noAnswers(_ bytes: String) {
        var parser = KeyParser()
        #expect(parser.feed(Array((bytes + "a").utf8)) == [.character("a")])
        #expect(parser.takeReplies() == [])
    }

    @Test("An answer that is torn anywhere, with a pause between, never shows up as keys", arguments: table)
    func torn(_ text: String, _ replies: [TerminalReply]) {
        let bytes = Array(text.utf8)
        for first in 0...bytes.count {
            for second in first...bytes.count {
                var parser = KeyParser()
                parser.expectsReplies = true
                var keys = parser.feed(bytes[..<first]) + parser.flush()
                keys += parser.feed(bytes[first..<second]) + parser.flush()
                keys += parser.feed(bytes[second...])
                #expect(keys == [] && parser.takeReplies() == replies && !parser.isPending, "torn at \(first) and \(second)")
            }
        }
    }

    @Test("A late answer that is torn after its escape character costs one escape key at most", arguments: table)
    func late(_ text: String, _ replies: [TerminalReply]) {
        let bytes = Array((text + "a").utf8)
        for second in 2...bytes.count {
            var parser = KeyParser()
            var keys = parser.feed(bytes[..<1]) + parser.flush()
            keys += parser.feed(bytes[1..<second])
            keys += parser.feed(bytes[second...])
            // The first two bytes alone could be anything: ESC [ and ESC ] are typed, too.
            guard second >= 6 else { continue }
            #expect(keys == [.escape, .character("a")] && parser.takeReplies() == replies, "torn at \(second)")
        }
    }

    @Test("Once no answer is expected any more, the escape key is one again")
    func patience() {
        var parser = KeyParser()
        parser.expectsReplies = true
        #expect(parser.feed([0x1B]) + parser.flush() == [])
        #expect(parser.wait == .escape)
        parser.expectsReplies = false
        #expect(parser.flush() == [.escape])
    }

    @Test("Keys between answers are keys", arguments: 0..<20)
    func mixture(_ seed: Int) {
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
        func next(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        let keys: [(String, Key)] = [
            ("a", .character("a")), ("\u{1B}[A", .up), ("\u{1B}OP", .function(1)), ("日", .character("日")), ("\r", .enter),
            ("\u{1B}[<64;2;3M", .mouse(MouseEvent(kind: .wheelUp, row: 2, column: 1))), ("\u{1B}[200~x\u{1B}[201~", .paste("x")),
        ]
        var (bytes, expectedKeys, expectedReplies): ([UInt8], [Key], [TerminalReply]) = ([], [], [])
        for _ in 0..<200 {
            if next(2) == 0 {
                let (text, key) = keys[next(keys.count)]
                bytes += text.utf8
                expectedKeys.append(key)
            } else {
                let (text, replies) = Self.table[next(Self.table.count)]
                bytes += text.utf8
                expectedReplies += replies
            }
        }
        var parser = KeyParser()
        var (found, rest): ([Key], ArraySlice<UInt8>) = ([], bytes[...])
        while !rest.isEmpty {
            let length = min(1 + next(9), rest.count)
            found += parser.feed(rest.prefix(length))
            rest = rest.dropFirst(length)
        }
        #expect(found == expectedKeys)
        #expect(parser.takeReplies() == expectedReplies)
    }

    @Test("Dark and light", arguments: [(0, 0, 0, true), (255, 255, 255, false), (0x00, 0x2B, 0x36, true), (0xFD, 0xF6, 0xE3, false)])
    func darkness(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ isDark: Bool) {
        #expect(TerminalReply.isDark(red: red, green: green, blue: blue) == isDark)
    }
}
