import Foundation
import TravelKit

/// The answer of `/v1/prices/cheap`: offers by the code of the destination, then by the number of stops.
struct TravelpayoutsCheapRecord: Decodable {
    struct Ticket: Decodable {
        var price: FlexibleNumber?
        var airline: String?
        var flightNumber: FlexibleNumber?
        var departureAt: String?
        var returnAt: String?
        var expiresAt: String?

        enum CodingKeys: String, CodingKey {
            case price, airline
            case flightNumber = "flight_number"
            case departureAt = "departure_at"
            case returnAt = "return_at"
            case expiresAt = "expires_at"
        }

        /// The offer that the record describes, to this destination.
        /// - Parameter stops: how often planes are changed, as the answer has it.
        /// - Throws: what `TravelpayoutsOffer.flightBack` throws.
        func offer(from origin: AirportCode, to destination: String, stops: String, currency: String) throws -> TravelpayoutsOffer {
            TravelpayoutsOffer(
                origin: origin, destination: AirportCode(given: destination) ?? "",
                price: price?.decimal.flatMap { Money(price: $0, currency: currency) }, airline: airline ?? "",
                flightNumber: flightNumber?.text ?? "", departureAt: Date(iso8601: departureAt),
                returnAt: try TravelpayoutsOffer.flightBack(returnAt), expiresAt: Date(iso8601: expiresAt),
                isDirect: Int(stops).map { $0 == 0 })
        }
    }

    typealias ByStops = [String: Attempt<Ticket>]

    /// By the code of the destination.
    var data: [String: Attempt<ByStops>]
    /// What prices are in, where the answer says so.
    var currency: String?

    enum CodingKeys: String, CodingKey { case data, currency }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        currency = values.lenient(String.self, .currency)
        do {
            data = try values.decode([String: Attempt<ByStops>].self, forKey: .data)
        } catch DecodingError.typeMismatch(let type, let context) {
            // An empty map may come as an empty list.
            guard let list = values.lenient([Attempt<Ticket>].self, .data), list.isEmpty else {
                throw DecodingError.typeMismatch(type, context)
            }
            data = [:]
        }
    }

    /// The offers that the answer holds, by destination and number of stops.
    /// - Parameter asked: the currency that was asked for, which counts where the answer names none.
    /// - Throws: the first failure, when more of them are bad than good.
    func offers(from origin: AirportCode, currency asked: String) throws -> Batch<TravelpayoutsOffer> {
        let currency = TravelpayoutsOffer.currency(currency, asked: asked)
        let tickets = data.sorted { $0.key < $1.key }
            .flatMap { destination, byStops -> [Result<(destination: String, stops: String, ticket: Ticket), any Error>] in
                switch byStops.result {
                case .success(let byStops):
                    byStops.sorted { $0.key < $1.key }.compactMap { stops, ticket in ticket.result?.map { (destination, stops, $0) } }
                case .failure(let error): [.failure(error)]
                case nil: []
                }
            }
        return try Batch(tickets) { try $0.ticket.offer(from: origin, to: $0.destination, stops: $0.stops, currency: currency) }
    }
}
