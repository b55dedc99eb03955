import OrderedCollections
import TravelKit

/// What the places of trips are called, for who asks for them by a name: words as they stand in a filter (`SearchFold.word`).
struct PlaceNames {
    private struct Names {
        var city: String
        var countryCode: String
        /// The names and codes that are whole ones, and those of which a beginning counts.
        var whole: [String]
        var begun: [String]
        /// What the airport is called; empty where that is not known.
        var airport: String
    }

    private let places: [Names]
    private let format: DisplayFormat

    /// - Parameters:
    ///   - format: knows what countries are called.
    ///   - cityCodes: the codes of the cities of airports, as far as they are known.
    ///   - airportNames: what airports are called, as far as that is known.
    init(
        _ places: some Sequence<TripLocation>, _ format: DisplayFormat, cityCodes: [AirportCode: AirportCode],
        airportNames: [AirportCode: String] = [:]
    ) {
        var countries: [String: (names: [String], others: [String])] = [:]
        self.places = places.map { place in
            let code = place.countryCode
            let ofCountry = countries[code] ?? (Self.names(of: code, format), Self.otherNames(of: code, format))
            countries[code] = ofCountry
            let names = [SearchFold.word(place.city)] + ofCountry.names
            let codes = [place.airport.text, cityCodes[place.airport]?.text ?? "", code].map { $0.lowercased() }
            return Names(
                city: names[0], countryCode: code,
                whole: names + codes + (place.airport.text.isEmpty ? [place.codelessWord] : []), begun: names + ofCountry.others,
                airport: airportNames[place.airport] ?? "")
        }
        self.format = format
    }

    private static func names(of code: String, _ format: DisplayFormat) -> [String] {
        format.countryNames(of: code).map { SearchFold.word($0) }
    }

    /// What a country is called besides: it is found by these names, and shown by none of them.
    private static func otherNames(of code: String, _ format: DisplayFormat) -> [String] {
        format.otherCountryNames(of: code).map { SearchFold.word($0) }
    }

    /// How many places there are.
    var count: Int { places.count }

    /// The places that a word means, by their numbers. Who gives a whole name or a code means that one, and one that trips show (PER, an
    /// airport) before one that they do not (PER, Peru); who gives less means whatever begins so. Where that is nothing, it is a part of an
    /// airport's name, or a name without its blanks and signs. Initials mean the country that has their letters: "u.k.".
    /// - Parameter wholly: whether a beginning does not count.
    func places(meantBy word: String, wholly: Bool) -> [Int] {
        let called = places(called: word, wholly: wholly)
        if called.isEmpty, let letters = SearchTerm.letters(ofInitials: word[...]), !countries(meantBy: letters).isEmpty {
            return places(called: letters, wholly: true)
        }
        // A country to which no trip leads is no part of an airport's name.
        return called.isEmpty && countries(meantBy: word).isEmpty ? places(likelyMeantBy: word, wholly: wholly) : called
    }

    /// Whether a word is a name, or the beginning of one: of a place, of a country or of a part of the world, whatever trips lead there.
    func isName(begunBy word: String) -> Bool {
        if !places(called: word, wholly: false).isEmpty || !countries(meantBy: word).isEmpty { return true }
        let names = format.englishNames.value.values + (format.countryNames?.value.values.flatMap { [$0.text] + $0.others } ?? [])
        return format.worldRegions.value.keys.contains { $0.hasPrefix(word) } || names.contains { SearchFold.word($0).hasPrefix(word) }
    }

    private func places(called word: String, wholly: Bool) -> [Int] {
        let named = indices { $0.whole.contains(word) }
        if !named.isEmpty {
            // A feed may call a city by several names: "Wien" is meant with "Vienna", but not the Kairo of another country with Cairo.
            let countries = Set(named.lazy.map { places[$0] }.filter { $0.city == word }.map(\.countryCode))
            let others = countries.isEmpty ? [] : format.capitals(called: word)
            if others.isEmpty { return named }
            return indices { $0.whole.contains(word) || others.contains($0.city) && countries.contains($0.countryCode) }
        }
        let codes = countries(meantBy: word)
        let inCountries = indices { codes.contains($0.countryCode) }
        if !inCountries.isEmpty { return inCountries }
        let inRegion = places(inRegions: { $0 == word })
        if !inRegion.isEmpty { return inRegion }
        // To know what cities are called in the user's language takes a while.
        let cities = format.cities(called: word, wholly: true)
        let ofCity = indices { cities.contains($0.city) }
        if !ofCity.isEmpty { return ofCity }
        // Whoever gives a country's name or code means that one, be there no trip to it: neither places nor parts of the world that begin so.
        if !wholly, codes.isEmpty {
            let begun = format.cities(called: word, wholly: false)
            let found = indices { place in begun.contains(place.city) || place.begun.contains { $0.hasPrefix(word) } }
            return found.isEmpty ? places(inRegions: { $0.hasPrefix(word) }) : found
        }
        return []
    }

