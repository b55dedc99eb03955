/// One thing that is known of each record, for a filter: texts, and which of them each record has. Records often have the same text (a
/// city, a price), which is looked through once for all of them.
package struct SearchColumn: Sendable {
    /// The texts, each once.
    let texts: SearchTexts
    /// Which text each record has, row by row, in pieces of `pieceCount` rows; the last piece may be shorter.
    let codes: [[UInt32]]
    /// Whether the first field of each text is what the record is called.
    let isName: Bool

    /// How many rows a piece of the codes has where there are several.
    package static let pieceCount = 8192

    package init(_ texts: SearchTexts, codes: [[UInt32]], isName: Bool = false) {
        self.texts = texts
        self.codes = codes
        self.isName = isName
    }

    /// The text of a row.
    func code(of row: Int) -> Int {
        Int(codes.count == 1 ? codes[0][row] : codes[row / Self.pieceCount][row % Self.pieceCount])
    }
}
