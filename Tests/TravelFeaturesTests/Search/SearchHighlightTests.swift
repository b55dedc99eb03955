import TerminalText
import TestSupport
import Testing
import TravelFeatures

@Suite("Where the words of a query stand")
struct SearchHighlightTests {
    /// The texts with what was found between brackets.
    private func marked(_ query: String, _ how: SearchQuery.Strictness, _ texts: [String]) -> [String] {
        let safe = texts.map { SafeText($0) }
        let places = SearchHighlight(SearchQuery(query), how).places(in: safe)
        return zip(safe, places).map { text, places in
            var marked = ""
            var column = 0
            for place in places {
                marked += text.slice(from: column, columns: place.lowerBound - column).string
                marked += "[" + text.slice(from: place.lowerBound, columns: place.count).string + "]"
                column = place.upperBound
            }
            return marked + text.slice(from: column, columns: text.width - column).string
        }
    }

    @Test(
        "Words as they were typed, whatever the case and accents",
        arguments: [
            ("er", "Germany", "G[er]many"), ("osterreich", "Österreich", "[Österreich]"), ("an", "Banana", "B[an]ana"),
            ("aa", "aaaa", "[aa]aa"), ("strasse", "Straße 1", "[Straße] 1"), ("本", "日本", "日[本]"), ("a b", "ab", "[ab]"),
            ("!er", "Germany", "Germany"), ("'er", "Germany", "G[er]many"), ("^ger", "Germany ger", "[Ger]many ger"),
            ("^mal", "Copenhagen → Málaga", "Copenhagen → [Mál]aga"), ("^er", "Germany", "Germany"),
            ("any$", "Germany any", "Germ[any] any"),
            ("ايران", "ایران", "[ایران]"), ("ران", "ایران", "ای[ران]"),
            ("8847", "8,847,037", "[8,847],037"), ("8847037", "8’847’037", "[8’847’037]"), ("8,847", "8,847,037", "[8,847],037"),
            ("12345", "1,2345", "1,2345"), ("2499", "€24.99", "€24.99"),
            ("x", "Germany", "Germany"), ("", "Germany", "Germany"), ("e\u{301}", "café", "caf[é]"),
        ])
    func exact(_ query: String, _ text: String, _ expected: String) {
        #expect(marked(query, .exact, [text]) == [expected])
    }

    @Test("Each letter of an abbreviation, in the text that fits it best")
    func fuzzy() {
        #expect(marked("grmny", .fuzzy, ["Germany", "Gar em noisy"]) == ["[G]e[rm]a[ny]", "Gar em noisy"])
        #expect(marked("grmny", .abbreviated, ["Germany", "Gar em noisy"]) == ["[G]e[rm]a[ny]", "Gar em noisy"])
        #expect(marked("europe grmny", .fuzzy, ["Germany", "Europe"]) == ["[G]e[rm]a[ny]", "[Europe]"])
    }

    @Test("The word that may have been meant")
    func near() {
        #expect(marked("zealnad", .near, ["New Zealand", "Wellington"]) == ["New [Zealand]", "Wellington"])
        #expect(marked("guunea-bissau", .near, ["Guinea-Bissau", "Bissau"]) == ["[Guinea-Bissau]", "Bissau"])
        #expect(marked("ирун", .near, ["Бруней", "Иран"]) == ["Бруней", "[Иран]"])
        #expect(marked("한굿", .near, ["한국 서울"]) == ["[한국] 서울"])
    }

    @Test("A word is missing where no text has it, but for what is asked for by name")
    func missing() {
        func isMissing(_ query: String, _ text: SafeText, _ how: SearchQuery.Strictness = .exact) -> Bool {
            !SearchHighlight(SearchQuery(query), how).missing(from: [text, "Berlin"]).isEmpty
        }
        #expect(isMissing("sandwich", "South Georgia and…") && isMissing("south sandwich", "South Georgia and…"))
        #expect(!isMissing("south berlin", "South Georgia and…") && !isMissing("8847", "8,847,0…"))
        #expect(!isMissing("to:de", "Riga") && !isMissing("!riga", "Riga"))
        #expect(!isMissing("germnay", "Germany", .near) && isMissing("germnay", "Germany"))
    }

    @Test("Nothing is looked for by words that must not be found")
    func inverse() {
        #expect(SearchHighlight(SearchQuery("!a"), .exact).isEmpty)
    }
}
