import TestSupport
import Testing
import TravelFeatures
import TravelKit

@Suite("Two countries as they are typed")
struct RoutePhraseTests {
    /// The first meaning, as it would be read: "Germany → Austria", or "Germany →".
    private func first(_ text: String) -> String? {
        switch RoutePhrase(Country.samples.sortedByName()).meanings(of: text).first {
        case .way(let origin, let destination): "\(origin.name) → \(destination.name)"
        case .beginning(let origin): "\(origin.name) →"
        case nil: nil
        }
    }

    @Test(
        "are understood, with a sign between them or a blank",
        arguments: [
            ("germany → austria", "Germany → Austria"), ("Germany -> Austria", "Germany → Austria"),
            ("germany > austria", "Germany → Austria"), ("ger>lux", "Germany → Luxembourg"), ("germany to aus", "Germany → Austria"),
            ("germany austria", "Germany → Austria"), ("DE AT", "Germany → Austria"), ("deutschland österr", "Germany → Austria"),
            ("ger→lux", "Germany → Luxembourg"), ("Germany → ", "Germany → Austria"), ("Germany →", "Germany → Austria"),
            ("germ", "Germany →"), ("germany", "Germany →"), ("  slo ", "Slovenia →"), ("", "Austria →"),
            ("federal republic of germany bel", "Germany → Belgium"), ("bundesrepublik ice", "Germany → Iceland"),
        ])
    func understood(text: String, meaning: String) {
        #expect(first(text) == meaning)
    }

    @Test("that nobody is called are none", arguments: ["xyz", "xyz → germany", "germany → xyz", "germany xyz"])
    func unknown(text: String) {
        #expect(first(text) == nil)
    }
}
