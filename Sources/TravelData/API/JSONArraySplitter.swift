/// Splits a JSON array into its elements while it arrives, without decoding them: RFC 8259's grammar as far as brackets, strings and
/// commas go. What is inside an element is the decoder's to judge.
struct JSONArraySplitter: Sendable {
    /// An element of the array.
    struct Element: Sendable {
        /// Empty where something is wrong with it that no decoder need find out.
        var bytes: [UInt8]
        /// The line on which it begins, from 1.
        var line: Int
        /// What that is; nil where nothing is.
        var fault: Reason?

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

    /// What is wrong with an element that is.
    private static let tooDeep = Reason("it is nested deeper than \(maximumDepth) levels")

    /// No record that we read is larger, in bytes.
    static let maximumElement = 4 * 1_048_576

    /// What is wrong with an element that is.
    private static let tooLarge = Reason("it is larger than \(maximumElement / 1_048_576) MiB")

    /// How far we look for the end of such a record, in bytes: a list that is one endless record is left there.
    private static let farthestEnd = 4 * maximumElement

    /// Nothing that is no list but may be said in place of one (a record alone, an error, a page) is larger, in bytes.
    static let maximumOther = 1_048_576

    private enum State { case start, beforeElement, inElement, afterElement, end, other }

    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    private var state = State.start
    private var markLength = 0
    private var isFirst = true
    private var depth = 0
    private var fault: Reason?
    private var isInString = false
    private var isEscaped = false
    private var line = 1
    private var elementLine = 1
    private var element: [UInt8] = []
    /// How many bytes of it have come before those that are looked at.
    private var length = 0

    /// Takes the next bytes, and hands out the elements that are whole with them.
    /// - Parameter elements: where they are put; those that stand before what is wrong are there when it throws.
    mutating func feed(_ bytes: [UInt8], into elements: inout [Element]) throws(APIError) {
        var index = bytes.startIndex
        var counted = index
        while index < bytes.endIndex {
            let byte = bytes[index]
            switch state {
            case .inElement:
                try scanElement(bytes, from: &index, into: &elements)
                continue
            case .start:
                if Self.isBlank(byte) || isOfByteOrderMark(byte) { break }
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
                    throw AnswerCheck.noList(element)
                }
            case .beforeElement:
                if Self.isBlank(byte) { break }
                line += Self.newlines(bytes[counted..<index])
                counted = index
                if byte == UInt8(ascii: "]") {
                    guard isFirst else { throw malformed("a comma has no record after it") }
                    state = .end
                } else if byte == UInt8(ascii: ",") {
                    throw malformed("a record is missing")
                } else {
                    isFirst = false
                    elementLine = line
                    state = .inElement
                    continue
                }
            case .afterElement:
                if Self.isBlank(byte) { break }
                line += Self.newlines(bytes[counted..<index])
                counted = index
                try separate(byte)
            case .end:
                guard Self.isBlank(byte) else {
                    line += Self.newlines(bytes[counted..<index])
                    throw malformed("something follows the end of the list")
                }
            }
            index += 1
        }
        line += Self.newlines(bytes[counted...])
    }

    private static func newlines(_ bytes: ArraySlice<UInt8>) -> Int {
        bytes.withUnsafeBufferPointer { bytes in
            var count = 0
            for byte in bytes where byte == UInt8(ascii: "\n") { count += 1 }
            return count
        }
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
        case .inElement:
            throw .malformed(place: "line \(elementLine)", cause: fault ?? Reason("the record that begins here does not end"))
        case .beforeElement, .afterElement: throw malformed("the list ends in the middle")
        }
    }

    /// Goes on with the element to its end, or to the end of the bytes.
    private mutating func scanElement(_ bytes: [UInt8], from index: inout Int, into elements: inout [Element]) throws(APIError) {
        let start = index
        var (depth, isTooDeep, isInString, isEscaped) = (self.depth, false, self.isInString, self.isEscaped)
        var end: Int?
        // The bytes are walked through here and copied once: a list of a million records is a lot of bytes.
        bytes.withUnsafeBufferPointer { bytes in
            var place = start
            scan: while place < bytes.count {
                let byte = bytes[place]
                place += 1
                if isInString {
                    if isEscaped {
                        isEscaped = false
                    } else if byte == UInt8(ascii: "\\") {
                        isEscaped = true
                    } else if byte == UInt8(ascii: "\"") {
                        isInString = false
                        if depth == 0 {
                            end = place
                            break scan
                        }
                    }
                    continue
                }
                switch byte {
                case UInt8(ascii: "\""): isInString = true
                case UInt8(ascii: "{"), UInt8(ascii: "["):
                    depth += 1
                    if depth > Self.maximumDepth { isTooDeep = true }
                case UInt8(ascii: "}"), UInt8(ascii: "]"):
                    if depth == 0 {
                        end = place - 1
                        break scan
                    }
                    depth -= 1
                    if depth == 0 {
                        end = place
                        break scan
                    }
                case UInt8(ascii: ","):
                    if depth == 0 {
                        end = place - 1
                        break scan
                    }
                default:
                    if depth == 0, Self.isBlank(byte) {
                        end = place - 1
                        break scan
                    }
                }
            }
            index = place
        }
        (self.depth, self.isInString, self.isEscaped) = (depth, isInString, isEscaped)
        index = end ?? index
        length += index - start
        if isTooDeep { fault = Self.tooDeep } else if length > Self.maximumElement { fault = fault ?? Self.tooLarge }
        if length > Self.farthestEnd {
            // The line where the record begins: how many came since is not counted before the end of the piece.
            throw .malformed(place: "line \(elementLine)", cause: Reason("the record that begins here has no end in sight"))
        }
        guard end != nil else {
            if fault == nil { element.append(contentsOf: bytes[start..<index]) } else { element = [] }
            return
        }
        elements.append(Element(bytes: fault == nil ? element + bytes[start..<index] : [], line: elementLine, fault: fault))
        (element, length, fault) = ([], 0, nil)
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

    static func isBlank(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
    }
}
