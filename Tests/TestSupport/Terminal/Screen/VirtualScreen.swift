/// A terminal in memory: it takes the bytes that a program writes and knows what a person would see.
///
/// It understands what ncurses 6.4 emits for xterm-256color, screen-256color, tmux-256color, linux and vt100, and what it does not
/// understand it lists in ``unrecognized``.
///
/// ```swift
/// var screen = VirtualScreen(rows: 24, columns: 80)
/// screen.feed("\u{1B}[1mFrance\u{1B}[m")
/// screen.line(0)          // "France"
/// screen.style(0, 0)      // bold
/// ```
///
/// A value: a copy is a snapshot.
package struct VirtualScreen: Sendable {
    /// Height in cells, at least 1.
    package internal(set) var rows: Int
    /// Width in cells, at least 1.
    package internal(set) var columns: Int
    /// Where the next character goes; after the last column it stays on that column until the line wraps.
    package internal(set) var cursor = ScreenPosition(row: 0, column: 0)
    /// True while the alternate screen (private mode 47, 1047 or 1049) is shown.
    package internal(set) var isAlternate = false
    /// The window title, from OSC 0 or 2.
    package internal(set) var title = ""
    /// Every string sequence so far, in order; questions apart.
    package internal(set) var strings: [ControlString] = []
    /// The DEC private modes that are set now, for example 25, 1006, 2004.
    package internal(set) var modes: Set<Int> = [7, 25]
    /// Every switch of a DEC private mode so far, in order.
    package internal(set) var modeChanges: [ModeChange] = []
    /// True between `ESC =` and `ESC >`.
    package internal(set) var isKeypadApplication = false
    /// The parameter of the last DECSCUSR (`CSI n SP q`), 0 at first.
    package internal(set) var cursorShape = 0
    /// How often the bell rang.
    package internal(set) var bellCount = 0
    /// Sequences that this terminal does not know, in order, readable (`CSI >4;2m`).
    package internal(set) var unrecognized: [String] = []
    /// What the program has asked so far, in order, readable (`CSI ?2026$p`, `OSC 11;?`).
    package internal(set) var questions: [String] = []
    /// The private modes that DECRQM is told are not known.
    package var unknownModes: Set<Int> = []
    /// What OSC 10 is answered with.
    package var foregroundAnswer = "rgb:ffff/ffff/ffff"
    /// What OSC 11 is answered with; the default is a dark terminal.
    package var backgroundAnswer = "rgb:0000/0000/0000"

    var grid: ScreenGrid
    var hiddenGrid: ScreenGrid
    var parser = ScreenParser()
    var pen = ScreenStyle.plain
    var wrapsNext = false
    var insertsCharacters = false
    var region: Range<Int>
    var tabStops: Set<Int>
    var lineDrawing = [false, false, false, false]
    var activeCharset = 0
    var lastPrinted: Unicode.Scalar?
    var saved: SavedCursor?
    var hiddenSaved: SavedCursor?
    var replies: [UInt8] = []

    /// What DECSC keeps.
    struct SavedCursor: Sendable {
        var cursor: ScreenPosition
        var wrapsNext: Bool
        var pen: ScreenStyle
        var lineDrawing: [Bool]
        var activeCharset: Int
        var isOriginRelative: Bool
    }

    /// An empty screen with the cursor in the upper left corner; sizes below 1 count as 1.
    package init(rows: Int = 24, columns: Int = 80) {
        self.rows = max(1, rows)
        self.columns = max(1, columns)
        grid = ScreenGrid(rows: self.rows, columns: self.columns)
        hiddenGrid = grid
        region = 0..<self.rows
        tabStops = Set(stride(from: 8, to: 1000, by: 8))
    }

    /// Takes output of the program; a sequence or a character may be split between two calls anywhere.
    package mutating func feed(_ bytes: some Sequence<UInt8>) {
        var actions: [ScreenAction] = []
        for byte in bytes {
            parser.consume(byte, into: &actions)
            for action in actions {
                perform(action)
            }
            actions.removeAll(keepingCapacity: true)
        }
    }

    /// Takes output of the program.
    package mutating func feed(_ text: String) {
        feed(text.utf8)
    }

    /// What a real terminal would have sent back (to DA1, DSR, DECRQM, OSC 10 and 11) since the last call.
    package mutating func takeReplies() -> [UInt8] {
        defer { replies = [] }
        return replies
    }

    /// Changes the size as xterm does: rows leave at the top only as far as the cursor needs it, nothing is wrapped anew.
    package mutating func resize(rows newRows: Int, columns newColumns: Int) {
        let newRows = max(1, newRows)
        let newColumns = max(1, newColumns)
        let dropped = max(0, cursor.row - (newRows - 1))
        let hiddenDropped = max(0, (hiddenSaved?.cursor.row ?? 0) - (newRows - 1))
        grid.resize(rows: newRows, columns: newColumns, dropping: dropped)
        hiddenGrid.resize(rows: newRows, columns: newColumns, dropping: hiddenDropped)
        rows = newRows
        columns = newColumns
        region = 0..<rows
        wrapsNext = false
        move(toRow: cursor.row - dropped, column: cursor.column)
        hiddenSaved?.cursor.row -= hiddenDropped
    }

    mutating func perform(_ action: ScreenAction) {
        switch action {
        case .print(let scalar): print(scalar)
        case .control(let byte): control(byte)
        case .escape(let intermediates, let final): escape(intermediates, final)
        case .sequence(let sequence): control(sequence)
        case .string(let string): note(string)
        }
    }
}
