/// The cells of one screen, main or alternate, and the operations that move them. It knows no cursor and no modes.
struct ScreenGrid: Sendable {
    private(set) var rows: [[ScreenCell]]
    private(set) var columns: Int

    init(rows: Int, columns: Int) {
        self.rows = Array(repeating: Array(repeating: .blank(.plain), count: columns), count: rows)
        self.columns = columns
    }

    /// Writes a character of `width` 1 or 2; what it cuts in half becomes blank.
    mutating func put(_ text: String, width: Int, at position: ScreenPosition, style: ScreenStyle) {
        rows[position.row][position.column] = ScreenCell(text: text, width: width, style: style)
        if width == 2 {
            rows[position.row][position.column + 1] = ScreenCell(text: "", width: 0, style: style)
        }
        repair(position.row, max(0, position.column - 1)..<min(columns, position.column + width + 1))
    }

    /// Adds a combining mark to the character that covers `position`.
    mutating func combine(_ mark: Unicode.Scalar, at position: ScreenPosition) {
        let isSecondHalf = rows[position.row][position.column].width == 0
        rows[position.row][position.column - (isSecondHalf ? 1 : 0)].text.unicodeScalars.append(mark)
    }

    mutating func erase(row: Int, columns range: Range<Int>, style: ScreenStyle) {
        for column in range.clamped(to: 0..<columns) {
            rows[row][column] = .blank(style)
        }
        repair(row, 0..<columns)
    }

    mutating func erase(rows range: Range<Int>, style: ScreenStyle) {
        for row in range.clamped(to: 0..<rows.count) {
            rows[row] = blankRow(style)
        }
    }

    mutating func insertCells(_ count: Int, at position: ScreenPosition, style: ScreenStyle) {
        let count = min(count, columns - position.column)
        rows[position.row].removeLast(count)
        rows[position.row].insert(contentsOf: repeatElement(.blank(style), count: count), at: position.column)
        repair(position.row, 0..<columns)
    }

    mutating func deleteCells(_ count: Int, at position: ScreenPosition, style: ScreenStyle) {
        let count = min(count, columns - position.column)
        rows[position.row].removeSubrange(position.column..<position.column + count)
        rows[position.row].append(contentsOf: repeatElement(.blank(style), count: count))
        repair(position.row, 0..<columns)
    }

    /// Moves the rows of `region` up; the ones at its top are lost, blank ones come in at its bottom.
    mutating func scrollUp(_ region: Range<Int>, by count: Int, style: ScreenStyle) {
        let count = min(count, region.count)
        rows.removeSubrange(region.lowerBound..<region.lowerBound + count)
        rows.insert(contentsOf: repeatElement(blankRow(style), count: count), at: region.upperBound - count)
    }

    /// Moves the rows of `region` down; the ones at its bottom are lost, blank ones come in at its top.
    mutating func scrollDown(_ region: Range<Int>, by count: Int, style: ScreenStyle) {
        let count = min(count, region.count)
        rows.removeSubrange(region.upperBound - count..<region.upperBound)
        rows.insert(contentsOf: repeatElement(blankRow(style), count: count), at: region.lowerBound)
    }

    /// Cuts or fills at the right and at the bottom, after `dropped` rows have left at the top.
    mutating func resize(rows newRows: Int, columns newColumns: Int, dropping dropped: Int) {
        rows.removeFirst(min(dropped, rows.count))
        if rows.count > newRows {
            rows.removeLast(rows.count - newRows)
        }
        for row in rows.indices {
            if newColumns < columns {
                rows[row].removeLast(columns - newColumns)
            } else {
                rows[row].append(contentsOf: repeatElement(.blank(.plain), count: newColumns - columns))
            }
        }
        columns = newColumns
        rows.append(contentsOf: repeatElement(blankRow(.plain), count: newRows - rows.count))
        rows.indices.forEach { repair($0, 0..<columns) }
    }

    private func blankRow(_ style: ScreenStyle) -> [ScreenCell] {
        Array(repeating: .blank(style), count: columns)
    }

    /// Half of a wide character alone is shown as a blank.
    private mutating func repair(_ row: Int, _ range: Range<Int>) {
        for column in range {
            let width = rows[row][column].width
            let isLonelyLead = width == 2 && (column + 1 == columns || rows[row][column + 1].width != 0)
            let isLonelyTail = width == 0 && (column == 0 || rows[row][column - 1].width != 2)
            if isLonelyLead || isLonelyTail {
                rows[row][column] = .blank(rows[row][column].style)
            }
        }
    }
}
