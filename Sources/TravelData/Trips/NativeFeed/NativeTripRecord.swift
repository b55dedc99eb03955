import Foundation
import TravelKit

/// A trip as the native feed gives it. Prices may be fractional or text, flight numbers numbers or text, codes of countries any of ISO 3166.
struct NativeTripRecord: Decodable {
    struct Location: Decodable {
        var city: String
        var countryCode: String
        var airportCode: String

        enum CodingKeys: String, CodingKey {
            case city
            case countryCode = "country_code"
            case airportCode = "airport_code"
        }

        var location: TripLocation {
            // To know the other codes takes a while.
            let alpha2 = countryCode.utf8.count > 2 ? CodeNames.bundled.alpha2(of: countryCode) : countryCode
            return TripLocation(city: city, countryCode: alpha2, airport: AirportCode(given: airportCode) ?? "")
        }
    }

    /// When the flight back departs, in milliseconds; "" says as well that there is none.
    struct Return: Decodable {
        var milliseconds: Double?

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            do { milliseconds = try container.decode(Double.self) } catch {
                guard let text = try? container.decode(String.self), text.isEmpty else { throw error }
            }
        }
    }

    var id: String
    var currency: String?
    var price: FlexibleNumber?
    var airlines: String?
    var flightNumber: FlexibleNumber?
    var departure: Location
    var destination: Location
    var createdAt: Double?
    var departureAt: Double?
    var returnAt: Return?
    var expiresAt: Double?

    enum CodingKeys: String, CodingKey {
        case id, currency, price, airlines, departure, destination
        case flightNumber = "flight_number"
        case createdAt = "created_at"
        case departureAt = "departure_at"
        case returnAt = "return_at"
        case expiresAt = "expires_at"
    }

    /// How long an offer lasts of which the feed says one end alone.
    private static let lifetime: TimeInterval = 48 * 3600

    /// The trip that the record describes.
    func trip() throws -> Trip {
        guard let identity = Trip.ID(given: id) else { throw Reason("id is no identity: \(id.debugDescription)") }
        guard let currency else { throw Reason(price == nil ? "currency is missing" : "it has a price, but no currency") }
        let end = expiresAt.flatMap(Date.init(milliseconds:))
        let created = try found(before: end)
        return Trip(
            id: identity, price: price?.decimal.flatMap { Money(price: $0, currency: currency) }, airline: airlines ?? "",
            flightNumber: flightNumber?.text ?? "", departure: departure.location, destination: destination.location, createdAt: created,
            departureAt: departureAt.flatMap(Date.init(milliseconds:)), returnAt: try flightBack(),
            expiresAt: end ?? created.addingTimeInterval(Self.lifetime).withinHistory)
    }

    /// When the offer was found. Where the record does not say it, its end does: whatever else there is, an answer that is kept is decoded
    /// anew, and would be found later each time.
    /// - Throws: a `Reason` when it was found at no time that there is, and when nothing says it.
    private func found(before end: Date?) throws(Reason) -> Date {
        guard let createdAt else {
            guard let end else { throw Reason("created_at is missing, and expires_at does not stand for it") }
            return max(end.addingTimeInterval(-Self.lifetime), Date(timeIntervalSince1970: 0))
        }
        guard let date = Date(milliseconds: createdAt) else { throw Reason("created_at is no date: \(createdAt)") }
        return date
    }

    /// When the flight back departs; nil where there is none, which is also what 0 says.
    /// - Throws: a `Reason` when it departs at no time that there is: a trip with a way back is not said to have none.
    private func flightBack() throws(Reason) -> Date? {
        guard let returnAt = returnAt?.milliseconds, returnAt != 0 else { return nil }
        guard let date = Date(milliseconds: returnAt) else { throw Reason("return_at is no date: \(returnAt)") }
        return date
    }
}

extension NativeTripRecord {
    /// Reads a record that is plain, as JSONDecoder would; nil for any other.
    init?(plainly bytes: [UInt8]) {
        do throws(NotPlain) { self = try Self(plain: PlainObject(bytes)) } catch { return nil }
    }

    private init(plain object: PlainObject) throws(NotPlain) {
        id = try object.text(CodingKeys.id)
        currency = try object.textIfPresent(CodingKeys.currency)
        price = try FlexibleNumber(plain: object[CodingKeys.price.rawValue])
        airlines = try object.textIfPresent(CodingKeys.airlines)
        flightNumber = try FlexibleNumber(plain: object[CodingKeys.flightNumber.rawValue])
        departure = try Location(plain: object.object(CodingKeys.departure))
        destination = try Location(plain: object.object(CodingKeys.destination))
        createdAt = try object.numberIfPresent(CodingKeys.createdAt)?.double
        departureAt = try object.numberIfPresent(CodingKeys.departureAt)?.double
        returnAt = try Return(plain: object[CodingKeys.returnAt.rawValue])
        expiresAt = try object.numberIfPresent(CodingKeys.expiresAt)?.double
    }
}

extension NativeTripRecord.Location {
    fileprivate init(plain object: PlainObject) throws(NotPlain) {
        city = try object.text(CodingKeys.city)
        countryCode = try object.text(CodingKeys.countryCode)
        airportCode = try object.text(CodingKeys.airportCode)
    }
}

extension NativeTripRecord.Return {
    /// A member of a plain object; nil where there is none.
    fileprivate init?(plain value: PlainObject.Value?) throws(NotPlain) {
        switch value {
        case nil, .null: return nil
        case .number(let number): milliseconds = number.double
        case .text(""): milliseconds = nil
        default: throw NotPlain()
        }
    }
}
