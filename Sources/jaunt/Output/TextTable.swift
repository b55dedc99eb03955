import TerminalText

/// A table in plain text: columns as wide as their widest field, two blanks between them.
struct TextTable {
    let text: String

    init(_ titles: [SafeText], _ rows: [[SafeText]]) {
        let lines = [titles] + rows
        let widths = titles.indices.map { column in lines.reduce(0) { max($0, $1[column].width) } }
        text = lines.map { line in
            let fields = zip(line, widths).map { field, width in field.padded(to: width).string }
            var row = fields.joined(separator: "  ")
            while row.last == " " { row.removeLast() }
            return row + "\n"
        }.joined()
    }
}
