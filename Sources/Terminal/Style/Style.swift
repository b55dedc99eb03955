/// How text looks: its colours and attributes.
package struct Style: Hashable, Sendable {
    /// What a terminal can do to text, its colour apart.
    package struct Attributes: OptionSet, Hashable, Sendable {
        /// One bit each.
        package let rawValue: UInt8

        /// For `OptionSet`.
        package init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// Heavier, or brighter.
        package static let bold = Attributes(rawValue: 1)
        /// Fainter.
        package static let dim = Attributes(rawValue: 2)
        /// Slanted.
        package static let italic = Attributes(rawValue: 4)
        /// Underlined.
        package static let underline = Attributes(rawValue: 8)
        /// Foreground and background exchanged.
        package static let reverse = Attributes(rawValue: 16)
    }

    /// The colour of the text.
    package var foreground: Color
    /// The colour behind it.
    package var background: Color
    /// Bold, underlined and so on.
    package var attributes: Attributes

    /// A style; the terminal's own colours and no attributes unless told.
    package init(foreground: Color = .standard, background: Color = .standard, attributes: Attributes = []) {
        self.foreground = foreground
        self.background = background
        self.attributes = attributes
    }

    /// As the terminal shows text by itself.
    package static let plain = Style()
    /// Plain, but bold.
    package static let bold = Style(attributes: .bold)
    /// Plain, but faint.
    package static let dim = Style(attributes: .dim)
    /// Plain, but with the two colours exchanged.
    package static let reversed = Style(attributes: .reverse)

    /// Whether a blank in this style is told from a plain one.
    package var isSeenOnBlanks: Bool { background != .standard || !attributes.isDisjoint(with: [.underline, .reverse]) }

    /// The style with its colours exchanged.
    package var reversed: Style { Style(foreground: foreground, background: background, attributes: attributes.union(.reverse)) }
}
