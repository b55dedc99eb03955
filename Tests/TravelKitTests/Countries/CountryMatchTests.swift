import Testing
import TravelKit

@Suite("A country is found")
struct CountryMatchTests {
    @Test(
        "by any of its names, without regard to case and accents",
        arguments: [
            ("Germany", "DEU"), ("GERMANY", "DEU"), ("germany", "DEU"), ("  Germany\n", "DEU"), ("Federal Republic of Germany", "DEU"),
            ("deutschland", "DEU"), ("Suisse", "CHE"), ("Österreich", "AUT"), ("osterreich", "AUT"), ("Holland", "NLD"), ("island", "ISL"),
        ])
    func byName(name: String, code: Alpha3Code) {
        #expect(CountryMatch.countries(named: name, in: Atlas.all).map(\.alpha3) == [code])
    }

    @Test(
        "whatever its blanks and signs, where nobody is called as was typed; a comma may part two",
        arguments: [
            ("guinea bissau", ["Guinea-Bissau"]), ("GuineaBissau", ["Guinea-Bissau"]), ("guinea,bissau", []), ("guinea", ["Guinea"]),
            ("cote divoire", ["Côte d’Ivoire"]), ("---", []), ("bissau", []),
        ] as [(String, [String])])
    func bySigns(name: String, names: [String]) {
        let countries = [
            Country(alpha2: "GN", alpha3: "GIN", name: "Guinea"), Country(alpha2: "GW", alpha3: "GNB", name: "Guinea-Bissau"),
            Country(alpha2: "CI", alpha3: "CIV", name: "Ivory Coast", alternativeSpellings: ["Côte d’Ivoire"]),
        ]
        let found = CountryMatch.countries(named: name, in: countries)
        #expect(found.map { $0.alternativeSpellings.first ?? $0.name } == names)
    }

    @Test(
        "by a short form of its English name where nobody is called so, and whether a saint is written out or not",
        arguments: [
            ("st kitts", ["KNA"]), ("Saint Kitts", ["KNA"]), ("St. Kitts", ["KNA"]), ("st kitts and nevis", ["KNA"]), ("nevis", []),
            ("falklands", ["FLK"]), ("falkland", []), ("saintlucia", ["LCA"]), ("ST. LUCIA", ["LCA"]), ("turks", ["TCA"]), ("saint", []),
            ("lucia", []), ("antigua", ["XAN"]),
        ] as [(String, [Alpha3Code])])
    func shortly(name: String, codes: [Alpha3Code]) {
        let countries = [
            Country(alpha2: "KN", alpha3: "KNA", name: "Saint Kitts and Nevis"),
            Country(alpha2: "FK", alpha3: "FLK", name: "Falkland Islands"), Country(alpha2: "LC", alpha3: "LCA", name: "Saint Lucia"),
            Country(alpha2: "TC", alpha3: "TCA", name: "Turks and Caicos Islands"),
            Country(alpha2: "AG", alpha3: "ATG", name: "Antigua and Barbuda"), Country(alpha2: "XA", alpha3: "XAN", name: "Antigua"),
        ]
        #expect(CountryMatch.countries(named: name, in: countries).map(\.alpha3) == codes)
    }

    @Test("by a whole name only", arguments: ["", " ", "German", "Germanyy", "Republic", "AUT", "*"])
    func none(name: String) {
        #expect(CountryMatch.countries(named: name, in: Atlas.all).isEmpty)
    }

    @Test("by its common name before anybody's official or native name, and by these before other spellings")
    func ranks() {
        let common = Country(alpha2: "AA", alpha3: "AAA", name: "Ruritania")
        let official = Country(alpha2: "BB", alpha3: "BBB", name: "B", officialName: "Ruritania")
        let native = Country(alpha2: "CC", alpha3: "CCC", name: "C", nativeNames: [.init(language: "", name: "ruritanía")])
        let other = Country(alpha2: "DD", alpha3: "DDD", name: "D", alternativeSpellings: ["Ruritania"])
        func codes(_ countries: [Country]) -> [Alpha3Code] { CountryMatch.countries(named: "Ruritania", in: countries).map(\.alpha3) }
        #expect(codes([other, native, official, common]) == ["AAA"])
        #expect(codes([other, native, official]) == ["CCC", "BBB"])
        #expect(codes([other]) == ["DDD"])
    }

