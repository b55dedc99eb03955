import CNcurses
package import TerminalText

/// The canvas that draws into curses' virtual screen; `TerminalSession.present` shows what was drawn.
///
/// A frame is drawn as a whole, but most of its rows are those of the frame before: pieces are noted until it is shown, and curses hears of the rows
/// that differ.
package final class CursesCanvas: Canvas {
    private struct Look {
        let attributes: UInt32
        let pair: CInt
    }

    package let isASCII: Bool
    package let hasBraille: Bool
    /// Where the session will leave the cursor, nil to hide it.
    private(set) var cursor: (row: Int, column: Int)?
    /// Set by the session when the screen has been given back: nothing is drawn then.
    var isClosed = false

    private let depth: ColorDepth
    private let hasOwnColors: Bool
    private var renditions = Renditions()
    private let hasKnownMoves = CursorMoves.areKnown
    private var pairs: ColorPairs
    private var looks: [Style: Look] = [:]
    private var blanks: [CChar] = []
    /// The rows as they are drawn now, and as curses has them; nil when it may have others.
    private var rows: [DrawnRow] = []
    private var shownRows: [DrawnRow]?
    /// The flags that curses has.
    private var flags = DrawnFlags()

    /// For a session that has started curses.
    ///
    /// - Parameters:
    ///   - isASCII: the locale is not UTF-8.
    ///   - hasBraille: the terminal shows braille, where the locale does.
    ///   - color: false shows attributes only (`NO_COLOR`).
    ///   - isExact: the terminal shows every colour, whatever its description says.
    init(isASCII: Bool, hasBraille: Bool, color: Bool, isExact: Bool) {
        self.isASCII = isASCII
        self.hasBraille = hasBraille && !isASCII
        var depth = ColorDepth.none
        var hasOwnColors = false
        if color && has_colors() && start_color() == OK {
            depth = ColorDepth(colors: Int(shim_colors()))
            hasOwnColors = use_default_colors() == OK
        }
        self.depth = depth
        self.hasOwnColors = hasOwnColors
        if isExact, depth == .palette { renditions.exactColors = ExactColors() }
        pairs = ColorPairs(limit: depth == .none ? 0 : Int(shim_color_pairs()))
    }

    package var hasColor: Bool { depth != .none }

    package var size: Size {
        Size(rows: Int(shim_rows()), columns: Int(shim_columns()))
    }

    package func put(_ text: SafeText, row: Int, column: Int, width: Int, style: Style) {
        if hasRow(row) { rows[row].put(Field(text, column: column, width: width, style: style)) }
    }

    package func put(_ fields: [Field], row: Int) {
        if hasRow(row) { rows[row].put(fields) }
    }

    /// Whether there is such a row to draw in.
    private func hasRow(_ row: Int) -> Bool {
        guard !isClosed, row >= 0 else { return false }
        if row < rows.count { return true }
        let count = size.rows
        if row >= count { return false }
        rows += Array(repeating: DrawnRow(), count: count - rows.count)
        return true
    }

    package func fill(_ rect: Rect, style: Style) {
        let rect = rect.intersection(bounds)
        guard !rect.isEmpty else { return }
        for row in rect.row..<rect.endRow { put(.empty, row: row, column: rect.column, width: rect.columns, style: style) }
    }

    package func clear() {
        for row in rows.indices { rows[row].clear() }
    }

    package func placeCursor(row: Int, column: Int) {
        cursor = bounds.contains(row: row, column: column) ? (row, column) : nil
    }

    package func hideCursor() {
        cursor = nil
    }

    /// Curses' screen was changed by others, or has another size.
    func screenChanged() { shownRows = nil }

    /// The session is about to show what was drawn: curses is told of the rows that differ from those that it has.
    func willPresent() {
        guard !isClosed else { return }
        let size = size
        let before = flags
        var shown = shownRows ?? []
        shownRows = nil
        if shown.count != size.rows {
            shown = Array(repeating: DrawnRow(), count: size.rows)
            flags = DrawnFlags()
            apply(.plain)
            werase(shim_screen())
        }
        var due: [Int] = []
        for row in rows.indices.prefix(size.rows) where rows[row] != shown[row] { due.append(row) }
        if let move = RowMove(of: due, from: shown, to: rows) {
            scroll(move)
            let before = shown
            for row in move.band { shown[row] = move.source(of: row).map { before[$0] } ?? DrawnRow() }
            due = due.filter { !move.band.contains($0) } + move.band.filter { rows[$0] != shown[$0] }
        }
        for row in due {
            drawAnew(rows[row], row: row, size: size)
            shown[row] = rows[row]
        }
        shownRows = shown
        // A row in which a flag has come, gone or changed is painted anew: curses takes a flag for two characters and would paint one alone, where
        // the terminal shows both as one.
        for row in flags.rows(differingFrom: before) where row < size.rows { wredrawln(shim_screen(), CInt(row), 1) }
    }

    /// What curses has written of the screen, as the terminal is to get it.
    func written(_ frame: [UInt8]) -> [UInt8] {
        let frame = renditions.written(frame)
        return hasKnownMoves ? CursorMoves(rows: size.rows).written(frame) : frame
    }

    private func scroll(_ move: RowMove) {
        // In the style in which rows are empty.
        apply(.plain)
        shim_scroll(CInt(move.band.lowerBound), CInt(move.band.upperBound), CInt(move.distance))
        flags.scroll(move)
    }

    private func drawAnew(_ drawn: DrawnRow, row: Int, size: Size) {
        apply(.plain)
        wmove(shim_screen(), CInt(row), 0)
        wclrtoeol(shim_screen())
        flags.clear(row)
        var wide = WideCells()
        for field in drawn.fields {
            let placement = Placement(
                field.text, row: row, column: field.column, width: field.width, size: size, ascii: isASCII)
            guard let placement else { continue }
            let packed = placement.text.isASCII ? nil : CursesCanvas.pack(placement.text)
            if packed?.isNarrow == false { flags.note(placement) } else { flags.cover(placement) }
            for halved in wide.cover(placement.column..<(placement.column + placement.columns)) {
                apply(halved.style)
                drawBlanks(2, row: row, column: halved.column)
            }
            if packed?.isNarrow == false { wide.note(placement, style: field.style) }
            apply(field.style)
            if let packed {
                shim_add_cells(CInt(row), CInt(placement.column), packed.cells, CInt(packed.cells.count))
            } else {
                draw(ascii: placement.text, row: row, column: placement.column)
            }
            let width = placement.text.width
            drawBlanks(placement.columns - width, row: row, column: placement.column + width)
        }
    }

    // Placement has made sure that everything below is on the screen, so the numbers fit into C's.

    private func draw(ascii text: SafeText, row: Int, column: Int) {
        let bytes = CursesCanvas.bytes(of: text)
        if !bytes.isEmpty { shim_add_ascii(CInt(row), CInt(column), bytes, CInt(bytes.count)) }
    }

    // Not on the main actor: a closure that is would ask for its actor again for each character, which takes longer than the rest.

    private nonisolated static func bytes(of text: SafeText) -> [CChar] {
        text.string.utf8.map { CChar(truncatingIfNeeded: $0) }
    }

    /// For `shim_add_cells`; and whether each scalar has a column of its own and none can be half of a flag, as nearly always: then nobody
    /// has to look at them again.
    private nonisolated static func pack(_ text: SafeText) -> (cells: [UInt32], isNarrow: Bool) {
        var cells: [UInt32] = []
        cells.reserveCapacity(text.width)
        var isNarrow = true
        for scalar in text.string.unicodeScalars {
            let columns = UInt32(max(ScalarWidth.columns(of: scalar), 0))
            if columns != 1 || scalar.value > 0xFFFF { isNarrow = false }
            cells.append(scalar.value | columns << 30)
        }
        return (cells, isNarrow)
    }

    private func drawBlanks(_ count: Int, row: Int, column: Int) {
        guard count > 0 else { return }
        if blanks.count < count { blanks = Array(repeating: 0x20, count: count) }
        shim_add_ascii(CInt(row), CInt(column), blanks, CInt(count))
    }

    private func apply(_ style: Style) {
        let look: Look
        if let known = looks[style] {
            look = known
        } else {
            look = makeLook(style)
            looks[style] = look
        }
        shim_set_style(look.attributes, look.pair)
    }

    private func makeLook(_ style: Style) -> Look {
        var style = style
        if let foreground = renditions.exactColors?.standIn(for: style.foreground) { style.foreground = foreground }
        if let background = renditions.exactColors?.standIn(for: style.background) { style.background = background }
        let resolved = depth.resolve(style)
        var (foreground, background) = (resolved.foreground, resolved.background)
        if !hasOwnColors && (foreground >= 0 || background >= 0) {
            // This terminal cannot show one colour of its own beside one of ours.
            if foreground < 0 { foreground = background == 7 ? 0 : 7 }
            if background < 0 { background = foreground == 0 ? 7 : 0 }
        }
        var attributes = shim_attribute_normal()
        if resolved.attributes.contains(.bold) { attributes |= shim_attribute_bold() }
        if resolved.attributes.contains(.dim) { attributes |= shim_attribute_dim() }
        if resolved.attributes.contains(.italic) { attributes |= shim_attribute_italic() }
        if resolved.attributes.contains(.underline) { attributes |= shim_attribute_underline() }
        if resolved.attributes.contains(.reverse) { attributes |= shim_attribute_reverse() }
        return Look(attributes: attributes, pair: pairs.number(foreground: foreground, background: background))
    }
}
