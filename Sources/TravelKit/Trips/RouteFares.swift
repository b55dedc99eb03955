/// The fares of one route as a trip repository, so that whatever shows trips shows fares as well.
package struct RouteFares: TripRepository {
    private let route: FareRoute
    private let repository: any FareRepository

    /// The fares of this route, read from `repository`.
    package init(_ route: FareRoute, from repository: any FareRepository) {
        self.route = route
        self.repository = repository
    }

    /// The fares. A route goes to one place, so that a region selects nothing.
    package func trips(in region: Region.ID?) -> Reading<Trip> {
        repository.fares(from: route.origin, to: route.destination)
    }
}