    @Test(
        "alone, or said to be one of several: a mere spelling of one may be the end of other names",
        arguments: [
            ("korea", ["North Korea", "South Korea"]), ("South Korea", ["South Korea"]), ("Republic of Korea", ["South Korea"]),
            ("guinea", ["Guinea"]), ("rok", ["South Korea"]), ("north", []), ("papua", []),
        ])
    func meanings(name: String, names: [String]) {
        let countries = [
            Country(
                alpha2: "KR", alpha3: "KOR", name: "South Korea", officialName: "Republic of Korea",
                alternativeSpellings: ["Korea", "ROK"]),
            Country(alpha2: "KP", alpha3: "PRK", name: "North Korea", alternativeSpellings: ["DPRK"]),
            Country(alpha2: "GN", alpha3: "GIN", name: "Guinea"),
            Country(alpha2: "PG", alpha3: "PNG", name: "Papua New Guinea"),
        ]
        #expect(CountryMatch.countries(meantBy: name, in: countries).map(\.name) == names)
    }

    @Test(
        "by the end of its name, where two or three end so, unless somebody has a capital of that name",
        arguments: [
            ("virgin islands", ["British Virgin Islands", "U.S. Virgin Islands"]), ("Islands", []), ("lands", []), ("", []),
            ("cook islands", ["Cook Islands"]), ("keeling islands", []), ("=virgin islands", []), ("guinea", ["Cook Islands"]),
            ("land", ["Cook Land", "Virgin Land"]),
        ] as [(String, [String])])
    func byEnd(name: String, names: [String]) {
        let countries = [
            Country(alpha2: "VI", alpha3: "VIR", name: "U.S. Virgin Islands"),
            Country(alpha2: "VG", alpha3: "VGB", name: "British Virgin Islands"),
            Country(alpha2: "CK", alpha3: "COK", name: "Cook Islands", capitals: ["Guinea"]),
            Country(alpha2: "CC", alpha3: "CCK", name: "Cocos Keeling Islands"),
            Country(alpha2: "PG", alpha3: "PNG", name: "Papua New Guinea"), Country(alpha2: "XG", alpha3: "XNG", name: "Old Guinea"),
            Country(alpha2: "XC", alpha3: "XCL", name: "Cook Land"), Country(alpha2: "XV", alpha3: "XVL", name: "Virgin Land"),
        ]
        #expect(CountryMatch.countries(typed: name, in: countries, natives: [:]).map(\.name) == names)
    }

    @Test(
        "by its capital, in English, in the user's language and in its own, with all others that have one of that name",
        arguments: [
            ("vienna", ["AUT"]), ("WIEN", ["AUT"]), ("Wenen", ["AUT"]), ("graz", ["AUT"]), ("kingston", ["JAM", "NFK"]), ("", []),
            ("vien", []), ("austria", []), ("Vindobona", ["AUT"]), ("washington dc", ["USA"]), ("washington, d.c.", ["USA"]), (", .", []),
            ("georgetown", ["GUY"]), ("George Town", ["CYM"]), ("george-town", ["CYM", "GUY"]), ("saint georges", ["GRD"]),
        ] as [(String, [Alpha3Code])])
    func byCapital(name: String, codes: [Alpha3Code]) {
        var austria = Country(alpha2: "AT", alpha3: "AUT", name: "Austria", capitals: ["Vienna", "Graz"])
        austria.localCapital = "Wenen"
        let countries = [
            austria, Country(alpha2: "JM", alpha3: "JAM", name: "Jamaica", capitals: ["Kingston"]),
            Country(alpha2: "NF", alpha3: "NFK", name: "Norfolk Island", capitals: ["Kingston"]),
            Country(alpha2: "US", alpha3: "USA", name: "United States", capitals: ["Washington, D.C."]),
            Country(alpha2: "KY", alpha3: "CYM", name: "Cayman Islands", capitals: ["George Town"]),
            Country(alpha2: "GY", alpha3: "GUY", name: "Guyana", capitals: ["Georgetown"]),
            Country(alpha2: "GD", alpha3: "GRD", name: "Grenada", capitals: ["St. George's"]),
        ]
        let natives: [Alpha3Code: [NativeCapital]] = [
            "AUT": [NativeCapital(english: "Vienna", names: ["Wien"], otherEnglish: ["Vindobona"])]
        ]
        #expect(CountryMatch.countries(withCapital: name, in: countries, natives: natives).map(\.alpha3) == codes)
    }

