import Foundation
package import TravelKit

extension DisplayFormat {
    /// The same with the names of the source, which are English.
    package var inEnglish: DisplayFormat {
        var format = self
        format.language = nil
        return format
    }

    /// Those of the names that the screen can write; where it can write none, all of them.
    func writable(_ names: [String]) -> [String] {
        let written = names.filter(canWrite)
        return written.isEmpty ? names : written
    }

    /// What a country is called in the user's language, as far as CLDR knows; else its English name.
    package func name(of country: Country) -> String { named(country).shownName }

    /// The country with its name in the user's language, where that is another one than English and CLDR knows it.
    package func named(_ country: Country) -> Country {
        guard country.localName == nil, let countryNames else { return country }
        var country = country
        country.localName = countryNames.value[country.alpha2]
        return country
    }

    /// The names of the country with this alpha-2 code, in the user's language and in English: the one that is shown is the first; none
    /// where nobody knows it.
    func countryNames(of code: String) -> [String] {
        // To look up a text without end takes longer than a frame.
        if code.utf8.count > 3 { return [] }
        return [countryNames?.value[code]?.text, englishNames.value[code] ?? CountryNames.english(code)].compactMap(\.self)
    }

    /// What the country with this alpha-2 code is called besides in the user's language, as far as CLDR knows.
    func otherCountryNames(of code: String) -> [String] { countryNames?.value[code]?.others ?? [] }

    /// The capitals of a country, the first one in the user's language where CLDR knows it. To look it up takes some
    /// hundredths of a millisecond where the country does not know it itself: for a page or the rows that are seen, not for whole lists.
    func capitals(of country: Country) -> [String] {
        guard country.localCapital == nil, let first = capitalNames?.name(in: country), canWrite(first)
        else { return country.shownCapitals }
        return [first] + country.capitals.dropFirst()
    }

    /// What the capitals of a country are called in its own languages, where that is not the English name.
    func nativeCapitals(of country: Country) -> [NativeCapital] { nativeCapitals.value[country.alpha3] ?? [] }

    /// What a place of a trip is found by besides its city and its codes: what the city is called in the user's language and, where it is a
    /// capital, in those of its country, what that is called in the user's language and in English, and the name of the airport, where it
    /// is known, but for what all have.
    func otherNames(of place: TripLocation, _ airports: [AirportCode: Airport]) -> [String] {
        let words = airports[place.airport]?.name.split(separator: " ").filter { !["Airport", "International"].contains($0) }
        return (otherCities.value[SearchFold.word(place.city)] ?? []) + countryNames(of: place.countryCode)
            + [words?.joined(separator: " ")].compactMap(\.self)
    }

    /// What a city is called of which a feed has these names: by the one of the user's language, where that is known to be among them, else by the
    /// first; empty where there are none.
    func name(ofCity names: [String]) -> String {
        guard names.count > 1 else { return names.first ?? "" }
        let names = writable(names)
        let own = names.first { name in
            let word = SearchFold.word(name)
            guard let cityNames else { return otherCities.value[word] != nil }
            return cityNames.value.contains { $0.name == word }
        }
        return own ?? names.first ?? ""
    }

    /// The other names of the cities that are called so: the English ones where that is what the user's language has, as far as CLDR knows, or,
    /// of capitals, their own; and those where it is English. All are words (`SearchFold.word`).
    /// - Parameter wholly: whether a name that only begins so does not count.
    func cities(called word: String, wholly: Bool) -> Set<String> {
        func isMeant(_ name: String) -> Bool { wholly ? name == word : name.hasPrefix(word) }
        return Self.others((cityNames?.value ?? []) + nativeCityNames.value, where: isMeant)
    }

    /// The other names of the capitals that are called so, as far as they are not the user's language's, which take a while to find.
    func capitals(called word: String) -> Set<String> { Self.others(nativeCityNames.value) { $0 == word } }

    private static func others(_ names: [(name: String, english: String)], where isMeant: (String) -> Bool) -> Set<String> {
        Set(names.filter { isMeant($0.name) }.map(\.english) + names.filter { isMeant($0.english) }.map(\.name))
    }

    /// What money is called in the user's language, as far as CLDR knows; else its English name.
    func name(of currency: Country.Tender) -> String {
        guard let name = language?.localizedString(forCurrencyCode: currency.code), name != currency.code, canWrite(name)
        else { return currency.name }
        return name
    }
}
