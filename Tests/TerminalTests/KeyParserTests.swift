import Testing

@testable import Terminal

@Suite("The key parser")
struct KeyParserTests {
    static let table: [(String, [Key])] = [
        ("a", [.character("a")]), ("Q ", [.character("Q"), .character(" ")]), ("é日", [.character("é"), .character("日")]),
        ("\u{03}\u{04}\u{1A}", [.control("c"), .control("d"), .control("z")]),
        ("\0\u{1C}\u{1F}", [.control("@"), .control("\\"), .control("_")]),
        ("\r\n", [.enter, .enter]), ("\t", [.tab]), ("\u{7F}\u{08}", [.backspace, .backspace]),
        ("\u{1B}x", [.alt("x")]), ("\u{1B}é", [.alt("é")]), ("\u{1B}\r", [.alt("\r")]), ("\u{1B}\u{7F}", [.alt("\u{7F}")]),
        ("\u{1B}\u{03}\u{1B}\0a", [.escape, .control("c"), .escape, .control("@"), .character("a")]),
        ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", [.up, .down, .right, .left]),
        ("\u{1B}OA\u{1B}OB\u{1B}OC\u{1B}OD", [.up, .down, .right, .left]),
        ("\u{1B}[1;2A\u{1B}[1;5B\u{1B}[1;3C\u{1B}[1;6D", [.shiftUp, .controlDown, .altRight, .controlLeft]),
        ("\u{1B}[a\u{1B}Od", [.shiftUp, .controlLeft]), ("\u{1B}[H\u{1B}[F\u{1B}OH\u{1B}OF", [.home, .end, .home, .end]),
        ("\u{1B}[1~\u{1B}[4~\u{1B}[7~\u{1B}[8~", [.home, .end, .home, .end]),
        ("\u{1B}[2~\u{1B}[3~\u{1B}[5~\u{1B}[6~", [.insert, .delete, .pageUp, .pageDown]), ("\u{1B}[5;5~\u{1B}[3^", [.pageUp, .delete]),
        ("\u{1B}OP\u{1B}OQ\u{1B}OR\u{1B}OS", [.function(1), .function(2), .function(3), .function(4)]),
        ("\u{1B}[15~\u{1B}[17~\u{1B}[21~\u{1B}[23~\u{1B}[24~", [.function(5), .function(6), .function(10), .function(11), .function(12)]),
        ("\u{1B}[[A\u{1B}[[E", [.function(1), .function(5)]), ("\u{1B}[1;2P\u{1B}[15;5~", [.function(13), .function(29)]),
        ("\u{1B}[Z", [.backTab]),
        ("\u{1B}OM\u{1B}Oq\u{1B}Ok", [.enter, .character("1"), .character("+")]),
        ("\u{1B}[27;5;9~\u{1B}[97;5u\u{1B}[13;2u\u{1B}[120;3u", [.tab, .control("a"), .enter, .alt("x")]),
        ("\u{1B}[I\u{1B}[O", []), ("\u{1B}[?1;2c\u{1B}[>0;1c\u{1B}[12;40R", []), ("\u{1B}[99~\u{1B}[1;1X", []),
        ("\u{1B}]11;rgb:0/0/0\u{07}a", [.character("a")]), ("\u{1B}P1$r0m\u{1B}\\a", [.character("a")]),
        ("\u{1B}[M !!a", [.character("a")]),
        ("\u{1B}[\u{18}a", [.control("x"), .character("a")]), ("\u{1B}[12\u{1B}[A", [.up]), ("\u{1B}\u{1B}[A", [.escape, .up]),
        ("\u{1B}[200~a\n\u{1B}[31m日\u{1B}[201~b", [.paste("a\n\u{1B}[31m日"), .character("b")]), ("\u{1B}[200~\u{1B}[201~", [.paste("")]),
        ("\u{1B}[200~\u{1B}\u{1B}[20\u{1B}[201~", [.paste("\u{1B}\u{1B}[20")]),
        ("\u{1B}[<0;5;3M", [.mouse(MouseEvent(kind: .press, row: 2, column: 4))]),
        ("\u{1B}[<2;5;3m", [.mouse(MouseEvent(kind: .release, button: .right, row: 2, column: 4))]),
        (
            "\u{1B}[<64;1;1M\u{1B}[<81;1;1M",
            [
                .mouse(MouseEvent(kind: .wheelUp, row: 0, column: 0)),
                .mouse(MouseEvent(kind: .wheelDown, row: 0, column: 0, modifiers: .control)),
            ]
        ),
        ("\u{1B}[<35;5;3M\u{1B}[<0;0;3M\u{1B}[<0M\u{1B}[<66;1;1M", []),
    ]

    @Test("Sequences and the keys that they are", arguments: table)
    func keys(_ bytes: String, _ keys: [Key]) {
        var parser = KeyParser()
        #expect(parser.feed(Array(bytes.utf8)) == keys)
        #expect(!parser.isPending)
    }

