import Testing
import TravelFeatures
import TravelKit

/// What part of the Earth a picture shows.
@Suite struct MapWindowTests {
    private func near(_ one: Double, _ other: Double, by distance: Double = 1e-6) -> Bool { abs(one - other) <= distance }

    @Test func thePictureOfTheWorldHoldsAllOfIt() {
        for (columns, rows) in [(80, 20), (200, 56), (40, 30), (300, 10)] {
            let window = MapWindow.fitting(MapWindow.world, columns: columns, rows: rows)
            #expect(window.box.north > 83.9 && window.box.south < -56.4, "\(columns) × \(rows)")
            #expect(window.box.east - window.box.west > 359.9, "\(columns) × \(rows)")
        }
    }

    @Test func aPictureThatIsWiderThanTheEarthShowsItOnce() {
        let window = MapWindow.fitting(MapWindow.world, columns: 60, rows: 6)
        #expect(window.box.east - window.box.west > 450)
        #expect(abs(Double(window.earth.count) * window.across - 360) < 2 * window.across)
        for west in stride(from: -160.0, through: 150, by: 10) {
            #expect(window.turns(of: MapBox(west: west, south: 0, east: west + 5, north: 10)).count == 1, "\(west)")
        }
        #expect(MapWindow.fitting(MapWindow.world, columns: 80, rows: 20).earth == 0..<160)
    }

    @Test(arguments: [(10.0, 47.0, 15.0, 55.0), (178, -19, 181, -16), (-75, -56, -66, -17), (27, 41, 190, 82)])
    func aBoxFits(west: Double, south: Double, east: Double, north: Double) {
        let box = MapBox(west: west, south: south, east: east, north: north)
        let window = MapWindow.fitting(box, margin: 0.1, columns: 80, rows: 20)
        let turns = box.turns(near: window.center.longitude)
        let (x, y) = (window.x(box.turned(turns).west), window.y(box.north))
        let (right, bottom) = (window.x(box.turned(turns).east), window.y(box.south))
        #expect(x >= 0 && y >= 0 && right <= 160 && bottom <= 80)
        // It fills one of the two directions.
        #expect(right - x > 130 || bottom - y > 65)
    }

    @Test(arguments: [-60.0, -33, 0, 20, 47, 65])
    func countriesHaveTheirShape(latitude: Double) {
        let window = MapWindow(center: MapPoint(longitude: 10, latitude: latitude), down: 0.05, columns: 80, rows: 20)
        #expect(near(window.down / window.across, MapMath.cosine(degrees: latitude), by: 1e-9))
    }

    /// The Earth, an ocean, a country, and places far from the parallel that is true to scale. Of an odd number of rows one is the middle.
    @Test(arguments: [
        MapWindow.fitting(MapWindow.world, columns: 100, rows: 27),
        MapWindow.fitting(MapBox(west: 151, south: -34, east: 242, north: 34), margin: 0.2, columns: 47, rows: 21),
        MapWindow.fitting(MapBox(west: 5.9, south: 47.3, east: 15, north: 55), margin: 0.2, columns: 80, rows: 21),
        MapWindow(center: MapPoint(longitude: 16, latitude: 79), down: 0.05, columns: 80, rows: 21),
        MapWindow(center: MapPoint(longitude: 120, latitude: 65), down: 1, columns: 80, rows: 21),
    ])
    func aColumnIsAsWideAsItIsSaidToBeInTheMiddle(window: MapWindow) {
        let (row, column) = (window.rows / 2, window.columns / 2)
        let width = GreatCircle.distance(window.point(row: row, column: column), window.point(row: row, column: column + 1))
        #expect(near(window.kilometresPerColumn, width, by: width * 0.02), "\(window.kilometresPerColumn), \(width)")
    }

    @Test func aPlaceIsWhereItsCellIs() {
        let window = MapWindow(center: MapPoint(longitude: 178, latitude: -18), down: 0.1, columns: 60, rows: 16)
        for row in [0, 7, 15] {
            for column in [0, 31, 59] {
                let cell = window.cell(of: window.point(row: row, column: column))
                #expect(cell?.row == row && cell?.column == column)
            }
        }
        // Of the same place a turn away, too; not of one on the other side of the Earth.
        #expect(window.cell(of: MapPoint(longitude: -180, latitude: -18))?.row == 8)
        #expect(window.cell(of: MapPoint(longitude: 180, latitude: -18))?.row == 8)
        #expect(window.cell(of: MapPoint(longitude: 0, latitude: -18)) == nil)
    }

    @Test func whoZoomsKeepsThePlaceUnderTheMouse() {
        let window = MapWindow(center: MapPoint(longitude: 10, latitude: 50), down: 0.05, columns: 80, rows: 20)
        let point = window.point(row: 3, column: 12)
        for factor in [1.5, 1 / 1.5] {
            let cell = window.zoomed(by: factor, around: point).cell(of: point)
            #expect(abs((cell?.row ?? -9) - 3) <= 1 && abs((cell?.column ?? -9) - 12) <= 1)
        }
    }

