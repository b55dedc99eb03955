/// The DEC special graphics set, which `ESC ( 0` designates and in which ncurses draws its boxes.
enum LineDrawing {
    /// The Unicode character that the terminal shows for `scalar` while the set is in use.
    static func character(for scalar: Unicode.Scalar) -> Unicode.Scalar {
        guard (0x60...0x7E).contains(scalar.value) else {
            return scalar
        }
        return table[Int(scalar.value) - 0x60]
    }

    private static let table = Array("◆▒␉␌␍␊°±␤␋┘┐┌└┼⎺⎻─⎼⎽├┤┴┬│≤≥π≠£·".unicodeScalars)
}
