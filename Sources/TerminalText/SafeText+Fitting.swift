extension SafeText {
    /// The text in at most `columns` columns (rule 6).
    ///
    /// What was cut is marked by `…`, or `...` in ASCII, within the limit. A wide character is never cut in half, so the result can
    /// be one column narrower than the limit. Nothing is left of it at 0 columns or fewer.
    ///
    /// - Parameters:
    ///   - columns: the limit, any number.
    ///   - ascii: mark the cut in ASCII.
    package func cut(to columns: Int, ascii: Bool = false) -> SafeText {
        if width <= columns { return self }
        if columns <= 0 { return .empty }
        let mark = ascii ? SafeText(trusted: String(repeating: ".", count: min(3, columns)), width: min(3, columns)) : SafeText.cutMark
        let room = columns - mark.width
        if isASCII {
            let end = string.utf8.index(string.utf8.startIndex, offsetBy: room)
            return SafeText(trusted: String(string[..<end]) + mark.string, width: columns)
        }
        var kept = ""
        var used = 0
        var lastCell = kept.unicodeScalars.endIndex
        for scalar in string.unicodeScalars {
            let own = ScalarWidth.columns(of: scalar)
            if used + own > room { break }
            if own > 0 { lastCell = kept.unicodeScalars.endIndex }
            used += own
            // Marks of a cell that had room belong to it; those before any cell cannot be.
            if used > 0 { kept.unicodeScalars.append(scalar) }
        }
        // A joiner is allowed between two letters only, and its second letter has gone.
        let tail = kept.unicodeScalars[lastCell...].filter { !Joiner.isJoiner($0) }
        kept.unicodeScalars.replaceSubrange(lastCell..., with: tail)
        return SafeText(trusted: kept + mark.string, width: used + mark.width)
    }

    /// The text in exactly `columns` columns: cut as `cut(to:ascii:)` does, or filled up with blanks.
    ///
    /// - Parameters:
    ///   - columns: the field's width; below 0 counts as 0, and more than `maximumScalars` are never made.
    ///   - alignment: where the text stands in a wider field.
    ///   - ascii: mark a cut in ASCII.
    package func padded(to columns: Int, alignment: Alignment = .leading, ascii: Bool = false) -> SafeText {
        let columns = min(max(columns, 0), SafeText.maximumScalars)
        let text = cut(to: columns, ascii: ascii)
        let blanks = columns - text.width
        if blanks == 0 { return text }
        let before =
            switch alignment {
            case .leading: 0
            case .trailing: blanks
            case .center: blanks / 2
            }
        var padded = String(repeating: " ", count: before)
        padded += text.string
        padded += String(repeating: " ", count: blanks - before)
        return SafeText(trusted: padded, width: columns)
    }

    /// The part that stands in the columns from `start` on, `columns` of them at most. Half a wide character, at either edge, becomes a blank.
    ///
    /// - Parameters:
    ///   - start: the first column shown, any number; below 0 counts as 0.
    ///   - columns: how many columns are shown, any number.
    package func slice(from start: Int, columns: Int) -> SafeText {
        let start = max(start, 0)
        if start >= width || columns <= 0 { return .empty }
        let end = start + min(columns, width - start)
        if start == 0 && end == width { return self }
        if isASCII {
            let first = string.utf8.index(string.utf8.startIndex, offsetBy: start)
            let last = string.utf8.index(first, offsetBy: end - start)
            return SafeText(trusted: String(string[first..<last]), width: end - start)
        }
        var kept = ""
        var column = 0
        for cell in cells {
            let next = column + cell.width
            if column >= start && next < end {
                kept += cell.text
            } else if column >= start && next == end {
                // A joiner at the edge has lost the letter that it joins to.
                for scalar in cell.text.unicodeScalars where next == width || !Joiner.isJoiner(scalar) {
                    kept.unicodeScalars.append(scalar)
                }
            } else if column < end && next > start {
                kept += " "
            }
            column = next
        }
        return SafeText(trusted: kept, width: end - start)
    }

    private static let cutMark = SafeText(trusted: "…", width: 1)
}
