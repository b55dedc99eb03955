import Foundation
import OrderedCollections
import TestSupport
import Testing
import TravelKit

@testable import TravelFeatures

@Suite("Prices are found by what stands on the screen", .timeLimit(.minutes(1)))
struct ShownPriceTests {
    /// Which of these prices have the value of a field.
    private func found(_ field: TripField, _ value: String, _ prices: [Money], _ format: DisplayFormat = .sample) throws -> [Bool] {
        let fields = TripFields.prices(OrderedSet(prices.map { Optional($0) }), format)
        let asked = try #require(fields.first { $0.name == field.rawValue })
        return try #require(asked.codes(value), "\(value)")
    }

    /// An amount with all digits of the minor unit: "24.90".
    private func written(_ units: Int, digits: Int) -> String {
        if digits == 0 { return "\(units)" }
        let text = String(repeating: "0", count: max(0, digits + 1 - "\(units)".count)) + "\(units)"
        return "\(text.dropLast(digits)).\(text.suffix(digits))"
    }

    /// Holds a price and those just below and above against what is asked for by it.
    private func expectFound(_ units: Int, _ currency: String, digits: Int, by amount: String) throws {
        let prices = (units - 1...units + 1).map { Money(minorUnits: $0, currency: currency) }
        #expect(try found(.max, amount, prices) == [true, true, false], "max:\(amount)")
        #expect(try found(.min, amount, prices) == [false, true, true], "min:\(amount)")
        #expect(try found(.price, amount, prices) == [false, true, false], "price:\(amount)")
        let others = [units - 1, units + 1].map { written($0, digits: digits) }
        #expect(try found(.price, "\(others[0])-\(amount)", prices) == [true, true, false], "price:\(others[0])-\(amount)")
        #expect(try found(.price, "\(amount)-\(others[1])", prices) == [false, true, true], "price:\(amount)-\(others[1])")
    }

    @Test("Every price is the number that is read of its digits", arguments: [("JPY", 0), ("EUR", 2), ("KWD", 3), ("CLF", 4)])
    func everyPrice(currency: String, digits: Int) {
        let off = (1...99_999).filter { Money(minorUnits: $0, currency: currency).shownAmount != Double(written($0, digits: digits)) }
        #expect(off.isEmpty, "\(off.count), the first \(off.first ?? 0)")
    }

    @Test(
        "Prices of many are found by themselves, and those beside them are not",
        arguments: [("JPY", 0), ("EUR", 2), ("CLF", 4)])
    func many(currency: String, digits: Int) throws {
        for units in Array(stride(from: 2, to: 99_999, by: 397)) + [2_499, 3_999, 3_349, 3_699, 6_199, 2_051] {
            try expectFound(units, currency, digits: digits, by: written(units, digits: digits))
        }
    }

    @Test("So are prices in thousandths, with their currency")
    func thousandths() throws {
        for units in Array(stride(from: 1_002, to: 99_999, by: 797)) + [24_990, 24_995] {
            let prices = (units - 1...units + 1).map { Money(minorUnits: $0, currency: "KWD") }
            // English groups digits by commas.
            let amount = written(units, digits: 3) + "KWD"
            #expect(try found(.max, amount, prices) == [true, true, false], "max:\(amount)")
            #expect(try found(.min, amount, prices) == [false, true, true], "min:\(amount)")
            #expect(try found(.price, amount, prices) == [false, true, false], "price:\(amount)")
        }
    }

    @Test(
        "However an amount is typed",
        arguments: ["24.99", "24,99", "€24.99", "24,99€", "24.99EUR", "24.990000", "0024.99"])
    func typed(amount: String) throws {
        try expectFound(2_499, "EUR", digits: 2, by: amount)
    }

    @Test("Large ones as well", arguments: [999_999_999_999_999, 999_999_999_999_998, 100_000_000_000_001])
    func large(units: Int) throws {
        let prices = (units - 1...units).map { Money(minorUnits: $0, currency: "EUR") }
        #expect(try found(.price, written(units, digits: 2), prices) == [false, true])
        #expect(try found(.max, written(units - 1, digits: 2), prices) == [true, false])
    }

    @Test(
        "A price that is converted is found by the amount that it is shown with", arguments: Array(stride(from: 2, to: 9_999, by: 97)))
    func converted(cents: Int) throws {
        var format = DisplayFormat.sample
        format.rates = ExchangeRates(["EUR", "USD 0.8599"].compactMap { ExchangeRates.Entry($0) })
        let price = Money(minorUnits: cents, currency: "USD")
        let shown = format.money(price)
        let amount = shown.filter { $0.isNumber || $0 == "." }
        #expect(shown.hasPrefix("~€"))
        for field in [TripField.max, .min, .price] {
            #expect(try found(field, amount, [price], format) == [true], "\(field.rawValue):\(amount)")
            #expect(try found(field, "€" + amount, [price], format) == [true], "\(field.rawValue):€\(amount)")
        }
    }

    @Test("A price that is no whole number of minor units is found by what it is shown as", arguments: ["24.994", "24.985", "24.9899999"])
    func rounded(exact: String) throws {
        let amount = try #require(Decimal(string: exact))
        let price = try #require(Money(price: amount, currency: "EUR"))
        #expect(DisplayFormat.sample.money(price) == "€24.99")
        for field in [TripField.max, .min, .price] { #expect(try found(field, "24.99", [price]) == [true], "\(field.rawValue)") }
    }
}
