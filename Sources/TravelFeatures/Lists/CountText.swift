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
    /// What is said where there is no room for all of it: what was asked last; nil where that is all of it.
    private var lastPieces: [Piece]?

    package init(_ text: SafeText) { pieces = text.isEmpty ? [] : [.words(text)] }

    package init(stringLiteral text: String) { self.init(SafeText(text)) }

    package static var empty: CountText { CountText(SafeText.empty) }

    /// Whether there are no words.
    package var isEmpty: Bool { pieces.isEmpty }

    package static func += (text: inout CountText, words: SafeText) { text.add([.words(words)]) }

    package static func + (words: SafeText, text: CountText) -> CountText {
        var sum = CountText(words)
        sum.pieces += text.pieces
        sum.lastPieces = text.lastPieces
        return sum
    }

    /// Adds another count behind words that lead to it: " of ".
    package mutating func append(_ other: CountText, after words: SafeText) { add([.words(words)] + other.pieces) }

    /// Adds something that was typed, in quotation marks, behind words that belong to it: " with 'land'".
    package mutating func quote(_ typed: String, after words: SafeText) { add([.typed(SafeText(typed), before: words)]) }

    /// Adds behind a comma what is said alone where there is no room for both: "89 trips, 2 of 5 matches".
    package mutating func goOn(with words: SafeText) {
        pieces.append(.words(", " + words))
        lastPieces = [.words(words)]
    }

    /// Adds words that are fewer where there is no room for all of it.
    package mutating func add(_ words: SafeText, short: SafeText) {
        pieces.append(.words(words))
        lastPieces?.append(.words(short))
    }

    private mutating func add(_ new: [Piece]) {
        pieces += new
        lastPieces?.append(contentsOf: new)
    }

    /// As much of it as has room in so many columns, as far as that can be had by cutting what was typed, or by leaving it out where next to
    /// nothing of it were left; or else by leaving out all but what was asked last.
    package func fitted(to columns: Int, ascii: Bool = false) -> SafeText {
        let text = Self.fitted(pieces, to: columns, ascii)
        guard text.width > columns, let lastPieces else { return text }
        return Self.fitted(lastPieces, to: columns, ascii)
    }

    private static func fitted(_ pieces: [Piece], to columns: Int, _ ascii: Bool) -> SafeText {
        let longest = pieces.map { if case .typed(let typed, _) = $0 { shown(typed, ascii).width } else { 0 } }.max() ?? 0
        let lengths = [longest] + stride(from: min(longest - 1, columns), through: least, by: -1)
        for length in lengths {
            let text = text(pieces, quoting: length, ascii)
            if text.width <= columns { return text }
        }
        return text(pieces, quoting: 0, ascii)
    }

    /// How many columns of what was typed are worth being shown.
    private static var least: Int { 8 }

    private static func text(_ pieces: [Piece], quoting length: Int, _ ascii: Bool) -> SafeText {
        let text = pieces.map { piece -> SafeText in
            switch piece {
            case .words(let words): words
            case .typed(let typed, let before):
                length == 0 ? .empty : before + shown(typed, ascii).cut(to: length, ascii: ascii).quoted
            }
        }.joined(separator: .empty)
        return shown(text, ascii)
    }

    private static func shown(_ text: SafeText, _ ascii: Bool) -> SafeText { ascii ? text.asciiOnly() : text }
}
