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

    @Test(
        "The code of a city in small letters comes before cities that begin so, and behind a name and countries; then its airports",
        arguments: [
            ("lon", ["LON", "London", "Longyearbyen", "LHR"]), ("LON", ["LON", "LHR", "London", "Longyearbyen"]),
            ("sin", ["Singapore", "Sint Maarten", "SIN"]), ("per", ["Peru", "PER"]), ("ely", ["Ely", "ELY", "Elysium"]),
            ("sea", ["search", "SEA", "Seaford"]), ("lo", ["London", "Longyearbyen", "LON", "LHR"]),
        ])
    func codesAndNames(_ text: String, _ actions: [String]) {
        func airport(_ code: String, _ city: String, _ rank: Int, cityCode: String? = nil) -> Line {
            let codes = [code, cityCode].compactMap(\.self)
            return Line("\(code) \(city)", "", name: city, also: codes, codes: codes, kind: .other, weight: -rank, action: code)
        }
        func place(_ name: String, _ kind: PaletteKind, _ codes: [String] = [], _ weight: Int = 0) -> Line {
            Line(name, "", name: name, also: codes, codes: codes, kind: kind, weight: weight, action: name)
        }
        let model = PaletteModel([
            Line("search", "", action: "search"), place("Peru", .place, ["PE", "PER"]), place("Singapore", .place, ["SG", "SGP"], 6),
            place("Sint Maarten", .place, ["SX", "SXM"], 4), place("London", .capital, [], 67), place("Longyearbyen", .capital, [], 2),
            place("Ely", .capital), place("Elysium", .capital), place("Seaford", .capital),
            airport("LON", "London", 8), airport("LHR", "London", 8, cityCode: "LON"), airport("SIN", "Singapore", 7),
            airport("PER", "Perth", 60), airport("ELY", "Ely", 4000), airport("SEA", "Seattle", 30),
        ])
        model.typed(text)
        #expect(model.matches.prefix(actions.count).map(\.action) == actions)
        #expect(model.isSure(before: .other))
    }
}
