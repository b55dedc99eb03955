import Foundation
import Testing
import TravelKit

@Suite("What the user says that currencies are worth")
struct ExchangeRatesTests {
    @Test(
        "A rate is a code and a number above zero",
        arguments: [
            ("EUR", "EUR -"), ("usd 0.86", "USD 0.86"), ("GBP=1.14", "GBP 1.14"), ("JPY 0.0058", "JPY 0.0058"), ("", nil), ("EURO", nil),
            ("EUR 0", nil), ("EUR -1", nil), ("EUR x", nil), ("EUR 1 2", nil), ("E1R 1", nil), ("EUR 1e9", nil), ("USD .", nil),
            ("USD 1.2.3", nil), ("ÄÖÜ 1", nil),
        ] as [(String, String?)])
    func entries(_ text: String, _ meaning: String?) {
        let entry = ExchangeRates.Entry(text)
        #expect(entry.map { "\($0.currency) \($0.value.map { "\($0)" } ?? "-")" } == meaning)
    }

    @Test("One currency is that of the others, and only what has a rate is converted, to whole minor units")
    func conversion() throws {
        func entries(_ texts: String...) -> [ExchangeRates.Entry] { texts.compactMap { ExchangeRates.Entry($0) } }
        #expect(ExchangeRates(entries("USD 0.86")) == nil)
        #expect(ExchangeRates(entries("EUR", "USD")) == nil)
        #expect(ExchangeRates(entries("EUR", "eur 2")) == nil)
        #expect(ExchangeRates(entries("EUR", "USD 0.8", "USD 0.9")) == nil)
        let rates = try #require(ExchangeRates(entries("EUR", "USD 0.86", "JPY 0.0058")))
        func converted(_ minorUnits: Int, _ currency: String) -> Money? {
            rates.converted(Money(minorUnits: minorUnits, currency: currency))
        }
        #expect(converted(10_000, "USD") == Money(minorUnits: 8600, currency: "EUR"))
        #expect(converted(58_400, "JPY") == Money(minorUnits: 33_872, currency: "EUR"))
        #expect(converted(1, "USD") == Money(minorUnits: 1, currency: "EUR"))
        #expect(converted(7250, "EUR") == Money(minorUnits: 7250, currency: "EUR"))
        #expect(converted(100, "GBP") == nil)
    }
}
