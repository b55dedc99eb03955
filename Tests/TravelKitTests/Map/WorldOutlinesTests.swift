import TestSupport
import Testing
import TravelKit

/// Countries are put together from the lines that they share.
@Suite struct WorldOutlinesTests {
    private func point(_ x: Double, _ y: Double) -> MapPoint { MapPoint(longitude: x, latitude: y) }

    @Test func ringsAreMadeOfSharedLines() throws {
        let world = try WorldOutlines.sample()
        let germany = try #require(world.index(of: "DEU").map { world.countries[$0] })
        #expect(germany.rings.count == 1)
        #expect(germany.rings[0].box == MapBox(west: -10, south: 0, east: 0, north: 10))
        #expect(Set(germany.rings[0].points) == [point(0, 10), point(-10, 10), point(-10, 0), point(0, 0)])
        #expect(germany.neighbours == [1])
        #expect(world.countries[1].neighbours == [0])
        #expect(world.unowned.map(\.box) == [MapBox(west: -10, south: -10, east: 0, north: 0)])
        #expect(world.countries[3].rings.isEmpty)
        #expect(world.index(of: "XXX") == nil)
    }

    @Test func aRingOverTheDateLineIsInOnePiece() throws {
        let lines = [
            MapLine([point(179, 0), point(179, 2), point(181, 2)], owners: [.country(0)]),
            MapLine([point(-179, 2), point(-179, 0), point(-181, 0)], owners: [.country(0)]),
        ].compactMap(\.self)
        let world = try WorldOutlines(places: [.init(code: "FJI", middle: point(180, 1))], lines: lines)
        #expect(world.countries[0].rings.map(\.box) == [MapBox(west: 179, south: 0, east: 181, north: 2)])
    }

    @Test func anOutlineThatDoesNotCloseIsAnError() {
        let lines = [MapLine([point(0, 0), point(1, 0), point(1, 1)], owners: [.country(0)])].compactMap(\.self)
        #expect(throws: OutlineError.open("DEU")) {
            try WorldOutlines(places: [.init(code: "DEU", middle: point(0, 0))], lines: lines)
        }
        #expect(throws: OutlineError.unknownCountry(0)) { try WorldOutlines(places: [], lines: lines) }
    }

    @Test func islandsFarAwayDoNotCountForTheMainPart() throws {
        func square(_ x: Double, _ y: Double, _ side: Double) -> MapLine? {
            MapLine(
                [point(x, y), point(x + side, y), point(x + side, y + side), point(x, y + side), point(x, y)], owners: [.country(0)])
        }
        // A mainland, an island near it, one far away, and a large one beyond the date line.
        let lines = [square(170, 0, 9), square(169.5, -0.5, 0.2), square(100, 0, 1), square(-179, 0, 4)].compactMap(\.self)
        let world = try WorldOutlines(places: [.init(code: "FJI", middle: point(175, 5))], lines: lines)
        #expect(world.countries[0].mainBox == MapBox(west: 169.5, south: -0.5, east: 185, north: 9))
    }
}
