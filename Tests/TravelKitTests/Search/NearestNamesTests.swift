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

    @Test(
        "are counted in insertions, deletions, replacements and swaps",
        arguments: [
            ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0), ("abc", "abd", 1), ("abc", "abcd", 1), ("abc", "bc", 1),
            ("abc", "acb", 1), ("kitten", "sitting", 3), ("ca", "abc", 3),
        ])
    func distance(one: String, other: String, expected: Int) {
        #expect(NearestNames.distance(Array(one.unicodeScalars), Array(other.unicodeScalars)) == expected)
    }

    /// Optimal string alignment is no metric (ca → ac → abc costs 1 + 1, ca → abc 3), but a swap saves at most one of two
    /// replacements: it lies between Levenshtein's distance, which is a metric, and half of it.
    @Test("have a symmetric distance, 0 only between equals, and a triangle within a factor of two", arguments: 0..<8)
    func properties(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<400 {
            let (a, b, c) = (generator.word(), generator.word(), generator.word())
            let distance = NearestNames.distance(a, b)
            #expect(distance == NearestNames.distance(b, a))
            #expect((distance == 0) == (a == b))
            #expect(distance >= abs(a.count - b.count) && distance <= max(a.count, b.count))
            let plain = Self.levenshtein(a[...], b[...])
            #expect(distance <= plain && plain <= 2 * distance)
            #expect(NearestNames.distance(a, c) <= 2 * (distance + NearestNames.distance(b, c)))
        }
    }

    /// The definition, word for word.
    private static func levenshtein(_ one: ArraySlice<Unicode.Scalar>, _ other: ArraySlice<Unicode.Scalar>) -> Int {
        guard let first = one.first else { return other.count }
        guard let otherFirst = other.first else { return one.count }
        if first == otherFirst { return levenshtein(one.dropFirst(), other.dropFirst()) }
        return 1
            + min(
                levenshtein(one.dropFirst(), other), levenshtein(one, other.dropFirst()),
                levenshtein(one.dropFirst(), other.dropFirst()))
    }
}
