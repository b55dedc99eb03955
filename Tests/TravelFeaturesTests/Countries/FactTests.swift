import Foundation
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

    @Test("The neighbours of a favourite are named where all of them are known, where there is room", arguments: [true, false])
    func neighboursOfFavourite(areKnown: Bool) {
        let favourite = Favourite(.country(.slovenia), note: nil, addedAt: .samplePresent, seenAt: .samplePresent)
        let facts = FavouriteText(.sample).facts(favourite, neighbours: areKnown ? [.austria] : [])
        let neighbours = facts.flatMap(\.facts).first { $0.label == CountryText.neighbours }
        #expect(neighbours?.value == "AUT" && neighbours?.inFull == (areKnown ? "Austria" : nil))
    }

    @Test("What nothing is seen of stands in no list")
    func unseen() {
        var country = Country.germany
        (country.subregion, country.region) = ("Northern Europe", "\u{200B}")
        let region = CountryText(.sample).facts(country).first { $0.label == "Region" }
        #expect(region?.value == "Northern Europe")
    }
}
