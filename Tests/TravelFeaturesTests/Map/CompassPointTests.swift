import Testing
import TravelFeatures
import TravelKit

@Suite("A direction")
struct CompassPointTests {
    private static let berlin = MapPoint(longitude: 13.4, latitude: 52.5)

    @Test(
        "is that in which one sets out",
        arguments: [
            (16.4, 48.2, CompassPoint.southeast), (21, 52.2, .east), (12.6, 55.7, .north), (2.35, 48.9, .southwest), (13.4, -33, .south),
            (4.9, 52.4, .west),
            // The shortest way there leads past Greenland.
            (-122.4, 37.8, .northwest), (139.7, 35.7, .northeast),
        ] as [(Double, Double, CompassPoint)])
    func directions(_ longitude: Double, _ latitude: Double, _ direction: CompassPoint) {
        let place = MapPoint(longitude: longitude, latitude: latitude)
        #expect(GreatCircle.bearing(from: Self.berlin, to: place).flatMap(CompassPoint.init(bearing:)) == direction)
    }

    @Test("goes over the date line, and there is none from a place to itself")
    func edges() {
        let fiji = MapPoint(longitude: 178, latitude: -18)
        #expect(GreatCircle.bearing(from: fiji, to: MapPoint(longitude: -172, latitude: -14)).flatMap(CompassPoint.init(bearing:)) == .east)
        #expect(GreatCircle.bearing(from: fiji, to: fiji) == nil && GreatCircle.bearing(from: fiji, to: fiji.turned(1)) == nil)
        #expect([0, 22, 23, 337, 338, 360].map { CompassPoint(bearing: $0) } == [.north, .north, .northeast, .northwest, .north, .north])
        #expect(CompassPoint(bearing: .nan) == nil)
    }
}
