@testable import Terminal
@testable import TerminalText

extension Subject {
    /// Keys are the same however the bytes come, and nothing is pending after a pause.
    static let keys = Subject("keys") { bytes in
        let (head, tail) = bytes.cut
        var whole = KeyParser()
        var torn = KeyParser()
        let keys = whole.feed(head + tail)
        precondition(torn.feed(head) + torn.feed(tail) == keys, "keys depend on how the bytes are cut")
        precondition(torn.takeReplies() == whole.takeReplies(), "replies depend on how the bytes are cut")
        precondition(whole.flush() == torn.flush(), "what is pending depends on how the bytes are cut")
        precondition(!whole.isPending, "something is pending after a pause")
        // A name of a key is a key again, and never traps.
        _ = Key(name: bytes.string)
    }

    /// Sanitised text holds nothing that a terminal obeys, is as wide as it says, and sanitising it again changes nothing.
    static let text = Subject("text") { bytes in
        let text = SafeText(bytes.string)
        var width = 0
        for scalar in text.string.unicodeScalars {
            let columns = ScalarWidth.columns(of: scalar)
            precondition(columns >= 0 && scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value), "a control is left")
            width += columns
        }
        precondition(width == text.width, "the width is wrong")
        precondition(SafeText(text.string) == text, "sanitising again changes it")
        precondition(text.cells.reduce(0) { $0 + $1.width } == width, "the cells have another width")
        let columns = Int(bytes.first ?? 0) % 100
        for isASCII in [false, true] {
            precondition(text.cut(to: columns, ascii: isASCII).width <= columns, "what was cut is too wide")
            precondition(text.padded(to: columns, ascii: isASCII).width == columns, "what was padded is as wide as something else")
        }
        precondition(text.slice(from: Int(bytes.last ?? 0), columns: columns).width <= columns, "the slice is too wide")
    }
}
