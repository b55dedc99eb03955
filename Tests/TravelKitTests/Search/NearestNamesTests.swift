import TestSupport
import Testing

@testable import TravelKit

@Suite("The nearest names")
struct NearestNamesTests {
    static let names = ["Austria", "Australia", "France", "Germany", "Guernsey", "Iceland", "Ireland", "Niger", "Nigeria", "Österreich"]

    @Test(
        "begin with what was meant",
        arguments: [
            ("Germny", "Germany"), ("Gremany", "Germany"), ("germ", "Germany"), ("Astria", "Austria"), ("Frnace", "France"),
            ("iseland", "Iceland"), ("osterreihc", "Österreich"), ("nigerr", "Niger"),
        ])
    func nearest(typed: String, meant: String) {
        #expect(NearestNames.names(nearest: typed, in: Self.names).first == meant)
    }

    @Test("are as many as asked for, and no more than are like it", arguments: [(0, 0), (1, 1), (2, 2), (3, 2), (99, 2)])
    func count(asked: Int, given: Int) {
        #expect(NearestNames.names(nearest: "nige", in: Self.names, count: asked).count == given)
    }

    @Test(
        "are none where nobody can have meant any",
        arguments: ["", " ", "!!!", "xyz", "zzzz", "Atlantis", "Gxrmxnx", "Germania Superior", "at"])
    func unlike(typed: String) {
        #expect(NearestNames.names(nearest: typed, in: Self.names + ["Chad", "Cuba", "Fiji"]) == [])
    }

    @Test(
        "differ in one letter, or in every third",
        arguments: [("Cubb", "Cuba"), ("Tsxd", nil), ("Gerxxny", "Germany"), ("Gexxxny", nil)] as [(String, String?)])
    func limit(typed: String, meant: String?) {
        #expect(NearestNames.names(nearest: typed, in: ["Chad", "Cuba", "Germany"]).first == meant)
    }

    @Test("are told by the letters of which syllables are written")
    func syllables() {
        #expect(NearestNames.names(nearest: "미극", in: ["영국", "미국", "태국"]) == ["미국"])
    }

    @Test(
        "of two letters of Han or Kana begin as it was typed: too many end alike",
        arguments: [
            ("日木", ["日本"]), ("本日", ["日本"]), ("英囯", ["英国"]), ("得国", []), ("ドイシ", ["ドイツ"]), ("トイツ", ["ドイツ"]), ("チソ", ["チリ"]),
            ("テリ", []),
        ] as [(String, [String])])
    func syllables(typed: String, meant: [String]) {
        #expect(NearestNames.names(nearest: typed, in: ["日本", "英国", "法国", "美国", "ドイツ", "チリ", "マリ"]) == meant)
    }

    @Test(
        "of countries are those that are shown, each once, whichever of its names was mistyped",
        arguments: [
            ("germny", ["Deutschland"]), ("deutschlnd", ["Deutschland"]), ("germ", ["Deutschland"]), ("icelnd", ["Iceland"]),
            ("astria", ["Austria"]), ("xyz", []),
        ] as [(String, [String])])
    func countries(typed: String, meant: [String]) {
        var (germany, austria) = (Atlas.germany, Atlas.austria)
        germany.localName = Country.LocalName(text: "Deutschland", order: "1")
        // In some languages it is called as in English.
        austria.localName = Country.LocalName(text: "Austria", order: "2")
        #expect(NearestNames.names(nearest: typed, in: [germany, austria, Atlas.iceland]) == meant)
        let counts = NearestNames.names(nearest: typed, in: [germany, austria, Atlas.iceland].calledNames).map(\.mistakes)
        #expect(counts == (meant.isEmpty ? [] : [typed == "germ" ? 0 : 1]))
    }

    @Test("come in the same order however the names are ordered")
    func order() {
        let forward = NearestNames.names(nearest: "Austrila", in: Self.names, count: 10)
        #expect(forward == NearestNames.names(nearest: "Austrila", in: Self.names.reversed(), count: 10))
        #expect(forward == ["Austria", "Australia"])
    }

    @Test("of a text without end are none, and that is soon known")
    func long() {
        #expect(NearestNames.names(nearest: "Germany" + String(repeating: "y", count: 100_000), in: ["Germany"]) == [])
    }
}
