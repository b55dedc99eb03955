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

    @Test(
        "of which the first may be one of several are offered with each of them; one that is called so is meant alone",
        arguments: [
            ("congo → egypt", ["Republic of the Congo → Egypt", "DR Congo → Egypt"]),
            ("korea to egypt", ["South Korea → Egypt", "North Korea → Egypt"]), ("mali to egypt", ["Mali → Egypt"]),
            ("vienna → egypt", ["Austria → Egypt"]), ("egypt to congo", ["Egypt → Republic of the Congo", "Egypt → DR Congo"]),
            ("egypt to egypt", []), (" → egypt", []),
        ])
    func several(text: String, ways: [String]) {
        let countries: [Country] = [
            .sample("CD", "COD", "DR Congo", spellings: ["Congo-Kinshasa"]),
            .sample("CG", "COG", "Republic of the Congo", spellings: ["Congo"]),
            .sample("EG", "EGY", "Egypt"), .sample("KP", "PRK", "North Korea"), .sample("KR", "KOR", "South Korea", spellings: ["Korea"]),
            .sample("ML", "MLI", "Mali"), .sample("SO", "SOM", "Somalia"), .austria,
        ]
        let found = RoutePhrase(countries).meanings(of: text).map { meaning in
            switch meaning {
            case .way(let origin, let destination): "\(origin.name) → \(destination.name)"
            case .beginning(let origin): "\(origin.name) →"
            }
        }
        #expect(found == ways)
    }

    @Test("that nobody is called are none", arguments: ["xyz", "xyz → germany", "germany → xyz", "germany xyz"])
    func unknown(text: String) {
        #expect(first(text) == nil)
    }
}