    /// However high and wide the picture is: all of it, and, where it is not as high as it is wide, so near that it fills it.
    @Test(arguments: [(80, 20), (80, 24), (40, 10), (60, 6), (120, 36), (200, 60), (40, 30), (80, 40), (20, 30), (300, 10), (58, 20)])
    func whatLiesAroundThePoleFits(columns: Int, rows: Int) {
        let ice = MapBox(west: -180, south: -90, east: 180, north: -60.5)
        let window = MapWindow.fitting(ice, margin: 0.08, columns: columns, rows: rows)
        #expect(window.box.south <= -90 && window.box.north >= -60.5 && window.box.east - window.box.west > 359.999)
        if rows * 10 <= columns * 3 { #expect(window.box.north - window.box.south < 60) }
        // Whoever stays there and looks closer sees the same parallels as before.
        let closer = window.zoomed(by: 1.0001)
        #expect(near(closer.center.latitude, window.center.latitude, by: 0.1))
        #expect(near(closer.across, window.across, by: window.across / 100))
    }

    @Test func theWholeWorldHasTheIceWhereThatIsWhatOneLooksAt() throws {
        func country(south: Double) throws -> WorldOutlines.Country {
            let corners: [(Double, Double)] = [(-10, south), (10, south), (10, south + 5), (-10, south + 5), (-10, south)]
            let line = MapLine(corners.map { MapPoint(longitude: $0.0, latitude: $0.1) }, owners: [.country(0)])
            let place = WorldOutlines.Place(code: "ATA", middle: MapPoint(longitude: 0, latitude: south + 2))
            return try WorldOutlines(places: [place], lines: [line].compactMap(\.self)).countries[0]
        }
        let window = MapWindow.world(with: try country(south: -80), columns: 80, rows: 20)
        #expect(near(window.box.south, -90, by: 0.01) && window.box.north > 83.9 && window.box.east - window.box.west >= 360)
        #expect(MapWindow.world(with: try country(south: 40), columns: 80, rows: 20) == MapWindow.world(columns: 80, rows: 20))
        #expect(try country(south: 40).parts(outside: window) == 0)
        let elsewhere = MapWindow(center: MapPoint(longitude: 90, latitude: 0), down: 0.1, columns: 80, rows: 20)
        #expect(try country(south: 40).parts(outside: elsewhere) == 1)
    }

    @Test func aCountryThatIsTooSmallForTheClosestLookFillsThePicture() throws {
        func country(_ size: Double) throws -> WorldOutlines.Country {
            let corners: [(Double, Double)] = [(0, 0), (size, 0), (size, size), (0, size), (0, 0)]
            let line = MapLine(corners.map { MapPoint(longitude: $0.0, latitude: $0.1) }, owners: [.country(0)])
            let place = WorldOutlines.Place(code: "SMR", middle: MapPoint(longitude: size / 2, latitude: size / 2))
            return try WorldOutlines(places: [place], lines: [line].compactMap(\.self)).countries[0]
        }
        let closest = MapWindow.closestLook(columns: 80, rows: 20)
        #expect(MapWindow.closestLook(at: try country(10), columns: 80, rows: 20) == closest)
        let small = MapWindow.closestLook(at: try country(0.1), columns: 80, rows: 20)
        #expect(small < closest && 0.1 / small >= 79, "as many dots as the picture is high")
    }

    @Test func nobodyGoesBeyondTheEarth() {
        var window = MapWindow.fitting(MapWindow.land, columns: 80, rows: 20)
        let widest = window.down
        for _ in 0..<9 { window = window.zoomed(by: 1 / 1.5).moved(right: 0.7, down: -0.5) }
        #expect(near(window.down, widest, by: 0.1))
        #expect(window.box.north <= 90.001)
        #expect((-180..<180).contains(window.center.longitude))
        for _ in 0..<60 { window = window.zoomed(by: 1.5) }
        #expect(window.down == MapWindow.closest)
        let none = MapWindow(center: MapPoint(longitude: 0, latitude: 0), down: .infinity, columns: 0, rows: -3)
        #expect(none.columns == 1 && none.rows == 1)
    }

    @Test func aBoxIsSeenAtEveryTurnThatIsInThePicture() {
        let window = MapWindow(center: MapPoint(longitude: 180, latitude: 0), across: 2, down: 2, columns: 180, rows: 20)
        // 720 degrees wide: twice the Earth.
        #expect(window.turns(of: MapBox(west: 0, south: -5, east: 10, north: 5)) == 0..<2)
        #expect(window.turns(of: MapBox(west: -10, south: 85, east: 10, north: 88)).isEmpty)
    }
}
