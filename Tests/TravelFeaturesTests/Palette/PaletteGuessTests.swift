import TerminalText
import Testing
import TravelFeatures

@Suite("What many names are like")
@MainActor
struct PaletteGuessTests {
    private typealias Line = PaletteLine<String>

    private static func airport(_ code: String, _ city: String, _ name: String, rank: Int) -> Line {
        Line(
            "\(code) \(city)", "", verb: "airport", name: city, fullNames: [name], codes: [code], kind: .other, weight: -rank,
            isAbbreviated: false, action: code)
    }

    private static let airports = [
        airport("LHR", "London", "London Heathrow Airport", rank: 8), airport("LGW", "London", "London Gatwick Airport", rank: 53),
        airport("AMS", "Amsterdam", "Amsterdam Airport Schiphol", rank: 15),
        airport("FFT", "Frankfort", "Capital City Airport", rank: 4000),
        airport("FRA", "Frankfurt", "Frankfurt Airport", rank: 6), airport("HHN", "Frankfurt", "Frankfurt-Hahn Airport", rank: 400),
        airport("CDG", "Paris", "Paris Charles de Gaulle Airport", rank: 12), airport("ORK", "Cork", "Cork Airport", rank: 300),
    ]

    @Test(
        "Where nothing else is found, a mistyped word of an airport's own name means it, and else most letters of its city's",
        arguments: [
            ("heatrow", ["LHR"]), ("airport heatrow", ["LHR"]), ("london heatrow", ["LHR"]), ("gatwik", ["LGW"]), ("schipol", ["AMS"]),
            ("charls de gaule", ["CDG"]), ("charlesdegaulle", []), ("parischarlesde", ["CDG"]), ("heatrow amsterdam", []),
            ("frnkfrt", ["FRA", "HHN", "FFT"]), ("airport frnkfrt", ["FRA", "HHN", "FFT"]), ("amstrd", ["AMS"]), ("frkt", []), ("crk", []),
            ("londno", ["LHR", "LGW"]), ("nosuch", []), ("country heatrow", []),
        ] as [(String, [String])])
    func guesses(_ text: String, _ actions: [String]) {
        let model = PaletteModel(Self.airports, verbs: ["airport": "airport", "country": "country"])
        model.typed(text)
        #expect(model.matches.map(\.action) == actions)
        #expect(model.matches.allSatisfy { $0.isGuess })
    }

    @Test(
        "What stands within a word of an airport's name alone is a guess where no verb asks for airports",
        arguments: [
            ("view", ["RHV", "GGG"], true), ("airport view", ["RHV", "GGG"], false), ("clar", ["RHV"], false), ("ongvie", ["GGG"], true),
            ("longv", ["GGG"], false), ("san ose", ["RHV"], true), ("ggg", ["GGG"], false),
        ] as [(String, [String], Bool)])
    func withinWords(_ text: String, _ actions: [String], _ isGuess: Bool) {
        let airports = [
            Self.airport("RHV", "San Jose", "Reidhillview of Santa Clara County Airport", rank: 3000),
            Self.airport("GGG", "Longview", "Gregg County Airport", rank: 3500),
        ]
        let model = PaletteModel(airports, verbs: ["airport": "airport"])
        model.typed(text)
        #expect(model.matches.map(\.action) == actions)
        #expect(model.matches.allSatisfy { $0.isGuess == isGuess })
    }

    @Test(
        "What is called as it was typed, or is abbreviated so elsewhere, leaves no room for guesses at length",
        arguments: [("heathrow", ["other", "LHR"]), ("amsterdm", ["other"])])
    func others(_ text: String, _ actions: [String]) {
        let other = Line("Heathrow Amsterdam", "", name: "Heathrow", otherNames: ["Amsterdam"], kind: .place, action: "other")
        let model = PaletteModel(Self.airports + [other])
        model.typed(text)
        #expect(model.matches.map(\.action) == actions)
    }

    @Test(
        "Typing errors are counted in letters, whatever their script",
        arguments: [
            ("ирун", ["Иран"]), ("фрацния", ["Франция"]), ("нюь йорк", ["Нью-Йорк"]), ("нью йокр", ["Нью-Йорк"]), ("нюь йокр", []),
            ("한굿", ["한국"]), ("미극", ["미국"]), ("日木", ["日本"]), ("ايرتن", ["ایران"]),
        ] as [(String, [String])])
    func scripts(_ text: String, _ actions: [String]) {
        let names = ["Аруба", "Бруней", "Иран", "Франция", "Нью-Йорк", "한국", "영국", "미국", "日本", "ایران", "افغانستان"]
        let model = PaletteModel(names.map { Line($0, "", name: $0, kind: .place, action: $0) })
        model.typed(text)
        #expect(model.matches.map(\.action) == actions)
    }

    @Test(
        "A verb may be begun, abbreviated or mistyped where a name stands behind it, too; but for one that is begun that is a guess",
        arguments: [
            ("bord india", "country", ["IN"]), ("bord indai", "country", ["IN"]), ("bordr india", "country", ["IN"]),
            ("boder india", "country", ["IN"]), ("bordr indai", "country", ["IN"]), ("regn baltics", "region", ["BLC"]),
            ("rgn balt", "region", ["BLC"]), ("regino baltics", "region", ["BLC"]), ("airprt lhr", "airport", ["LHR"]),
            ("airprots lhr", "airport", ["LHR"]), ("bordr nosuch", nil, []), ("nosuch india", nil, []), ("indai baltics", nil, []),
            ("do thsi", nil, []), ("ddo this", nil, []),
        ] as [(String, String?, [String])])
    func verbs(_ text: String, _ verb: String?, _ actions: [String]) {
        let lines = [
            Line("Baltics", "", verb: "region", name: "Baltics", kind: .other, action: "BLC"),
            Line("India", "", verb: "country", name: "India", kind: .place, action: "IN"), Line("do this", "", action: "this"),
        ]
        let words = ["region": "region", "country": "country", "border": "country", "airport": "airport", "airports": "airport"]
        let model = PaletteModel(lines + Self.airports, verbs: words)
        model.typed(text)
        #expect(model.matches.map(\.action) == actions)
        #expect(model.asked?.verb == verb)
        #expect(model.matches.allSatisfy { $0.isGuess == (text != "bord india") })
    }

    @Test("A word that is like two verbs is neither", arguments: [["region"], ["region", "reason"]])
    func severalVerbs(_ verbs: [String]) {
        let line = Line("Baltics", "", verb: "region", name: "Baltics", kind: .other, action: "BLC")
        let model = PaletteModel([line], verbs: Dictionary(uniqueKeysWithValues: verbs.map { ($0, $0) }))
        model.typed("ren baltics")
        #expect(model.matches.map(\.action) == (verbs.count == 1 ? ["BLC"] : []))
    }

    @Test("A word that stands in the names of very many means none of them", arguments: [50, 51])
    func words(count: Int) {
        let model = PaletteModel((1...count).map { Self.airport("\($0)", "X", "Airport \($0)", rank: $0) })
        model.typed("airports")
        #expect(model.matches.count == (count == 50 ? 50 : 0))
    }
}
