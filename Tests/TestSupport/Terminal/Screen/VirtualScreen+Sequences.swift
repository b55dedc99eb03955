/// Escape and control sequences.
extension VirtualScreen {
    mutating func escape(_ intermediates: [UInt8], _ final: UInt8) {
        let name = String(decoding: intermediates + [final], as: UTF8.self)
        switch name {
        case "7": saveCursor()
        case "8": restoreCursor()
        case "D": lineFeed()
        case "E":
            cursor.column = 0
            lineFeed()
        case "H": tabStops.insert(cursor.column)
        case "M": reverseLineFeed()
        case "c": reset()
        case "=": isKeypadApplication = true
        case ">": isKeypadApplication = false
        case "n": activeCharset = 2
        case "o": activeCharset = 3
        case "\\", "l", "m", "%G", "%@", " F", " G": break  // a lone ST, memory lock, UTF-8 on and off, answers in 7 or 8 bits
        default: designate(name)
        }
    }

    private mutating func designate(_ name: String) {
        let slots: [Character] = ["(", ")", "*", "+"]
        guard name.count == 2, let first = name.first, let slot = slots.firstIndex(of: first) else {
            unrecognized.append("ESC \(name)")
            return
        }
        lineDrawing[slot] = name.last == "0"
    }

    mutating func control(_ sequence: ControlSequence) {
        switch (sequence.prefix, sequence.intermediates) {
        case (nil, ""):
            if !moveCursor(sequence), !edit(sequence), !other(sequence) {
                unrecognized.append(sequence.description)
            }
        case ("?", "") where sequence.final == "h" || sequence.final == "l":
            for index in sequence.parameters.indices {
                switchMode(sequence.value(index, or: 0), to: sequence.final == "h")
            }
        case ("?", "") where sequence.final == "c": break  // the Linux console's cursor shape
        case ("?", "") where sequence.final == "J" || sequence.final == "K": _ = edit(sequence)
        case (nil, "!") where sequence.final == "p": softReset()
        case (nil, " ") where sequence.final == "q": cursorShape = sequence.value(0, or: 0)
        default:
            if !answer(sequence) {
                unrecognized.append(sequence.description)
            }
        }
    }

    private mutating func moveCursor(_ sequence: ControlSequence) -> Bool {
        let count = sequence.count()
        switch sequence.final {
        case "A": moveRows(-count)
        case "B", "e": moveRows(count)
        case "C", "a": move(toRow: cursor.row, column: cursor.column + count)
        case "D": move(toRow: cursor.row, column: cursor.column - count)
        case "E":
            moveRows(count)
            cursor.column = 0
        case "F":
            moveRows(-count)
            cursor.column = 0
        case "G", "`": move(toRow: cursor.row, column: count - 1)
        case "d": address(row: count - 1, column: cursor.column)
        case "H", "f": address(row: count - 1, column: sequence.count(1) - 1)
        case "I": tab(count)
        case "Z": tab(-count)
        case "s": saveCursor()
        case "u": restoreCursor()
        default: return false
        }
        return true
    }

    private mutating func edit(_ sequence: ControlSequence) -> Bool {
        let count = sequence.count()
        let blank = pen.erased
        switch sequence.final {
        case "J": eraseDisplay(sequence.value(0, or: 0))
        case "K": eraseLine(sequence.value(0, or: 0))
        case "X": grid.erase(row: cursor.row, columns: cursor.column..<cursor.column + count, style: blank)
        case "@": grid.insertCells(count, at: cursor, style: blank)
        case "P": grid.deleteCells(count, at: cursor, style: blank)
        case "L", "M":
            if region.contains(cursor.row) {
                let below = cursor.row..<region.upperBound
                if sequence.final == "L" {
                    grid.scrollDown(below, by: count, style: blank)
                } else {
                    grid.scrollUp(below, by: count, style: blank)
                }
                cursor.column = 0
            }
        case "S": grid.scrollUp(region, by: count, style: blank)
        case "T": grid.scrollDown(region, by: count, style: blank)
        case "b":
            if let lastPrinted {
                (0..<min(count, rows * columns)).forEach { _ in print(lastPrinted) }
            }
            return true
        default: return false
        }
        wrapsNext = false
        return true
    }

    private mutating func other(_ sequence: ControlSequence) -> Bool {
        switch sequence.final {
        case "m": rendition(sequence.parameters)
        case "r": setRegion(sequence)
        case "g":
            if sequence.value(0, or: 0) == 3 {
                tabStops = []
            } else {
                tabStops.remove(cursor.column)
            }
        case "h", "l": insertsCharacters = sequence.value(0, or: 0) == 4 ? sequence.final == "h" : insertsCharacters
        case "t" where sequence.value(0, or: 0) != 18: break  // the window's size, icon and title stack
        default: return answer(sequence)
        }
        return true
    }

    private mutating func eraseDisplay(_ part: Int) {
        switch part {
        case 0:
            grid.erase(row: cursor.row, columns: cursor.column..<columns, style: pen.erased)
            grid.erase(rows: cursor.row + 1..<rows, style: pen.erased)
        case 1:
            grid.erase(row: cursor.row, columns: 0..<cursor.column + 1, style: pen.erased)
            grid.erase(rows: 0..<cursor.row, style: pen.erased)
        case 2: grid.erase(rows: 0..<rows, style: pen.erased)
        default: break  // 3 empties the scrollback, which does not exist here
        }
    }

    private mutating func eraseLine(_ part: Int) {
        let range = [cursor.column..<columns, 0..<cursor.column + 1, 0..<columns]
        if range.indices.contains(part) {
            grid.erase(row: cursor.row, columns: range[part], style: pen.erased)
        }
    }

    private mutating func setRegion(_ sequence: ControlSequence) {
        let top = sequence.count() - 1
        let bottom = min(sequence.value(1, or: rows) == 0 ? rows : sequence.value(1, or: rows), rows)
        if bottom - top >= 2 {
            region = top..<bottom
            address(row: 0, column: 0)
        }
    }
}
