import Foundation
import TerminalText
import TestSupport
import Testing
import TravelKit

@testable import TravelFeatures

@Suite("Names in the user's language")
struct LanguageTests {
    @Test(
        "are those that CLDR has; English ones stay where it has none",
        arguments: [("de", "Deutschland", "EUR Euro (€)"), ("fr", "Allemagne", "EUR euro (€)"), ("qqq", "Germany", "EUR Euro (€)")])
    func names(language: String, name: String, currency: String) {
        var format = DisplayFormat.sample
        format.language = Locale(identifier: language)
        let text = CountryText(format)
        #expect(text.name(.germany).string == name)
        #expect(text.row(.germany).cells[1].string == name)
        #expect(text.facts(.germany).first { $0.label == "Currencies" }?.value.string == currency)
    }

    @Test("Countries are found by their names in that language, in English and in their own", arguments: ["niederl", "netherl", "nederl"])
    func found(query: String) {
        var format = DisplayFormat.sample
        format.language = Locale(identifier: "de")
        let key = CountryText(format).key(.sample("NL", "NLD", "Netherlands", native: "Nederland"))
        #expect(SearchQuery(query).rank(of: key) != nil)
    }
}
