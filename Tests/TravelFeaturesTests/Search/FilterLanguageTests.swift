import TestSupport
import Testing
import TravelKit

@testable import TravelFeatures

@Suite("The language of filters")
struct FilterLanguageTests {
    private let fields = ["New Zealand", "Aotearoa", "Wellington", "NZ", "NZL", "Oceania", "5,117,200"]

    private func rank(_ query: String, _ how: SearchQuery.Strictness = .exact, names: Int = 3) -> Int? {
        SearchQuery(query).rank(of: SearchKey(fields, names: names), how)
    }

    @Test(
        "Signs say where a word stands, and that it must not be there",
        arguments: [
            ("zeal", true), ("'zeal", true), ("'zael", false), ("^new", true), ("^zealand", false), ("zealand$", true), ("new$", false),
            ("^nz$", true), ("^n$", false), ("^well$", false), ("^wellington$", true), ("!zealand", false), ("!australia", true),
            ("!^zealand", true), ("!^new", false), ("!zealand$", false), ("!new$", true), ("new !oceania", false), ("new !europe", true),
            ("!europe !asia", true), ("^NZ", true), ("'^new", true), ("!'zealand", false),
            ("'zealand'", true), ("‘zealand’", true), ("‘zealnad’", false),
        ])
    func signs(_ query: String, _ isFound: Bool) {
        #expect((rank(query) != nil) == isFound)
    }

    @Test(
        "A field that is worth less for the blank before it begins behind that",
        arguments: [
            ("^german", true), ("^german$", true), ("^ger", true), ("^erman", false), ("^pidgin", false), ("^english", true),
            ("!^german", false), ("!^pidgin", true), ("^\"english pidgin\"$", true),
        ])
    func blank(_ query: String, _ isFound: Bool) throws {
        let elsewhere = SearchKey(["Elsewhere", "EL", " German", " English Pidgin"])
        let found = SearchQuery(query).rank(of: elsewhere)
        #expect((found != nil) == isFound)
        guard query == "^german" else { return }
        #expect(try #require(SearchQuery(query).rank(of: SearchKey(["Germany", "DE", " German"]))) < #require(found))
    }

    @Test(
        "What stands between quotes is one word that is never looked for less strictly; quotes that are not closed end with the text",
        arguments: [
            ("\"new zealand\"", true), ("\"zealand new\"", false), ("\"new zealnad\"", false), ("!\"new zealand\"", false),
            ("!\"new guinea\"", true), ("!\"zealand new\"", true), ("\"new zea", true), ("\"zealand ", true), ("!\"new zea", false),
            ("“w zea”", true),
            ("«new zealand» !\"papua", true), ("'new zealand'", true), ("‘zealand new’", false), ("!'new zealand'", false),
            ("'zealand 'new", true), ("'zealand !'new", false), ("'new 'zealand'", true), ("^\"new zealand\"", true),
            ("^\"w zealand\"", false), ("\"new zealand\"$", true), ("\"new zea\"$", false), ("\"new\" \"zealand\"", true),
            ("'\"new zealand\"", true), ("well \"new zealand\" nz", true), ("\" ^new", false),
        ])
    func quotes(_ query: String, _ isFound: Bool) {
        #expect((rank(query) != nil) == isFound)
        #expect((rank(query, .fuzzy) != nil) == isFound)
    }

    @Test("A name between quotes asks for nothing by it")
    func quotedName() {
        #expect(SearchQuery("\"to:riga\"").terms.allSatisfy { $0.field == nil && $0.isExact })
        #expect(SearchQuery("\"wh o\"").terms.count == 1)
    }

    @Test(
        "Signs alone are nothing",
        arguments: ["!", "'", "^", "!'", "!^", "", " ! ' ^ ", "’", "\"", "!\"", "\"\"", "''", "“", "^\"", "!'\"", "\" ", "!''"])
    func nothing(_ query: String) {
        #expect(SearchQuery(query).isEmpty)
        #expect(rank(query) == 0)
    }

    @Test("A sign within a word, or one that money is written with, is a letter of it")
    func letters() {
        func isFound(_ query: String, _ field: String) -> Bool { SearchQuery(query).rank(of: SearchKey([field])) != nil }
        #expect(isFound("d'ivoire", "Côte d’Ivoire"))
        #expect(isFound("$", "US$98") && isFound("$98", "US$98") && !isFound("$", "€98"))
        #expect(isFound("wh!o", "Wh!o") && isFound("a^b", "a^b"))
    }

    @Test(
        "Initials with full stops find what is written so, and a field that is them without these",
        arguments: [
            ("u.k.", true), ("U.K", true), ("g.b.", true), ("u.s.", true), ("u.n.", false), ("k.i.", false), ("uk.", false),
            ("u.k. king", true), ("u.k. x", false), ("!u.k.", false), ("!u.n.", true), ("'u.k.", false), ("^u.k.", false),
        ])
    func initials(_ query: String, _ isFound: Bool) {
        #expect((SearchQuery(query).rank(of: SearchKey(["United Kingdom", "GB", "UK", "U.S. bases"])) != nil) == isFound)
    }

    @Test(
        "Abbreviations: the letters in their order, in names",
        arguments: [
            ("nwzld", true), ("newzealand", true), ("wlngtn", true), ("aroa", true), ("nzw", false), ("ocn", false), ("51172", false),
            ("'nwzld", false), ("^nwz", false), ("zealand nwzld", true), ("oceania nwzld", true), ("europe nwzld", false),
            ("nwzld !europe", true), ("nwzld !oceania", false),
        ])
    func fuzzy(_ query: String, _ isFound: Bool) {
        #expect((rank(query, .fuzzy) != nil) == isFound)
    }

