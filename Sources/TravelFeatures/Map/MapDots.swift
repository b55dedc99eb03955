import TravelKit

/// A picture made of dots, two across and four down in a cell, each cell with what it shows.
struct MapDots {
    let columns: Int
    let rows: Int
    /// The dots of each cell, as braille has them (Unicode, U+2800).
    private(set) var patterns: [UInt8]
    private(set) var parts: [MapPart]

    /// The columns of dots in which any are set.
    private let visible: Range<Int>

    init(_ window: MapWindow) {
        (columns, rows, visible) = (window.columns, window.rows, window.earth)
        patterns = Array(repeating: 0, count: columns * rows)
        parts = Array(repeating: .sea, count: columns * rows)
    }

    /// The bit of a dot in its cell, by row and column.
    static let bits: [UInt8] = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80]

    /// Sets a dot; outside of the picture, and of the Earth in it, nothing happens.
    mutating func set(_ x: Int, _ y: Int, _ part: MapPart) {
        guard visible.contains(x), y >= 0, y < rows * 4 else { return }
        let cell = (y >> 2) * columns + x >> 1
        put(Self.bits[(y & 3) << 1 | x & 1], in: cell, part)
    }

    private mutating func put(_ dots: UInt8, in cell: Int, _ part: MapPart) {
        // Nobody would see a line of dots among dots.
        if part == .route, parts[cell] == .selected || parts[cell] == .land { patterns[cell] = 0 }
        patterns[cell] |= dots
        if part > parts[cell] { parts[cell] = part }
    }

    /// Sets the dots of a row from one column of dots up to another.
    mutating func fill(row: Int, _ dots: Range<Int>, _ part: MapPart) {
        for x in dots { set(x, row, part) }
    }

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
            if dash == 1 || count % dash == 0 { set(x, y, part) }
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
