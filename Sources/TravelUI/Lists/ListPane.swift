import Terminal
import TerminalText
import TravelFeatures

/// A list on the screen: its rows, its cursor, its filter line. Draws what is visible and nothing else.
final class ListPane<Item: Identifiable & Sendable> where Item.ID: Sendable {
    let model: ListModel<Item>
    /// The filter's line while it is being typed.
    private(set) var editor: LineEditor?

    private let columns: [Column]
    private let row: (Item) -> Row
    private var top = 0
    private var pageRows = 1

    /// - Parameters:
    ///   - model: what is listed.
    ///   - columns: the columns.
    ///   - row: a record as a row of the columns; called for visible rows only.
    init(_ model: ListModel<Item>, columns: [Column], row: @escaping (Item) -> Row) {
        self.model = model
        self.columns = columns
        self.row = row
    }

    // MARK: Input

    /// Does what a command asks of a list.
    /// - Returns: whether the command is one of a list's.
    func perform(_ command: Command) -> Bool {
        switch command {
        case .moveDown: model.moveCursor(by: 1)
        case .moveUp: model.moveCursor(by: -1)
        case .pageDown: model.moveCursor(by: pageRows)
        case .pageUp: model.moveCursor(by: -pageRows)
        case .halfPageDown: model.moveCursor(by: max(1, pageRows / 2))
        case .halfPageUp: model.moveCursor(by: -max(1, pageRows / 2))
        case .first: model.moveCursor(to: 0)
        case .last: model.moveCursor(to: model.count - 1)
        case .filter: editor = LineEditor(model.query)
        case .back where !model.query.isEmpty: model.filter(by: "")
        default: return false
        }
        return true
    }

    /// What a key means while the filter is typed.
    enum Typed {
        /// The key was taken.
        case taken
        /// The selected row is to be opened.
        case open
        /// The key has nothing to do with typing.
        case ignored
    }

    /// Takes a key while the filter is typed.
    func type(_ key: Key) -> Typed {
        guard var line = editor else { return .ignored }
        switch key {
        case .enter:
            editor = nil
            return .open
        case .escape:
            editor = nil
            model.filter(by: "")
        case .down, .control("n"): model.moveCursor(by: 1)
        case .up, .control("p"): model.moveCursor(by: -1)
        case .pageDown: model.moveCursor(by: pageRows)
        case .pageUp: model.moveCursor(by: -pageRows)
        case .tab: editor = nil
        default:
            guard line.type(key) else { return .ignored }
            editor = line
            model.filter(by: line.text)
        }
        return .taken
    }

    // MARK: Drawing

    /// Draws the header and the rows.
    func draw(on canvas: any Canvas, in rect: Rect, theme: Theme) {
        guard rect.rows > 1, rect.columns > 0 else { return }
        let layout = TableLayout(columns, width: rect.columns)
        for slot in layout.slots where !columns[slot.index].title.isEmpty {
            draw(columns[slot.index].title, slot, row: rect.row, on: canvas, in: rect, style: theme.header)
        }
        pageRows = rect.rows - 1
        scroll()
        for line in 0..<pageRows {
            let place = top + line
            guard let item = model.item(at: place) else { break }
            let row = self.row(item)
            let style = place == model.cursor ? theme.selected : row.isPast ? theme.past : theme.row
            let y = rect.row + 1 + line
            if place == model.cursor { canvas.fill(Rect(row: y, column: rect.column, rows: 1, columns: rect.columns), style: style) }
            for slot in layout.slots { draw(row.cells[slot.index], slot, row: y, on: canvas, in: rect, style: style) }
        }
    }

    private func draw(_ text: SafeText, _ slot: TableLayout.Slot, row: Int, on canvas: any Canvas, in rect: Rect, style: Style) {
        let column = columns[slot.index]
        let shown = canvas.isASCII ? text.asciiOnly() : text
        let field = column.alignment == .leading ? shown : shown.padded(to: slot.width, alignment: column.alignment, ascii: canvas.isASCII)
        canvas.put(field, row: row, column: rect.column + slot.offset, width: slot.width, style: style)
    }

    /// Keeps the cursor among the visible rows, and no blank rows where there are records.
    private func scroll() {
        let cursor = model.cursor
        if cursor < top { top = cursor }
        if cursor >= top + pageRows { top = cursor - pageRows + 1 }
        top = max(0, min(top, model.count - pageRows))
    }
}
