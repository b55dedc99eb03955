import Terminal
import TerminalText
import TravelFeatures

/// A small page on top of the one that it belongs to, of which the rest stays visible: a list of choices in a box.
protocol PanelScreen: Screen {
    /// The page below.
    var below: any Screen { get }
    /// The choices, from top to bottom.
    var choices: [SafeText] { get }
    /// Which of them the cursor is on.
    var cursor: Int { get set }
    /// Where the choices were drawn last, for the mouse.
    var box: DrawnRows { get set }
    /// Where all of it was drawn last, its frame included.
    var frame: Rect { get set }
    /// The columns of a choice's text that take it with a single click; none where nothing does.
    var button: Range<Int> { get }
    /// The choice under the cursor is taken.
    func choose() -> ScreenAnswer
}

extension PanelScreen {
    var button: Range<Int> { 0..<0 }

    func hint(for command: Command) -> SafeText? { command == .open ? "choose" : nil }

    func opened() {}

    /// Moves the cursor, or takes the choice.
    func performOnPanel(_ command: Command) -> ScreenAnswer {
        switch command {
        case .moveDown: cursor = min(cursor + 1, choices.count - 1)
        case .moveUp: cursor = max(cursor - 1, 0)
        case .first, .pageUp, .halfPageUp: cursor = 0
        case .last, .pageDown, .halfPageDown: cursor = choices.count - 1
        case .open: return choose()
        default: return .ignored
        }
        return .done
    }

    /// A click chooses a row, a double click or one on its button takes it, the wheel moves the cursor; a click beside the panel leaves it.
    func take(_ event: MouseEvent) -> ScreenAnswer {
        if let step = event.wheelStep { return performOnPanel(step > 0 ? .moveDown : .moveUp) }
        guard let row = box.row(at: event) else { return frame.contains(row: event.row, column: event.column) ? .done : .pop }
        cursor = min(row, choices.count - 1)
        // Before a choice's text are the frame and a blank.
        return event.clicks == 2 || button.contains(event.column - box.rect.column - 2) ? choose() : .done
    }

    func goToRow(_ number: Int) -> ScreenAnswer {
        cursor = max(0, min(number, choices.count) - 1)
        return .row(number, of: choices.count)
    }

    func draw(on canvas: any Canvas, in rect: Rect, with look: Look) {
        // The panel's cursor is the one that keys move: the list's is not seen meanwhile.
        var lookBelow = look
        lookBelow.theme.selected = look.theme.row
        below.draw(on: canvas, in: rect, with: lookBelow)
        let texts = choices.map { canvas.shown($0) }
        let heading = canvas.shown(title)
        // Where there is no room for a box the choices stand alone.
        let hasBox = rect.rows >= 4
        let rows = min(texts.count, rect.rows - (hasBox ? 2 : 0))
        let inner = max(heading.width, texts.map(\.width).max() ?? 0) + 2
        let width = min(inner + 2, rect.columns)
        guard rows > 0, width > 4 else { return }
        frame = Rect(row: rect.row, column: rect.endColumn - width, rows: rows + (hasBox ? 2 : 0), columns: width)
        canvas.fill(frame, style: .plain)
        if hasBox { drawBox(frame, heading, on: canvas, with: look) }
        let first = box.first(showing: cursor, of: texts.count, in: rows)
        box = DrawnRows(
            rect: Rect(row: frame.row + (hasBox ? 1 : 0), column: frame.column, rows: rows, columns: width), first: first)
        for line in 0..<rows {
            let isSelected = first + line == cursor
            let text = " " + texts[first + line]
            canvas.put(
                text, row: frame.row + line + (hasBox ? 1 : 0), column: frame.column + 1, width: width - 2,
                style: isSelected ? look.theme.selected : look.theme.row)
        }
        guard hasBox else { return }
        if first > 0 { canvas.put("↑", row: frame.row + 1, column: frame.endColumn - 1, width: 1, style: look.theme.rule) }
        if first + rows < texts.count {
            canvas.put("↓", row: frame.endRow - 2, column: frame.endColumn - 1, width: 1, style: look.theme.rule)
        }
    }

    private func drawBox(_ box: Rect, _ heading: SafeText, on canvas: any Canvas, with look: Look) {
        let glyphs = look.glyphs
        for (row, left, right) in [(box.row, 0, 1), (box.endRow - 1, 2, 3)] {
            let line = glyphs.corners[left] + .repeating(glyphs.horizontalRule, count: box.columns - 2) + glyphs.corners[right]
            canvas.put(line, row: row, column: box.column, width: box.columns, style: look.theme.rule)
        }
        for row in (box.row + 1)..<(box.endRow - 1) {
            for column in [box.column, box.endColumn - 1] {
                canvas.put(glyphs.verticalRule, row: row, column: column, width: 1, style: look.theme.rule)
            }
        }
        let room = min(heading.width + 2, box.columns - 2)
        canvas.put(" " + heading, row: box.row, column: box.column + 1, width: room, style: look.theme.heading)
    }
}
