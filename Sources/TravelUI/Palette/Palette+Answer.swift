extension Palette {
    /// What a key comes to.
    enum Answer {
        /// The key was taken.
        case taken
        /// The palette is left.
        case left
        /// This is to be done, and the palette is left.
        case chosen(PaletteAction)
        /// The row with this number is wanted, and the palette is left.
        case row(Int)
    }
}
