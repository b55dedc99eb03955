import Testing

@testable import TerminalText

@Suite("Joiners, UAX #31 contexts A1, A2 and B")
struct JoinerTests {
    @Test("Where nothing is looked up no scalar is a letter or a mark, in whatever version of Unicode")
    func pictures() {
        for value in UInt32(0x2190)...0x2BFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            #expect(!scalar.properties.isAlphabetic || scalar.properties.generalCategory == .otherSymbol, "\(value)")
            #expect(scalar.properties.canonicalCombiningClass == .notReordered && !scalar.properties.isGraphemeExtend, "\(value)")
        }
    }

    @Test(
        "Names of countries stay as they are",
        arguments: [
            "ශ්\u{200D}රී ලංකාව",  // Sri Lanka in Sinhala: B
            "ශ්\u{200D}රී ලංකා ප්\u{200D}රජාතාන්ත්\u{200D}රික සමාජවාදී ජනරජය",
            "می\u{200C}خواهم",  // Persian: A1
            "ក្រុងកម្ពុជា", "ព្រះរាជាណាចក្រកម្ពុជា",  // Cambodia in Khmer
            "မြန်မာ", "ပြည်ထောင်စု သမ္မတ မြန်မာနိုင်ငံတော်",  // Myanmar in Burmese
            "भारत", "বাংলাদেশ", "ประเทศไทย", "ລາວ", "འབྲུག་ཡུལ་", "საქართველო", "日本国", "대한민국", "الأردن", "ישראל", "Ελλάδα",
        ])
    func names(_ name: String) {
        let text = SafeText(name)
        #expect(Array(text.string.unicodeScalars) == Array(name.unicodeScalars))
        #expect(Invariants.hold(text))
    }

    @Test(
        "Elsewhere a joiner is dropped",
        arguments: [
            ("a\u{200D}b", "ab"),
            ("a\u{200C}b", "ab"),
            ("\u{200D}a", "a"),
            ("ශ්\u{200D}", "ශ්"),
            ("ශ්\u{200D} රී", "ශ් රී"),
            ("ශ\u{200D}රී", "ශරී"),
            ("می\u{200D}خواهم", "میخواهم"),
            ("ی\u{200C}", "ی"),
            ("د\u{200C}د", "دد"),
            ("می\u{200C}\u{202E}خ", "میخ"),
            ("ශ්\u{200D}\u{200D}රී", "ශ්\u{200D}රී"),
            ("می\u{200C}\u{200C}خ", "می\u{200C}خ"),
        ])
    func elsewhere(_ untrusted: String, _ clean: String) {
        #expect(Array(SafeText(untrusted).string.unicodeScalars) == Array(clean.unicodeScalars))
    }

    @Test(
        "What is drawn has no U+200D, of which terminals make different widths, and every letter",
        arguments: [
            ("ශ්\u{200D}රී ලංකාව", "ශ්රී ලංකාව"), ("می\u{200C}خواهم", "می\u{200C}خواهم"), ("Sri Lanka", "Sri Lanka"), ("日本", "日本"),
        ])
    func drawn(_ name: String, _ expected: String) {
        let (text, drawn) = (SafeText(name), SafeText(name).withoutZeroWidthJoiners)
        #expect(Array(drawn.string.unicodeScalars) == Array(expected.unicodeScalars))
        #expect(drawn.width == text.width && Invariants.hold(drawn))
    }

    @Test("A cut takes the joiner along when the letter that it joins to has gone")
    func cut() {
        let text = SafeText("ශ්\u{200D}රී")
        for columns in 0...text.width {
            let cut = text.cut(to: columns)
            #expect(SafeText(cut.string) == cut)
        }
        #expect(!SafeText("ශ්\u{200D}රීා").cut(to: 2).string.unicodeScalars.contains("\u{200D}"))
    }
}
