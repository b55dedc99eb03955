import TerminalText
import Testing
import TravelFeatures

@Suite("What may be meant in the palette")
@MainActor
struct PaletteModelTests {
    private typealias Line = PaletteLine<String>

    private static func country(_ name: String, _ codes: [String], native: String = "", _ population: Int) -> Line {
        Line(name, "country", name: name, also: [name] + codes + [native], codes: codes, kind: .place, weight: population, action: name)
    }

    private static func capital(_ name: String, _ population: Int) -> Line {
        Line(name, "capital", name: name, kind: .place, weight: population, action: name)
    }

    private static func airport(_ code: String, _ city: String, _ rank: Int) -> Line {
        Line("\(code) \(city)", "airport", name: city, codes: [code], kind: .other, weight: -rank, isAbbreviated: false, action: code)
    }

    private static func trip(_ origin: String, _ destination: String) -> Line {
        let text = "\(origin) → \(destination)"
        return Line(text, "trip", kind: .trip, action: text)
    }

    private static let countries = [
        country("Bangladesh", ["BD", "BGD"], native: "বাংলাদেশ", 163_000_000),
        country("Denmark", ["DK", "DNK"], native: "Danmark", 5_976_992), country("France", ["FR", "FRA"], 68_516_699),
        country("Germany", ["DE", "DEU"], native: "Deutschland", 83_491_249),
        country("Laos", ["LA", "LAO"], native: "ປະເທດລາວ", 7_000_000),
        country("Latvia", ["LV", "LVA"], native: "Latvija", 1_800_000), country("Niger", ["NE", "NER"], 26_000_000),
        country("Nigeria", ["NG", "NGA"], 220_000_000), country("Northern Mariana Islands", ["MP", "MNP"], 47_000),
        country("São Tomé and Príncipe", ["ST", "STP"], 220_000), country("South Georgia", ["GS", "SGS"], 30),
        country("U.S. Outlying Islands", ["UM", "UMI"], native: "United States Minor Outlying Islands", 0),
        country("Vietnam", ["VN", "VNM"], 100_000_000),
        country("Wallis and Futuna", ["WF", "WLF"], native: "Wallis et Futuna", 11_000), country("Slovenia", ["SI", "SVN"], 2_130_638),
    ]

    private static let others = [
        capital("Longyearbyen", 2_500), capital("London", 67_000_000), capital("Rome", 59_000_000), capital("Stanley", 3_000),
        capital("Stockholm", 10_000_000), capital("St. John's", 93_000), capital("Vienna", 9_000_000),
        airport("LOT", "Romeoville", 4000), airport("CIA", "Rome", 200), airport("FCO", "Rome", 30), airport("ELS", "East London", 1702),
        airport("LGW", "London", 53), airport("LHR", "London", 8), airport("GER", "Nueva Gerona", 3125), airport("VIE", "Vienna", 57),
        airport("FRA", "Frankfurt", 12), airport("DEL", "Delhi", 9),
        trip("London", "Vilnius"), trip("Riga", "London"),
    ]

    private func found(_ text: String) -> [String] {
        let model = PaletteModel(Self.countries + Self.others)
        model.typed(text)
        return model.matches.map(\.action)
    }

    @Test("A line that somebody has gone to stays the chosen one when others come before it")
    func comingLater() {
        let model = PaletteModel<String>([])
        model.add(Array(Self.countries.filter { $0.action.hasPrefix("L") }))
        model.typed("l")
        model.moved(by: 1)
        let meant = model.chosen?.action
        model.add(Self.others + Self.countries)
        #expect(meant != nil && model.chosen?.action == meant && model.cursor > 1)
        model.typed("la")
        #expect(model.cursor == 0)
    }

    @Test(
        "A code comes first: a country's in any letters, an airport's in capital ones",
        arguments: [
            ("DE", "Germany"), ("de", "Germany"), ("deu", "Germany"), ("LV", "Latvia"), ("lv", "Latvia"), ("um", "U.S. Outlying Islands"),
            ("FRA", "France"), ("LHR", "LHR"), ("lhr", "LHR"), ("GER", "GER"), ("VIE", "VIE"),
        ])
    func codes(_ text: String, _ first: String) {
        #expect(found(text).first == first)
    }

    @Test("An airport's code in small letters stands behind countries, and the capitals that lead to them, that begin so or have it")
    func smallCodes() {
        #expect(found("vie").prefix(3) == ["Vietnam", "Vienna", "VIE"])
        #expect(found("ger").prefix(2) == ["Germany", "GER"])
    }

