/// A hash that is the same in every run and on every machine, for identities that a feed does not give: FNV-1a, 64 bits.
enum StableHash {
    /// The hash of the parts, each set off from the next, as 16 hexadecimal digits.
    static func hex(_ parts: [String]) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in parts.joined(separator: "|").utf8 {
            hash ^= UInt64(byte)
            hash = hash &* 0x0000_0100_0000_01B3
        }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
