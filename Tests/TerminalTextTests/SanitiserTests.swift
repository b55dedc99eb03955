import Dispatch
import Synchronization
import Testing

@testable import TerminalText

/// Part S of faults.md, as far as text alone can show it.
@Suite("The sanitiser")
struct SanitiserTests {
    @Test(
        "S-01 to S-05: controls come out as U+FFFD, and line ends and tabs as one blank",
        arguments: [
            ("S-01", "\u{1B}[2J", "\u{FFFD}[2J"),
            ("S-01", "\u{1B}]0;x\u{07}y", "\u{FFFD}]0;x\u{FFFD}y"),
            ("S-02", "\u{1B}]52;c;aGk=\u{07}", "\u{FFFD}]52;c;aGk=\u{FFFD}"),
            ("S-02", "\u{1B}]8;;https://a.b\u{1B}\\x", "\u{FFFD}]8;;https://a.b\u{FFFD}\\x"),
            ("S-02", "\u{1B}Pq#0\u{1B}\\", "\u{FFFD}Pq#0\u{FFFD}\\"),
            ("S-02", "\u{1B}_G\u{1B}\\", "\u{FFFD}_G\u{FFFD}\\"),
            ("S-03", "\u{9B}31m", "\u{FFFD}31m"),
            ("S-04", "a\rb", "a b"),
            ("S-04", "a\nb", "a b"),
            ("S-04", "a\tb", "a b"),
            ("S-04", "a\r\nb", "a  b"),
            ("S-04", "a\u{85}b\u{2028}c\u{2029}d", "a b c d"),
            ("S-05", "a\0b", "a\u{FFFD}b"),
            ("S-05", "a\u{7F}b", "a\u{FFFD}b"),
        ])
    func controls(_ number: String, _ untrusted: String, _ clean: String) {
        let text = SafeText(untrusted)
        #expect(text.string == clean)
        #expect(text.width == clean.unicodeScalars.count)
    }

    @Test("what takes the short way is what the long one makes of it")
    func plain() throws {
        for value in (0...0x2FFF as ClosedRange<UInt32>) where Sanitiser.isPlain(value) {
            let scalar = try #require(Unicode.Scalar(value))
            let text = "a\(scalar)–b"
            let clean = Sanitiser.clean(text.unicodeScalars[...])
            #expect(clean.string.unicodeScalars.elementsEqual(text.unicodeScalars) && clean.width == 4, "\(String(value, radix: 16))")
            #expect(SafeText(text) == clean)
        }
        #expect(Sanitiser.plain("a\u{301}"[...].unicodeScalars) == nil)
    }

    @Test("Of text of more bytes than scalars are looked at, no more than these are left")
    func manyBytes() {
        for count in [1365, 1366, SafeText.maximumScalars, SafeText.maximumScalars + 1] {
            let text = SafeText(String(repeating: "⣿", count: count))
            #expect(text.width == min(count, SafeText.maximumScalars) && text.string.unicodeScalars.count == text.width, "\(count)")
        }
    }

    @Test(
        "S-06, S-11: what is invisible is dropped",
        arguments: [
            ("\u{202E}abc", "abc"), ("\u{2066}a\u{2069}b", "ab"), ("a\u{61C}b", "ab"), ("a\u{AD}b", "ab"), ("a\u{34F}b", "ab"),
            ("\u{FEFF}a", "a"), ("a\u{E0041}", "a"), ("\u{115F}\u{1160}\u{3164}\u{FFA0}", ""), ("a\u{180B}\u{180F}", "a"),
            ("\u{2764}\u{FE0F}", "\u{2764}"), ("a\u{FFF9}b\u{FFFB}", "ab"), ("a\u{2060}b", "ab"), ("\u{17B4}\u{17B5}", ""),
        ])
    func invisible(_ untrusted: String, _ clean: String) {
        #expect(SafeText(untrusted).string == clean)
    }

    @Test("S-07: ten thousand zero-width spaces leave nothing")
    func nothingLeft() {
        let text = SafeText(String(repeating: "\u{200B}", count: 10_000))
        #expect(text.isEmpty)
        #expect(text == .empty)
        #expect(text.width == 0)
    }

    @Test("S-08: of a million combining marks four stay")
    func marks() {
        let text = SafeText("e" + String(repeating: "\u{301}", count: 1_000_000) + "x")
        #expect(text.string.unicodeScalars.count == 5)
        #expect(text.width == 1)
    }

