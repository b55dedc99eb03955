import Testing

@testable import TerminalText

@Suite("S-16: text on a terminal without UTF-8")
struct ASCIITests {
    @Test(
        "Accents go, signs become what looks like them, all else becomes a mark for each column",
        arguments: [
            ("France", "France"), ("Côte d’Ivoire", "Cote d'Ivoire"), ("São Tomé and Príncipe", "Sao Tome and Principe"),
            ("Åland", "Aland"), ("Türkiye", "Turkiye"), ("Curaçao", "Curacao"), ("Réunion", "Reunion"), ("Việt Nam", "Viet Nam"),
            ("Re\u{301}union", "Reunion"), ("Łódź", "Lodz"), ("Færøerne", "Faeroerne"), ("Straße", "Strasse"), ("BER → PRG", "BER > PRG"),
            ("— – “a” ‘b’", "- - \"a\" 'b'"), ("a…", "a..."), ("日本", "????"), ("Ελλάδα", "??????"), ("🇫🇷", "??"), ("\u{FFFD}", "?"),
            ("└─┘", "+-+"),
        ])
    func folding(_ text: String, _ expected: String) {
        let ascii = SafeText(text).asciiOnly()
        #expect(ascii.string == expected)
        #expect(ascii.width == expected.utf8.count)
        #expect(ascii.isASCII)
    }

    @Test(
        "What is written whole is told from what has a mark in place of a letter",
        arguments: [
            ("", true), ("France", true), ("Österreich", true), ("Re\u{301}union", true), ("Łódź", true), ("Côte d’Ivoire", true),
            ("日本", false), ("Azərbaycan", false), ("Ελλάδα", false), ("Bosna (Босна)", false), ("Why?", true),
        ])
    func isWritten(_ text: String, _ isWhole: Bool) { #expect(SafeText(text).isWrittenInASCII == isWhole) }

    @Test("No scalar vanishes without a mark, but marks on a base", arguments: UInt32(0)...3)
    func everyScalar(_ plane: UInt32) {
        var broken: [UInt32] = []
        for value in (plane << 16)...(plane << 16 | 0xFFFF) {
            // The blocks of letters and signs are looked at one by one, the ideographs in steps.
            guard value < 0x3400 || value % 7 == 0, let scalar = Unicode.Scalar(value) else { continue }
            let text = SafeText(String(scalar))
            let ascii = text.asciiOnly()
            if !ascii.isASCII || !Invariants.hold(ascii) || ascii.isEmpty != text.isEmpty { broken.append(value) }
        }
        #expect(broken.isEmpty)
    }

    @Test(
        "S-16: prices and areas keep their currency and unit",
        arguments: [
            ("€72.50", "EUR 72.50"), ("£24.99", "GBP 24.99"), ("JP¥98,000", "JPY 98,000"), ("₩214,000", "KRW 214,000"),
            ("357,022 km²", "357,022 km2"),
        ])
    func signs(text: String, ascii: String) {
        #expect(SafeText(text).asciiOnly().string == ascii)
    }
}
