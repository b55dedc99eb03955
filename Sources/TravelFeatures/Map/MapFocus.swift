package import TravelKit

/// What the user looked at last in another view, for the map to show when it is opened. What it has taken last already changes nothing: the
/// map is as it was left.
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

    /// What tells one thing from another; nil for what is not known yet.
    private enum Name: Equatable {
        case country(String)
        case way(ObjectIdentifier, LandRoute?, at: Alpha3Code?)
        case countries([Alpha3Code])
        case leg(MapScene.Leg)

        @MainActor init?(_ item: Item) {
            switch item {
            case .country(let country): self = .country(country.alpha2)
            case .code(let code): self = .country(code)
            case .way(let model, let country): self = .way(ObjectIdentifier(model), model.route, at: country?.alpha3)
            case .countries(let countries): self = .countries(countries.map(\.alpha3))
            case .leg(let leg): self = .leg(leg)
            case .coming: return nil
            }
        }
    }

    private var item: Item?
    /// What the map has taken last.
    private var taken: Name?
    /// Whether the user asks for what is left: it is to be seen, however the map was moved since it showed that before.
    package private(set) var isAskedFor = false

    package init() {}

    /// The user asks for this on the map.
    package func wanted(_ item: Item) { (self.item, taken, isAskedFor) = (item, nil, true) }

    /// The user leaves a view in which this is selected, or is the page; nil where it is nothing that a map shows.
    package func left(_ item: Item?) { (self.item, isAskedFor) = (item ?? self.item, false) }

    /// The user leaves a page of which it may still be on its way what a map shows.
    package func left(while isAwaited: @escaping @MainActor () -> Bool, _ find: @escaping @MainActor () -> Item?) {
        left(isAwaited() ? .coming(isAwaited: isAwaited, find: find) : find())
    }

    /// What was left, once, and where it is not what the map has taken last: what is selected on the map afterwards stays.
    package func take() -> Item? {
        defer { item = nil }
        return item.flatMap { news($0) }
    }

    /// The same of what was on its way until now.
    package func news(_ item: Item) -> Item? {
        guard let name = Name(item) else {
            taken = nil
            return item
        }
        defer { taken = name }
        return name == taken ? nil : item
    }

    /// What is left is to be seen, whatever the map has taken last.
    package func renew() { (taken, isAskedFor) = (nil, true) }

    /// The map stays as it is.
    package func forget() { item = nil }
}
