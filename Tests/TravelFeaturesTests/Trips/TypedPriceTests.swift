import Foundation
import TestSupport
import Testing
import TravelKit

@testable import TravelFeatures

@Suite("Prices as people type them")
struct TypedPriceTests {
    @Test(
        "have the sign or the code of a currency before the amount or behind it, or none",
        arguments: [
            ("100", 100, nil), ("€100", 100, "€"), ("100€", 100, "€"), ("100 EUR", 100, "eur"), ("eur 1,188.50", 1188.5, "eur"),
            ("US$12", 12, "us$"), ("12.50 kr.", 12.5, "kr"), ("1\u{A0}188,00\u{A0}€", 1188, "€"), ("zł12", 12, "zl"), ("12.€", 12, "€"),
            ("١٠٠€", 100, "€"), ("₹2,14,000", 214_000, "₹"),
        ] as [(String, Double, String?)])
    func signs(text: String, value: Double, sign: String?) {
        let price = TypedPrice(text, grouping: ",")
        #expect(price.amount.value == value && price.sign == sign)
    }

    @Test(
        "are nothing else",
        arguments: ["", "€", "EUR", "€-5", "-€5", "€100 EUR", "1e3", "100/€", "€€", "nan", "\u{1B}100", "€1.2.3"])
    func none(text: String) {
        #expect(TypedPrice(text, grouping: ",").amount == .unreadable)
    }

    @Test(
        "have three digits behind the point in the currencies that do, unless the locale writes groups so",
        arguments: [
            ("en_GB", "12.300TND", 12.3), ("en_GB", "KWD 1.235", 1.235), ("en_GB", "1,235KWD", 1235), ("en_GB", "KWD 1,188.500", 1188.5),
            ("en_GB", "0.125KWD", 0.125), ("en_GB", "1,234,567KWD", 1_234_567), ("de_DE", "1,235 KWD", 1.235), ("de_DE", "1.235 KWD", 1235),
            ("en_GB", "1.2345KWD", 1.2345), ("de_DE", "1.2350KWD", 1.235), ("en_GB", "1.235EUR", nil), ("en_GB", "1.235", nil),
        ] as [(String, String, Double?)])
    func thousandths(locale: String, text: String, value: Double?) {
        let isGerman = locale == "de_DE"
        let format = DisplayFormat(
            locale: Locale(identifier: locale), timeZone: .gmt,
            separators: NumberSeparators(grouping: isGerman ? "." : ",", decimal: isGerman ? "," : "."), now: { .samplePresent })
        #expect(format.typedPrice(text).amount.value == value)
    }

    @Test(
        "mean the currency that is written so in the user's locale, or that has the code, and not another one's",
        arguments: [
            ("en_US", "$", ["USD", "CAD"], ["USD"]), ("en_CA", "$", ["USD", "CAD"], ["CAD"]), ("en_US", "$", ["CAD"], []),
            ("de_DE", "$", ["CAD"], []), ("en_US", "ca$", ["CAD", "USD"], ["CAD"]), ("en_US", "kr", ["SEK"], ["SEK"]),
            ("en_US", "¥", ["CNY"], []), ("en_US", "¥", ["JPY", "CNY"], ["JPY"]), ("pl_PL", "£", ["GBP"], ["GBP"]),
            ("de_DE", "€", ["EUR", "CHF"], ["EUR"]), ("en_GB", "chf", ["EUR", "CHF"], ["CHF"]), ("en_GB", "chf", ["EUR"], []),
            ("en_GB", "x", ["EUR"], []),
        ] as [(String, String, [String], [String])])
    func currencies(locale: String, sign: String, known: [String], meant: [String]) {
        #expect(DisplayFormat.sample(locale).currencies(Set(known), meantBy: sign) == Set(meant))
    }
}
