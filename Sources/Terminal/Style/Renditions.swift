/// What curses writes about how characters look, made shorter, and with the colours that it does not know.
///
/// To end a style it also leaves a set of characters that nobody here has entered, and before it begins another one it takes back
/// the colours of the one before, which that does anyway: on slow lines these bytes are what a step of the cursor costs.
struct Renditions {
    /// The colours that the terminal shows and curses does not know; nil where there are none.
    var exactColors: ExactColors?

    private static let escape: UInt8 = 0x1B

    /// What curses has written of a frame, as the terminal is to get it.
    func written(_ frame: [UInt8]) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(frame.count)
        var styles = StyleRun()
        var hasOtherSet = false
        var place = 0
        while place < frame.count {
            let rest = frame[place...]
            guard rest.first == Self.escape else {
                styles.end(in: &bytes)
                let end = rest.firstIndex(of: Self.escape) ?? frame.count
                bytes += frame[place..<end]
                place = end
                continue
            }
            if rest.starts(with: Self.ascii), !hasOtherSet {
                place += Self.ascii.count
                continue
            }
            if rest.dropFirst().first == UInt8(ascii: "(") { hasOtherSet = !rest.starts(with: Self.ascii) }
            guard let length = Self.lengthOfStyle(rest) else {
                styles.end(in: &bytes)
                bytes.append(Self.escape)
                place += 1
                continue
            }
            let style = rest.prefix(length)
            styles.take(exactColors?.exact(style)?[...] ?? style)
            place += length
        }
        styles.end(in: &bytes)
        return bytes
    }

    /// `ESC ( B`: ASCII is the set of characters. It always is, unless `ESC (` and something else came before.
    private static let ascii: [UInt8] = [escape, UInt8(ascii: "("), UInt8(ascii: "B")]

    /// How long the sequence is that chooses a style (SGR, ECMA-48 8.3.117) where one begins here.
    private static func lengthOfStyle(_ bytes: ArraySlice<UInt8>) -> Int? {
        guard bytes.dropFirst().first == UInt8(ascii: "[") else { return nil }
        // Digits, ":" and ";".
        let parameters = bytes.dropFirst(2).prefix { (0x30...0x3B).contains($0) }
        guard parameters.endIndex < bytes.endIndex, bytes[parameters.endIndex] == UInt8(ascii: "m") else { return nil }
        return parameters.count + 3
    }
}
