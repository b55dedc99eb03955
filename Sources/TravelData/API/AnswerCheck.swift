/// What can be said of an answer before it is decoded.
enum AnswerCheck {
    /// - Throws: `APIError.malformed` when the answer is empty, or a web page as a proxy or a login page would give it.
    static func check(_ bytes: [UInt8]) throws(APIError) {
        guard let first = bytes.first(where: { ![0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }) else {
            throw .malformed(place: "", cause: Reason("the answer is empty"))
        }
        if first == UInt8(ascii: "<") {
            throw .malformed(place: "", cause: Reason("this is a web page, not the API (a login page or a proxy?)"))
        }
    }
}
