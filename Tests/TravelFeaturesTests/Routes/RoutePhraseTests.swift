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
            ("germany, austria", "Germany → Austria"), ("germany,aus", "Germany → Austria"), ("germany - austria", "Germany → Austria"),
            ("de-at", "Germany → Austria"), ("from germany to austria", "Germany → Austria"), ("from germ", "Germany →"),
            ("germany,", "Germany → Austria"), ("germany - ", "Germany → Austria"),
            ("germnay austria", "Germany → Austria"), ("germany austira", "Germany → Austria"), ("germnay > austira", "Germany → Austria"),
            ("germany and austria", "Germany → Austria"), ("germany vs austria", "Germany → Austria"),
            ("germany vs. aus", "Germany → Austria"), ("DE & AT", "Germany → Austria"), ("de&at", "Germany → Austria"),
            ("germnay and austira", "Germany → Austria"),
            ("germnay, austira", "Germany → Austria"), ("germnay", "Germany →"),
            ("grmny", "Germany →"), ("grmny austria", "Germany → Austria"), ("germany > swtzrlnd", "Germany → Switzerland"),
            ("grmny and czchia", "Germany → Czechia"), ("vnna > grmny", "Austria → Germany"), ("grmny >", "Germany → Austria"),
        ])
    func understood(text: String, meaning: String) {
        #expect(first(text) == meaning)
    }

    @Test(
        "of which the first may be one of several are offered with each of them; one that is called so is meant alone",
        arguments: [
            ("congo → egypt", ["Republic of the Congo → Egypt", "DR Congo → Egypt"]),
            ("korea to egypt", ["South Korea → Egypt", "North Korea → Egypt"]), ("mali to egypt", ["Mali → Egypt"]),
            ("korea egypt", ["South Korea → Egypt", "North Korea → Egypt"]), ("mali egypt", ["Mali → Egypt"]),
            ("congo-kinshasa", ["DR Congo →"]), ("bosnia and herzegovina", ["Bosnia and Herzegovina →"]),
            ("bosnia and herzegovina and egypt", ["Bosnia and Herzegovina → Egypt"]), ("congo-kinshasa - egypt", ["DR Congo → Egypt"]),
            ("vienna → egypt", ["Austria → Egypt"]), ("egypt to congo", ["Egypt → Republic of the Congo", "Egypt → DR Congo"]),
            ("egypt to egypt", ["Egypt → Egypt"]), (" → egypt", []), ("bosnia and", ["Bosnia and Herzegovina →"]),
            ("saint johns to egypt", ["Antigua and Barbuda → Egypt"]), ("saintjohns egypt", ["Antigua and Barbuda → Egypt"]),
            ("congo kinshasa", ["DR Congo →"]), ("guinea bissau", ["Guinea-Bissau →", "Guinea → Guinea-Bissau"]),
            ("guinea > bissau", ["Guinea → Guinea-Bissau"]),
        ])
    func several(text: String, ways: [String]) {
        let countries: [Country] = [
            .sample("CD", "COD", "DR Congo", spellings: ["Congo-Kinshasa"]),
            .sample("CG", "COG", "Republic of the Congo", spellings: ["Congo"]), .sample("BA", "BIH", "Bosnia and Herzegovina"),
            .sample("EG", "EGY", "Egypt"), .sample("KP", "PRK", "North Korea"), .sample("KR", "KOR", "South Korea", spellings: ["Korea"]),
            .sample("GN", "GIN", "Guinea"), .sample("GW", "GNB", "Guinea-Bissau", capital: "Bissau"), .sample("ML", "MLI", "Mali"),
            .sample("SO", "SOM", "Somalia"), .austria,
            .sample("AG", "ATG", "Antigua and Barbuda", capital: "Saint John's"),
        ]
        let found = RoutePhrase(countries).meanings(of: text).map { meaning in
            switch meaning {
            case .way(let origin, let destination): "\(origin.name) → \(destination.name)"
            case .beginning(let origin): "\(origin.name) →"
            }
        }
        #expect(found == ways)
    }

    @Test(
        "are guessed where nobody is called as they were typed",
        arguments: [
            ("germany → austria", false), ("ger>aus", false), ("germany", false), ("", false), ("germany →", false),
            ("grmny", true), ("grmany > austria", true), ("germany > austira", true), ("germnay,austria", true), ("xyz", true),
        ])
    func guessed(text: String, isGuess: Bool) {
        let phrase = RoutePhrase(Country.samples)
        #expect(phrase.isGuess(text) == isGuess)
        if !text.contains(where: { ">→, ".contains($0) }) { #expect(phrase.isGuess(name: text) == isGuess) }
    }

    @Test(
        "Where nothing is typed yet of the second one it may be anybody",
        arguments: [
            ("germany →", true), ("germany > ", true), ("germany to", true), ("germany with ", true), ("germany,", true),
            ("germany -", true), ("germany &", true), ("germany and", true), ("germany vs", true), ("germany vs. ", true),
            ("germany → a", false), ("germany & a", false), ("germany", false), ("germ", false), ("", false), ("xyz →", false),
            ("trinidad and", false),
        ])
    func openEnd(text: String, isOpen: Bool) {
        let others: [Country] = [
            .sample("AD", "AND", "Andorra"), .sample("TT", "TTO", "Trinidad and Tobago", spellings: ["Trinidad"]),
        ]
        let phrase = RoutePhrase(Country.samples + others)
        #expect(phrase.isOpen(text) == isOpen)
        let ways = phrase.meanings(of: text).filter { if case .way = $0 { true } else { false } }
        #expect(!isOpen || ways.count >= Country.samples.count)
    }

    @Test(
        "are known by what was typed of each",
        arguments: [
            ("germany → austria", ["germany", "austria"]), ("From Germany to aus", ["germany", "aus"]),
            ("germany austria", ["germany", "austria"]), ("germany, austria", ["germany", "austria"]),
            ("germany and austria", ["germany", "austria"]), ("de-at", ["de", "at"]), ("germany →", ["germany", ""]),
            ("federal republic of germany bel", ["federal republic of germany", "bel"]), (" Germany ", ["germany"]),
            ("trinidad and tobago", ["trinidad and tobago"]), ("xyz", []), ("germany → xyz", []),
        ])
    func names(text: String, names: [String]) {
        let phrase = RoutePhrase(Country.samples + [.sample("TT", "TTO", "Trinidad and Tobago")])
        #expect(phrase.names(of: text) == names)
    }

    @Test("are not the halves of one country's name")
    func halves() {
        let country = Country.sample("TT", "TTO", "Trinidad and Tobago")
        let meanings = RoutePhrase([country]).meanings(of: "trinidad and tobago").map { meaning in
            if case .beginning(let origin) = meaning { origin.name } else { "a way" }
        }
        #expect(meanings == ["Trinidad and Tobago"])
    }

    @Test(
        "that nobody is called are none, nor are they a few letters of many names",
        arguments: ["xyz", "xyz → germany", "germany → xyz", "germany xyz", "grm", "grm → austria", "germany ast", "gmny xyz"])
    func unknown(text: String) {
        #expect(first(text) == nil)
    }

    @Test(
        "Of a text that means nothing it is known which name is nobody's",
        arguments: [
            ("germany → xyz", "xyz"), ("xyz → germany", "xyz"), ("germany xyz", "xyz"), ("xyz germany", "xyz"), ("germany, xyz", "xyz"),
            ("xyz", "xyz"), ("from germany to xyz abc", "xyz abc"), ("xyz blah", "xyz blah"), ("germany austria", nil), ("germnay", nil),
            ("germany and xyz", "xyz"),
            ("germany → germany", nil),
        ] as [(String, String?)])
    func nobody(text: String, name: String?) {
        #expect(RoutePhrase(Country.samples).unknown(in: text) == name)
    }

    @Test(
        "Behind them stands what a way is to lead through, and what it is to avoid",
        arguments: [
            ("germany → austria", ["germany → austria", "", ""]), ("germany austria via france", ["germany austria", "France", ""]),
            ("germany > austria via france, at avoid Poland", ["germany > austria", "France, Austria", "Poland"]),
            ("a b VIA france via denmark without poland, avoid iceland", ["a b", "France, Denmark", "Poland, Iceland"]),
            ("a > b --avoid POL --via=france,at", ["a > b", "France, Austria", "Poland"]),
            ("a b avoiding czechai", ["a b", "", "Czechia"]), ("a b via fran", ["a b", "France", ""]),
            ("a b via france and denm avoid poland & at", ["a b", "France, Denmark", "Poland, Austria"]),
            ("a b via fran and austria and", ["a b", "France, Austria, Germany", ""]),
        ])
    func conditions(text: String, parts: [String]) {
        let question = RoutePhrase(Country.samples).question(text)
        let first = question.conditions.first
        func names(_ countries: [Country]?) -> String { (countries ?? []).map(\.name).joined(separator: ", ") }
        #expect([question.ends, names(first?.stops), names(first?.avoided)] == parts)
        #expect(question.unknown == nil)
    }

    @Test(
        "One country may be begun, or be a name that is mistyped, or else abbreviated: first the one whose own name that is",
        arguments: [("germ", ["DE"]), ("germnay", ["DE"]), ("grmny", ["DE", "XX"]), ("frac", ["FR"]), ("grm", [])])
    func one(text: String, codes: [String]) {
        let phrase = RoutePhrase([.sample("XX", "XXX", "Island", capital: "Geramony")] + Country.samples)
        #expect(phrase.countries(meantBy: text, isBegun: true).map(\.alpha2) == codes)
    }

    @Test("A condition that names nobody says so, and one without a name may mean anybody")
    func openConditions() {
        let phrase = RoutePhrase(Country.samples)
        #expect(phrase.question("germany austria via xyz avoid poland").unknown == "xyz")
        #expect(phrase.question("germany austria via xyz avoid poland").conditions == [])
        #expect(phrase.question("germany austria via poland and xyz").unknown == "xyz")
        #expect(phrase.question("germany austria via poland avoid").conditions.count == Country.samples.count)
        #expect(phrase.question("germany austria via ").conditions.map(\.stops) == Country.samples.map { [$0] })
        let open = ["via", "via france,", "via france avoid "].map { phrase.question("germany austria " + $0).isOpen }
        #expect(open == [true, true, true] && !phrase.question("germany austria via fr").isOpen && !phrase.question("germany").isOpen)
    }

    @Test("However many names may mean several, the choices are few; who is called exactly so is meant alone")
    func manyConditions() {
        let phrase = RoutePhrase(Country.samples.sortedByName())
        let names = Array(repeating: "land", count: 60).joined(separator: ", ")
        #expect(phrase.question("germany austria via " + names).conditions.count <= 50)
        #expect(phrase.question("germany austria avoid de").conditions.map { $0.avoided.map(\.alpha2) } == [["DE"]])
        #expect(phrase.meanings(of: String(repeating: "long words ", count: 90)).isEmpty)
    }

    @Test("However many names are parted by words that stand in names as well, they are known at once")
    func manyLooseNames() {
        let phrase = RoutePhrase(Country.samples)
        let text = "germany austria via " + String(repeating: "france and ", count: 200)
        let took = ContinuousClock().measure {
            #expect(phrase.question(text).names == Array(repeating: "france", count: 200) + [""])
        }
        #expect(took < .milliseconds(500))
    }

    @Test("In other scripts, too, a word is as long as it has letters", arguments: [("гермнаия", true), ("грмн", true), ("грн", false)])
    func scripts(text: String, isFound: Bool) {
        let country = Country.sample("DE", "DEU", "Германия")
        let meanings: [RoutePhrase.Meaning] = isFound ? [.beginning(from: country)] : []
        #expect(RoutePhrase([country]).meanings(of: text) == meanings)
    }

    @Test("What is asked for again means the same, in whatever order, and however much was asked for since")
    func again() {
        let phrase = RoutePhrase(Country.samples)
        let texts = ["germany → xyz", "germnay", "grmny > austria", "germany", "xyz", "ger", "germany austira", "grmny"]
        func isAsNew(_ text: String) -> Bool {
            let new = RoutePhrase(Country.samples)
            return phrase.unknown(in: text) == new.unknown(in: text) && phrase.meanings(of: text) == new.meanings(of: text)
        }
        for text in texts { #expect(isAsNew(text), "\(text)") }
        for text in texts.reversed() { #expect(isAsNew(text), "\(text), again") }
        for number in 0...1000 { #expect(phrase.meanings(of: "germany → \(number)x").isEmpty) }
        for text in texts { #expect(isAsNew(text), "\(text), long after") }
    }

    @Test("A way cannot lead through what it avoids")
    func contradiction() {
        #expect(RouteConditions(via: [.iceland], avoiding: [.slovenia]).canHold(from: .germany, to: .austria))
        for avoided in [Country.germany, .austria, .iceland] {
            #expect(!RouteConditions(via: [.iceland], avoiding: [avoided]).canHold(from: .germany, to: .austria))
        }
    }
}
