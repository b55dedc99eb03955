extension SafeText {
    /// What looks like a blank and is written from left to right: the braille pattern without dots. Marks of direction are no text to draw.
    package static let leftToRightBlank: SafeText = "\u{2800}"

    /// Whether letters in it are written from right to left.
    package var isRightToLeft: Bool { !isASCII && string.unicodeScalars.contains(where: Self.isRightToLeft) }

    /// The blocks of bidi class R and AL (Unicode, Blocks.txt; UAX 9).
    private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
        default: false
        }
    }

    /// The text as it is drawn or printed where a terminal orders text by its direction, and as wide: the blank before an arrow, behind a
    /// semicolon, or before the number behind a comma, is `leftToRightBlank` where a name from right to left stands before it. Else both
    /// belong to that name: of two such names the second one stands before the arrow, which points at the first, or before the semicolon
    /// that parts what is said of two countries, and the number before its name (UAX 9).
    ///
    /// It is for eyes alone: what is looked through, copied or written to a file keeps its blanks.
    package var inOrder: SafeText {
        guard isRightToLeft else { return self }
        var ordered = String.UnicodeScalarView()
        var isBehindName = false
        let scalars = Array(string.unicodeScalars)
        for (index, scalar) in scalars.enumerated() {
            let next: Unicode.Scalar? = index + 1 < scalars.count ? scalars[index + 1] : nil
            let parts = next == "→" || ordered.last == ";"
            if scalar == " ", isBehindName, let next, parts || ordered.last == "," && ("0"..."9").contains(next) {
                ordered.append("\u{2800}")
                isBehindName = false
                continue
            }
            ordered.append(scalar)
            if Self.isRightToLeft(scalar) { isBehindName = true } else if scalar.properties.isAlphabetic { isBehindName = false }
        }
        return SafeText(trusted: String(ordered), width: width)
    }
}
