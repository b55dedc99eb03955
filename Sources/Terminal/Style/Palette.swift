/// xterm's 256 colours, and which of them is nearest to another colour.
enum Palette {
    struct RGB: Hashable {
        let red: Int
        let green: Int
        let blue: Int

        /// As terminals with direct colour number it.
        var packed: Int { red << 16 | green << 8 | blue }

        func distance(to other: RGB) -> Int {
            // Weighted for the eye, which sees green best; see "redmean", https://www.compuphase.com/cmetric.htm
            let mean = (red + other.red) / 2
            let (r, g, b) = (red - other.red, green - other.green, blue - other.blue)
            return (512 + mean) * r * r / 256 + 4 * g * g + (767 - mean) * b * b / 256
        }
    }

    /// xterm's own values of the sixteen named colours.
    private static let named: [RGB] = [
        RGB(red: 0, green: 0, blue: 0), RGB(red: 205, green: 0, blue: 0), RGB(red: 0, green: 205, blue: 0),
        RGB(red: 205, green: 205, blue: 0), RGB(red: 0, green: 0, blue: 238), RGB(red: 205, green: 0, blue: 205),
        RGB(red: 0, green: 205, blue: 205), RGB(red: 229, green: 229, blue: 229), RGB(red: 127, green: 127, blue: 127),
        RGB(red: 255, green: 0, blue: 0), RGB(red: 0, green: 255, blue: 0), RGB(red: 255, green: 255, blue: 0),
        RGB(red: 92, green: 92, blue: 255), RGB(red: 255, green: 0, blue: 255), RGB(red: 0, green: 255, blue: 255),
        RGB(red: 255, green: 255, blue: 255),
    ]

    /// The colour of an index.
    static func color(at index: UInt8) -> RGB {
        let index = Int(index)
        switch index {
        case 0..<16: return named[index]
        case 16..<232:
            let steps = [0, 95, 135, 175, 215, 255]
            let cube = index - 16
            return RGB(red: steps[cube / 36], green: steps[cube / 6 % 6], blue: steps[cube % 6])
        default:
            let grey = 8 + (index - 232) * 10
            return RGB(red: grey, green: grey, blue: grey)
        }
    }

    /// The index of the nearest colour among `candidates`.
    static func nearest(to color: RGB, among candidates: Range<Int>) -> Int {
        var best = candidates.lowerBound
        var distance = Int.max
        for candidate in candidates {
            let other = Palette.color(at: UInt8(truncatingIfNeeded: candidate)).distance(to: color)
            if other < distance { (best, distance) = (candidate, other) }
        }
        return best
    }
}
