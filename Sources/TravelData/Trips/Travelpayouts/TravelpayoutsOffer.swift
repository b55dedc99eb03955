import Foundation
import TravelKit

/// An offer of Travelpayouts, from whichever of its answers: a trip but for what only the fetch and the airport table know.
package struct TravelpayoutsOffer: Sendable {
    /// How long an offer lasts that does not say when it ends, in seconds.
    static let standardLife: TimeInterval = 48 * 3600

    /// Where it starts, as it was asked: the code of an airport or a city.
    var origin: AirportCode
    /// Where it goes: the code of a city, mostly.
    var destination: AirportCode
    /// The airport that it starts from, where the answer names it.
    var originAirport: AirportCode?
    /// The airport that it goes to, where the answer names it.
    var destinationAirport: AirportCode?
    var price: Money?
    var airline: String
    var flightNumber: String
    var departureAt: Date?
    var returnAt: Date?
    var expiresAt: Date?
    /// Whether no plane is changed, there and back; nil where the answer does not say.
    var isDirect: Bool?
    var bookingLink: URL?

    /// What an answer's prices are in: the currency that it names, else the one that was asked for.
    static func currency(_ named: String?, asked: String) -> String {
        named.flatMap { Money.isCurrency($0) ? $0.uppercased() : nil } ?? asked
    }

    /// When the flight back departs, as an answer has it; nil where there is none, for which "" stands as well.
    /// - Throws: a `Reason` when it departs at no time that there is: a trip with a way back is not said to have none.
    static func flightBack(_ text: String?) throws(Reason) -> Date? {
        guard let text = text?.nonEmpty else { return nil }
        guard let date = Date(iso8601: text) else { throw Reason("return_at is no date: \(text.debugDescription)") }
        return date
    }

    /// The trip that the offer is.
    /// - Parameter fetchedAt: when the offer came.
    func trip(fetchedAt: Date, atlas: AirportAtlas) -> Trip {
        Trip(
            id: id, price: price, airline: airline, flightNumber: flightNumber, departure: atlas.location(of: originAirport ?? origin),
            destination: atlas.location(of: destinationAirport ?? destination), createdAt: fetchedAt, departureAt: departureAt,
            returnAt: returnAt, expiresAt: expiresAt ?? fetchedAt.addingTimeInterval(Self.standardLife), bookingLink: bookingLink,
            isDirect: isDirect)
    }

    /// The same for the same flights, whenever and wherever they are offered.
    private var id: Trip.ID {
        func seconds(_ date: Date?) -> String { date.map { String(Int64($0.timeIntervalSince1970)) } ?? "" }
        return Trip.ID(
            StableHash.hex([origin.text, destination.text, airline, flightNumber, seconds(departureAt), seconds(returnAt)]))
    }
}
