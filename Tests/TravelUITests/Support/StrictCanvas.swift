import Terminal
import TerminalText

/// A canvas that remembers what was meant for cells that it does not have.
final class StrictCanvas: Canvas {
    let size: Size
    let isASCII = false
    private(set) var outside: [String] = []

    init(_ size: Size) { self.size = size }

    func put(_ text: SafeText, row: Int, column: Int, width: Int, style: Style) {
        check(Rect(row: row, column: column, rows: 1, columns: width), text.string)
    }

    func fill(_ rect: Rect, style: Style) { check(rect, "fill") }

    func clear() {}

    func placeCursor(row: Int, column: Int) { check(Rect(row: row, column: column, rows: 1, columns: 1), "cursor") }

    func hideCursor() {}

    private func check(_ rect: Rect, _ what: String) {
        // A canvas without cells may be drawn on too: what comes of it is nothing.
        guard !bounds.isEmpty, !rect.isEmpty, rect.intersection(bounds) != rect else { return }
        outside.append("'\(what)' at \(rect) of \(size)")
    }
}
