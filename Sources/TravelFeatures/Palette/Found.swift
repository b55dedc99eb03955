package import TravelKit

/// What a name leads to.
package enum Found: Sendable {
    /// The page of a country.
    case country(Country)
    /// The trips to a region; nil for all.
    case region(Region?)
    /// The trips that begin or end at an airport.
    case airport(Airport)
    /// The page of a trip.
    case trip(Trip)
    /// The trips of the feed that a filter finds.
    case trips(filter: String)
}
