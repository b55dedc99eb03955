extension SafeText {
    /// Dots as braille, one pattern a column: a blank where a cell has none, as terminals know what is at the end of a line.
    ///
    /// Nothing else can come of any pattern, so that nobody has to look for it: a map has thousands of such pieces.
    /// - Parameter patterns: the eight dots of each cell (Unicode, U+2800 to U+28FF).
    package static func braille(_ patterns: [UInt8]) -> SafeText {
        let string = String(unsafeUninitializedCapacity: 3 * patterns.count) { bytes in
            var count = 0
            for pattern in patterns {
                if pattern == 0 {
                    bytes[count] = UInt8(ascii: " ")
                    count += 1
                } else {
                    // U+2800 and the pattern in UTF-8.
                    bytes[count] = 0xE2
                    bytes[count + 1] = 0xA0 | pattern >> 6
                    bytes[count + 2] = 0x80 | pattern & 0x3F
                    count += 3
                }
            }
            return count
        }
        return SafeText(trusted: string, width: patterns.count)
    }
}
