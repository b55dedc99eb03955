import Testing
import TravelKit

@testable import TravelFeatures

/// The dots of a map.
@Suite struct MapDotsTests {
    private let window = MapWindow(center: MapPoint(longitude: 0, latitude: 0), across: 0.5, down: 0.5, columns: 40, rows: 10)

    @Test(arguments: [MapPart.land, .selected], [0..<0, 0..<1, 1..<2, 3..<9, 4..<8, 5..<200, -7 ..< -2, -3..<6])
    func aStretchHasTheDotsThatItHasOneByOne(_ part: MapPart, _ stretch: Range<Int>) {
        for row in [-1, 0, 5, 39, 40] {
            var (filled, single) = (MapDots(window), MapDots(window))
            filled.set(4, 5, .outline)
            single.set(4, 5, .outline)
            filled.fill(row: row, stretch, part)
            for x in stretch { single.set(x, row, part) }
            #expect(filled.patterns == single.patterns && filled.parts == single.parts, "row \(row)")
        }
    }
}
