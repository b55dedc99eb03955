import TestSupport
import Testing

@testable import TravelKit

@Suite("Typing errors")
struct EditDistanceTests {
    @Test(
        "are counted in insertions, deletions, replacements and swaps",
        arguments: [
            ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0), ("abc", "abd", 1), ("abc", "abcd", 1), ("abc", "bc", 1),
            ("abc", "acb", 1), ("kitten", "sitting", 3), ("ca", "abc", 3),
        ])
    func distance(one: String, other: String, expected: Int) {
        #expect(EditDistance.between(Array(one.unicodeScalars), Array(other.unicodeScalars)) == expected)
    }

    /// Optimal string alignment is no metric (ca → ac → abc costs 1 + 1, ca → abc 3), but a swap saves at most one of two
    /// replacements: it lies between Levenshtein's distance, which is a metric, and half of it.
    @Test("have a symmetric distance, 0 only between equals, and a triangle within a factor of two", arguments: 0..<8)
    func properties(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<400 {
            let (a, b, c) = (generator.word(), generator.word(), generator.word())
            let distance = EditDistance.between(a, b)
            #expect(distance == EditDistance.between(b, a))
            #expect((distance == 0) == (a == b))
            #expect(distance >= abs(a.count - b.count) && distance <= max(a.count, b.count))
            let plain = Self.levenshtein(a[...], b[...])
            #expect(distance <= plain && plain <= 2 * distance)
            #expect(EditDistance.between(a, c) <= 2 * (distance + EditDistance.between(b, c)))
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
