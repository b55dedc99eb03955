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
            let sequence = ControlSequence(rest)
            if sequence.isStyle {
                styles.take(exactColors?.exact(sequence.bytes)?[...] ?? sequence.bytes)
            } else {
                styles.end(in: &bytes)
                bytes += sequence.bytes
            }
            place += sequence.bytes.count
        }
        styles.end(in: &bytes)
        return bytes
    }

    /// `ESC ( B`: ASCII is the set of characters. It always is, unless `ESC (` and something else came before.
    private static let ascii: [UInt8] = [escape, UInt8(ascii: "("), UInt8(ascii: "B")]
}
