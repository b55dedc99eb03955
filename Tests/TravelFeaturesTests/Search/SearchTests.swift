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
            ("niger", 0), ("DE", 0), ("nig", 1), ("deutsch", 2), ("ger", 4), ("east", 5), ("south-", 5), ("land", 6), ("xyz", nil),
        ])
    func ranks(_ query: String, _ expected: Int?) {
        #expect(rank(query, ["Niger", "DE", "Deutschland", "Far south-east"]) == expected)
    }

    @Test(
        "Case, accents and letters that carry more than an accent do not matter",
        arguments: [
            ("osterreich", "Österreich"), ("ÖSTERREICH", "Osterreich"), ("reykjavik", "Reykjavík"), ("cote d'ivoire", "Côte d’Ivoire"),
            ("oresund", "Øresund"), ("lodz", "Łódź"), ("strasse", "Straße"), ("日本", "日本"),
            ("ايران", "ایران"), ("ایران", "ايران"), ("كره شمالي", "کره شمالی"),
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

    @Test("Several words that begin words of the name are better than any others, best in the order of the name")
    func severalOfName() throws {
        let keys = [
            ["Saudi Arabia", "SA", "Asia"], ["Saint Kitts and Nevis", "KN"], ["American Samoa", "AS"], ["Oman", "S", "A"],
            ["Albania", "Shqipëri", "S"], ["Tuvalu", "Samoan", "A"],
        ]
        for query in ["s a", "'s 'a", "s a !x"] {
            let ranks = try keys.map { try #require(rank(query, $0), "\(query) in \($0)") }
            #expect(ranks.prefix(3) == [0, 1, 2])
            #expect(ranks.dropFirst(3).allSatisfy { $0 > 2 })
        }
        let (whole, part) = (rank("south k", ["South Korea"]), rank("south k", ["South", "K"]))
        #expect(whole == 0 && part ?? 0 > 0)
    }

    @Test(
        "A word that is the only one to be found is ranked by its field, whatever must not be there", arguments: ["de", "de !x", "!x de"])
    func onlyWord(_ query: String) {
        #expect(rank(query, ["Germany", "DE"]) == 0 && rank(query, ["Denmark"]) == 1 && rank(query, ["Isle de"]) == 3)
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
