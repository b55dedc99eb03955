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
    /// How wide the widest content is that each column has shown. It only grows, so that columns do not dance while the list is scrolled.
    private var wanted: [Int]

    /// - Parameters:
    ///   - model: what is listed.
    ///   - columns: the columns.
    ///   - row: a record as a row of the columns; called for visible rows only.
    init(_ model: ListModel<Item>, columns: [Column], row: @escaping (Item) -> Row) {
        self.model = model
        self.columns = columns
        self.row = row
        wanted = columns.map(\.title.width)
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

    /// Draws the header, for which the last row is too good, and the rows.
    func draw(on canvas: any Canvas, in rect: Rect, with look: Look) {
        guard rect.rows > 0, rect.columns > 0 else { return }
        let theme = look.theme
        let headerRows = min(1, rect.rows - 1)
        pageRows = rect.rows - headerRows
        scroll()
        let rows = (0..<pageRows).compactMap { model.item(at: top + $0) }.map(row)
        for row in rows { wanted = zip(wanted, row.cells).map { max($0, $1.width) } }
        let layout = TableLayout(columns, wanted: wanted, width: rect.columns)
        for slot in layout.slots where headerRows > 0 && !columns[slot.index].title.isEmpty {
            draw(columns[slot.index].title, slot, row: rect.row, on: canvas, in: rect, style: theme.header)
        }
        if model.count == 0, model.total > 0 {
            let text = "Nothing here has '" + SafeText(model.query).cut(to: 40) + "'. " + look.keyName(.back) + " clears the filter."
            canvas.put(text, row: rect.row + min(2, rect.rows - 1), column: rect.column, width: rect.columns, style: theme.row)
        }
        for (line, row) in rows.enumerated() {
            let place = top + line
            let style = place == model.cursor ? theme.selected : row.isPast ? theme.past : theme.row
            let y = rect.row + headerRows + line
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
