import Terminal

extension GridCanvas {
    /// The styles of the cells, one letter each, the rows one a line, without the blanks at their ends. A blank is plain; the letters of
    /// attributes alone are b (bold), d (dim), u (underlined), r (reversed), B (bold, reversed), m (bold, underlined) and M (all three), those of
    /// colours c (cyan), h (cyan, underlined), T (cyan, bold, reversed), k (yellow, bold) and ! (red, bold); ? is any other.
    var styles: String {
        (0..<size.rows).map { row in
            let letters = (0..<size.columns).map { Self.letters[style(row: row, column: $0)] ?? "?" }
            return String(letters[..<(letters.lastIndex { $0 != " " }.map { $0 + 1 } ?? 0)])
        }.joined(separator: "\n")
    }

    private static let letters: [Style: Character] = [
        .plain: " ", .bold: "b", .dim: "d", Style(attributes: .underline): "u", .reversed: "r",
        Style(attributes: [.bold, .reverse]): "B", Style(attributes: [.bold, .underline]): "m",
        Style(attributes: [.bold, .reverse, .underline]): "M",
        Style(foreground: .cyan): "c", Style(foreground: .cyan, attributes: .underline): "h",
        Style(foreground: .cyan, attributes: [.bold, .reverse]): "T", Style(foreground: .yellow, attributes: .bold): "k",
        Style(foreground: .red, attributes: .bold): "!",
    ]
}
