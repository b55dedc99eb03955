package import TravelKit

/// A route that can be chosen where a route to a country is asked for.
package struct RouteChoice: Identifiable, Hashable, Sendable {
    /// From one of the user's home airports to the airport.
    package var route: FareRoute
    /// The airport that it goes to.
    package var airport: Airport

    package init(_ route: FareRoute, airport: Airport) {
        self.route = route
        self.airport = airport
    }

    package var id: FareRoute { route }
}
