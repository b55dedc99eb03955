package import Terminal
package import TerminalText

/// A line that is being typed.
package struct LineEditor: Hashable, Sendable {
    /// What was typed so far.
    package private(set) var text: String
    /// The cursor's place: so many characters stand before it.
    private var cursor: Int
    /// Whether all of it is selected: text that is typed next takes its place, any other key goes on with it.
    package private(set) var isSelected: Bool

    /// A line that begins with this text, the cursor behind it.
    package init(_ text: String = "", isSelected: Bool = false) {
        self.text = text
        cursor = text.count
        self.isSelected = isSelected && !text.isEmpty
    }

    /// Takes a key.
    /// - Returns: whether the key belongs to the line.
    package mutating func type(_ key: Key) -> Bool {
        switch key {
        case .character(let character): insert(String(character))
        case .paste(let pasted): insert(SafeText(pasted).string)
        case .backspace:
            if cursor > 0 {
                cursor -= 1
                text.remove(at: index)
            }
        case .delete: if cursor < text.count { text.remove(at: index) }
        case .left: cursor = max(0, cursor - 1)
        case .right: cursor = min(text.count, cursor + 1)
        case .home, .control("a"): cursor = 0
        case .end, .control("e"): cursor = text.count
        case .control("u"):
            text.removeSubrange(..<index)
            cursor = 0
        case .control("w"): removeWord()
        default: return false
        }
        isSelected = false
        return true
    }

    /// The text, fit to be drawn.
    package var safe: SafeText { SafeText(text) }

    /// How many columns stand before the cursor.
    package var columnsBeforeCursor: Int { SafeText(text[..<index]).width }

    private var index: String.Index { text.index(text.startIndex, offsetBy: cursor, limitedBy: text.endIndex) ?? text.endIndex }

    private mutating func insert(_ new: String) {
        if isSelected { (text, cursor) = ("", 0) }
        guard text.count + new.count <= 200 else { return }
        text.insert(contentsOf: new, at: index)
        // A mark joins the letter before it, so the count may grow by less than was typed.
        cursor = min(cursor + new.count, text.count)
    }

    private mutating func removeWord() {
        while cursor > 0, text[text.index(before: index)].isWhitespace { _ = type(.backspace) }
        while cursor > 0, !text[text.index(before: index)].isWhitespace { _ = type(.backspace) }
    }
}
