import TerminalText

/// Where flags (pairs of regional indicators) were drawn in a frame, and what was drawn over them.
struct DrawnFlags {
    private struct Flag: Hashable {
        let column: Int
        let text: String
        var isCovered = false
    }

    /// By rows; those without flags are not in it.
    private var flags: [Int: [Flag]] = [:]

    /// Nothing is drawn in a row any more.
    mutating func clear(_ row: Int) { flags[row] = nil }

    /// The rows of a frame move.
    mutating func scroll(_ move: RowMove) {
        guard !flags.isEmpty else { return }
        let before = flags
        for row in move.band { flags[row] = move.source(of: row).flatMap { before[$0] } }
    }

    /// A field is drawn.
    mutating func note(_ placement: Placement) {
        cover(placement)
        guard !placement.text.isASCII, placement.text.string.unicodeScalars.contains(where: Self.isIndicator) else { return }
        var column = placement.column
        for cell in placement.text.cells {
            if let scalar = cell.text.unicodeScalars.first, Self.isIndicator(scalar) {
                flags[placement.row, default: []].append(Flag(column: column, text: cell.text))
            }
            column += cell.width
        }
    }

    /// A field is drawn in which there are no flags.
    mutating func cover(_ placement: Placement) {
        guard !flags.isEmpty, let drawn = flags[placement.row] else { return }
        let columns = placement.column..<(placement.column + placement.columns)
        flags[placement.row] = drawn.map { flag in
            var flag = flag
            if columns.contains(flag.column) || columns.contains(flag.column + 1) { flag.isCovered = true }
            return flag
        }
    }

    /// The rows in which there are other flags.
    func rows(differingFrom other: DrawnFlags) -> [Int] {
        if flags.isEmpty && other.flags.isEmpty { return [] }
        return Set(flags.keys).union(other.flags.keys).filter { flags[$0] != other.flags[$0] }
    }

    private static func isIndicator(_ scalar: Unicode.Scalar) -> Bool { (0x1F1E6...0x1F1FF).contains(scalar.value) }
}
