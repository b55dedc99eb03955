/// From where to where somebody flies.
package struct FareRoute: Hashable, Sendable, CustomStringConvertible {
    /// The airport, or the city, where the route starts.
    package var origin: AirportCode
    /// The airport, or the city, where it goes.
    package var destination: AirportCode

    package init(from origin: AirportCode, to destination: AirportCode) {
        self.origin = origin
        self.destination = destination
    }

    /// Whether both ends are known, so that fares can be asked for.
    package var isKnown: Bool { !origin.text.isEmpty && !destination.text.isEmpty }

    /// As it is shown: "VNO → FRA".
    package var description: String { "\(origin) → \(destination)" }
}

extension Trip {
    /// The route of its outward flight.
    package var route: FareRoute { FareRoute(from: departure.airport, to: destination.airport) }
}
