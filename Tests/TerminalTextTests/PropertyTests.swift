import Testing

@testable import TerminalText

/// The same numbers each time: a failure can be repeated.
struct Generator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    /// SplitMix64.
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// Text that has much of what is difficult.
    mutating func text() -> String {
        let awkward: [Unicode.Scalar] = [
            "a", " ", "é", "日", "한", "🇫", "😀", "\u{301}", "\u{E47}", "\u{200D}", "\u{200C}", "\u{DCA}", "\u{DC1}", "\u{DBB}", "\u{94D}",
            "\u{915}",
            "\u{628}", "\u{62F}", "\u{64E}", "\u{6CC}", "\u{202E}", "\u{200B}", "\u{1B}", "\n", "\r", "\u{9B}", "\u{1100}", "\u{1161}",
            "\u{FE0F}",
            "\u{1AC}", "\u{FFFE}", "\u{10FFFF}",
        ]
        var text = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 0...24, using: &self) {
            if Bool.random(using: &self), let scalar = Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &self)) {
                text.append(Int.random(in: 0..<8, using: &self) == 0 ? scalar : awkward[Int(scalar.value) % awkward.count])
            } else if let scalar = awkward.randomElement(using: &self) {
                text.append(scalar)
            }
        }
        return String(text)
    }
}

@Suite("Whatever the text is")
struct PropertyTests {
    @Test("Cleaning, cutting, filling, slicing and adding keep the invariants", arguments: 0..<20)
    func invariants(_ seed: Int) {
        var generator = Generator(seed: UInt64(seed))
        for _ in 0..<300 {
            let untrusted = generator.text()
            let text = SafeText(untrusted)
            let other = SafeText(generator.text())
            let columns = Int.random(in: -2...30, using: &generator)
            let start = Int.random(in: -2...30, using: &generator)
            let ascii = Bool.random(using: &generator)
            let cut = text.cut(to: columns, ascii: ascii)
            let padded = text.padded(to: columns, alignment: .center, ascii: ascii)
            let slice = text.slice(from: start, columns: columns)
            let results = [text, cut, padded, slice, text + other, text.asciiOnly(), [text, other, text].joined(separator: cut)]
            for result in results {
                #expect(
                    Invariants.hold(result) && Invariants.cellsFit(result) && same(SafeText(result.string), result),
                    "\(untrusted.unicodeScalars.map(\.value))")
            }
            #expect(cut.width <= max(columns, 0))
            #expect(padded.width == max(columns, 0))
            #expect(slice.width == max(0, min(columns, text.width - max(start, 0))))
        }
    }

    /// Scalar by scalar: `==` of strings takes different spellings of é for one.
    private func same(_ left: SafeText, _ right: SafeText) -> Bool {
        left.string.unicodeScalars.elementsEqual(right.string.unicodeScalars) && left.width == right.width
    }
}
