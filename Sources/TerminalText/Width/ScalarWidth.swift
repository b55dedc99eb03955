/// How many columns a scalar takes, as curses will count it: the C library's `wcwidth`, without its locale.
///
/// Against Unicode's own tables (PyPI wcwidth 0.7.0, Unicode 14) glibc differs in 605 assigned scalars: spacing marks of Indic scripts take
/// one column (wcwidth: 0), hexagram and Yijing signs one (2), circled numbers on black squares two (1). A regional indicator takes one
/// column each, so a flag, a pair of them, takes the two that terminals draw it in.
package enum ScalarWidth {
    /// -1 for what cannot be drawn (controls, surrogates, what is not assigned), 0 for marks, 1, or 2 for wide characters.
    package static func columns(of scalar: Unicode.Scalar) -> Int {
        let value = scalar.value
        if value < 0x7F { return value >= 0x20 ? 1 : -1 }
        if value >= 0xA0 && value < 0x300 { return 1 }
        // Braille, of which maps are made.
        if (0x2800...0x28FF).contains(value) { return 1 }
        // Most of Chinese, Japanese and Korean.
        if (0x4E00...0x9FFF).contains(value) || (0xAC00...0xD7A3).contains(value) { return 2 }
        // The last run that begins at or before the scalar.
        let changes = ScalarWidthTable.changes
        let key = value << 2 | 3
        var low = 0
        var high = changes.count
        while low < high {
            let middle = (low + high) / 2
            if changes[middle] <= key { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? -1 : Int(changes[low - 1] & 3) - 1
    }
}
