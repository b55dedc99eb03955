/// Decodes UTF-8 byte by byte; what is not valid becomes U+FFFD, one for each maximal part (Unicode 14, 3.9, table 3-8).
struct UTF8Decoder: Sendable {
    private var value: UInt32 = 0
    private var left = 0
    /// What the next byte has to be.
    private var valid: ClosedRange<UInt8> = 0x80...0xBF

    private static let replacement: Unicode.Scalar = "\u{FFFD}"

    /// Whether a character is unfinished.
    var isPending: Bool { left > 0 }

    /// The scalars that a byte of 0x80 or more completes: none, one, or two when it also cuts off another.
    mutating func take(_ byte: UInt8) -> [Unicode.Scalar] {
        if left > 0 {
            if valid.contains(byte) {
                value = value << 6 | UInt32(byte & 0x3F)
                left -= 1
                valid = 0x80...0xBF
                return left == 0 ? [Unicode.Scalar(value) ?? Self.replacement] : []
            }
            return finish() + take(byte)
        }
        switch byte {
        case 0xC2...0xDF: begin(byte & 0x1F, 1)
        case 0xE0: begin(0, 2, 0xA0...0xBF)
        case 0xED: begin(0x0D, 2, 0x80...0x9F)
        case 0xE1...0xEF: begin(byte & 0x0F, 2)
        case 0xF0: begin(0, 3, 0x90...0xBF)
        case 0xF1...0xF3: begin(byte & 0x07, 3)
        case 0xF4: begin(4, 3, 0x80...0x8F)
        default: return [Self.replacement]
        }
        return []
    }

    /// U+FFFD for an unfinished character, and nothing when there is none.
    mutating func finish() -> [Unicode.Scalar] {
        defer { left = 0 }
        return left > 0 ? [Self.replacement] : []
    }

    private mutating func begin(_ bits: UInt8, _ count: Int, _ next: ClosedRange<UInt8> = 0x80...0xBF) {
        value = UInt32(bits)
        left = count
        valid = next
    }
}