    @Test("Countries and capitals come first, those with more people before others; then airports by their connections; then trips")
    func order() {
        #expect(
            found("lon").prefix(7) == ["London", "Longyearbyen", "LHR", "LGW", "London → Vilnius", "ELS", "Riga → London"])
        #expect(found("london").prefix(3) == ["London", "LHR", "LGW"])
        #expect(found("st").prefix(3) == ["São Tomé and Príncipe", "Stockholm", "St. John's"], "a code before capitals")
    }

    @Test("A whole name comes before one that only begins so")
    func wholeNames() {
        #expect(found("rome") == ["Rome", "FCO", "CIA", "LOT"])
        #expect(found("niger").prefix(2) == ["Niger", "Nigeria"])
    }

    @Test(
        "What nobody means is not found by letters that stand somewhere",
        arguments: [
            "login", "atlantis", "airports", "nosuch", "sepia", "settings", "blah", "blah blah", "nrl", "germany blah", "gmny blah",
        ])
    func nonsense(_ text: String) {
        #expect(found(text) == [])
    }

    @Test(
        "Abbreviations are, and are known as guesses",
        arguments: [
            ("gmany", "Germany"), ("gmny", "Germany"), ("grm", "Germany"), ("bngldsh", "Bangladesh"),
            ("nomar", "Northern Mariana Islands"), ("nomari isl", "Northern Mariana Islands"), ("slvnia", "Slovenia"),
            ("usoi", "U.S. Outlying Islands"),
        ])
    func abbreviations(_ text: String, _ first: String) {
        let model = PaletteModel(Self.countries + Self.others)
        model.typed(text)
        #expect(model.matches.first?.action == first)
        #expect(model.matches.allSatisfy { $0.isGuess })
        model.typed("germ")
        #expect(model.matches.first?.isGuess == false)
    }

    @Test(
        "A command that is abbreviated comes before names that have the letters within a word, and behind those in which they begin one",
        arguments: [
            ("thm", ["theme", "theme dark", "Kathmandu", "KTM"]), ("the", ["theme", "theme dark", "Theresina"]),
            ("kat", ["Kathmandu", "KTM"]), ("mandu", ["Kathmandu", "KTM"]), ("thr", ["Theresina"]),
        ])
    func abbreviatedCommands(_ text: String, _ actions: [String]) {
        let model = PaletteModel([
            Line("theme", "", action: "theme"), Line("theme dark", "", action: "theme dark"),
            Line("Kathmandu", "", silentVerb: "country", name: "Kathmandu", kind: .other, weight: 9, action: "Kathmandu"),
            Self.country("Theresina", ["TX", "TXX"], 1), Self.airport("KTM", "Kathmandu", 100),
        ])
        model.typed(text)
        #expect(model.matches.map(\.action) == actions)
    }

    @Test(
        "Where nothing else is found, what is called almost so is, as a guess: no trip",
        arguments: [
            ("germnay", ["Germany"]), ("egrmany", ["Germany"]), ("wien", []), ("londno", ["London", "LHR", "LGW", "ELS"]),
            ("sao toem", ["São Tomé and Príncipe"]), ("vilnuis", []),
        ] as [(String, [String])])
    func mistyped(_ text: String, _ actions: [String]) {
        let model = PaletteModel(Self.countries + Self.others)
        model.typed(text)
        #expect(model.matches.map(\.action) == actions)
        #expect(model.matches.allSatisfy { $0.isGuess })
    }

    @Test(
        "A mistyped name is like what was typed word by word: there may be more to type of the last one alone, and of a short one not much",
        arguments: [
            ("blah", []), ("blah blah", []), ("blah blah blah", []), ("test test", []), ("test", []), ("wset", ["EYW"]),
            ("untied states", ["US"]),
            ("states untied", ["US"]), ("untied sattes", ["US"]), ("untie", ["US"]), ("untie states", []), ("unti states", []),
            ("grmny", ["DE"]), ("germnay", ["DE"]), ("germn", ["DE"]), ("bharain", ["BH"]), ("baharm", ["BS"]),
        ] as [(String, [String])])
    func mistypedWords(_ text: String, _ actions: [String]) {
        let names = [("Bahamas", "BS"), ("Bahrain", "BH"), ("Germany", "DE"), ("United States", "US")]
        let countries = names.map { Line($0, "", name: $0, kind: .place, action: $1) }
        let model = PaletteModel(countries + [Self.airport("EYW", "Key West", 300)])
        model.typed(text)
        #expect(model.matches.map(\.action) == actions)
        #expect(model.matches.allSatisfy { $0.isGuess })
    }

    @Test(
        "A name is found without its blanks and signs, and where nothing else is by what begins so, as a guess",
        arguments: [
            ("airport newyork", ["JFK", "LGA"]), ("newyor", ["JFK", "LGA"]), ("new-york", ["JFK", "LGA"]), ("portauprince", ["PAP"]),
            ("new", ["JFK", "LGA"]), ("ewyork", []), ("airport yorknew", []),
        ] as [(String, [String])])
    func blanks(_ text: String, _ actions: [String]) {
        let airports = [("JFK", "New York"), ("LGA", "New York"), ("PAP", "Port-au-Prince")].map { (code: String, city: String) in
            Line("airport \(code) \(city)", "", name: city, codes: [code], kind: .other, isAbbreviated: false, action: code)
        }
        let model = PaletteModel(airports, verbs: ["airport": "airport"])
        model.typed(text)
        #expect(model.matches.map(\.action) == actions)
        #expect(model.matches.allSatisfy { $0.isGuess == (text == "newyor") })
    }

    @Test(
        "What is called so but for blanks and signs comes behind what is called exactly so, and before what only has the words",
        arguments: [
            ("washington dc", ["US", "DCA"]), ("washington, d.c.", ["US"]), ("georgetown", ["GY", "KY"]), ("george town", ["KY", "GY"]),
            ("george-town", ["GY", "KY"]), ("washingtn dc", []), ("!", []),
        ] as [(String, [String])])
    func signs(_ text: String, _ actions: [String]) {
        let capitals = [("Washington, D.C.", "US", 300), ("Georgetown", "GY", 2), ("George Town", "KY", 1)].map { name, code, people in
            Line(name, "", name: name, kind: .capital, weight: people, isAbbreviated: false, action: code)
        }
        let model = PaletteModel(capitals + [Self.airport("DCA", "Washington", 40)])
        model.typed(text)
        #expect(model.matches.filter { !$0.isGuess }.map(\.action) == actions)
    }

    @Test(
        "Of short words the first letter is right, and of those of four all are typed; one of three is known by the others of its name",
        arguments: [
            ("munchen", []), ("kiev", []), ("rangoon", []), ("kieta", ["KIE"]), ("yunchegn", ["YCU"]), ("angonn", ["AGN"]),
            ("nwe york", ["JFK"]), ("new yrok", ["JFK"]), ("nwe yrok", []), ("nwe", []), ("nwe dehli", []), ("newyork", ["JFK"]),
        ] as [(String, [String])])
    func shortWords(_ text: String, _ actions: [String]) {
        let airports = [("KIE", "Kieta"), ("YCU", "Yuncheng"), ("AGN", "Angoon"), ("JFK", "New York"), ("DEL", "New Delhi")]
        let model = PaletteModel(airports.map { Self.airport($0, $1, 1) })
        model.typed(text)
        #expect(model.matches.map(\.action) == actions)
    }

    @Test("A name in a language of the country's is found as it is, begun or mistyped, but nobody abbreviates it")
    func nativeNames() {
        let model = PaletteModel([
            Line("Dublin", "", name: "Dublin", nativeNames: ["Baile Átha Cliath"], kind: .capital, action: "IE")
        ])
        for (text, isFound) in [
            ("baile atha cliath", true), ("baile", true), ("baiel", true), ("dbln", true), ("blah", false), ("blah blah", false),
        ] {
            model.typed(text)
            #expect(model.matches.map(\.action) == (isFound ? ["IE"] : []), "\(text)")
        }
    }

    @Test(
        "Of what matches alike countries come before capitals, and of airports the better connected city",
        arguments: [
            ("port", ["PT", "Porto-Novo"]), ("sai", ["LC", "Saint-Denis"]), ("saint", ["LC", "Saint-Denis"]), ("york", ["JFK", "OKR"]),
            ("roma", ["Rome", "RO"]), ("rom", ["RO", "Rome"]), ("porto", ["Porto-Novo"]),
        ])
    func countriesFirst(_ text: String, _ actions: [String]) {
        func capital(_ name: String, _ population: Int, _ natives: String...) -> Line {
            Line(name, "", name: name, nativeNames: natives, kind: .capital, weight: population, action: name)
        }
        let model = PaletteModel([
            capital("Porto-Novo", 12_000_000), capital("Saint-Denis", 900_000), capital("Rome", 59_000_000, "Roma"),
            Self.airport("OKR", "Yorke Island", 3000), Self.airport("JFK", "New York", 3),
            Self.country("Portugal", ["PT", "PRT"], 10_000_000), Self.country("Saint Lucia", ["LC", "LCA"], 180_000),
            Self.country("Romania", ["RO", "ROU"], 19_000_000),
        ])
        model.typed(text)
        let names = ["Portugal": "PT", "Saint Lucia": "LC", "Romania": "RO"]
        #expect(model.matches.map { names[$0.action] ?? $0.action } == actions)
    }

    @Test("Another name is worth as much as the first one, and abbreviations are those of one name")
    func otherNames() {
        let lines = [
            Line("Türkiye", "", name: "Türkiye", otherNames: ["Turkey", "Turkiye"], kind: .place, weight: 1, action: "TR"),
            Line("Turkmenistan", "", name: "Turkmenistan", kind: .place, weight: 2, action: "TM"),
            Line("Turkey Creek", "", name: "Turkey Creek", kind: .place, weight: 3, action: "creek"),
        ]
        let model = PaletteModel(lines)
        for (text, actions) in [("turkey", ["TR", "creek"]), ("turk", ["creek", "TM", "TR"]), ("trky", ["TR", "creek"]), ("tyetu", [])] {
            model.typed(text)
            #expect(model.matches.map(\.action) == actions, "\(text)")
        }
    }

    @Test(
        "Behind a verb only its names are meant",
        arguments: [
            ("sort pop", ["population"]), ("sort price", []), ("sort ", ["population", "name"]), ("theme dark", ["dark"]),
            ("theme sort", []), ("  SORT  name", ["name"]),
        ] as [(String, [String])])
    func verbs(_ text: String, _ actions: [String]) {
        let lines = [
            Line("sort population", "", action: "population"), Line("sort name", "", action: "name"),
            Line("theme dark", "", action: "dark"),
        ]
        let model = PaletteModel(lines + Self.countries, verbs: ["sort": "sort", "theme": "theme"])
        model.typed(text)
        #expect(model.matches.map(\.action) == actions)
        #expect(model.asked != nil)
    }

    @Test("The word before a name counts for less than the name, is no part of an abbreviation, and may be typed as another one")
    func verbBeforeName() {
        let names = [("Colombia", 50_000_000), ("India", 1_400_000_000), ("Paraguay", 6_000_000)]
        let lines = names.map { Line($0, "", verb: "country", name: $0, kind: .place, weight: $1, action: $0) }
        let model = PaletteModel(lines, verbs: ["country": "country", "border": "country"])
        let found = [
            ("co", ["Colombia", "India", "Paraguay"]), ("country c", ["Colombia"]), ("border ind", ["India"]), ("ind country", ["India"]),
            ("cpg", []),
        ]
        for (text, actions) in found {
            model.typed(text)
            #expect(model.matches.map(\.action) == actions, "\(text)")
        }
        #expect(lines.map(\.text) == ["country Colombia", "country India", "country Paraguay"])
    }

    @Test("Behind a verb that it does not begin with a line is meant as soon as some of its name is typed, after those that begin with it")
    func silentVerb() {
        let lines = [
            Line("Paraguay", "", verb: "country", name: "Paraguay", kind: .place, weight: 1, action: "PY"),
            Line("Paris", "", silentVerb: "country", name: "Paris", kind: .other, weight: 9, action: "FR"),
            Line("Kyiv", "", silentVerb: "country", name: "Kyiv", nativeNames: ["Kiev"], kind: .other, action: "UA"),
            Line("sort parity", "", action: "sort"),
        ]
        let model = PaletteModel(lines, verbs: ["country": "country", "border": "country", "sort": "sort"])
        let found: [(String, [String])] = [
            ("country ", ["PY"]), ("country par", ["PY", "FR"]), ("border paris", ["FR"]), ("country kiev", ["UA"]),
            ("country kyvi", ["UA"]), ("sort par", ["sort"]), ("sort paris", []),
        ]
        for (text, actions) in found {
            model.typed(text)
            #expect(model.matches.map(\.action) == actions, "\(text)")
        }
    }

    @Test("What is longer than all that anything is found by is not looked for, whichever words it is made of", arguments: [5, 6, 300])
    func longText(count: Int) {
        let model = PaletteModel([Self.airport("JFK", "New York", 3)]) { _, text in Line(text, "", action: "last") }
        model.typed(String(repeating: "new ", count: count))
        #expect(model.matches.map(\.action) == (count == 5 ? ["JFK", "last"] : ["last"]))
        model.typed("new york")
        #expect(model.matches.map(\.action) == ["JFK", "last"])
    }

    @Test(
        "Words of several names of a line find it, though they are longer together than each of these",
        arguments: [
            ("lhr london londres heathrow lon", ["LHR"]), ("airport lon londres heathrow lhr london", ["LHR"]),
            ("lhr london londres heathrow ams", []),
        ] as [(String, [String])])
    func severalNames(_ text: String, _ actions: [String]) {
        let heathrow = Line(
            "LHR London", "", verb: "airport", name: "London", nativeNames: ["Londres"], also: ["Heathrow Airport", "LON"], codes: ["LHR"],
            kind: .other, isAbbreviated: false, action: "LHR")
        let model = PaletteModel([heathrow], verbs: ["airport": "airport"])
        model.typed(text)
        #expect(model.matches.map(\.action) == actions)
        #expect(model.matches.allSatisfy { !$0.isGuess })
    }

    @Test("More than a few words are no abbreviations", arguments: [8, 9])
    func manyWords(count: Int) {
        #expect(found(String(repeating: "bngl ", count: count)) == (count == 8 ? ["Bangladesh"] : []))
    }

    @Test("Whether the last line leads anywhere is asked only where there is one")
    func askedOnce() {
        var asked: [String] = []
        let model = PaletteModel([Line("one", "", action: "one")], verbs: ["do": "do"]) { verb, text in
            verb == "do" ? Line("do " + text, "", action: text) : nil
        }
        model.add(
            [],
            lastFor: { text, line in
                asked.append(text)
                return line
            })
        for text in ["one", "do this"] {
            model.typed(text)
            #expect(model.matches.count == 1)
        }
        #expect(asked == ["this"])
    }

    @Test("A verb alone, or one that is a part of a word, is looked for as any text", arguments: ["sort", "sorting price", "so rt"])
    func noVerb(_ text: String) {
        let model = PaletteModel([Line("sort population", "", action: "population")], verbs: ["sort": "sort"])
        model.typed(text)
        #expect(model.asked == nil)
    }

    @Test("The history is gone through in both directions, to what was typed before")
    func history() {
        let model = PaletteModel([Line("one", "", action: "one")], history: ["a", "b", "c"])
        model.typed("o")
        #expect(model.recalled(1) == nil)
        let lines = [-1, -1, -1, -1, 1, 1, 1, 1].map { model.recalled($0) }
        #expect(lines == ["c", "b", "a", nil, "b", "c", "o", nil])
        #expect(!model.isRecalled)
        #expect(model.recalled(-1) == "c")
        #expect(model.isRecalled)
        model.recallEnded()
        model.typed("cd")
        let more = [-1, 1].map { model.recalled($0) }
        #expect(more == ["c", "cd"], "what was made of a line of the past is typed text")
    }

    @Test("Where nothing is typed, what was chosen lately comes first, as far as it can be chosen now")
    func latest() {
        let lines = ["one", "two", "three", "four", "five"].map { Line($0, "", action: $0) }
        let model = PaletteModel(lines, history: ["three", "four", "gone", "two", "of its own"])
        #expect(model.matches.map(\.action) == ["two", "four", "three", "one", "five"])
        model.add([], linesOfText: { text in text == "of its own" ? [Line(text, "", action: text)] : nil })
        #expect(model.matches.map(\.action) == ["of its own", "two", "four", "one", "three", "five"])
        model.typed("t")
        #expect(model.matches.map(\.action).prefix(2) == ["two", "three"])
    }

    @Test("Lines that come again take the place of those that came before")
    func again() {
        let model = PaletteModel([Line("one", "", action: "own")])
        model.add([Line("one too", "", action: "first")])
        model.add([Line("one more", "", action: "second"), Line("one again", "", action: "third")])
        model.typed("one")
        #expect(Set(model.matches.map(\.action)) == ["own", "second", "third"])
    }

    @Test("A verb can have a line for whatever stands behind it", arguments: [("do this", "this"), ("do ", ""), ("DO  a  b", "a b")])
    func lineOfVerb(_ text: String, _ name: String) {
        let model = PaletteModel([Line("do", "", action: "none")], verbs: ["do": "do"]) { verb, text in
            verb == "do" ? Line("do " + text, "", action: text) : nil
        }
        model.typed(text)
        #expect(model.matches.map(\.action) == [name])
    }
}
