import TravelKit

/// What trips have in common.
struct TripCommons: Sendable {
    /// A flight, as a feed calls it.
    struct Flight: Hashable, Sendable {
        var airline: String
        var number: String
        /// Whether no plane is changed on the trips that are with it; nil where the feed does not say.
        var isDirect: Bool?

        /// As it is shown: "FR 4048".
        var text: String { airline.isEmpty ? number : number.isEmpty ? airline : airline + " " + number }
    }

    /// When a trip is, as a row says it.
    struct Times: Hashable, Sendable {
        /// The days of the departure and of the return, from 1970, at the airports; nil where there is none.
        var departure: Int?
        var back: Int?
        /// How many nights lie between the arrival and the return; nil where that is not known.
        var nights: Int?
    }

    /// Which of these a trip has.
    struct Codes: Sendable {
        var departure: UInt32
        var destination: UInt32
        var flight: UInt32
        var price: UInt32
        var times: UInt32
    }

    /// What a filter looks through of each of them.
    struct Texts: Sendable {
        var places: SearchTexts
        var flights: SearchTexts
        var airlines: SearchTexts
        var prices: SearchTexts
        var times: SearchTexts
    }

    var places: Interned<TripLocation>
    var flights: Interned<Flight>
    /// Whether any of these says whether it is direct.
    var saysDirect: Bool
    /// The number of each flight's airline.
    var flightAirlines: [UInt32]
    var prices: Interned<Money?>
    var times: Interned<Times>
    /// Made when somebody filters.
    var texts: Lazy<Texts>
}