    /// The places in the regions and subregions of the world whose names are meant.
    private func places(inRegions isMeant: (String) -> Bool) -> [Int] {
        let codes = format.worldRegions.value.filter { isMeant($0.key) }.values.reduce(into: Set<String>()) { $0.formUnion($1) }
        return codes.isEmpty ? [] : indices { codes.contains($0.countryCode) }
    }

    /// The places whose airports have the word in their names or, where there are none, those that are called so but for blanks and signs.
    private func places(likelyMeantBy word: String, wholly: Bool) -> [Int] {
        let part = Self.ownWords(word).joined(separator: "-")
        let ofAirport = part.isEmpty ? [] : indices { Self.has("-" + part + (wholly ? "-" : ""), $0.airport) }
        let letters = Self.letters(word)
        // Fewer are the beginning of too many.
        guard ofAirport.isEmpty, letters.count > 3 else { return ofAirport }
        return indices { place in
            place.begun.lazy.map(Self.letters).contains { wholly ? $0 == letters : $0.hasPrefix(letters) }
        }
    }

    private static func has(_ part: String, _ airport: String) -> Bool {
        guard !airport.isEmpty else { return false }
        let words = "-" + ownWords(SearchFold.word(airport)).joined(separator: "-") + "-"
        // To look for a very long part takes long even where it cannot be there.
        return part.utf8.count <= words.utf8.count && words.contains(part)
    }

    /// The words of an airport's name that others do not have.
    private static func ownWords(_ name: String) -> [Substring] {
        name.split { !$0.isLetter && !$0.isNumber }.filter { !["airport", "international", "regional", "municipal"].contains($0) }
    }

    private static func letters(_ name: String) -> String { name.filter { $0.isLetter || $0.isNumber } }

    /// What the countries are called that a word means although it is no name of theirs, but a spelling, or a part: "scotland". Empty where
    /// the word is a name, a code, or that of a place.
    func countries(speltBy word: String) -> [String] {
        let codes = countries(meantBy: word)
        guard let code = codes.first, isSpelling(word, of: code), !places.contains(where: { $0.whole.contains(word) }) else { return [] }
        return codes.map { format.countryNames(of: $0).first ?? $0 }
    }

    /// The codes of the countries that have a word for a code, a name or a spelling. A spelling may mean another as well, whatever trips there
    /// are: "korea" is one of the south's, and "congo" of the one by Brazzaville.
    private func countries(meantBy word: String) -> [String] {
        guard let code = format.countryCode(word) ?? country(alsoCalled: word) else { return [] }
        guard isSpelling(word, of: code) else { return [code] }
        let others = format.englishNames.value.keys.filter { other in
            other != code && Self.names(of: other, format).contains { $0.hasSuffix("-" + word) || $0.hasPrefix(word + "-") }
        }
        // What stands in several names ("island", which Iceland calls itself) is just a word there.
        return others.count == 1 ? [code] + others : [code]
    }

    /// The code of the country that the user's language has another name for, and this is it; nil where there is none.
    private func country(alsoCalled word: String) -> String? {
        format.countryNames?.value.filter { $0.value.others.contains { SearchFold.word($0) == word } }.keys.min()
    }

    /// Whether a word that means a country is no name of it, be it behind an article, and too long for a code of it.
    private func isSpelling(_ word: String, of code: String) -> Bool {
        word.count(where: \.isLetter) > 3 && !Self.names(of: code, format).contains { $0 == word || "the-" + $0 == word }
    }

    private func indices(where isMeant: (Names) -> Bool) -> [Int] { places.indices.filter { isMeant(places[$0]) } }
}

extension SearchTexts {
    /// What these places are called besides (`DisplayFormat.otherNames`). Words are found there where one begins, and with no typing errors:
    /// in so many names that nobody sees too much is like a word.
    init(otherNamesOf places: OrderedSet<TripLocation>, _ format: DisplayFormat, _ airports: [AirportCode: Airport]) {
        self.init(byBeginnings: true)
        for place in places { append(SearchKey(format.otherNames(of: place, airports), names: 0)) }
    }
}
