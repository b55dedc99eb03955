extension SafeText {
    /// The text for a terminal that shows ASCII only, `LANG=C` (case S-16).
    ///
    /// A Latin letter with an accent becomes its base letter, dashes, quotes and arrows become what looks like them, and all else becomes a
    /// `?` for each column: nothing vanishes without a mark. A currency's sign that becomes letters is set off from its digits. Æ, ß, `…` and their like get wider: measure after this, not before.
    package func asciiOnly() -> SafeText {
        if isASCII { return self }
        var ascii = ""
        var width = 0
        var isAfterSign = false
        for scalar in string.unicodeScalars {
            let columns = ScalarWidth.columns(of: scalar)
            // A mark goes with its base: dropped from a letter that remains, or part of what `?` stands for.
            if columns == 0 { continue }
            var folded = ASCIIFold.fold(scalar) ?? String(repeating: "?", count: columns)
            if let last = ascii.utf8.last, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(last), isAfterSign, ("0"..."9").contains(scalar)
            {
                folded = " " + folded
            }
            isAfterSign = scalar.properties.generalCategory == .currencySymbol
            ascii += folded
            width += folded.utf8.count
        }
        return SafeText(trusted: ascii, width: width)
    }

    /// Whether ASCII can write all of it, so that no `?` stands for anything.
    package var isWrittenInASCII: Bool {
        isASCII || string.unicodeScalars.allSatisfy { ScalarWidth.columns(of: $0) == 0 || ASCIIFold.fold($0) != nil }
    }

    /// Whether something of the text is left where ASCII alone is shown: a name in other letters is a row of question marks there.
    package var isReadableInASCII: Bool {
        let shown = asciiOnly().string
        return !shown.contains("?") || shown.contains { $0.isLetter || $0.isNumber }
    }
}
