package import TravelKit

/// Trips that a page asks of the list of the feed.
package struct TripRequest: Equatable, Sendable {
    /// What finds them.
    package let filter: String
    /// The region whose trips they are among; nil for all, whichever the user has chosen for that list.
    package let region: Region?

    package init(_ filter: String, in region: Region? = nil) {
        self.filter = filter
        self.region = region
    }

    /// The trips to a country, and none to what begins with its code.
    package init(to country: Country) { self.init("to:=\(country.alpha2)") }

    /// The trips of a trip's route.
    package init(like trip: Trip) { self.init("from:\(trip.departure.airport) to:\(trip.destination.airport)") }

    /// A region is known by its identity before its name is.
    package static func == (one: TripRequest, other: TripRequest) -> Bool {
        one.filter == other.filter && one.region?.id == other.region?.id
    }
}
