import TerminalText

/// A table in plain text, for people: columns as wide as their widest field, two blanks between them.
struct TextTable {
    let text: String

    /// So narrow is a column made at most where others have to have room.
    private static let narrowest = 9

    /// - Parameters:
    ///   - titles: what stands above the columns; nil for nothing.
    ///   - trailing: the columns that stand at their right edge: numbers, which are never cut.
    ///   - yielding: the column whose fields are cut before those of others, as their beginnings say enough; nil for none.
    ///   - columns: how many there are on the terminal, into which long fields are cut as far as that can be; nil for no limit.
    init(_ titles: [SafeText]?, _ rows: [[SafeText]], trailing: Set<Int> = [], yielding: Int? = nil, columns: Int? = nil) {
        let isASCII = StandardOutput.isASCII
        var lines = (titles.map { [$0] } ?? []) + rows
        if isASCII { lines = lines.map { fields in fields.map { $0.asciiOnly() } } }
        var widths = (lines.first ?? []).indices.map { column in lines.reduce(0) { max($0, $1[column].width) } }
        if let columns {
            let room = columns - 2 * max(0, widths.count - 1)
            if let yielding {
                let missing = max(0, widths.reduce(0, +) - room)
                widths[yielding] = max(min(widths[yielding], Self.narrowest), widths[yielding] - missing)
            }
            Self.narrow(&widths, to: room, except: trailing)
        }
        text = lines.map { line in
            let fields = line.indices.map { column in
                let alignment: Alignment = trailing.contains(column) ? .trailing : .leading
                return line[column].padded(to: widths[column], alignment: alignment, ascii: isASCII).string
            }
            var row = fields.joined(separator: "  ")
            while row.last == " " { row.removeLast() }
            return row + "\n"
        }.joined()
    }

    /// Makes the widest columns narrower until all have room, or none can give any more.
    private static func narrow(_ widths: inout [Int], to room: Int, except fixed: Set<Int>) {
        while widths.reduce(0, +) > room,
            let widest = widths.indices.filter({ !fixed.contains($0) && widths[$0] > narrowest }).max(by: { widths[$0] < widths[$1] })
        {
            widths[widest] -= 1
        }
    }
}
