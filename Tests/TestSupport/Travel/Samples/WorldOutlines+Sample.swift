package import TravelKit

extension WorldOutlines {
    /// Two square countries side by side, Germany and Poland, with a border between them and land of nobody's below; Iceland is an island over
    /// the date line, Luxembourg has no shape. Everything is ten degrees wide and tall, the border at the equator's middle.
    package static func sample() throws(OutlineError) -> WorldOutlines {
        func point(_ x: Double, _ y: Double) -> MapPoint { MapPoint(longitude: x, latitude: y) }
        func place(_ code: Alpha3Code, _ middle: MapPoint, _ capital: MapPoint? = nil) -> Place {
            Place(code: code, middle: middle, capital: capital)
        }
        let lines = [
            MapLine([point(0, 10), point(-10, 10), point(-10, 0)], owners: [.country(0)]),
            MapLine([point(0, 10), point(10, 10), point(10, 0), point(0, 0)], owners: [.country(1)]),
            MapLine([point(0, 0), point(0, 10)], owners: [.country(0), .country(1)]),
            MapLine([point(-10, 0), point(0, 0)], owners: [.country(0), .nobody]),
            MapLine([point(0, 0), point(0, -10), point(-10, -10), point(-10, 0)], owners: [.nobody]),
            MapLine(
                [point(175, 5), point(185, 5), point(185, -5), point(175, -5), point(175, 5)], owners: [.country(2)]),
        ]
        return try WorldOutlines(
            places: [
                place("DEU", point(-5, 5), point(-2, 7)), place("POL", point(5, 5), point(5, 2)), place("ISL", point(180, 0)),
                place("LUX", point(-20, 5)),
            ], lines: lines.compactMap(\.self))
    }
}
