/// The letters in which typing errors are counted: scalars, and in place of a syllable of Hangul the two or three letters with which that
/// is typed.
package enum Letters {
    /// The first letters of a text in UTF-8, `most` of them at most.
    package static func first(_ most: Int, of text: [UInt8]) -> [Unicode.Scalar] {
        text.withUnsafeBufferPointer { text in
            Array(unsafeUninitializedCapacity: most) { letters, count in count = read(text, into: letters) }
        }
    }

    /// Writes the letters of a text in UTF-8 into a buffer, as many as have room. Each of them has one byte or more.
    /// - Returns: how many these are.
    package static func read(_ text: UnsafeBufferPointer<UInt8>, into letters: UnsafeMutableBufferPointer<Unicode.Scalar>) -> Int {
        var (count, place) = (0, 0)
        func write(_ letter: UInt32) {
            guard count < letters.count else { return }
            letters[count] = Unicode.Scalar(letter) ?? "\u{FFFD}"
            count += 1
        }
        while place < text.count, count < letters.count {
            let first = text[place]
            if first < 0x80 {
                letters[count] = Unicode.Scalar(first)
                (count, place) = (count + 1, place + 1)
                continue
            }
            let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
            let rest = text[(place + 1)..<max(place + 1, min(place + length, text.count))]
            let letter = rest.reduce(UInt32(first) & (0x7F >> UInt32(length))) { $0 << 6 | UInt32($1 & 0x3F) }
            place += length
            // The arithmetic of the Unicode Standard, section 3.12.
            let syllable = letter &- 0xAC00
            if syllable < 11_172 {
                write(0x1100 + syllable / 588)
                write(0x1161 + syllable % 588 / 28)
                if syllable % 28 > 0 { write(0x11A7 + syllable % 28) }
            } else {
                write(letter)
            }
        }
        return count
    }

    /// Whether these are two or three letters of Han or Kana, of which each is a syllable or more: as few are a name that may be mistyped.
    package static func areSyllables(_ letters: some Collection<Unicode.Scalar>) -> Bool {
        (2...3).contains(letters.count) && letters.allSatisfy { (0x3005...0x30FF).contains($0.value) || $0.properties.isIdeographic }
    }

    /// Whether both begin with the same letter, or with the same two in either order. Who mistypes one of two letters of Han or Kana has
    /// the first one right: too many names end alike, as those with the word for a country do.
    package static func beginAlike(_ one: some Collection<Unicode.Scalar>, _ other: some Collection<Unicode.Scalar>) -> Bool {
        guard let first = one.first else { return false }
        return other.first == first || one.count > 1 && one.prefix(2).reversed().elementsEqual(other.prefix(2))
    }
}
