package import TravelKit

/// What the user looked at last in another view, for the map to show when it is opened.
@MainActor
package final class MapFocus {
    /// Something that a map can show.
    package enum Item {
        case country(Country)
        /// A country by its alpha-2 code.
        case code(String)
        /// The ways over land from one country to another, of which one is shown, and the country on it under the cursor.
        case way(RouteModel, at: Country?)
        /// Countries that are looked at together.
        case countries([Country])
        case leg(MapScene.Leg)
        /// What is known when nothing is awaited any more; nil where that is nothing that a map shows.
        case coming(isAwaited: @MainActor () -> Bool, find: @MainActor () -> Item?)

        /// A trip. Where the places of its airports are not known, it leads to a country.
        package static func trip(_ trip: Trip, airports: [AirportCode: Airport]) -> Item {
            MapScene.Leg(trip, airports: airports).map { .leg($0) } ?? .code(trip.destination.countryCode)
        }
    }

    private var item: Item?

    package init() {}

    /// The user leaves a view in which this is selected, or is the page; nil where it is nothing that a map shows.
    package func left(_ item: Item?) { self.item = item ?? self.item }

    /// The user leaves a page of which it may still be on its way what a map shows.
    package func left(while isAwaited: @escaping @MainActor () -> Bool, _ find: @escaping @MainActor () -> Item?) {
        left(isAwaited() ? .coming(isAwaited: isAwaited, find: find) : find())
    }

    /// The user leaves a view in which a trip is selected.
    package func left(_ trip: Trip, airports: [AirportCode: Airport]) { left(Item.trip(trip, airports: airports)) }

    /// What was left, once: what is selected on the map afterwards stays.
    package func take() -> Item? {
        defer { item = nil }
        return item
    }
}
