import Foundation
import Testing

@testable import TravelKit

@Suite("The letters of a text")
struct LettersTests {
    @Test(
        "are its scalars, and those of which syllables of Hangul are written",
        arguments: [
            ("", ""), ("abc", "abc"), ("aé€😀b", "aé€😀b"), ("иран", "иран"), ("日本", "日本"),
            ("한 구", "\u{1112}\u{1161}\u{11AB} \u{1100}\u{116E}"),
        ])
    func letters(text: String, letters: String) {
        #expect(Letters.first(64, of: Array(text.utf8)) == Array(letters.unicodeScalars))
    }

    @Test("are of every syllable those of its decomposition")
    func syllables() {
        for value in UInt32(0xAC00)...0xD7A3 {
            guard let syllable = Unicode.Scalar(value) else { continue }
            let letters = Array(String(syllable).decomposedStringWithCanonicalMapping.unicodeScalars)
            #expect(Letters.first(3, of: Array(String(syllable).utf8)) == letters)
        }
    }

    @Test("are no more than are asked for")
    func most() {
        #expect(Letters.first(2, of: Array("한국".utf8)) == ["\u{1112}", "\u{1161}"])
        #expect(Letters.first(3, of: Array("abcd".utf8)) == ["a", "b", "c"])
    }

    @Test(
        "are some of what is no text, but never more than it has bytes",
        arguments: [[0xED], [0xED, 0x95], [0xF0, 0x9F], [0x80, 0x80, 0x41], [0xFF, 0xFF, 0xFF, 0xFF], [0xED, 0xA0, 0x80]] as [[UInt8]])
    func noText(bytes: [UInt8]) {
        #expect((1...bytes.count).contains(Letters.first(9, of: bytes).count))
    }
}
