import Foundation
import TestSupport
import Testing
import TravelKit

@Suite("Money")
struct MoneyTests {
    @Test(
        "is counted in the minor units of its currency, rounded half away from zero",
        arguments: [
            ("72.5", "EUR", 7250), ("72", "eur", 7200), ("0", "EUR", 0), ("9800", "JPY", 9800), ("9800.5", "JPY", 9801),
            ("1.2345", "KWD", 1235),
            ("1.2344", "KWD", 1234), ("-3.99", "EUR", -399), ("-1.005", "EUR", -101), ("1.005", "EUR", 101), ("1.004999999", "EUR", 100),
            ("0.1", "XAF", 0), ("1.23456", "CLF", 12346), ("48900", "ISK", 48900), ("19.99", "XYZ", 1999),
            ("1000000000000000", "JPY", 1_000_000_000_000_000), ("39.990000000000000000000000000000000001", "EUR", 3999),
        ])
    func amounts(text: String, currency: String, minorUnits: Int) throws {
        let amount = try #require(Decimal(string: text))
        let money = try #require(Money(amount: amount, currency: currency))
        #expect(money.minorUnits == minorUnits)
        #expect(money.currency == currency.uppercased())
    }

    @Test(
        "is a price where it is more than nothing",
        arguments: [("0.01", 1), ("0.005", 1), ("0.004", nil), ("0", nil), ("-3", nil)] as [(String, Int?)])
    func price(text: String, minorUnits: Int?) throws {
        #expect(Money(price: try #require(Decimal(string: text)), currency: "EUR")?.minorUnits == minorUnits)
    }

    @Test(
        "is a price in a currency of three letters alone",
        arguments: [
            ("EUR", true), ("eur", true), ("", false), ("EU", false), ("EURO", false), ("EU1", false), ("EU\u{1B}[31M", false),
            ("€", false),
        ])
    func currency(code: String, isPrice: Bool) {
        #expect((Money(price: 72, currency: code) != nil) == isPrice)
        #expect(Money(minorUnits: 7200, currency: code).isPrice == isPrice)
    }

    @Test(
        "beyond every fare is none",
        arguments: [
            Decimal.greatestFiniteMagnitude, -Decimal.greatestFiniteMagnitude, .nan, 1_000_000_000_000_001,
            Decimal(sign: .plus, exponent: 100, significand: 1),
        ])
    func huge(amount: Decimal) {
        #expect(Money(amount: amount, currency: "JPY") == nil)
    }

    @Test("beyond every fare in minor units is none, although the amount itself is not")
    func hugeInMinorUnits() {
        #expect(Money(amount: 10_000_000_000_000, currency: "EUR")?.minorUnits == 1_000_000_000_000_000)
        #expect(Money(amount: 10_000_000_000_001, currency: "EUR") == nil)
    }

    @Test("gives back the amount that it was made from", arguments: ["EUR", "JPY", "KWD", "CLF"], 0..<4)
    func roundTrip(currency: String, seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<200 {
            let money = Money(minorUnits: Int.random(in: -1_000_000_000...1_000_000_000, using: &generator), currency: currency)
            #expect(Money(amount: money.amount, currency: currency) == money)
        }
        #expect(Money(minorUnits: 7250, currency: "EUR").amount == Decimal(string: "72.5"))
        #expect(Money(minorUnits: 7250, currency: "JPY").amount == 7250)
        #expect(Money(minorUnits: -1, currency: "KWD").amount == Decimal(string: "-0.001"))
    }

    @Test(
        "has an amount with no more decimals than it needs",
        arguments: [
            (7250, "EUR", "72.5"), (7000, "EUR", "70"), (-7255, "EUR", "-72.55"), (0, "CLF", "0"), (5, "KWD", "0.005"),
            (1_000_000_000_000_000, "EUR", "10000000000000"),
        ])
    func decimals(minorUnits: Int, currency: String, text: String) {
        #expect("\(Money(minorUnits: minorUnits, currency: currency).amount)" == text)
    }

    @Test(
        "is kept exactly as a price is given, and shown to the nearest minor unit",
        arguments: [
            ("70.5", "JPY", 71), ("1.2345", "KWD", 1235), ("72.505", "EUR", 7251), ("72.004", "EUR", 7200), ("72.50", "EUR", 7250),
            ("9800", "JPY", 9800),
        ])
    func exact(text: String, currency: String, minorUnits: Int) throws {
        let amount = try #require(Decimal(string: text))
        let price = try #require(Money(price: amount, currency: currency))
        #expect(price.amount == amount && price.minorUnits == minorUnits)
        #expect(price.rounded == Money(minorUnits: minorUnits, currency: currency))
        #expect((price == price.rounded) == (price.rounded.amount == amount))
        #expect(Money(amount: amount, currency: currency) == price.rounded, "what is worked out is rounded")
    }

    @Test("is in the order of its exact amount, currency by currency")
    func order() {
        let yen = ["69.5", "70", "70.2", "70.4", "71"].compactMap { Decimal(string: $0).flatMap { Money(price: $0, currency: "JPY") } }
        let all = [Money(minorUnits: 9_900, currency: "EUR")] + yen
        #expect(all.count == 6 && all.reversed().sorted() == all)
        #expect(yen.map(\.minorUnits) == [70, 70, 70, 70, 71])
        #expect(zip(yen, yen.dropFirst()).allSatisfy { $0.units < $1.units })
        #expect(yen.allSatisfy { abs($0.units - Double($0.minorUnits)) <= 0.5 })
    }
}
