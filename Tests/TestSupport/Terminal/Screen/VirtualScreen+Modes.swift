/// Private modes, the two screens and the resets.
extension VirtualScreen {
    mutating func switchMode(_ mode: Int, to isSet: Bool) {
        modeChanges.append(ModeChange(mode: mode, isSet: isSet))
        set(mode, to: isSet)
        switch mode {
        case 6: address(row: 0, column: 0)
        case 7: wrapsNext = wrapsNext && isSet
        case 47, 1047: showAlternate(isSet, clearing: mode == 1047 && !isSet)
        case 1048: isSet ? saveCursor() : restoreCursor()
        case 1049 where isSet != isAlternate:
            if isSet {
                saveCursor()
                showAlternate(true, clearing: true)
            } else {
                showAlternate(false, clearing: false)
                restoreCursor()
            }
        default: break
        }
    }

    mutating func set(_ mode: Int, to isSet: Bool) {
        if isSet {
            modes.insert(mode)
        } else {
            modes.remove(mode)
        }
    }

    private mutating func showAlternate(_ shows: Bool, clearing: Bool) {
        guard shows != isAlternate else {
            return
        }
        if clearing, !shows {
            grid.erase(rows: 0..<rows, style: .plain)
        }
        isAlternate = shows
        swap(&grid, &hiddenGrid)
        swap(&saved, &hiddenSaved)
        if clearing, shows {
            grid.erase(rows: 0..<rows, style: pen.erased)
        }
    }

    /// RIS: everything but the size and the record of what happened.
    mutating func reset() {
        showAlternate(false, clearing: true)
        softReset()
        grid.erase(rows: 0..<rows, style: .plain)
        modes = [7, 25]
        title = ""
        cursorShape = 0
        hiddenSaved = nil
        tabStops = Set(stride(from: 8, to: 1000, by: 8))
        move(toRow: 0, column: 0)
    }

    /// DECSTR.
    mutating func softReset() {
        pen = .plain
        region = 0..<rows
        lineDrawing = [false, false, false, false]
        activeCharset = 0
        insertsCharacters = false
        isKeypadApplication = false
        saved = nil
        modes.subtract([1, 6])
        modes.formUnion([7, 25])
    }
}
