/// Characters, control characters and the movements that they make.
extension VirtualScreen {
    mutating func print(_ written: Unicode.Scalar) {
        let scalar = lineDrawing[activeCharset] ? LineDrawing.character(for: written) : written
        let width = CellWidth.of(scalar)
        guard width > 0 else {
            let column = wrapsNext ? cursor.column : cursor.column - 1
            if column >= 0 {
                grid.combine(scalar, at: ScreenPosition(row: cursor.row, column: column))
            }
            return
        }
        let wraps = modes.contains(7)
        if wraps, wrapsNext || cursor.column + width > columns {
            cursor.column = 0
            lineFeed()
        }
        wrapsNext = false
        guard cursor.column + width <= columns else {
            return  // half a wide character is not shown
        }
        if insertsCharacters {
            grid.insertCells(width, at: cursor, style: pen.erased)
        }
        grid.put(String(Character(scalar)), width: width, at: cursor, style: pen)
        lastPrinted = written
        wrapsNext = wraps && cursor.column + width == columns
        cursor.column = min(cursor.column + width, columns - 1)
    }

    mutating func control(_ byte: UInt8) {
        switch byte {
        case 0x07: bellCount += 1
        case 0x08: move(toRow: cursor.row, column: cursor.column - 1)
        case 0x09: tab(1)
        case 0x0A, 0x0B, 0x0C: lineFeed()
        case 0x0D: move(toRow: cursor.row, column: 0)
        case 0x0E: activeCharset = 1
        case 0x0F: activeCharset = 0
        default: break  // NUL is padding, the others do nothing
        }
    }

    /// Moves, held inside the screen; a pending wrap is forgotten.
    mutating func move(toRow row: Int, column: Int) {
        cursor = ScreenPosition(row: min(max(row, 0), rows - 1), column: min(max(column, 0), columns - 1))
        wrapsNext = false
    }

    /// Moves to a place as a program counts it: from the top of the scrolling region in origin mode.
    mutating func address(row: Int, column: Int) {
        guard modes.contains(6) else {
            return move(toRow: row, column: column)
        }
        move(toRow: min(region.lowerBound + row, region.upperBound - 1), column: column)
    }

    /// Moves up or down by `count`, not across the edge of the scrolling region.
    mutating func moveRows(_ count: Int) {
        let top = cursor.row >= region.lowerBound ? region.lowerBound : 0
        let bottom = cursor.row < region.upperBound ? region.upperBound - 1 : rows - 1
        move(toRow: min(max(cursor.row + count, top), bottom), column: cursor.column)
    }

    /// One row down; the region scrolls at its bottom.
    mutating func lineFeed() {
        wrapsNext = false
        if cursor.row == region.upperBound - 1 {
            grid.scrollUp(region, by: 1, style: pen.erased)
        } else if cursor.row < rows - 1 {
            cursor.row += 1
        }
    }

    /// One row up; the region scrolls at its top.
    mutating func reverseLineFeed() {
        wrapsNext = false
        if cursor.row == region.lowerBound {
            grid.scrollDown(region, by: 1, style: pen.erased)
        } else if cursor.row > 0 {
            cursor.row -= 1
        }
    }

    /// Goes `count` tab stops on, or back when it is negative.
    mutating func tab(_ count: Int) {
        let step = count.signum()
        for _ in 0..<min(abs(count), columns) {
            var column = cursor.column
            repeat {
                column += step
            } while column > 0 && column < columns - 1 && !tabStops.contains(column)
            cursor.column = min(max(column, 0), columns - 1)
        }
    }

    mutating func saveCursor() {
        saved = SavedCursor(
            cursor: cursor, wrapsNext: wrapsNext, pen: pen, lineDrawing: lineDrawing, activeCharset: activeCharset,
            isOriginRelative: modes.contains(6))
    }

    mutating func restoreCursor() {
        guard let saved else {
            return move(toRow: 0, column: 0)
        }
        move(toRow: saved.cursor.row, column: saved.cursor.column)
        wrapsNext = saved.wrapsNext && cursor.column == columns - 1
        pen = saved.pen
        lineDrawing = saved.lineDrawing
        activeCharset = saved.activeCharset
        set(6, to: saved.isOriginRelative)
    }
}
