/// A colour as the program asked for it; nothing is converted to what a palette would show.
package enum ScreenColor: Hashable, Sendable {
    /// The terminal's own foreground or background.
    case standard
    /// 0–7 are the dark ANSI colours, 8–15 the bright ones, 16–255 the cube and the greys.
    case indexed(Int)
    /// A true colour, each part 0–255.
    case rgb(red: Int, green: Int, blue: Int)
}

/// What SGR sequences have switched on for a cell.
package struct ScreenStyle: Hashable, Sendable {
    /// SGR 1.
    package var isBold = false
    /// SGR 2.
    package var isDim = false
    /// SGR 3.
    package var isItalic = false
    /// SGR 4, with every shape of underline.
    package var isUnderlined = false
    /// SGR 5 and 6.
    package var isBlinking = false
    /// SGR 7.
    package var isReversed = false
    /// SGR 8.
    package var isHidden = false
    /// SGR 9.
    package var isStruckThrough = false
    /// The colour of the text.
    package var foreground = ScreenColor.standard
    /// The colour behind the text.
    package var background = ScreenColor.standard

    /// No attribute, the terminal's own colours.
    package static let plain = ScreenStyle()

    /// A style with nothing but what is named.
    package init(
        isBold: Bool = false, isDim: Bool = false, isItalic: Bool = false, isUnderlined: Bool = false, isReversed: Bool = false,
        foreground: ScreenColor = .standard, background: ScreenColor = .standard
    ) {
        self.isBold = isBold
        self.isDim = isDim
        self.isItalic = isItalic
        self.isUnderlined = isUnderlined
        self.isReversed = isReversed
        self.foreground = foreground
        self.background = background
    }

    /// What erasing leaves behind: the background alone ("background colour erase").
    var erased: ScreenStyle {
        ScreenStyle(background: background)
    }
}

/// One cell of the screen.
package struct ScreenCell: Hashable, Sendable {
    /// The character with its combining marks; empty in the second half of a wide character.
    package internal(set) var text: String
    /// 1, 2 for the first half of a wide character, 0 for its second half.
    package internal(set) var width: Int
    /// How the cell is drawn.
    package internal(set) var style: ScreenStyle

    static func blank(_ style: ScreenStyle) -> ScreenCell {
        ScreenCell(text: " ", width: 1, style: style)
    }
}

/// A place on the screen; row and column count from 0, the origin is the upper left corner.
package struct ScreenPosition: Hashable, Sendable, CustomStringConvertible {
    /// 0 is the top.
    package var row: Int
    /// 0 is the left edge.
    package var column: Int

    /// The cell at `row` and `column`.
    package init(row: Int, column: Int) {
        self.row = row
        self.column = column
    }

    package var description: String { "row \(row), column \(column)" }
}
