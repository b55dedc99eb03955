package import TerminalText

/// How much a list shows, in words. What the user typed stands among them in quotation marks, and is the first to be cut where there is little
/// room: "12 of 250 countries with 'land'".
package struct CountText: Hashable, Sendable, ExpressibleByStringLiteral {
    private enum Piece: Hashable {
        case words(SafeText)
        /// Something that was typed, and the words before it, which say nothing without it.
        case typed(SafeText, before: SafeText)
    }

    private var pieces: [Piece]

    package init(_ text: SafeText) { pieces = text.isEmpty ? [] : [.words(text)] }

    package init(stringLiteral text: String) { self.init(SafeText(text)) }

    package static var empty: CountText { CountText(SafeText.empty) }

    /// Whether there are no words.
    package var isEmpty: Bool { pieces.isEmpty }

    package static func += (text: inout CountText, words: SafeText) { text.pieces.append(.words(words)) }

    package static func + (words: SafeText, text: CountText) -> CountText {
        var sum = CountText(words)
        sum.pieces += text.pieces
        return sum
    }

    /// Adds another count behind words that lead to it: " of ".
    package mutating func append(_ other: CountText, after words: SafeText) { pieces += [.words(words)] + other.pieces }

    /// Adds something that was typed, in quotation marks, behind words that belong to it: " with 'land'".
    package mutating func quote(_ typed: String, after words: SafeText) { pieces.append(.typed(SafeText(typed), before: words)) }

    /// As much of it as has room in so many columns, as far as that can be had by cutting what was typed, or by leaving it out where next to
    /// nothing of it were left.
    package func fitted(to columns: Int, ascii: Bool = false) -> SafeText {
        let longest = pieces.map { if case .typed(let typed, _) = $0 { Self.shown(typed, ascii).width } else { 0 } }.max() ?? 0
        let lengths = [longest] + stride(from: min(longest - 1, columns), through: Self.least, by: -1)
        for length in lengths {
            let text = text(quoting: length, ascii: ascii)
            if text.width <= columns { return text }
        }
        return text(quoting: 0, ascii: ascii)
    }

    /// How many columns of what was typed are worth being shown.
    private static var least: Int { 8 }

    private func text(quoting length: Int, ascii: Bool) -> SafeText {
        let text = pieces.map { piece -> SafeText in
            switch piece {
            case .words(let words): words
            case .typed(let typed, let before):
                length == 0 ? .empty : before + Self.shown(typed, ascii).cut(to: length, ascii: ascii).quoted
            }
        }.joined(separator: .empty)
        return Self.shown(text, ascii)
    }

    private static func shown(_ text: SafeText, _ ascii: Bool) -> SafeText { ascii ? text.asciiOnly() : text }
}
