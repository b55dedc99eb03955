import TerminalText

/// A table in plain text: columns as wide as their widest field, two blanks between them.
struct TextTable {
    let text: String

    /// - Parameters:
    ///   - titles: what stands above the columns; nil for nothing.
    ///   - trailing: the columns that stand at their right edge.
    init(_ titles: [SafeText]?, _ rows: [[SafeText]], trailing: Set<Int> = []) {
        let lines = (titles.map { [$0] } ?? []) + rows
        let widths = (lines.first ?? []).indices.map { column in lines.reduce(0) { max($0, $1[column].width) } }
        text = lines.map { line in
            let fields = line.indices.map { column in
                let room = String(repeating: " ", count: widths[column] - line[column].width)
                return trailing.contains(column) ? room + line[column].string : line[column].string + room
            }
            var row = fields.joined(separator: "  ")
            while row.last == " " { row.removeLast() }
            return row + "\n"
        }.joined()
    }
}
