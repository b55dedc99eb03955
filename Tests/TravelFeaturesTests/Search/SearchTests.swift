import TestSupport
import Testing
import TravelFeatures
import TravelKit

@Suite("Searching in records")
struct SearchTests {
    private func rank(_ query: String, _ fields: [String]) -> Int? { SearchQuery(query).rank(of: SearchKey(fields)) }

    @Test(
        "The better a word matches, the smaller its rank",
        arguments: [
            ("niger", 0), ("DE", 0), ("nig", 1), ("deutsch", 2), ("east", 3), ("south-", 3), ("ger", 4), ("land", 5), ("xyz", nil),
        ])
    func ranks(_ query: String, _ expected: Int?) {
        #expect(rank(query, ["Niger", "DE", "Deutschland", "Far south-east"]) == expected)
    }

    @Test(
        "Case, accents and letters that carry more than an accent do not matter",
        arguments: [
            ("osterreich", "Österreich"), ("ÖSTERREICH", "Osterreich"), ("reykjavik", "Reykjavík"), ("cote d'ivoire", "Côte d’Ivoire"),
            ("oresund", "Øresund"), ("lodz", "Łódź"), ("strasse", "Straße"), ("日本", "日本"),
        ])
    func folding(_ query: String, _ name: String) {
        #expect(rank(query, [name]) != nil)
    }

    @Test(
        "Every word must be found, in any order and in any field",
        arguments: [("vienna at", true), ("at  vienna ", true), ("vienna xx", false), ("austriavienna", false), ("", true), ("  ", true)])
    func severalWords(_ query: String, _ isFound: Bool) {
        #expect((rank(query, ["Austria", "AT", "Vienna"]) != nil) == isFound)
    }

    @Test("A word never matches across two fields, whatever the fields hold")
    func separator() {
        #expect(rank("b c", ["a b", "c d"]) != nil)
        #expect(rank("bc", ["ab", "cd"]) == nil)
        #expect(rank("bc", ["ab\u{1F}cd"]) == nil)
    }

    @Test("The beginning of the name, which is the first field, is better than the beginning of another field")
    func nameFirst() throws {
        let byName = try #require(rank("ger", ["Germany", "Berlin"]))
        let byField = try #require(rank("ger", ["Berlin", "Germany"]))
        #expect(byName < byField)
    }

    @Test("A key without any text matches nothing but the empty query")
    func emptyKey() {
        #expect(rank("a", []) == nil)
        #expect(rank("a", ["", ""]) == nil)
        #expect(rank("", []) == 0)
    }

    @Test("A longer query never finds more", arguments: ["germany", "österreich", "new york city", "a b c", "côte d'ivoire", "at de"])
    func monotone(_ query: String) {
        let keys = Country.samples.map { SearchKey([$0.name, $0.alpha2] + $0.capitals + $0.nativeNames.map(\.name)) }
        var found = Set(keys)
        for length in 0...query.count {
            let next = Set(keys.filter { SearchQuery(String(query.prefix(length))).rank(of: $0) != nil })
            #expect(next.isSubset(of: found), "'\(query.prefix(length))' finds what fewer letters did not")
            found = next
        }
    }
}
