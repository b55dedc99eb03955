import CNcurses
package import TerminalText

/// The canvas that draws into curses' virtual screen; `TerminalSession.present` shows what was drawn.
package final class CursesCanvas: Canvas {
    private struct Look {
        let attributes: UInt32
        let pair: CInt
    }

    package let isASCII: Bool
    package let hasBraille: Bool
    package let colors: Int
    /// Where the session will leave the cursor, nil to hide it.
    private(set) var cursor: (row: Int, column: Int)?
    /// Set by the session when the screen has been given back: nothing is drawn then.
    var isClosed = false

    private let depth: ColorDepth
    private let hasOwnColors: Bool
    private var pairs: ColorPairs
    private var looks: [Style: Look] = [:]
    private var blanks: [CChar] = []
    /// The flags that are drawn now, and those that `present` has shown last.
    private var flags = DrawnFlags()
    private var shownFlags = DrawnFlags()

    /// For a session that has started curses.
    ///
    /// - Parameters:
    ///   - isASCII: the locale is not UTF-8.
    ///   - hasBraille: the terminal shows braille, where the locale does.
    ///   - color: false shows attributes only (`NO_COLOR`).
    init(isASCII: Bool, hasBraille: Bool, color: Bool) {
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
        colors = depth.colors
        pairs = ColorPairs(limit: depth == .none ? 0 : Int(shim_color_pairs()))
    }

    package var size: Size {
        Size(rows: Int(shim_rows()), columns: Int(shim_columns()))
    }

    package func put(_ text: SafeText, row: Int, column: Int, width: Int, style: Style) {
        guard !isClosed, let placement = Placement(text, row: row, column: column, width: width, size: size, ascii: isASCII) else { return }
        flags.note(placement)
        apply(style)
        draw(placement.text, row: row, column: placement.column)
        let drawn = placement.text.width
        drawBlanks(placement.columns - drawn, row: row, column: placement.column + drawn)
    }

    package func fill(_ rect: Rect, style: Style) {
        let rect = rect.intersection(bounds)
        guard !isClosed, !rect.isEmpty else { return }
        flags.cover(rect)
        apply(style)
        for row in 0..<rect.rows {
            drawBlanks(rect.columns, row: rect.row + row, column: rect.column)
        }
    }

    package func clear() {
        guard !isClosed else { return }
        flags = DrawnFlags()
        apply(.plain)
        werase(shim_screen())
    }

    package func placeCursor(row: Int, column: Int) {
        cursor = bounds.contains(row: row, column: column) ? (row, column) : nil
    }

    package func hideCursor() {
        cursor = nil
    }

    /// The session is about to show what was drawn. A row in which a flag has come, gone or changed is painted anew: curses takes a flag for two
    /// characters and would paint one alone, where the terminal shows both as one.
    func willPresent() {
        for row in flags.rows(differingFrom: shownFlags) where row < size.rows { wredrawln(shim_screen(), CInt(row), 1) }
        shownFlags = flags
    }

    // Placement has made sure that everything below is on the screen, so the numbers fit into C's.

    private func draw(_ text: SafeText, row: Int, column: Int) {
        if text.isASCII {
            let bytes = CursesCanvas.bytes(of: text)
            if !bytes.isEmpty { shim_add_ascii(CInt(row), CInt(column), bytes, CInt(bytes.count)) }
        } else {
            let packed = CursesCanvas.pack(text)
            shim_add_cells(CInt(row), CInt(column), packed, CInt(packed.count))
        }
    }

    // Not on the main actor: a closure that is would ask for its actor again for each character, which takes longer than the rest.

    private nonisolated static func bytes(of text: SafeText) -> [CChar] {
        text.string.utf8.map { CChar(truncatingIfNeeded: $0) }
    }

    /// For `shim_add_cells`.
    private nonisolated static func pack(_ text: SafeText) -> [UInt32] {
        text.string.unicodeScalars.map { $0.value | UInt32(max(ScalarWidth.columns(of: $0), 0)) << 30 }
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
