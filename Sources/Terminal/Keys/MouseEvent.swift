/// What the mouse did, and where.
package struct MouseEvent: Hashable, Sendable {
    /// What was done.
    package enum Kind: Hashable, Sendable {
        case press, release, wheelUp, wheelDown
    }

    /// The buttons that terminals report.
    package enum Button: Hashable, Sendable {
        case left, middle, right
    }

    /// What was done.
    package var kind: Kind
    /// Which button; left for the wheel.
    package var button: Button
    /// The row, from 0 at the top.
    package var row: Int
    /// The column, from 0 at the left.
    package var column: Int
    /// Keys held down with it.
    package var modifiers: Modifiers
    /// How often the button was pressed there in quick succession, with this: 2 for a double click. The session counts, see
    /// `ClickCounter`; from the parser it is always 1.
    package var clicks = 1

    /// An event, as a test makes it.
    package init(kind: Kind, button: Button = .left, row: Int, column: Int, modifiers: Modifiers = [], clicks: Int = 1) {
        self.kind = kind
        self.button = button
        self.row = row
        self.column = column
        self.modifiers = modifiers
        self.clicks = clicks
    }
}
