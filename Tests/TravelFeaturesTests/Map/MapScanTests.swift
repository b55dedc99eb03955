import TestSupport
import Testing
import TravelFeatures
import TravelKit

/// What is inside rings, by rows of dots.
@Suite struct MapScanTests {
    /// Dots of a degree, the first one's middle half a degree from the corner at 0° east and 20° north.
    private let window = MapWindow(center: MapPoint(longitude: 20, latitude: 10), across: 1, down: 1, columns: 20, rows: 5)

    private func picture(_ rings: [MapRing]) -> [[Bool]] {
        var scan = MapScan(window, step: 1, offset: 0.5)
        var rows = Array(repeating: Array(repeating: false, count: window.width), count: window.height)
        for span in scan.spans(rings) {
            for x in span.dots(in: window.width) { rows[span.row][x] = true }
        }
        return rows
    }

    /// Whether a place is inside, by the definition: an odd number of sides is crossed on the way west.
    private func isInside(_ x: Double, _ y: Double, _ rings: [MapRing]) -> Bool {
        rings.reduce(0) { count, ring in
            count
                + zip(ring.points, ring.points.dropFirst() + [ring.points[0]]).count { a, b in
                    (a.latitude > y) != (b.latitude > y)
                        && a.longitude + (b.longitude - a.longitude) * (y - a.latitude) / (b.latitude - a.latitude) < x
                }
        } % 2 == 1
    }

    @Test(arguments: 0..<40)
    func aDotIsInsideWhenItsMiddleIs(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let rings = (0..<Int.random(in: 1...4, using: &random)).compactMap { _ in
            MapRing(
                (0..<Int.random(in: 3...9, using: &random)).map { _ in
                    MapPoint(longitude: .random(in: -15...55, using: &random), latitude: .random(in: -10...30, using: &random))
                })
        }
        let picture = picture(rings)
        var wrong = 0
        for (row, dots) in picture.enumerated() {
            for (column, isSet) in dots.enumerated()
            where isSet != isInside(Double(column) + 0.5, 20 - Double(row) - 0.5, rings) { wrong += 1 }
        }
        // Sides that pass a middle closer than a thousandth of a dot may be rounded to either side of it.
        #expect(wrong <= 1)
    }

    @Test func twoThatShareASideHaveNeitherGapNorOverlap() throws {
        func point(_ x: Double, _ y: Double) -> MapPoint { MapPoint(longitude: x, latitude: y) }
        let border = [point(12, 25), point(13.3, 14.2), point(9.9, 9.7), point(17.2, 3.1), point(11, -5)]
        let west = try #require(MapRing(border + [point(-5, -5), point(-5, 25)]))
        let east = try #require(MapRing(border + [point(50, -5), point(50, 25)]))
        let (one, other) = (picture([west]), picture([east]))
        for row in one.indices { #expect(zip(one[row], other[row]).allSatisfy { $0 != $1 }) }
    }

    @Test func whatIsATurnAwayIsSeen() throws {
        let square = [(362.0, 5.0), (366, 5), (366, 9), (362, 9)].map { MapPoint(longitude: $0.0, latitude: $0.1) }
        #expect(picture([try #require(MapRing(square))]).joined().count { $0 } == 16)
    }
}
