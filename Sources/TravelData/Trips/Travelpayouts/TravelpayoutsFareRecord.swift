import Foundation
import TravelKit

/// The answer of `/aviasales/v3/prices_for_dates`: the offers of one route.
struct TravelpayoutsFareRecord: Decodable {
    struct Ticket: Decodable {
        var origin: String
        var destination: String
        var originAirport: String?
        var destinationAirport: String?
        var price: FlexibleNumber?
        var airline: String?
        var flightNumber: FlexibleNumber?
        var departureAt: String?
        var returnAt: String?
        var link: String?
        /// How often planes are changed, there and back.
        var transfers: FlexibleNumber?
        var returnTransfers: FlexibleNumber?

        enum CodingKeys: String, CodingKey {
            case origin, destination, price, airline, link, transfers
            case originAirport = "origin_airport"
            case destinationAirport = "destination_airport"
            case flightNumber = "flight_number"
            case departureAt = "departure_at"
            case returnAt = "return_at"
            case returnTransfers = "return_transfers"
        }

        /// The offer that the record describes.
        /// - Throws: what `TravelpayoutsOffer.flightBack` throws.
        func offer(currency: String) throws -> TravelpayoutsOffer {
            let returnAt = try TravelpayoutsOffer.flightBack(returnAt)
            return TravelpayoutsOffer(
                origin: AirportCode(given: origin) ?? "", destination: AirportCode(given: destination) ?? "",
                originAirport: originAirport.flatMap(AirportCode.init(given:)),
                destinationAirport: destinationAirport.flatMap(AirportCode.init(given:)),
                price: price?.decimal.flatMap { Money(price: $0, currency: currency) }, airline: airline ?? "",
                flightNumber: flightNumber?.text ?? "", departureAt: Date(iso8601: departureAt), returnAt: returnAt,
                isDirect: isDirect(thereAndBack: returnAt != nil), bookingLink: bookingLink)
        }

        /// Whether no plane is changed; nil where the answer does not say so of each way that is flown.
        private func isDirect(thereAndBack: Bool) -> Bool? {
            let ways = [transfers] + (thereAndBack ? [returnTransfers] : [])
            if ways.contains(where: { ($0?.decimal ?? 0) > 0 }) { return false }
            return ways.contains { $0?.decimal == nil } ? nil : true
        }

        /// The page where it can be booked; nil unless the link is a path on the site.
        private var bookingLink: URL? {
            guard let link, link.hasPrefix("/") else { return nil }
            return URL(string: "https://www.aviasales.com" + link)
        }
    }

    var data: [Attempt<Ticket>]
    /// What prices are in, where the answer says so.
    var currency: String?

    enum CodingKeys: String, CodingKey { case data, currency }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        data = try values.decode([Attempt<Ticket>].self, forKey: .data)
        currency = values.lenient(String.self, .currency)
    }

    /// The offers that the answer holds, in its order.
    /// - Parameter asked: the currency that was asked for, which counts where the answer names none.
    /// - Throws: the first failure, when more of them are bad than good.
    func offers(currency asked: String) throws -> Batch<TravelpayoutsOffer> {
        let currency = TravelpayoutsOffer.currency(currency, asked: asked)
        return try Batch(data.compactMap(\.result)) { try $0.offer(currency: currency) }
    }
}
