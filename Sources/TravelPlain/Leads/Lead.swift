import TerminalText
import TravelFeatures
import TravelKit

/// What a line leads to, or what a page is of.
enum Lead {
    case country(Country)
    /// A trip, and the list with which its page is made.
    case trip(Trip, TripsModel)
    case airport(Airport)
    /// Trips of the feed, and where all of them go, where that is one place.
    case trips(TripRequest, to: TripLocation? = nil)

    /// What it is among the favourites; airports and lists are none.
    var favourite: Favourite.Item {
        get throws(Absence) {
            switch self {
            case .country(let country): return .country(country)
            case .trip(let trip, _): return .trip(trip)
            case .airport, .trips: throw Absence(reason: "That is for countries and trips.")
            }
        }
    }

    /// It as one of two countries.
    var country: WantedCountry {
        get throws(Absence) {
            guard case .country(let country) = self else { throw Absence(reason: "That is for countries.") }
            return .known(CountryReference(country))
        }
    }

    /// The country where it is.
    func whereabouts(_ format: DisplayFormat) throws(Absence) -> CountryReference {
        let place: TripLocation
        switch self {
        case .country(let country): return CountryReference(country)
        case .airport(let airport): return .code(airport.country)
        case .trip(let trip, _): place = trip.destination
        case .trips(_, let destination?): place = destination
        case .trips(_, nil): throw Absence(reason: "That is for countries, airports and trips.")
        }
        if let reason = TripModel.reason(for: [place], unsaid: TripModel.noCountryText, format) { throw Absence(reason: reason) }
        return .code(place.countryCode)
    }

    /// The trips of the feed that belong to it.
    var request: TripRequest {
        switch self {
        case .country(let country): TripRequest(to: country)
        case .trip(let trip, _): TripRequest(like: trip)
        case .airport(let airport): TripRequest(at: airport)
        case .trips(let request, _): request
        }
    }
}
