import Foundation

/// The form in which text is compared: without regard to case, accents and width.
package enum SearchFold {
    /// The folded form of `text`: lower case, without accents, and Latin letters that carry more than an accent written out
    /// (ø as o, ß as ss, ł as l, æ as ae), so that "osterreich" finds Österreich and "oresund" Øresund. Typographic apostrophes and
    /// hyphens, Arabic digits, and Arabic and ideographic commas become their ASCII forms, letters of Persian and Urdu those that Arabic
    /// keyboards have in their place, and letters of Hindi lose the dot below that marks sounds of other languages.
    package static func fold(_ text: String) -> String {
        if text.utf8.allSatisfy(isPlain) { return text.lowercased() }
        return foldLatin(text) ?? foldAny(text)
    }

    /// As `fold`, for text of any script.
    static func foldAny(_ text: String) -> String {
        let plain = text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
        var folded = ""
        for scalar in plain.unicodeScalars {
            if let written = writtenOut[scalar] { folded += written } else { folded.unicodeScalars.append(scalar) }
        }
        return folded
    }

    /// As `foldAny`, for text of Latin letters as most of Europe has them; nil for other text. Foundation takes 20,000 instructions for a name, and
    /// forty times as many for the first.
    private static func foldLatin(_ text: String) -> String? {
        var folded: [UInt8] = []
        folded.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x41...0x5A: folded.append(UInt8(scalar.value) | 0x20)
            case 0x60, 0xA0, 0x2010...0x2019:
                guard let written = writtenOut[scalar] else { return nil }
                folded += written.utf8
            case 0..<0x80: folded.append(UInt8(scalar.value))
            case 0xC0...0x17F:
                let letter = latinLetters.withUTF8Buffer { $0[Int(scalar.value) - 0xC0] }
                guard letter != UInt8(ascii: "?") else { return nil }
                folded.append(letter)
            default: return nil
            }
        }
        return String(decoding: folded, as: UTF8.self)
    }

    /// The folded forms of the letters from À (U+00C0) to ſ (U+017F), by canonical decomposition and `writtenOut`; "?" where that is more than one
    /// letter, or none.
    private static let latinLetters: StaticString = """
        aaaaaa?ceeeeiiiidnooooo?ouuuuy??aaaaaa?ceeeeiiiidnooooo?ouuuuy?yaaaaaaccccccccddddeeeeeeeeeegggg\
        gggghhhhiiiiiiiiii??jjkkkllllll??llnnnnnn?nnoooooo??rrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzz?
        """

    /// Writes the folded form of `text` behind `bytes`, in UTF-8. Lists have a text for each of a hundred thousand records, most of it in ASCII.
    package static func append(_ text: String, to bytes: inout [UInt8]) {
        let end = bytes.count
        for byte in text.utf8 {
            guard isPlain(byte) else {
                bytes.removeSubrange(end...)
                if !appendSigns(text, to: &bytes) {
                    bytes.removeSubrange(end...)
                    bytes += fold(text).utf8
                }
                return
            }
            bytes.append((UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte)
        }
    }

    /// Does what `append` does for a text of nothing but ASCII and signs that stand in prices, dates and ways: a screen full of them is folded
    /// before it is seen.
    /// - Returns: false where there is more in it, of which a part was written then.
    private static func appendSigns(_ text: String, to bytes: inout [UInt8]) -> Bool {
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x41...0x5A: bytes.append(UInt8(scalar.value) | 0x20)
            case 0x60, 0x2018, 0x2019: bytes.append(UInt8(ascii: "'"))
            case 0..<0x80: bytes.append(UInt8(scalar.value))
            case 0xA0, 0x202F: bytes.append(UInt8(ascii: " "))
            case 0x2010, 0x2011, 0x2013, 0x2014: bytes.append(UInt8(ascii: "-"))
            // Pound, yen and the other currencies; the arrow of a way.
            case 0xA3, 0xA5, 0x20A0...0x20BF, 0x2192: bytes += String(scalar).utf8
            default: return false
            }
        }
        return true
    }

    /// Whether a byte is all of a letter whose folded form is its small form.
    private static func isPlain(_ byte: UInt8) -> Bool { byte < 0x80 && byte != UInt8(ascii: "`") }

    /// The folded form as one word, as a name stands in a filter: "central-europe".
    package static func word(_ text: String) -> String { fold(text).replacing(" ", with: "-") }

    /// What is left of a folded text where blanks and signs do not count, nor whether a saint is written out: "washingtondc", "stlucia".
    package static func letters(of folded: String) -> String {
        let letters = folded.filter { $0.isLetter || $0.isNumber }
        return letters.hasPrefix("saint") ? "st" + letters.dropFirst(5) : letters
    }

    /// Letters that canonical decomposition leaves whole, and marks of punctuation that are typed in other ways.
    private static let writtenOut: [Unicode.Scalar: String] = [
        "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ß": "ss", "æ": "ae", "œ": "oe", "ı": "i", "ħ": "h", "ŋ": "n", "ŧ": "t",
        "ĸ": "k",
        "ə": "e", "ɨ": "i", "ʉ": "u", "‘": "'", "’": "'", "ʻ": "'", "ʼ": "'", "ʿ": "'", "`": "'", "‐": "-", "‑": "-", "–": "-", "—": "-",
        "\u{00A0}": " ", "\u{202F}": " ",
        // Commas and digits of keyboards that have no others.
        "\u{060C}": ",", "\u{3001}": ",",
        "\u{0660}": "0", "\u{0661}": "1", "\u{0662}": "2", "\u{0663}": "3", "\u{0664}": "4", "\u{0665}": "5", "\u{0666}": "6",
        "\u{0667}": "7", "\u{0668}": "8", "\u{0669}": "9", "\u{06F0}": "0", "\u{06F1}": "1", "\u{06F2}": "2", "\u{06F3}": "3",
        "\u{06F4}": "4", "\u{06F5}": "5", "\u{06F6}": "6", "\u{06F7}": "7", "\u{06F8}": "8", "\u{06F9}": "9",
        // Arabic, as it is typed without hamza, short vowels and the stroke that stretches a word (as Lucene's ArabicNormalizer has it).
        "\u{0622}": "\u{0627}", "\u{0623}": "\u{0627}", "\u{0625}": "\u{0627}", "\u{0671}": "\u{0627}", "\u{0624}": "\u{0648}",
        "\u{0626}": "\u{064A}", "\u{0649}": "\u{064A}", "\u{0629}": "\u{0647}", "\u{0640}": "", "\u{064B}": "", "\u{064C}": "",
        "\u{064D}": "", "\u{064E}": "", "\u{064F}": "", "\u{0650}": "", "\u{0651}": "", "\u{0652}": "", "\u{0653}": "",
        "\u{0654}": "", "\u{0655}": "",
        // Persian and Urdu, as they are typed on an Arabic keyboard (as Lucene's PersianNormalizer has it).
        "\u{06A9}": "\u{0643}", "\u{06CC}": "\u{064A}", "\u{06D2}": "\u{064A}", "\u{06D3}": "\u{064A}", "\u{06C0}": "\u{0647}",
        "\u{06C1}": "\u{0647}", "\u{06C2}": "\u{0647}",
        // Devanagari, as it is typed without the nukta, be it behind its letter or a part of it (as Lucene's HindiNormalizer has it).
        "\u{093C}": "", "\u{0929}": "\u{0928}", "\u{0931}": "\u{0930}", "\u{0934}": "\u{0933}", "\u{0958}": "\u{0915}",
        "\u{0959}": "\u{0916}", "\u{095A}": "\u{0917}", "\u{095B}": "\u{091C}", "\u{095C}": "\u{0921}", "\u{095D}": "\u{0922}",
        "\u{095E}": "\u{092B}", "\u{095F}": "\u{092F}",
    ]
}
