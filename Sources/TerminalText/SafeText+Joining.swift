extension SafeText {
    /// Both texts in one row. The sum of two fields may be longer than `maximumScalars`.
    package static func + (left: SafeText, right: SafeText) -> SafeText {
        SafeText(trusted: left.string + right.string, width: left.width + right.width)
    }

    /// Adds text at the end.
    package static func += (left: inout SafeText, right: SafeText) {
        left = left + right
    }

    /// The words: what stands between blanks.
    package var words: [SafeText] {
        guard isASCII else { return string.split(separator: " ").map { SafeText($0) } }
        return string.utf8.split(separator: UInt8(ascii: " ")).map { SafeText(trusted: String(Substring($0)), width: $0.count) }
    }

    /// The text as terminals agree on its width: without U+200D, behind which tmux takes the next letter into the cell before, be it of any
    /// script. What joins letters there is seen as its parts, which are read as well.
    package var withoutZeroWidthJoiners: SafeText {
        if isASCII || !hasZeroWidthJoiner { return self }
        return SafeText(trusted: String(String.UnicodeScalarView(string.unicodeScalars.filter { $0 != "\u{200D}" })), width: width)
    }

    /// Whether U+200D is in it, by its bytes in UTF-8: a frame asks that of every piece of a map.
    private var hasZeroWidthJoiner: Bool {
        let found = string.utf8.withContiguousStorageIfAvailable { bytes in
            bytes.indices.dropFirst(2).contains { bytes[$0] == 0x8D && bytes[$0 - 1] == 0x80 && bytes[$0 - 2] == 0xE2 }
        }
        return found ?? string.unicodeScalars.contains("\u{200D}")
    }

    /// The text again and again, for rules and bars; `count` below 0 counts as 0, and the result stays within `maximumScalars`.
    package static func repeating(_ text: SafeText, count: Int) -> SafeText {
        let length = text.string.unicodeScalars.count
        if length == 0 { return .empty }
        let count = min(max(count, 0), maximumScalars / length)
        return SafeText(trusted: String(repeating: text.string, count: count), width: text.width * count)
    }
}

extension Sequence<SafeText> {
    /// The texts in one row, with `separator` between each two.
    package func joined(separator: SafeText) -> SafeText { Array(self).joined(separator: separator) }
}

extension [SafeText] {
    /// The texts in one row, with `separator` between each two: for an array nothing has to be looked up at run time.
    package func joined(separator: SafeText) -> SafeText {
        var string = ""
        var width = 0
        var isFirst = true
        for text in self {
            if !isFirst {
                string += separator.string
                width += separator.width
            }
            isFirst = false
            string += text.string
            width += text.width
        }
        return SafeText(trusted: string, width: width)
    }
}
