extension SafeText {
    /// The text in lines of at most so many columns, parted at blanks; a word that is wider than a line is parted within. It stays one line
    /// where `columns` is below 1.
    package func wrapped(to columns: Int) -> [SafeText] {
        guard width > columns, columns > 0 else { return [self] }
        var lines: [SafeText] = []
        var line = SafeText.empty
        for word in words {
            if !line.isEmpty, line.width + 1 + word.width <= columns {
                line += " " + word
                continue
            }
            if !line.isEmpty { lines.append(line) }
            line = word
            while line.width > columns {
                let start = line.beginning(columns: columns)
                lines.append(start)
                line = line.slice(from: start.width, columns: line.width)
            }
        }
        return lines + [line]
    }

    /// What of a word stands in its first columns, one at least; one column less where the last of them has half a wide character alone.
    package func beginning(columns: Int) -> SafeText {
        let start = slice(from: 0, columns: columns)
        // Half a wide character becomes a blank, which no word has.
        return columns > 1 && start.string.last == " " ? slice(from: 0, columns: columns - 1) : start
    }
}
