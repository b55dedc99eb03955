extension SafeText {
    /// The text for a terminal that shows ASCII only, `LANG=C` (case S-16).
    ///
    /// A Latin letter with an accent becomes its base letter, dashes, quotes and arrows become what looks like them, and all else becomes a
    /// `?` for each column: nothing vanishes without a mark. Æ, ß, `…` and their like get wider: measure after this, not before.
    package func asciiOnly() -> SafeText {
        if isASCII { return self }
        var ascii = ""
        var width = 0
        for scalar in string.unicodeScalars {
            let columns = ScalarWidth.columns(of: scalar)
            // A mark goes with its base: dropped from a letter that remains, or part of what `?` stands for.
            if columns == 0 { continue }
            let folded = ASCIIFold.fold(scalar) ?? String(repeating: "?", count: columns)
            ascii += folded
            width += folded.utf8.count
        }
        return SafeText(trusted: ascii, width: width)
    }
}
