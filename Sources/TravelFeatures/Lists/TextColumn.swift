/// Texts one behind the other in one array of bytes.
struct TextColumn: Sendable {
    private var bytes: [UInt8] = []
    private var ends: [UInt32] = []

    mutating func append(_ text: String) {
        bytes.append(contentsOf: text.utf8)
        ends.append(UInt32(bytes.count))
    }

    /// Puts a text in the place of another.
    mutating func replace(_ index: Int, with text: String) {
        let old = range(of: index)
        if bytes[old].elementsEqual(text.utf8) { return }
        bytes.replaceSubrange(old, with: text.utf8)
        for later in index..<ends.count { ends[later] = UInt32(Int(ends[later]) - old.count + text.utf8.count) }
    }

    subscript(index: Int) -> String { String(decoding: bytes[range(of: index)], as: UTF8.self) }

    func isEmpty(at index: Int) -> Bool { range(of: index).isEmpty }

    /// The first place of a text; nil when it is not there.
    func firstIndex(of text: String) -> Int? {
        let wanted = Array(text.utf8)
        return bytes.withUnsafeBufferPointer { bytes in
            ends.withUnsafeBufferPointer { ends in
                var start = 0
                for (index, end) in ends.enumerated() {
                    if Int(end) - start == wanted.count, bytes[start..<Int(end)].elementsEqual(wanted) { return index }
                    start = Int(end)
                }
                return nil
            }
        }
    }

    /// Whether the text at an index comes before the one at another, byte by byte: for UTF-8 the order of the code points.
    func precedes(_ one: Int, _ other: Int, in column: TextColumn) -> Bool {
        bytes[range(of: one)].lexicographicallyPrecedes(column.bytes[column.range(of: other)])
    }

    private func range(of index: Int) -> Range<Int> { (index == 0 ? 0 : Int(ends[index - 1]))..<Int(ends[index]) }
}
