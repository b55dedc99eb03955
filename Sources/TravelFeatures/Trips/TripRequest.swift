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
    package init(like trip: Trip) {
        let ends = [(TripField.from, trip.departure), (.to, trip.destination)]
        self.init(ends.compactMap { field, place in place.filterWord.map { "\(field.rawValue):\($0)" } }.joined(separator: " "))
    }

    /// A region is known by its identity before its name is.
    package static func == (one: TripRequest, other: TripRequest) -> Bool {
        one.filter == other.filter && one.region?.id == other.region?.id
    }
}

extension TripLocation {
    /// What a filter finds it by: its code, which no other has, or else its city, or else its country; nil where the feed gives none of them.
    var filterWord: String? {
        if !airport.text.isEmpty { return airport.text }
        let words = city.split(separator: " ").joined(separator: "-")
        return words.isEmpty ? (countryCode.isEmpty ? nil : "=" + countryCode) : words
    }
}
