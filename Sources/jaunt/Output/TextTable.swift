import TerminalText

/// A table in plain text, for people: columns as wide as their widest field, two blanks between them. On a terminal the
/// first of these is left to right behind a name from right to left, so that one that orders text by its direction leaves the next column
/// where it is.
struct TextTable {
    let text: String

    /// So narrow is a column made at most where others have to have room.
    private static let narrowest = 9

    /// - Parameters:
    ///   - titles: what stands above the columns; nil for nothing.
    ///   - trailing: the columns that stand at their right edge: numbers, which are never cut.
    ///   - yielding: the column whose fields are cut before those of others, as their beginnings say enough; nil for none.
    ///   - spare: the columns that are left out, one after the other, where fields that matter more would have to be cut; before them those with
    ///     nothing in them. Nil where all are to stay.
    ///   - wrapping: the column of sentences, which go on in lines of their own where there is no room; nil for none.
    ///   - columns: how many there are on the terminal, into which long fields are cut as far as that can be; nil for no limit.
    init(
        _ titles: [SafeText]?, _ rows: [[SafeText]], trailing: Set<Int> = [], yielding: Int? = nil, spare: [Int]? = nil,
        wrapping: Int? = nil, columns: Int? = nil
    ) {
        let isASCII = StandardOutput.isASCII
        var lines = (titles.map { [$0] } ?? []) + rows
        let ordersText = StandardOutput.ordersText
        if isASCII { lines = lines.map { fields in fields.map { $0.asciiOnly() } } }
        if ordersText { lines = lines.map { fields in fields.map(\.inOrder) } }
        var widths = (lines.first ?? []).indices.map { column in lines.reduce(0) { max($0, $1[column].width) } }
        var shown = Array(widths.indices)
        if let columns {
            /// How many columns are missing, even if fields of one were as narrow as can be.
            func missing(narrowing narrow: Int? = nil) -> Int {
                let used = shown.map { $0 == narrow ? min(widths[$0], Self.narrowest) : widths[$0] }
                return used.reduce(0, +) + 2 * max(0, shown.count - 1) - columns
            }
            if let spare {
                if missing() > 0 { shown.removeAll { column in rows.allSatisfy { $0[column].isEmpty } } }
                for column in spare where missing(narrowing: yielding) > 0 { shown.removeAll { $0 == column } }
            }
            for column in [yielding, wrapping].compactMap(\.self) {
                widths[column] = max(min(widths[column], Self.narrowest), widths[column] - max(0, missing()))
            }
            let others = shown.filter { !trailing.contains($0) }
            while missing() > 0,
                let widest = others.filter({ widths[$0] > Self.narrowest }).max(by: { widths[$0] < widths[$1] })
            {
                widths[widest] -= 1
            }
        }
        if let wrapping {
            lines = lines.flatMap { line in
                line[wrapping].wrapped(to: widths[wrapping]).enumerated().map { row, text in
                    line.indices.map { $0 == wrapping ? text : row == 0 ? line[$0] : .empty }
                }
            }
        }
        text = lines.map { line in
            var row = ""
            // Behind the last one that is not empty nothing stands.
            let end = shown.lastIndex { !line[$0].isEmpty } ?? 0
            for (place, column) in shown.prefix(end + 1).enumerated() {
                let alignment: Alignment = trailing.contains(column) ? .trailing : .leading
                let field = line[column].padded(to: widths[column], alignment: alignment, ascii: isASCII)
                row += field.string
                if place < end { row += ordersText && field.isRightToLeft ? SafeText.leftToRightBlank.string + " " : "  " }
            }
            while row.last == " " { row.removeLast() }
            return row + "\n"
        }.joined()
    }
}
