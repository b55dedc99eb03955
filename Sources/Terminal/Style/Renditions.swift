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
        /// Where the sequences of styles begin behind which there is nothing yet.
        var run: Int?
        var hasOtherSet = false
        var place = 0
        while place < frame.count {
            let rest = frame[place...]
            guard rest.first == Self.escape else {
                let end = rest.firstIndex(of: Self.escape) ?? frame.count
                bytes += frame[place..<end]
                (place, run) = (end, nil)
                continue
            }
            if rest.starts(with: Self.ascii), !hasOtherSet {
                place += Self.ascii.count
                continue
            }
            if rest.dropFirst().first == UInt8(ascii: "(") { hasOtherSet = !rest.starts(with: Self.ascii) }
            guard let length = Self.lengthOfStyle(rest) else {
                bytes.append(Self.escape)
                (place, run) = (place + 1, nil)
                continue
            }
            let style = rest.prefix(length)
            // One that begins with none ends those before it.
            if let begun = run, Self.beginsAnew(style) { bytes.removeSubrange(begun...) }
            run = run ?? bytes.count
            if let exact = exactColors?.exact(style) { bytes += exact } else { bytes += style }
            place += length
        }
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

    /// Whether a sequence takes everything back first: its first parameter is 0, or left out.
    private static func beginsAnew(_ style: ArraySlice<UInt8>) -> Bool {
        let parameter = style.dropFirst(2).prefix { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: "m") }
        return parameter.allSatisfy { $0 == UInt8(ascii: "0") }
    }
}
