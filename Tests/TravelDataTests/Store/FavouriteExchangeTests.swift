import Foundation
import Testing
import TravelKit

@testable import TravelData

@Suite("Prices of favourites in an export")
struct FavouriteExchangeTests {
    private func exported(_ price: Money?) throws -> String {
        var trip = Trips.trip(2)
        trip.price = price
        let favourites = [trip, Trips.trip(1)].map { Favourite(.trip($0), addedAt: Trips.date(1), seenAt: Trips.date(1)) }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return String(decoding: try encoder.encode(FavouriteExchange.records(favourites)), as: UTF8.self)
    }

    /// The price of the first favourite in an export of two.
    private func price(in text: String) throws -> Money? {
        let found = try FavouriteExchange.favourites(in: Array(text.utf8))
        #expect(found.skipped == [] && found.favourites.count == 2)
        guard case .trip(let trip)? = found.favourites.first?.item else { throw Reason("no trip") }
        return trip.price
    }

    @Test(
        "come back exactly, whatever their currency's minor unit is",
        arguments: ["72.52", "72.525", "0.005", "9999999999999.999", "0.0500000000000000000001", "7"], ["EUR", "JPY", "KWD", "CLF", "XYZ"])
    func roundTrip(amount: String, currency: String) throws {
        let decimal = try #require(Decimal(string: amount))
        // Some of these have no such small amount, or would be beyond every fare.
        let given = Money(price: decimal, currency: currency)
        #expect(try price(in: exported(given)) == given)
        #expect(try price(in: exported(given))?.amount == given?.amount)
    }

    @Test(
        "are the exact ones where minor units are others, or not known to who has written them",
        arguments: ["\"priceMinorUnits\":7052,", ""])
    func exact(minorUnits: String) throws {
        let written = try exported(Money(price: try #require(Decimal(string: "70.5152")), currency: "XYZ"))
        #expect(written.contains("\"priceMinorUnits\":7052,") && written.contains("\"exactPrice\":70.5152"))
        let changed = written.replacing("\"priceMinorUnits\":7052,", with: minorUnits.replacing("7052", with: "705152"))
        #expect(changed != written)
        #expect(try price(in: changed)?.amount == Decimal(string: "70.5152"))
    }

    @Test("bring no note along in which there is nothing to see", arguments: ["", " ", "\n\u{3000}"])
    func blankNote(note: String) throws {
        let favourite = Favourite(.trip(Trips.trip(1)), note: note, addedAt: Trips.date(1), seenAt: Trips.date(1))
        let exported = try JSONEncoder().encode(FavouriteExchange.records([favourite]))
        let found = try FavouriteExchange.favourites(in: [UInt8](exported)).favourites
        #expect(found.count == 1 && found.allSatisfy { $0.note == nil })
    }

    @Test(
        "that cannot be read are left out, and it is said what is wrong with them",
        arguments: [
            ("\"70.5\"", "[0].trip.exactPrice: it is not a number"), ("true", "[0].trip.exactPrice: it is not a number"),
            ("1e30", "[0]: the favourite 2 holds a price that is none"), ("0.001", "[0]: the favourite 2 holds a price that is none"),
        ])
    func unreadable(written: String, why: String) throws {
        let text = try exported(Money(price: try #require(Decimal(string: "70.515")), currency: "EUR"))
        let changed = text.replacing("\"exactPrice\":70.515", with: "\"exactPrice\":" + written)
        #expect(changed != text)
        let found = try FavouriteExchange.favourites(in: Array(changed.utf8))
        #expect(found.favourites.map(\.id) == [.trip("1")] && found.skipped == [why])
    }

    @Test("are none where they are nothing or less, or in no currency", arguments: ["0", "-70.515"], ["EUR", "EURO"])
    func none(written: String, currency: String) throws {
        let text = try exported(Money(price: try #require(Decimal(string: "70.515")), currency: "EUR"))
        let changed = text.replacing("70.515", with: written).replacing("\"EUR\"", with: "\"\(currency)\"", maxReplacements: 1)
        #expect(try price(in: changed) == nil)
    }
}
