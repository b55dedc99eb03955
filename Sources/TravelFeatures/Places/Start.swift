package import TravelKit

/// Where the program begins.
package enum Start: Sendable {
    /// A view, as it is named on the command line.
    package enum View: String, CaseIterable, Sendable {
        case countries, trips, favourites, map
    }

    /// In a view, its list filtered by some words.
    case view(View, filter: String = "")
    /// At a country's page.
    case country(Country)
    /// At a country on the map.
    case map(Country)
    /// At a trip's page.
    case trip(Trip)
}
