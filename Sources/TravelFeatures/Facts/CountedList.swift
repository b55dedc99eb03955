package import TerminalText

/// Texts of which the first ones can stand for all: "Paris (CDG), Paris (ORY), 46 more".
package struct CountedList: Hashable, Sendable {
    /// All of them.
    package let texts: [SafeText]
    private let number: @Sendable (Int) -> String

    /// - Parameter number: how a count is written.
    package init(_ texts: [SafeText], number: @escaping @Sendable (Int) -> String) {
        self.texts = texts
        self.number = number
    }

    /// The first ones, so many, and how many others there are.
    package func first(_ count: Int) -> SafeText {
        let named = Array(texts.prefix(count)).joined(separator: ", ")
        return texts.count > count ? named + SafeText(", \(number(texts.count - count)) more") : named
    }

    package static func == (left: Self, right: Self) -> Bool { left.texts == right.texts }

    package func hash(into hasher: inout Hasher) { hasher.combine(texts) }
}
