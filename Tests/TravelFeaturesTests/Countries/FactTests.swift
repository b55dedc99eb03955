import TerminalText
import Testing

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
}