    @Test("Marks need a base: none stay at the start")
    func leadingMarks() {
        #expect(SafeText("\u{301}\u{302}abc").string == "abc")
        #expect(SafeText("\u{200B}\u{301}abc").string == "abc")
    }

    @Test("S-11: an emoji family falls into its members, a flag stays a pair of two columns")
    func emoji() {
        let family = SafeText("👨\u{200D}👩\u{200D}👧")
        #expect(family.string.unicodeScalars.map(\.value) == [0x1F468, 0x1F469, 0x1F467])
        #expect(family.width == 6)
        let flag = SafeText("🇫🇷")
        #expect(flag.string == "🇫🇷")
        #expect(flag.width == 2)
        #expect(flag.cells.count == 2)
        #expect(SafeText("❤️").width == 1)
    }

    @Test("For a file a long text is whole, and as harmless as any")
    func whole() {
        #expect(SafeText.whole(String(repeating: "x", count: 5000) + "é\u{1B}[2J") == String(repeating: "x", count: 5000) + "é\u{FFFD}[2J")
        #expect(SafeText.whole("\u{1B}a") == SafeText("\u{1B}a").string)
        // What comes after a joiner counts, wherever it stands.
        let line = "می\u{200C}خواهم a\u{200D}b "
        #expect(SafeText.whole(String(repeating: line, count: 500)) == String(repeating: SafeText(line).string, count: 500))
    }

    @Test("S-12: of ten megabytes 4,096 scalars are taken", arguments: ["x", "é", "\u{1B}"])
    func long(_ unit: String) {
        let text = SafeText(String(repeating: unit, count: 10_000_000 / unit.utf8.count))
        #expect(text.string.unicodeScalars.count == SafeText.maximumScalars)
        #expect(text.width == SafeText.maximumScalars)
    }

    @Test("S-13: bytes that are no UTF-8 become U+FFFD")
    func bytes() {
        #expect(SafeText(String(decoding: [0xFF, 0xFE, 0x41], as: UTF8.self)).string == "\u{FFFD}\u{FFFD}A")
        #expect(SafeText(String(decoding: [0xC3, 0xA9, 0x1B], as: UTF8.self)).string == "é\u{FFFD}")
    }

    @Test("S-14: every scalar, one by one, becomes nothing, a blank, U+FFFD or itself, and has its width")
    func everyScalar() {
        let broken = onEveryCore { values in
            values.filter { value in
                guard let scalar = Unicode.Scalar(value) else { return false }
                let text = SafeText(String(scalar))
                return switch text.string.unicodeScalars.first {
                case nil: text.width != 0
                case " ", "\u{FFFD}": text.width != 1
                case let kept?: kept != scalar || text.width != ScalarWidth.columns(of: scalar) || text.width <= 0
                }
            }
        }
        #expect(broken.isEmpty, "\(broken.prefix(10).map { String($0, radix: 16) })")
    }

    @Test("S-14: every scalar between others keeps the invariants")
    func everyScalarInCompany() {
        let broken = onEveryCore { values in
            var text = String.UnicodeScalarView()
            for scalar in values.compactMap(Unicode.Scalar.init) {
                text.append("a")
                text.append(scalar)
                text.append("\u{301}")
            }
            let clean = SafeText(String(text))
            let isSame = SafeText(clean.string).string.unicodeScalars.elementsEqual(clean.string.unicodeScalars)
            return Invariants.hold(clean) && isSame ? [] : [values.lowerBound]
        }
        #expect(broken.isEmpty, "among the 512 from \(broken.prefix(10).map { String($0, radix: 16) })")
    }

    /// What is broken among all scalars, of which each core is given 512 at a time.
    private func onEveryCore(_ broken: @Sendable (Range<UInt32>) -> [UInt32]) -> [UInt32] {
        let all = Mutex<[UInt32]>([])
        DispatchQueue.concurrentPerform(iterations: 0x110000 / 512) { part in
            let found = broken(UInt32(part * 512)..<UInt32(part * 512 + 512))
            all.withLock { $0 += found }
        }
        return all.withLock { $0.sorted() }
    }

    @Test("S-17 is for links; as text they are harmless, and stay")
    func links() {
        #expect(SafeText("javascript:alert(1)").string == "javascript:alert(1)")
    }

    @Test("Plain names take the short way and come out as they are", arguments: ["", "France", " a b ", "~!@#"])
    func ascii(_ name: String) {
        let text = SafeText(name)
        #expect(text.string == name)
        #expect(text.width == name.utf8.count)
        #expect(text.isASCII)
        #expect(SafeText(name[...]) == text)
    }
}
