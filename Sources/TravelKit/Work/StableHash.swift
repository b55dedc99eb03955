/// A hash that is the same in every run and on every machine, for identities and fingerprints: FNV-1a of 64 bits (Fowler, Noll and Vo).
package struct StableHash: Sendable {
    /// The hash of what was taken so far.
    package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    package init() {}

    /// Takes bytes, one after another.
    package mutating func take(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    }

    /// The hash of the parts, each set off from the next, as 16 hexadecimal digits.
    package static func hex(_ parts: [String]) -> String {
        var hash = StableHash()
        hash.take(parts.joined(separator: "|").utf8)
        let digits = String(hash.value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
