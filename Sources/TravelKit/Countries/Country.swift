/// A country or territory with a code of its own: ISO 3166-1's 249, and Kosovo.
package struct Country: Identifiable, Hashable, Sendable {
    /// What it is called where it is, in one of its languages.
    package struct NativeName: Hashable, Sendable {
        /// The language's code as the source gives it, such as "de" or "deu"; empty when unknown.
        package var language: String
        /// The name in that language and its script.
        package var name: String

        package init(language: String, name: String) {
            self.language = language
            self.name = name
        }
    }

    /// A language that is spoken there.
    package struct Language: Hashable, Sendable {
        /// ISO 639 code as the source gives it.
        package var code: String
        /// English name; the code when the source gives none.
        package var name: String

        package init(code: String, name: String) {
            self.code = code
            self.name = name
        }
    }

    /// Money that is legal tender there.
    package struct Tender: Hashable, Sendable {
        /// ISO 4217 code, such as "EUR".
        package var code: String
        /// English name; the code when the source gives none.
        package var name: String
        /// Its sign, such as "€", where there is one.
        package var symbol: String?

        package init(code: String, name: String, symbol: String?) {
            self.code = code
            self.name = name
            self.symbol = symbol
        }
    }

    /// The side of the road that traffic keeps to.
    package enum DrivingSide: String, Sendable {
        case left, right
    }

    /// What it is called in the user's language.
    package struct LocalName: Hashable, Sendable {
        /// The name.
        package var text: String
        /// What the names of that language are ordered by, byte by byte.
        package var order: String
        /// What else it is called there: it is found by these names, and shown by none of them.
        package var others: [String]

        package init(text: String, order: String, others: [String] = []) {
            self.text = text
            self.order = order
            self.others = others
        }
    }

    /// ISO 3166-1 alpha-2 code, such as "AT"; in capital letters.
    package var alpha2: String
    /// ISO 3166-1 alpha-3 code; the identity.
    package var alpha3: Alpha3Code
    /// ISO 3166-1 numeric code, three digits, where there is one.
    package var numeric: String?
    /// The common English name.
    package var name: String
    /// Its name in the user's language; nil where that is the source's own, and where nobody knows it. No source gives it, but
    /// `NamedCountries`.
    package var localName: LocalName?
    /// What its first capital is called in the user's language; nil as with `localName`.
    package var localCapital: String?
    /// The same where the screen cannot write it: the capital is found by it, and shown by its English name.
    package var hiddenCapital: String?
    /// The official English name.
    package var officialName: String
    /// Its names in its own languages, the main one first; Antarctica has none.
    package var nativeNames: [NativeName]
    /// Other names by which it is looked for, as the source gives them.
    package var alternativeSpellings: [String]
    /// Its capitals, the seat of government first; some territories have none.
    package var capitals: [String]
    /// The continent-like region of UN M49, such as "Europe".
    package var region: String
    /// The sub-region of UN M49, such as "Western Europe", where known.
    package var subregion: String?
    /// The codes of the countries across its land borders.
    package var borders: [Alpha3Code]
    /// How many people live there, where known.
    package var population: Int?
    /// Area in km², where known.
    package var area: Double?
    /// Its languages.
    package var languages: [Language]
    /// Its currencies.
    package var currencies: [Tender]
    /// International calling codes: digits without "+".
    package var callingCodes: [String]
    /// The side of the road that traffic keeps to there, where known.
    package var drivingSide: DrivingSide?
    /// Country-code top-level domains, such as ".at".
    package var topLevelDomains: [String]
    /// Time zones: IANA names, or offsets such as "UTC+01:00", as the source gives them.
    package var timeZones: [String]
    /// The middle of the country, where known.
    package var coordinate: Coordinate?
    /// Where its first capital is, where known.
    package var capitalCoordinate: Coordinate?

    /// A country; what is left out is unknown or none, and so is what no country has, whatever a source says: fewer people than none, less
    /// land than none, a border with itself.
    package init(
        alpha2: String, alpha3: Alpha3Code, numeric: String? = nil, name: String, officialName: String? = nil,
        nativeNames: [NativeName] = [],
        alternativeSpellings: [String] = [], capitals: [String] = [], region: String = "", subregion: String? = nil,
        borders: [Alpha3Code] = [], population: Int? = nil, area: Double? = nil, languages: [Language] = [], currencies: [Tender] = [],
        callingCodes: [String] = [], drivingSide: DrivingSide? = nil, topLevelDomains: [String] = [], timeZones: [String] = [],
        coordinate: Coordinate? = nil, capitalCoordinate: Coordinate? = nil
    ) {
        self.alpha2 = alpha2.uppercased()
        self.alpha3 = alpha3
        self.numeric = numeric
        self.name = name
        self.officialName = officialName ?? name
        self.nativeNames = nativeNames
        self.alternativeSpellings = alternativeSpellings
        self.capitals = capitals.filter { !$0.isBlank }
        self.region = region
        self.subregion = subregion
        self.borders = borders.contains(alpha3) ? borders.filter { $0 != alpha3 } : borders
        self.population = population.flatMap { $0 < 0 ? nil : $0 }
        self.area = area.flatMap { $0 < 0 ? nil : $0 }
        self.languages = languages
        self.currencies = currencies
        self.callingCodes = callingCodes
        self.drivingSide = drivingSide
        self.topLevelDomains = topLevelDomains
        self.timeZones = timeZones
        self.coordinate = coordinate
        self.capitalCoordinate = capitalCoordinate
    }

    package var id: Alpha3Code { alpha3 }

    /// The name in the country's first language, where known.
    package var nativeName: String? { nativeNames.first?.name }

    /// What it is called in the user's language, where known; else its common English name.
    package var shownName: String { localName?.text ?? name }

    /// Its capitals, the first one in the user's language where known.
    package var shownCapitals: [String] { localCapital.map { [$0] + capitals.dropFirst() } ?? capitals }

    /// All by which its capitals are looked for: their names in English, and that of the first one in the user's language.
    package var capitalNames: [String] { [localCapital, hiddenCapital].compactMap(\.self) + capitals }

    /// All other names by which it is looked for: the source's, and those in the user's language.
    package var spellings: [String] { alternativeSpellings + (localName?.others ?? []) }

    /// The same without its names in the user's language.
    package var inEnglish: Country {
        var country = self
        (country.localName, country.localCapital, country.hiddenCapital) = (nil, nil, nil)
        return country
    }

    /// What countries are ordered by: the name in the user's language, where known; else the English one without regard to case and
    /// accents.
    package var nameOrder: String { localName?.order ?? SearchFold.fold(name) }
}

extension Country {
    /// Its middle; where that is not known, its capital, which is in it at least.
    package var middle: Coordinate? { coordinate ?? capitalCoordinate }
}
