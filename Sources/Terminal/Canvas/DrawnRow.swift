import TerminalText

/// What a frame has put into one row, piece by piece: what is the same as in the frame before need not go through curses.
struct DrawnRow: Equatable {
    /// A piece as it was asked for, wherever it lies.
    struct Piece: Equatable {
        let text: SafeText
        let column: Int
        let width: Int
        let style: Style
    }

    private(set) var pieces: [Piece] = []

    mutating func put(_ piece: Piece) { pieces.append(piece) }

    /// Forgets what was put, for the next frame.
    mutating func clear() { pieces.removeAll(keepingCapacity: true) }
}