    @Test(
        "Typing errors: one in a word of four letters, two from eight on; in names, whose ends may be missing",
        arguments: [
            ("zealnad", true), ("zeland", true), ("zeeland", true), ("zealamd", true), ("welington", true), ("wellignton", true),
            ("welimgton", true), ("welimgtom", false), ("wallin", true), ("nee", false), ("neww", true), ("zaeladn", false),
            ("ocenia", false), ("'zealnad", false), ("zealnad new", true),
        ])
    func near(_ query: String, _ isFound: Bool) {
        #expect((rank(query, .near) != nil) == isFound)
    }

    @Test(
        "Typing errors are counted in letters, whatever their script, and not in bytes",
        arguments: [
            ("Ирун", "Иран", true), ("Ирун", "Аруба", false), ("Ирун", "Грузия", false), ("Ирн", "Иран", false), ("ニホン", "コンゴ", false),
            ("한굿", "한국", true), ("미극", "미국", true), ("미극", "영국", false), ("日木", "日本", true), ("ايران", "افغانستان", false),
            ("英囯", "英国", true), ("得国", "德国", false), ("法国", "英国", false), ("ドイシ", "ドイツ", true), ("ペルウ", "ペルー", true),
            ("インコ", "インドネシア", false),
        ])
    func scripts(_ query: String, _ name: String, _ isFound: Bool) {
        #expect((SearchQuery(query).rank(of: SearchKey([name]), .near) != nil) == isFound)
    }

    @Test("Of names with as many typing errors the one that has the whole word is the best")
    func nearOrder() throws {
        func rank(_ query: String, _ name: String) throws -> Int {
            try #require(SearchQuery(query).rank(of: SearchKey([name]), .near), "\(query) in \(name)")
        }
        #expect(try rank("Ирун", "Иран") < rank("Ирун", "Бруней"))
        #expect(try rank("irun", "Iran") < rank("irun", "Brunei"))
        #expect(try rank("germnay", "Germany") < rank("germnay", "Germanytown"))
        #expect(try rank("sudxn", "Sudan") < rank("sudxn", "South Sudan"), "all of a name is more than a word of it")
    }

    @Test(
        "A word with signs within may be mistyped as well: as many words of a name are held against it",
        arguments: [
            ("guunea-bissau", "Guinea-Bissau", true), ("guinea-bisau", "Guinea Bissau", true), ("d'ivoure", "Côte d’Ivoire", true),
            ("(kpeling)", "Cocos (Keeling) Islands", true), ("гвинюя-бисау", "Гвинея-Бисау", true),
            ("guunea-bissxx", "Guinea-Bissau", false), ("guinea-bissxu", "Guinea", false),
        ])
    func nearSigns(_ query: String, _ name: String, _ isFound: Bool) {
        #expect((SearchQuery(query).rank(of: SearchKey([name, "Other"]), .near) != nil) == isFound)
    }

    @Test("Of abbreviations the one whose letters begin words, or stand together, is the best")
    func fuzzyOrder() throws {
        func rank(_ query: String, _ name: String) throws -> Int {
            try #require(SearchQuery(query).rank(of: SearchKey([name]), .fuzzy), "\(query) in \(name)")
        }
        #expect(try rank("slu", "Saint Lucia") < rank("slu", "Islamic Bayou"))
        #expect(try rank("grmny", "Germany") < rank("grmny", "Gabriel my funny"))
        #expect(try rank("grmny", "Germany") > rank("germny", "Germany"))
    }

    @Test(
        "An abbreviation is what people make one of: its letters begin words or follow others there, and not too many are left out",
        arguments: [
            ("nwzld", true), ("aroa", true), ("wlngtn", true), ("newzealand", true), ("zlaroa", false), ("nzw", false), ("ealand", true),
            ("'nwzld", false), ("oceania nwzld", true), ("nwzld !oceania", false),
        ])
    func abbreviated(_ query: String, _ isFound: Bool) {
        #expect((rank(query, .abbreviated) != nil) == isFound)
    }

    @Test("Characters of several bytes are matched whole", arguments: [("日本", "日x本", true), ("гмн", "германия", true), ("é", "e", true)])
    func wide(_ query: String, _ name: String, _ isFound: Bool) {
        #expect((SearchQuery(query).rank(of: SearchKey([name]), .fuzzy) != nil) == isFound)
    }

    @Test("A word that must stand where it is said to is never looked for less strictly")
    func strictnesses() {
        #expect(SearchQuery("'a ^b c$ !d").strictnesses == [.exact])
        #expect(SearchQuery("'a b").strictnesses == [.exact, .abbreviated, .near, .fuzzy])
    }

    @Test(
        "What goes on from a query finds no more than it",
        arguments: [
            ("ge", "ger", true), ("ger", "germ an", true), ("ger", "gr", false), ("a b", "a", false), ("", "a", false),
            ("!a", "!ab", false), ("u.", "u.k", false), ("u.s.", "u.s.a", false),
            ("^a", "^ab", true), ("a$", "ab$", false), ("a", "ba", false), ("'a", "'ab", true), ("a", "!ab", false), ("a", "^a", false),
            ("a$", "a$", true),
        ])
    func narrows(_ query: String, _ next: String, _ isNarrower: Bool) {
        #expect(SearchQuery(next).narrows(SearchQuery(query)) == isNarrower)
    }
}
