/// Splits a JSON array into its elements while it arrives, without decoding them: RFC 8259's grammar as far as brackets, strings and
/// commas go. What is inside an element is the decoder's to judge.
struct JSONArraySplitter: Sendable {
    /// An element of the array.
    struct Element: Sendable {
        var bytes: [UInt8]
        /// The line on which it begins, from 1.
        var line: Int

        var isNull: Bool { bytes.elementsEqual("null".utf8) }
    }

    /// What the text was in the end.
    enum Outcome: Sendable {
        /// An array; its elements were handed out.
        case array
        /// Something else; here it is, without white space around it.
        case other([UInt8])
    }

    /// Nothing that we read is nested deeper; a decoder that recurses must not be led deeper.
    static let maximumDepth = 128

    /// No record that we read is larger, in bytes: a list that is one endless record is left there.
    static let maximumElement = 4 * 1_048_576

    /// Nothing that is no list but may be said in place of one (a record alone, an error, a page) is larger, in bytes.
    static let maximumOther = 1_048_576

    private enum State { case start, beforeElement, inElement, afterElement, end, other }

    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    private var state = State.start
    private var markLength = 0
    private var isFirst = true
    private var depth = 0
    private var isInString = false
    private var isEscaped = false
    private var line = 1
    private var elementLine = 1
    private var element: [UInt8] = []

    /// Takes the next bytes; gives the elements that are whole with them.
    mutating func feed(_ bytes: [UInt8]) throws(APIError) -> [Element] {
        var elements: [Element] = []
        var index = bytes.startIndex
        while index < bytes.endIndex {
            let byte = bytes[index]
            index += 1
            if byte == UInt8(ascii: "\n") { line += 1 }
            switch state {
            case .start:
                if Self.isBlank(byte) || isOfByteOrderMark(byte) { continue }
                let hasBrokenMark = markLength > 0 && markLength < Self.byteOrderMark.count
                if byte == UInt8(ascii: "["), !hasBrokenMark {
                    state = .beforeElement
                } else {
                    state = .other
                    element = (hasBrokenMark ? Array(Self.byteOrderMark.prefix(markLength)) : []) + [byte]
                }
            case .other:
                element.append(byte)
                if element.count > Self.maximumOther {
                    try AnswerCheck.check(element)
                    throw .tooLarge(limit: Self.maximumOther)
                }
            case .beforeElement:
                if Self.isBlank(byte) { continue }
                if byte == UInt8(ascii: "]") {
                    guard isFirst else { throw malformed("a comma has no record after it") }
                    state = .end
                } else if byte == UInt8(ascii: ",") {
                    throw malformed("a record is missing")
                } else {
                    isFirst = false
                    elementLine = line
                    state = .inElement
                    try take(byte, into: &elements)
                }
            case .inElement:
                try take(byte, into: &elements)
            case .afterElement:
                if Self.isBlank(byte) { continue }
                try separate(byte)
            case .end:
                guard Self.isBlank(byte) else { throw malformed("something follows the end of the list") }
            }
        }
        return elements
    }

    /// Whether this byte goes on with the byte order mark that some servers begin with; it may arrive byte by byte.
    private mutating func isOfByteOrderMark(_ byte: UInt8) -> Bool {
        guard markLength < Self.byteOrderMark.count, byte == Self.byteOrderMark[markLength] else { return false }
        markLength += 1
        return true
    }

    /// The end of the text.
    mutating func finish() throws(APIError) -> Outcome {
        switch state {
        case .end: return .array
        case .start: return .other([])
        case .other:
            while let last = element.last, Self.isBlank(last) { element.removeLast() }
            return .other(element)
        case .inElement: throw .malformed(place: "line \(elementLine)", cause: Reason("the record that begins here does not end"))
        case .beforeElement, .afterElement: throw malformed("the list ends in the middle")
        }
    }

    private mutating func take(_ byte: UInt8, into elements: inout [Element]) throws(APIError) {
        if element.count >= Self.maximumElement {
            throw .malformed(place: "line \(elementLine)", cause: Reason("the record that begins here has no end in sight"))
        }
        if isInString {
            element.append(byte)
            if isEscaped {
                isEscaped = false
            } else if byte == UInt8(ascii: "\\") {
                isEscaped = true
            } else if byte == UInt8(ascii: "\"") {
                isInString = false
                if depth == 0 { end(into: &elements) }
            }
            return
        }
        switch byte {
        case UInt8(ascii: "\""):
            element.append(byte)
            isInString = true
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            element.append(byte)
            depth += 1
            if depth > Self.maximumDepth { throw malformed("it is nested deeper than \(Self.maximumDepth) levels") }
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
            if depth == 0 {
                end(into: &elements)
                try separate(byte)
                return
            }
            element.append(byte)
            depth -= 1
            if depth == 0 { end(into: &elements) }
        case UInt8(ascii: ",") where depth == 0:
            end(into: &elements)
            try separate(byte)
        default:
            if depth == 0, Self.isBlank(byte) { end(into: &elements) } else { element.append(byte) }
        }
    }

    private mutating func end(into elements: inout [Element]) {
        elements.append(Element(bytes: element, line: elementLine))
        element = []
        state = .afterElement
    }

    private mutating func separate(_ byte: UInt8) throws(APIError) {
        switch byte {
        case UInt8(ascii: ","): state = .beforeElement
        case UInt8(ascii: "]"): state = .end
        default: throw malformed("a comma is missing between records")
        }
    }

    private func malformed(_ reason: String) -> APIError {
        .malformed(place: "line \(line)", cause: Reason(reason))
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
    }
}
