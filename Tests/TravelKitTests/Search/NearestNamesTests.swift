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
