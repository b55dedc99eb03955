package import TerminalText
package import TravelKit

/// Through which countries a way over land is to lead, and which it is to avoid.
package struct RouteConditions: Hashable, Sendable {
    /// The countries that it leads through, in this order.
    package var stops: [Country]
    /// The countries that it does not lead through.
    package var avoided: [Country]

    /// Conditions; none where nothing is given.
    package init(via stops: [Country] = [], avoiding avoided: [Country] = []) {
        (self.stops, self.avoided) = (stops, avoided)
    }

    /// That a way is to avoid what it is to lead through.
    package static let contrary: SafeText = "The way cannot lead through a country and avoid it."

    /// Whether a way from one of these countries to the other one can meet them: it does not avoid what it leads through.
    package func canHold(from origin: Country, to destination: Country) -> Bool {
        let wanted = Set(([origin, destination] + stops).map(\.alpha3))
        return !avoided.contains { wanted.contains($0.alpha3) }
    }
}
