/// The beginning of a JSON document whose rest was left, made into a document of its own.
enum CutJSON {
    /// What may be read in place of the whole, the longest first: up to where it was cut, or else up to the last value that is whole. What
    /// is open there is closed, and a text that goes on behind the cut ends in "…".
    static func documents(of bytes: ArraySlice<UInt8>) -> [[UInt8]] {
        // The ends of what is open, the outermost first; the last comma, and how much is open there.
        var ends: [UInt8] = []
        var comma: (place: Int, depth: Int)?
        // Where the text begins that is open.
        var text: Int?
        var place = bytes.startIndex
        while place < bytes.endIndex {
            let length = text != nil ? escapeLength(bytes[place...]) : nil
            // A character that is not whole is left as well.
            if let length, place + length > bytes.endIndex { break }
            switch bytes[place] {
            case UInt8(ascii: "\""): text = text == nil ? place + 1 : nil
            case _ where text != nil: break
            case UInt8(ascii: "{"): ends.append(UInt8(ascii: "}"))
            case UInt8(ascii: "["): ends.append(UInt8(ascii: "]"))
            case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = ends.popLast()
            case UInt8(ascii: ","): comma = (place, ends.count)
            default: break
            }
            place += length ?? 1
        }
        let all = closed(bytes[..<place], ends[...], text: text)
        guard let comma, comma.depth <= ends.count else { return [all] }
        return [all, closed(bytes[..<comma.place], ends[..<comma.depth], text: nil)]
    }

    /// - Parameter text: where the text begins that is open at the end; nil where none is.
    private static func closed(_ bytes: ArraySlice<UInt8>, _ ends: ArraySlice<UInt8>, text: Int?) -> [UInt8] {
        // Nothing is no text that goes on.
        let end = text.map { $0 < bytes.endIndex ? "…\"" : "\"" } ?? ""
        // Where the cut goes through a character, U+FFFD stands for it.
        return Array((String(decoding: bytes, as: UTF8.self) + end).utf8) + ends.reversed()
    }

    /// How many bytes the escape has with which a text begins, of two halves ("\ud83d\ude00") both; nil where it begins with none.
    private static func escapeLength(_ text: ArraySlice<UInt8>) -> Int? {
        guard text.first == UInt8(ascii: "\\") else { return nil }
        let escape = Array(text.prefix(4))
        guard escape.count > 1, escape[1] == UInt8(ascii: "u") else { return 2 }
        let isHalf = escape.count > 3 && escape[2] | 0x20 == UInt8(ascii: "d") && "89ab".utf8.contains(escape[3] | 0x20)
        return isHalf ? 12 : 6
    }
}
