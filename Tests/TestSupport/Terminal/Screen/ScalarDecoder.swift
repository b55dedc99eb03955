/// UTF-8 one byte at a time; what is not UTF-8 becomes U+FFFD, as the Unicode standard recommends (one per maximal part).
struct ScalarDecoder: Sendable {
    private var value: UInt32 = 0
    private var missing = 0
    private var allowed: ClosedRange<UInt8> = 0x80...0xBF

    mutating func decode(_ byte: UInt8, into scalars: inout [Unicode.Scalar]) {
        if missing > 0 {
            if allowed.contains(byte) {
                value = value << 6 | UInt32(byte & 0x3F)
                missing -= 1
                allowed = 0x80...0xBF
                if missing == 0 {
                    scalars.append(Unicode.Scalar(value) ?? "\u{FFFD}")
                }
                return
            }
            missing = 0
            allowed = 0x80...0xBF
            scalars.append("\u{FFFD}")
        }
        switch byte {
        case 0..<0x80: scalars.append(Unicode.Scalar(byte))
        case 0xC2...0xDF: begin(byte & 0x1F, missing: 1)
        case 0xE0...0xEF:
            begin(byte & 0x0F, missing: 2)
            if byte == 0xE0 { allowed = 0xA0...0xBF }  // shorter forms exist
            if byte == 0xED { allowed = 0x80...0x9F }  // surrogates
        case 0xF0...0xF4:
            begin(byte & 0x07, missing: 3)
            if byte == 0xF0 { allowed = 0x90...0xBF }  // shorter forms exist
            if byte == 0xF4 { allowed = 0x80...0x8F }  // above U+10FFFF
        default: scalars.append("\u{FFFD}")
        }
    }

    private mutating func begin(_ bits: UInt8, missing: Int) {
        value = UInt32(bits)
        self.missing = missing
    }
}
