/// Which land route is wanted.
package struct LandRouteQuery: Hashable, Sendable {
    /// Where the way begins, and where it ends.
    package var origin: Country
    package var destination: Country
    /// The countries that it leads through, in this order.
    package var stops: [Country]
    /// The countries that it does not lead through.
    package var avoided: Set<Alpha3Code>

    package init(from origin: Country, to destination: Country, via stops: [Country] = [], avoiding avoided: Set<Alpha3Code> = []) {
        self.origin = origin
        self.destination = destination
        self.stops = stops
        self.avoided = avoided
    }
}