    @Test(
        "by what somebody types: a name, or several that it may be, else a code, else a capital, unless \"=\" stands before it",
        arguments: [
            ("germany", ["DEU"]), ("de", ["DEU"]), ("DE", ["DEU"]), ("276", ["DEU"]), ("bern", ["CHE"]), ("QQ", []), ("nowhere", []),
            ("land", ["DEU", "ISL"]), ("=germany", ["DEU"]), ("=de", ["DEU"]), ("=bern", []),
        ] as [(String, [Alpha3Code])])
    func typed(text: String, codes: [Alpha3Code]) {
        var (germany, switzerland, iceland) = (Atlas.germany, Atlas.switzerland, Atlas.iceland)
        (germany.alternativeSpellings, switzerland.capitals) = (["Land"], ["Bern"])
        iceland.name = "Ice Land"
        let countries = [germany, switzerland, iceland]
        #expect(CountryMatch.countries(typed: text, in: countries, natives: [:]).map(\.alpha3) == codes)
    }

    @Test("by one index after another name, whatever was looked for before")
    func index() {
        var (austria, iceland) = (Atlas.austria, Atlas.iceland)
        austria.capitals = ["Vienna"]
        iceland.alternativeSpellings = ["Thule"]
        let natives: [Alpha3Code: [NativeCapital]] = ["AUT": [NativeCapital(english: "Vienna", names: ["Wien"])]]
        let countries = [austria, Atlas.germany, iceland]
        let index = CountryIndex(countries, natives: natives)
        let texts = ["wien", "germany", "GERMANY", "thule", "nobody", "", "=at", "de", "i-celand", "federal republic of germany", "wien"]
        let found = texts.map { index.countries(typed: $0).map(\.alpha3) }
        #expect(found == [["AUT"], ["DEU"], ["DEU"], ["ISL"], [], [], ["AUT"], ["DEU"], ["ISL"], ["DEU"], ["AUT"]])
        #expect(found == texts.map { CountryIndex(countries, natives: natives).countries(typed: $0).map(\.alpha3) })
    }

    @Test(
        "by codes of each kind, in any case; unknown ones are passed over",
        arguments: [
            (["DEU"], ["DEU"]), (["DE"], ["DEU"]), (["deu", "at"], ["AUT", "DEU"]), (["XXX", "ISL"], ["ISL"]), (["ZZ"], []), ([], []),
            (["DEU", "DE", "deu"], ["DEU"]), (["276"], ["DEU"]), (["040", "DE"], ["AUT", "DEU"]), (["40"], []), (["999", ""], []),
        ] as [([String], [Alpha3Code])])
    func byCode(codes: [String], found: [Alpha3Code]) {
        #expect(CountryMatch.countries(withCodes: codes, in: Atlas.all).map(\.alpha3) == found)
    }

    @Test("by each of the codes that Kosovo goes by", arguments: ["KOS", "UNK", "XKX", "XKK", "xkx", "XK", "xk"])
    func kosovo(code: String) {
        #expect(CountryMatch.countries(withCodes: [code], in: Atlas.all) == [Atlas.kosovo])
    }

