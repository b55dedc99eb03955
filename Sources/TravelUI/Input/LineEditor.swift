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
    /// How many characters it has at most: a text that is longer from the beginning can be changed, and not made longer.
    package let limit: Int
    /// Whether the last key gave more text than there was room for: what fitted was taken.
    package private(set) var isCut = false

    /// A line that begins with this text, the cursor behind it.
    package init(_ text: String = "", isSelected: Bool = false) {
        self.text = text
        cursor = text.count
        limit = max(1000, text.count)
        self.isSelected = isSelected && !text.isEmpty
    }

    /// Takes a key.
    /// - Returns: whether the key belongs to the line.
    package mutating func type(_ key: Key) -> Bool {
        isCut = false
        switch key {
        case .character(let character): insert(String(character))
        case .paste(let pasted): insert(SafeText(pasted).string)
        case .backspace:
            if cursor > 0 {
                cursor -= 1
                text.remove(at: index)
            }
        case .delete, .control("d"): if cursor < text.count { text.remove(at: index) }
        case .left: cursor = max(0, cursor - 1)
        case .right: cursor = min(text.count, cursor + 1)
        case .home, .control("a"): cursor = 0
        case .end, .control("e"): cursor = text.count
        case .controlLeft, .alt("b"): cursor = wordBefore
        case .controlRight, .alt("f"): cursor = wordBehind
        case .control("u"):
            text.removeSubrange(..<index)
            cursor = 0
        case .control("k"): text.removeSubrange(index...)
        case .control("w"), .alt("\u{7F}"):
            let end = index
            cursor = wordBefore
            text.removeSubrange(index..<end)
        case .alt("d"): text.removeSubrange(index..<text.index(text.startIndex, offsetBy: wordBehind))
        default: return false
        }
        isSelected = false
        return true
    }

    /// Whether a key leaves the line: Esc, or Backspace where there is nothing to delete.
    func isLeft(by key: Key) -> Bool { key == .escape || key == .backspace && text.isEmpty }

    /// The text, fit to be drawn.
    package var safe: SafeText { SafeText(text) }

    /// What is seen of it in so many columns where so many before them are hidden, which a sign says.
    func seen(on canvas: any Canvas, from hidden: Int, columns: Int) -> SafeText {
        if hidden == 0 { return safe.slice(from: 0, columns: columns) }
        let sign = canvas.shown("…")
        return sign + safe.slice(from: hidden + sign.width, columns: columns - sign.width)
    }

    /// How many columns stand before the cursor.
    package var columnsBeforeCursor: Int { SafeText(text[..<index]).width }

    private var index: String.Index { text.index(text.startIndex, offsetBy: cursor, limitedBy: text.endIndex) ?? text.endIndex }

    private mutating func insert(_ new: String) {
        if isSelected { (text, cursor) = ("", 0) }
        let fitting = new.prefix(max(0, limit - text.count))
        isCut = fitting.endIndex < new.endIndex
        var before = String(text[..<index])
        before.append(contentsOf: fitting)
        // A mark joins the letter before it, so there may be fewer characters than were typed.
        (text, cursor) = (before + String(text[index...]), before.count)
    }

    /// The place where the word before the cursor begins.
    private var wordBefore: Int {
        let before = text[..<index].reversed()
        let blanks = before.prefix { $0.isWhitespace }.count
        return cursor - blanks - before.dropFirst(blanks).prefix { !$0.isWhitespace }.count
    }

    /// The place where the word behind the cursor ends.
    private var wordBehind: Int {
        let behind = text[index...]
        let blanks = behind.prefix { $0.isWhitespace }.count
        return cursor + blanks + behind.dropFirst(blanks).prefix { !$0.isWhitespace }.count
    }
}
