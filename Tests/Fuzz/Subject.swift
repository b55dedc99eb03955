/// Something that reads bytes from outside, and what has to hold whatever they are. What does not hold traps.
struct Subject: Sendable {
    /// What it is called on the command line.
    let name: String
    let check: @Sendable ([UInt8]) -> Void

    init(_ name: String, _ check: @escaping @Sendable ([UInt8]) -> Void) {
        (self.name, self.check) = (name, check)
    }

    /// All of them.
    static let all = [keys, text, array, countries, trips, table, outlines, headers, addresses, filter, settings]
}

extension [UInt8] {
    /// The first byte, which says how the rest is to be cut, and the rest in two pieces.
    var cut: (head: [UInt8], tail: [UInt8]) {
        guard let first, count > 1 else { return (self, []) }
        let rest = dropFirst()
        let length = Int(first) % (rest.count + 1)
        return (Array(rest.prefix(length)), Array(rest.dropFirst(length)))
    }

    /// The bytes as text, repaired.
    var string: String { String(decoding: self, as: UTF8.self) }

    /// The text in lines.
    var lines: [String] { string.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
}
