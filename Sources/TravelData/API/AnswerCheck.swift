/// What can be said of an answer before it is decoded.
enum AnswerCheck {
    /// - Throws: `APIError.malformed` when the answer is empty, a web page as a proxy or a login page would give it, or compressed.
    static func check(_ bytes: [UInt8]) throws(APIError) {
        guard let first = bytes.first(where: { ![0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }) else {
            throw .malformed(place: "", cause: Reason("the answer is empty"))
        }
        if first == UInt8(ascii: "<") {
            throw .malformed(place: "", cause: Reason("this is a web page, not the API (a login page or a proxy?)"))
        }
        if bytes.starts(with: gzip) {
            throw .malformed(place: "", cause: Reason("this is compressed with gzip: unpack the file, or have the server say so"))
        }
    }

    /// Why an answer is no list, or what would make it one.
    /// - Parameter bytes: what there is in place of a list, or its beginning.
    static func noList(_ bytes: [UInt8]) -> APIError {
        let advice =
            if areLines(bytes) {
                ", not records line by line (NDJSON): put commas between them, and [ ] around all"
            } else {
                bytes.first == UInt8(ascii: "{") ? ", not an object: give the list in it alone" : ""
            }
        return .malformed(place: "", cause: Reason("a list was expected" + advice))
    }

    /// Whether an object follows another on a line of its own.
    static func areLines(_ bytes: [UInt8]) -> Bool {
        guard bytes.first == UInt8(ascii: "{"), let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return false }
        return bytes[..<end].last { !JSONArraySplitter.isBlank($0) } == UInt8(ascii: "}")
            && bytes[end...].first { !JSONArraySplitter.isBlank($0) } == UInt8(ascii: "{")
    }

    /// What the form of gzip begins with (RFC 1952, 2.3.1).
    private static let gzip: [UInt8] = [0x1F, 0x8B]
}
