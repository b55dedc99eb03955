import Testing
import TravelFeatures
import TravelKit

/// The shortest way through the air.
@Suite struct GreatCircleTests {
    /// Known distances in km, between airports (OpenFlights' and gcmap.com's, ellipsoid).
    @Test(arguments: [
        ((-73.779, 40.640), (-0.462, 51.470), 5555.0), ((151.177, -33.946), (-118.408, 33.943), 12065),
        ((103.994, 1.350), (-73.779, 40.640), 15349), ((24.963, 60.317), (139.780, 35.553), 7849),
    ])
    func lengthsAreTrue(start: (Double, Double), end: (Double, Double), known: Double) {
        let length = GreatCircle.distance(
            MapPoint(longitude: start.0, latitude: start.1), MapPoint(longitude: end.0, latitude: end.1))
        #expect(abs(length - known) / known < 0.005, "\(length)")
    }

    @Test(arguments: [
        ((174.8, -37.0), (-118.4, 33.9)), ((139.8, 35.5), (-122.4, 37.6)), ((-0.5, 51.5), (-73.8, 40.6)), ((10, 80), (-170, 80)),
    ])
    func theLineDoesNotJump(start: (Double, Double), end: (Double, Double)) {
        let (from, to) = (MapPoint(longitude: start.0, latitude: start.1), MapPoint(longitude: end.0, latitude: end.1))
        let points = GreatCircle.points(from: from, to: to)
        let steps = zip(points, points.dropFirst())
        #expect(steps.allSatisfy { abs($0.longitude - $1.longitude) <= 180 })
        // Each step is as long as the others, and together they are the whole way.
        let sum = steps.reduce(0) { $0 + GreatCircle.distance($1.0, $1.1) }
        #expect(abs(sum - GreatCircle.distance(from, to)) < 1)
        #expect(points.first == from)
        #expect(abs(points.last.map { GreatCircle.distance($0, to) } ?? 99) < 0.001)
    }

    @Test func overThePacificItGoesOverTheDateLine() {
        let points = GreatCircle.points(
            from: MapPoint(longitude: 139.8, latitude: 35.5), to: MapPoint(longitude: -122.4, latitude: 37.6))
        #expect(points.allSatisfy { $0.longitude > 139 && $0.longitude < 238 })
        #expect((points.map(\.latitude).max() ?? 0) > 47)
    }

    @Test func placesThatAreTheSameOrOppositeMakeALine() {
        let here = MapPoint(longitude: 10, latitude: 20)
        #expect(GreatCircle.points(from: here, to: here) == [here, here])
        let there = MapPoint(longitude: -170, latitude: -20)
        #expect(GreatCircle.points(from: here, to: there) == [here, there])
    }
}
