import TerminalText
import Testing
import TravelFeatures

@Suite("Codes of countries in the palette, and words that take a name")
@MainActor
struct CodesAndWordsTests {
    private typealias Line = PaletteLine<String>

    @Test(
        "The beginning of a word that takes a name comes before a country's code in small letters, and behind one in capital letters",
        arguments: [
            ("ma", ["map", "Morocco"]), ("MA", ["Morocco", "map"]), ("se", ["search", "Sweden"]), ("de", ["Germany", "destinations"]),
        ])
    func codesAndWords(_ text: String, _ first: [String]) {
        let lines = ["map", "search", "destinations"].map { Line($0, "", action: $0) }
        let countries = [("Morocco", "MA"), ("Sweden", "SE"), ("Germany", "DE")].map { name, code in
            Line(name, "", name: name, codes: [code], kind: .place, action: name)
        }
        let model = PaletteModel(lines + countries, verbs: ["map": "map", "search": "search"])
        model.typed(text)
        #expect(model.matches.prefix(2).map(\.action) == first)
    }
}
