/// Pasted text up to ESC [ 2 0 1 ~, bounded.
struct PasteBuffer: Sendable {
    private static let end: [UInt8] = [0x1B, 0x5B, 0x32, 0x30, 0x31, 0x7E]

    private let limit: Int
    private var bytes: [UInt8] = []
    /// How much of the end has been seen.
    private var matched = 0

    /// - Parameter limit: bytes that are kept.
    init(limit: Int) {
        self.limit = limit
    }

    /// Takes a byte and says whether the end is complete.
    mutating func take(_ byte: UInt8) -> Bool {
        if byte == Self.end[matched] {
            matched += 1
            if matched < Self.end.count { return false }
            matched = 0
            return true
        }
        // The end's first byte is nowhere else in it: what matched so far was text.
        for matchedByte in Self.end[..<matched] { keep(matchedByte) }
        matched = byte == Self.end[0] ? 1 : 0
        if matched == 0 { keep(byte) }
        return false
    }

    /// The text so far, repaired; the buffer is empty again.
    mutating func finish() -> String {
        defer {
            bytes = []
            matched = 0
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private mutating func keep(_ byte: UInt8) {
        if bytes.count < limit { bytes.append(byte) }
    }
}
