import TravelKit

/// A picture made of dots, two across and four down in a cell, each cell with what it shows.
struct MapDots {
    let columns: Int
    let rows: Int
    /// The dots of each cell, as braille has them (Unicode, U+2800).
    private(set) var patterns: [UInt8]
    private(set) var parts: [MapPart]
    /// The dots of ways through the air that are left out where these are dashed, by their cells.
    private var gaps: [Int: UInt8] = [:]

    /// The columns of dots in which any are set.
    private let visible: Range<Int>

    init(_ window: MapWindow) {
        (columns, rows, visible) = (window.columns, window.rows, window.earth)
        patterns = Array(repeating: 0, count: columns * rows)
        parts = Array(repeating: .sea, count: columns * rows)
    }

    /// The bit of a dot in its cell, by row and column.
    static let bits: [UInt8] = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80]

    /// The dots of a cell.
    /// - Parameter isDashed: whether ways through the air are dashed.
    func pattern(of cell: Int, isDashed: Bool) -> UInt8 {
        isDashed && parts[cell] == .route ? patterns[cell] & ~gaps[cell, default: 0] : patterns[cell]
    }

    /// Sets a dot; outside of the picture, and of the Earth in it, nothing happens.
    /// - Parameter isGap: whether it is left out where ways through the air are dashed.
    mutating func set(_ x: Int, _ y: Int, _ part: MapPart, isGap: Bool = false) {
        guard visible.contains(x), y >= 0, y < rows * 4 else { return }
        let cell = (y >> 2) * columns + x >> 1
        put(Self.bits[(y & 3) << 1 | x & 1], in: cell, part, isGap: isGap)
    }

    private mutating func put(_ dots: UInt8, in cell: Int, _ part: MapPart, isGap: Bool = false) {
        if part == .route {
            // Nobody would see a line of dots among dots.
            if parts[cell] == .selected || parts[cell] == .land { (patterns[cell], gaps[cell]) = (0, nil) }
            // A dot that something else has set stays.
            let new = dots & ~patterns[cell]
            if !isGap { gaps[cell]? &= ~dots } else if new != 0 { gaps[cell, default: 0] |= new }
        }
        patterns[cell] |= dots
        if part > parts[cell] { parts[cell] = part }
    }

    /// Sets the dots of a row from one column of dots up to another.
    mutating func fill(row: Int, _ dots: Range<Int>, _ part: MapPart) {
        let dots = dots.clamped(to: visible)
        guard !dots.isEmpty, row >= 0, row < rows * 4 else { return }
        // Cell by cell: a country that fills the screen has millions of dots.
        let (left, right) = (Self.bits[(row & 3) << 1], Self.bits[(row & 3) << 1 | 1])
        for column in (dots.lowerBound >> 1)...((dots.upperBound - 1) >> 1) {
            let (first, second) = (dots.contains(column << 1) ? left : 0, dots.contains(column << 1 | 1) ? right : 0)
            put(first | second, in: (row >> 2) * columns + column, part)
        }
    }

    /// A dash of a way through the air, and with the gap behind it: coasts are lines, and borders of others every other dot.
    private static let dash = (dots: 4, withGap: 6)

    /// Draws a line between two places, given in dots.
    ///
    /// - Parameters:
    ///   - dash: every so many dots one is set.
    ///   - count: how many dots came before on the same line; goes on counting.
    mutating func line(
        from start: (x: Double, y: Double), to end: (x: Double, y: Double), _ part: MapPart, dash: Int = 1, count: inout Int
    ) {
        guard let (start, end) = clipped(start, end) else { return }
        var (x, y) = (start.x.roundedDown, start.y.roundedDown)
        let (lastX, lastY) = (end.x.roundedDown, end.y.roundedDown)
        let (dx, dy) = (abs(lastX - x), -abs(lastY - y))
        let (stepX, stepY) = (x < lastX ? 1 : -1, y < lastY ? 1 : -1)
        var error = dx + dy
        while true {
            if dash == 1 || count % dash == 0 {
                set(x, y, part, isGap: part == .route && count % Self.dash.withGap >= Self.dash.dots)
            }
            if x == lastX, y == lastY { return }
            count += 1
            let double = 2 * error
            if double >= dy { (error, x) = (error + dy, x + stepX) }
            if double <= dx { (error, y) = (error + dx, y + stepY) }
        }
    }

    /// What of a line lies in the picture or next to it (Liang and Barsky); nil for nothing.
    private func clipped(
        _ start: (x: Double, y: Double), _ end: (x: Double, y: Double)
    ) -> ((x: Double, y: Double), (x: Double, y: Double))? {
        let (right, bottom) = (Double(columns * 2), Double(rows * 4))
        if start.x >= 0, end.x >= 0, start.y >= 0, end.y >= 0, start.x < right, end.x < right, start.y < bottom, end.y < bottom {
            return (start, end)
        }
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        var (first, last) = (0.0, 1.0)
        for (slope, room) in [(-dx, start.x + 1), (dx, right + 1 - start.x), (-dy, start.y + 1), (dy, bottom + 1 - start.y)] {
            if slope == 0 {
                if room < 0 { return nil }
            } else if slope < 0 {
                first = max(first, room / slope)
            } else {
                last = min(last, room / slope)
            }
        }
        guard first <= last else { return nil }
        return ((start.x + first * dx, start.y + first * dy), (start.x + last * dx, start.y + last * dy))
    }
}
