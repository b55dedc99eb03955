package import TravelKit

/// Finds what of a picture lies inside rings, row by row, by the even-odd rule.
package struct MapScan {
    /// A stretch of land in a row of dots.
    package struct Span: Hashable, Sendable {
        /// The row: counted in steps.
        package let row: Int
        /// Where it begins and ends, in dots from the left edge of the picture; what is beyond an edge may be given less exactly.
        package let start: Double
        package let end: Double

        /// The dots whose middles are in it, as far as they are in a picture of so many.
        package func dots(in width: Int) -> Range<Int> {
            let first = min(max(Int((start - 0.5).rounded(.up)), 0), width)
            return first..<min(max(Int((end - 0.5).rounded(.up)), first), width)
        }
    }

    private let window: MapWindow
    private let step: Int
    private let offset: Double
    private let rows: Int
    /// Where outlines cross rows: the row and the place in it in one number, so that sorting is quick.
    private var crossings: [Int] = []

    /// - Parameters:
    ///   - step: every so many rows of dots one is looked at.
    ///   - offset: how far below the top of a step, in dots.
    package init(_ window: MapWindow, step: Int, offset: Double) {
        self.window = window
        self.step = step
        self.offset = offset
        rows = window.height / step
    }

    private static let origin = 1 << 20
    private static let fraction = 1024.0
    private static let placeBits = 32

    /// The stretches inside these rings, in reading order.
    package mutating func spans(_ rings: [MapRing]) -> [Span] {
        crossings.removeAll(keepingCapacity: true)
        for ring in rings {
            for turns in window.turns(of: ring.box) { cross(ring, shift: 360 * Double(turns)) }
        }
        guard !crossings.isEmpty else { return [] }
        crossings.sort()
        var spans: [Span] = []
        spans.reserveCapacity(crossings.count / 2)
        var index = 0
        while index + 1 < crossings.count {
            let (start, end) = (crossings[index], crossings[index + 1])
            let row = start >> Self.placeBits
            // A closed ring crosses a row an even number of times.
            guard row == end >> Self.placeBits else {
                index += 1
                continue
            }
            spans.append(Span(row: row, start: Self.place(start), end: Self.place(end)))
            index += 2
        }
        return spans
    }

    private static func place(_ crossing: Int) -> Double {
        Double(crossing & ((1 << placeBits) - 1)) / fraction - Double(origin)
    }

    private mutating func cross(_ ring: MapRing, shift: Double) {
        guard var from = ring.points.last else { return }
        let most = Double(Self.origin - 1)
        var (fromY, fromRow) = depth(of: from)
        for to in ring.points {
            let (toY, toRow) = depth(of: to)
            // Most points lie between the same rows as the one before: nothing more is worked out of them.
            let (first, end) = (max(0, min(fromRow, toRow)), min(rows, max(fromRow, toRow)))
            if first < end {
                let (fromX, toX) = (window.x(from.longitude + shift), window.x(to.longitude + shift))
                let slope = (toX - fromX) / (toY - fromY)
                for row in first..<end {
                    let x = min(max(fromX + (Double(row) - fromY) * slope, -most), most)
                    crossings.append(row << Self.placeBits | Int((x + Double(Self.origin)) * Self.fraction))
                }
            }
            (from, fromY, fromRow) = (to, toY, toRow)
        }
    }

    /// How far down a point lies, in steps, and the first row there or below; outside of the picture that is any row that it has not.
    private func depth(of point: MapPoint) -> (y: Double, row: Int) {
        let y = (window.y(point.latitude) - offset) / Double(step)
        return (y, min(max(y, -1), Double(rows + 1)).roundedUp)
    }
}
