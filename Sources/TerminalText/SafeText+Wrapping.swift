extension SafeText {
    /// The text in lines of at most so many columns, parted at blanks; a word that is wider than a line is parted within. It stays one line
    /// where `columns` is below 1.
    /// - Parameter most: how many lines there are at most; the last one takes the rest, to be cut.
    package func wrapped(to columns: Int, most: Int = .max) -> [SafeText] {
        guard width > columns, columns > 0 else { return [self] }
        var lines: [SafeText] = []
        var line = SafeText.empty
        for word in words {
            for (index, piece) in word.pieces(columns: columns).enumerated() {
                let gap: SafeText = index > 0 || line.isEmpty ? .empty : .blank
                let hasRoom = line.isEmpty || index == 0 && line.width + 1 + piece.width <= columns
                if hasRoom || lines.count == most - 1 {
                    line += gap + piece
                } else {
                    lines.append(line)
                    line = piece
                }
            }
        }
        return lines + [line]
    }

    /// A word in pieces of at most so many columns, of one character at least.
    private func pieces(columns: Int) -> [SafeText] {
        guard width > columns else { return [self] }
        if isASCII { return stride(from: 0, to: width, by: columns).map { slice(from: $0, columns: columns) } }
        var pieces: [SafeText] = []
        var (text, used) = ("", 0)
        for cell in cells {
            if used > 0, used + cell.width > columns {
                // A joiner at the edge has lost the letter that it joins to.
                if let joiner = text.unicodeScalars.lastIndex(where: Joiner.isJoiner),
                    text.unicodeScalars[joiner...].allSatisfy({ ScalarWidth.columns(of: $0) == 0 })
                {
                    text.unicodeScalars.remove(at: joiner)
                }
                pieces.append(SafeText(trusted: text, width: used))
                (text, used) = ("", 0)
            }
            text += cell.text
            used += cell.width
        }
        return pieces + [SafeText(trusted: text, width: used)]
    }

    /// What of a word stands in its first columns, one at least; one column less where the last of them has half a wide character alone.
    package func beginning(columns: Int) -> SafeText {
        let start = slice(from: 0, columns: columns)
        // Half a wide character becomes a blank, which no word has.
        return columns > 1 && start.string.last == " " ? slice(from: 0, columns: columns - 1) : start
    }
}
