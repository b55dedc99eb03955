/// Into how much a body is cut, in bytes, that is there as a whole. The first piece fills a screen at once, and those after it leave the
/// processor to whoever draws that; the last are large enough to be worth decoding on every core.
struct PieceSize: Sendable {
    private(set) var bytes: Int

    /// - Parameter isOfTable: whether nobody waits for the first rows of the body, as with a table that is looked through.
    init(isOfTable: Bool = false) { bytes = isOfTable ? Self.largest : 16 * 1024 }

    private static var largest: Int { 512 * 1024 }

    /// How large a piece is; the next one is larger.
    mutating func take() -> Int {
        defer { bytes = min(2 * bytes, Self.largest) }
        return bytes
    }
}