    @Test("T-21: any split of the bytes gives the same keys", arguments: table)
    func splits(_ bytes: String, _ keys: [Key]) {
        let bytes = Array(bytes.utf8)
        for cut in 0...bytes.count {
            var parser = KeyParser()
            #expect(parser.feed(bytes[..<cut]) + parser.feed(bytes[cut...]) == keys)
        }
        var parser = KeyParser()
        #expect(bytes.flatMap { parser.feed([$0]) } == keys)
    }

    @Test("T-20: random bytes do no harm, and give the same keys however they are split", arguments: 0..<50)
    func random(_ seed: Int) {
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
        func next() -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33)
        }
        let common = Array("\u{1B}\u{1B}\u{1B}[[[O;;0123456789~AM<?P]\u{07}\\\u{18}é日a".utf8) + [0xFF, 0xC3, 0xE2, 0xF0, 0x80, 0x9B, 0x7F]
        let bytes = (0..<2000).map { _ in next() % 4 == 0 ? UInt8(next() & 0xFF) : common[next() % common.count] }
        var whole = KeyParser(sequences: Self.extra)
        let expected = whole.feed(bytes) + whole.flush()
        var parser = KeyParser(sequences: Self.extra)
        var keys: [Key] = []
        var rest = bytes[...]
        while !rest.isEmpty {
            let length = min(1 + next() % 7, rest.count)
            keys += parser.feed(rest.prefix(length))
            rest = rest.dropFirst(length)
        }
        keys += parser.flush()
        #expect(keys == expected)
        #expect(!parser.isPending)
    }

    @Test("T-21: a lone escape character is the key once nothing follows")
    func loneEscape() {
        var parser = KeyParser()
        #expect(parser.feed([0x1B]) == [])
        #expect(parser.isPending)
        #expect(parser.wait == .escape)
        #expect(parser.flush() == [.escape])
        #expect(!parser.isPending)
        #expect(parser.feed(Array("a".utf8)) == [.character("a")])
        #expect(parser.flush() == [])
    }

    @Test("T-21: a sequence that was torn after its escape character is still a sequence, not text")
    func lateSequence() {
        var parser = KeyParser()
        #expect(parser.feed([0x1B]) + parser.flush() == [.escape])
        #expect(parser.feed(Array("[A".utf8)) == [.up])
        #expect(parser.feed(Array("[A".utf8)) == [.character("["), .character("A")])
        #expect(parser.feed([0x1B]) + parser.flush() == [.escape])
        #expect(parser.feed(Array("[".utf8)) == [.character("[")])
    }

    @Test(
        "T-21: the rest of a sequence that was torn among its numbers is neither text nor a key",
        arguments: [
            "\u{1B}[<0;6;9m", "\u{1B}[<0;6;9M", "\u{1B}[<66;120;40M", "\u{1B}[1;5D", "\u{1B}[15~", "\u{1B}[27;5;9~", "\u{1B}[[A",
            "\u{1B}O5P", "\u{1B}[?62;22c",
        ])
    func torn(_ sequence: String) {
        let bytes = Array(sequence.utf8)
        for cut in 3..<bytes.count {
            var parser = KeyParser()
            #expect(parser.feed(bytes[..<cut]) + parser.flush() == [])
            #expect(!parser.isPending && parser.wait == .rest)
            #expect(bytes[cut...].flatMap { parser.feed([$0]) } == [], "torn at \(cut)")
            #expect(parser.wait == .nothing)
            #expect(parser.feed(Array("M;9".utf8)) == [.character("M"), .character(";"), .character("9")])
        }
    }

    @Test("T-21: a sequence that was torn before its numbers is still one where its rest comes within one read")
    func tornBefore() {
        let click = { (kind: MouseEvent.Kind) in Key.mouse(MouseEvent(kind: kind, row: 8, column: 5)) }
        let table: [(begin: String, rest: String, keys: [Key])] = [
            ("\u{1B}", "[<0;6;9M\u{1B}[<0;6;9m", [.escape, click(.press), click(.release)]), ("\u{1B}", "[<66;6;9M", [.escape]),
            ("\u{1B}", "[<0;6;9Mj", [.escape, click(.press), .character("j")]), ("\u{1B}[", "<0;6;9M", [.alt("["), click(.press)]),
            ("\u{1B}[", "1;5D", [.alt("["), .controlLeft]), ("\u{1B}", "[200~qQ\u{1B}[201~j", [.escape, .paste("qQ"), .character("j")]),
            ("\u{1B}[2", "00~qQ\u{1B}[201~j", [.paste("qQ"), .character("j")]),
            ("\u{1B}", "OK", [.escape, .character("O"), .character("K")]),
            ("\u{1B}[", "AB", [.alt("["), .character("A"), .character("B")]),
        ]
        for (begin, rest, keys) in table {
            var parser = KeyParser()
            let found = parser.feed(Array(begin.utf8)) + parser.flush() + parser.feed(Array(rest.utf8))
            #expect(found == keys, "\(rest)")
            #expect(!parser.isPending)
        }
        // Torn twice.
        var parser = KeyParser()
        #expect(parser.feed([0x1B]) + parser.flush() == [.escape])
        #expect(parser.feed(Array("[<0;6".utf8)) + parser.flush() + parser.feed(Array(";9M".utf8)) == [])
    }

    @Test(
        "T-06: of what was unfinished when the terminal was given away nothing comes",
        arguments: ["\u{1B}", "\u{1B}[", "\u{1B}[1;", "\u{1B}]11;rgb:0", "\u{1B}[200~text", "\u{1B}[M "])
    func forgotten(_ begin: String) {
        for isFlushed in [false, true] {
            var parser = KeyParser()
            _ = parser.feed(Array(begin.utf8))
            if isFlushed { _ = parser.flush() }
            parser.forget()
            #expect(!parser.isPending)
            #expect(parser.feed(Array("[A\u{1B}[200~a\u{1B}[201~".utf8)) == [.character("["), .character("A"), .paste("a")])
        }
    }

    @Test("T-21: where the rest of a torn sequence never comes, one key at most is lost")
    func tornForGood() {
        let half = Array("\u{1B}[<0;6".utf8)
        var parser = KeyParser()
        #expect(parser.feed(half) + parser.flush() == [])
        #expect(parser.feed(Array("jj".utf8)) == [.character("j")])
        let others: [(String, Key)] = [
            ("\r", .enter), (" ", .character(" ")), ("/", .character("/")), (":", .character(":")), ("é", .character("é")),
            ("\u{1B}[A", .up),
        ]
        for (bytes, key) in others {
            #expect(parser.feed(half) + parser.flush() == [])
            #expect(parser.feed(Array(bytes.utf8)) == [key])
        }
        // A second pause is the end of it.
        #expect(parser.feed(half) + parser.flush() + parser.flush() == [])
        #expect(parser.wait == .nothing)
        #expect(parser.feed(Array(";9M".utf8)).count == 3)
        // Nobody waits for more numbers than there can be.
        #expect(parser.feed(half) + parser.flush() == [])
        #expect(parser.feed([UInt8](repeating: 0x31, count: 100)).count > 70)
    }

    @Test(
        "What a pause makes of an unfinished sequence",
        arguments: [
            ("\u{1B}[", [Key.alt("[")]), ("\u{1B}O", [.alt("O")]), ("\u{1B}P", [.alt("P")]), ("\u{1B}]11;rgb", []), ("\u{1B}[M!", []),
            ("\u{1B}\u{1B}", [.escape, .escape]), ("\u{1B}[200~abc\u{1B}[20", [.paste("abc")]),
        ])
    func pause(_ bytes: String, _ keys: [Key]) {
        var parser = KeyParser()
        #expect(parser.feed(Array(bytes.utf8)) + parser.flush() == keys)
        #expect(!parser.isPending)
        #expect(parser.feed([0x61]) == [.character("a")])
    }

    @Test("Bytes that are no UTF-8 become U+FFFD, one for each part")
    func invalid() {
        var parser = KeyParser()
        #expect(parser.feed([0xFF, 0xC3, 0x61]) == [.character("\u{FFFD}"), .character("\u{FFFD}"), .character("a")])
        #expect(parser.feed([0xED, 0xA0, 0x80]).count == 3)
        #expect(parser.feed([0xF0, 0x9F]) + parser.flush() == [.character("\u{FFFD}")])
        #expect(parser.feed([0xC2, 0x9B, 0x33]) == [.character("3")])
    }

    @Test("T-20: pasted text is bounded, and its end is still found")
    func longPaste() {
        var parser = KeyParser()
        var keys = parser.feed(Array("\u{1B}[200~".utf8))
        for _ in 0..<20 { keys += parser.feed([UInt8](repeating: 0x61, count: 100_000)) }
        keys += parser.feed(Array("\u{1B}[201~q".utf8))
        #expect(keys == [.paste(String(repeating: "a", count: KeyParser.maximumPaste)), .character("q")])
    }

    static let extra: [[UInt8]: Key] = [
        Array("\u{1B}[2$".utf8): .insert, Array("\u{1B}A".utf8): .up, [0x0B]: .up, Array("\u{1B}[".utf8): .down, [0x1B]: .left,
    ]

    @Test("Sequences of terminfo are known, and those that would swallow others are not")
    func terminfo() {
        var parser = KeyParser(sequences: Self.extra)
        #expect(parser.feed(Array("\u{1B}[2$\u{1B}A\u{0B}\u{1B}[B".utf8)) == [.insert, .up, .control("k"), .down])
    }

    @Test("A sequence longer than any key is swallowed up to its end")
    func endless() {
        var parser = KeyParser()
        let bytes = Array("\u{1B}[".utf8) + [UInt8](repeating: 0x31, count: 10_000) + Array("Aa".utf8)
        #expect(parser.feed(bytes) == [.character("a")])
    }
}
