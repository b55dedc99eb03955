import Testing
import TravelKit

@Suite("Distances over the Earth's surface")
struct DistanceTests {
    /// Lengths of geodesics on WGS 84, by Vincenty's formulae or Karney's.
    @Test(
        "are within 0.5 % of known ones",
        arguments: [
            // Along the equator and along a meridian: a degree of each, and a quarter of the way around.
            (0.0, 0.0, 0.0, 1.0, 111.319), (0, 0, 1, 0, 110.574), (89, 0, 90, 0, 111.694), (0, 0, 90, 0, 10_001.966),
            (0, 0, 0, 90, 10_018.754),
            // London to New York (LHR, JFK), Singapore to Jakarta (SIN, CGK), Sydney to Santiago (SYD, SCL), over the date line.
            (51.4706, -0.461941, 40.639751, -73.778925, 5_554.9), (1.35019, 103.994003, -6.125567, 106.655897, 881.9),
            (-33.946111, 151.177222, -33.392975, -70.785803, 11_343), (-17.755392, 177.443378, -13.829969, -172.008336, 1_211),
        ])
    func known(latitude: Double, longitude: Double, otherLatitude: Double, otherLongitude: Double, kilometres: Double) throws {
        let one = try #require(Coordinate(latitude: latitude, longitude: longitude))
        let other = try #require(Coordinate(latitude: otherLatitude, longitude: otherLongitude))
        let distance = one.distance(to: other)
        #expect(abs(distance - kilometres) / kilometres < 0.005, "\(distance)")
        #expect(abs(distance - other.distance(to: one)) < 1e-6, "the same both ways")
    }

    @Test("are 0 from a place to itself, and half the way around to the opposite one")
    func ends() throws {
        let one = try #require(Coordinate(latitude: 40.4, longitude: -3.7))
        let opposite = try #require(Coordinate(latitude: -40.4, longitude: 176.3))
        #expect(one.distance(to: one) == 0)
        #expect(abs(one.distance(to: opposite) - 20_004) / 20_004 < 0.005)
        let pole = try #require(Coordinate(latitude: 90, longitude: 0))
        let samePole = try #require(Coordinate(latitude: 90, longitude: 120))
        #expect(pole.distance(to: samePole) < 0.001)
    }
}