    @Test("by the code that somebody typed", arguments: ["DE", "DEU", "de", "276"])
    func byTypedCode(text: String) {
        #expect(CountryMatch.country(CountryReference(typed: text), in: Atlas.all) == Atlas.germany)
    }

    @Test("by what was typed: capitals are a code, and so are three digits; everything else is a name")
    func typed() {
        #expect(CountryReference(typed: "276") == .code("276") && CountryReference(typed: "004") == .code("004"))
        for text in ["27", "2761", "27a", "٢٧٦", "２７６", " 276"] { #expect(CountryReference(typed: text) == .name(text), "\(text)") }
        #expect(CountryReference(typed: "AT") == .code("AT"))
        #expect(CountryReference(typed: "AUT") == .code("AUT"))
        #expect(CountryReference(typed: "aut") == .name("aut"))
        for text in ["=at", "=AT", "=aut", "=040"] {
            #expect(CountryReference(typed: text) == .code(String(text.dropFirst()).uppercased()), "\(text)")
        }
        for (text, name) in [("=austria", "austria"), ("=a", "a"), ("=uk", "UK"), ("=", "=")] {
            #expect(CountryReference(typed: text) == .name(name), "\(text)")
        }
        #expect(CountryReference(typed: "A") == .name("A"))
        #expect(CountryReference(typed: "ABCD") == .name("ABCD"))
        #expect(CountryReference(typed: "ÄT") == .name("ÄT"))
        #expect(CountryReference(typed: "ÄT").text == "ÄT")
        #expect(CountryReference(Atlas.austria) == .seen(name: "Austria", alpha3: "AUT"))
    }
}

@Suite("Codes")
struct CodeTests {
    @Test("of Kosovo are one code", arguments: ["KOS", "unk", "XKK", "xkx"])
    func kosovo(text: String) {
        #expect(Alpha3Code(text) == "XKX")
        #expect(Alpha3Code(text).text == "XKX")
    }

    @Test("come in capital letters, whoever gives them")
    func capitals() {
        #expect(Alpha3Code("aut").description == "AUT")
        #expect(AirportCode("cph").text == "CPH")
        #expect(Country(alpha2: "at", alpha3: "aut", name: "").alpha2 == "AT")
        #expect(TripLocation(city: "", countryCode: "dk", airport: "cph").countryCode == "DK")
        #expect(TripLocation(city: "", countryCode: "ß", airport: "cph").countryCode == "ß")
        #expect(["DEU", "AUT"].map(Alpha3Code.init(_:)).sorted() == ["AUT", "DEU"])
    }

    @Test(
        "of places that are none on the Earth are refused",
        arguments: [(90.1, 0), (-91, 0), (0, 180.5), (0, -181), (.nan, 0), (0, .infinity)] as [(Double, Double)])
    func nowhere(latitude: Double, longitude: Double) {
        #expect(Coordinate(latitude: latitude, longitude: longitude) == nil)
    }

    @Test("Countries are ordered by their names without regard to accents, equal names by code")
    func order() {
        let åland = Country(alpha2: "AX", alpha3: "ALA", name: "Åland Islands")
        let twins = [Country(alpha2: "BB", alpha3: "BBB", name: "Congo"), Country(alpha2: "AA", alpha3: "AAA", name: "congo")]
        let sorted = ([Atlas.iceland, Atlas.austria] + twins + [åland]).sortedByName()
        #expect(sorted.map(\.alpha3) == ["ALA", "AUT", "AAA", "BBB", "ISL"])
    }

    @Test("Capitals are a code, but for UK, which is nobody's")
    func typed() {
        #expect(CountryReference(typed: "GB") == .code("GB") && CountryReference(typed: "GBR") == .code("GBR"))
        #expect(CountryReference(typed: "UK") == .name("UK") && CountryReference(typed: "uk") == .name("uk"))
    }
}
