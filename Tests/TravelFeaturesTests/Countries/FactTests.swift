import TerminalText
import TestSupport
import Testing
import TravelKit

@testable import TravelFeatures

@Suite("Facts beside each other")
struct FactTests {
    @Test(
        "What only one of two lists has stands where it stands there",
        arguments: [
            ("a b c", "a x b c", "a x b c"), ("a x b c", "a b c", "a x b c"), ("b", "a b c", "a b c"), ("", "a b", "a b"),
            ("a b", "", "a b"), ("a b", "a b x y", "a b x y"), ("a y", "a x", "a x y"),
        ])
    func labels(one: String, other: String, merged: String) {
        func facts(_ labels: String) -> [Fact] { labels.split(separator: " ").map { Fact(SafeText(String($0)), "1") } }
        #expect(facts(one).labels(with: facts(other)).map(\.string).joined(separator: " ") == merged)
    }

    @Test("What nothing is seen of stands in no list")
    func unseen() {
        var country = Country.germany
        (country.subregion, country.region) = ("Northern Europe", "\u{200B}")
        let region = CountryText(.sample).facts(country).first { $0.label == "Region" }
        #expect(region?.value == "Northern Europe")
    }
}
