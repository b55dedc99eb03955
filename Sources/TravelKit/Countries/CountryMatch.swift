/// The rule by which a country is found by its name (`CountryIndex`), for who looks for one name alone.
package enum CountryMatch {
    /// The countries that are called `name` (`CountryIndex.countries(named:)`).
    package static func countries(named name: String, in countries: [Country]) -> [Country] {
        CountryIndex(countries).countries(named: name)
    }

    /// The countries that may be meant by `name` (`CountryIndex.countries(meantBy:)`).
    package static func countries(meantBy name: String, in countries: [Country]) -> [Country] {
        CountryIndex(countries).countries(meantBy: name)
    }

    /// The countries that have a capital which is called so (`CountryIndex.countries(withCapital:)`).
    /// - Parameter natives: what the capitals of countries are called besides, by the codes of these.
    package static func countries(
        withCapital name: String, in countries: [Country], natives: [Alpha3Code: [NativeCapital]]
    ) -> [Country] {
        CountryIndex(countries, natives: natives).countries(withCapital: name)
    }

    /// The countries that somebody may mean who types this where one is asked for (`CountryIndex.countries(typed:)`).
    /// - Parameter natives: what the capitals of countries are called besides, by the codes of these.
    package static func countries(
        typed text: String, in countries: [Country], natives: [Alpha3Code: [NativeCapital]]
    ) -> [Country] {
        CountryIndex(countries, natives: natives).countries(typed: text)
    }

    /// The countries that somebody may mean by what none is called, and what is no code (`CountryIndex.countries(otherwiseMeantBy:)`).
    /// - Parameter natives: what the capitals of countries are called besides, by the codes of these.
    package static func countries(
        otherwiseMeantBy text: String, in countries: [Country], natives: [Alpha3Code: [NativeCapital]]
    ) -> [Country] {
        CountryIndex(countries, natives: natives).countries(otherwiseMeantBy: text)
    }

    /// The one country that is meant (`CountryIndex.country(_:)`).
    package static func country(_ reference: CountryReference, in all: [Country]) -> Country? { CountryIndex(all).country(reference) }

    /// The countries with one of these alpha-2, alpha-3 or numeric codes.
    package static func countries(withCodes codes: [String], in countries: [Country]) -> [Country] {
        let wanted = Set(codes.map { Alpha3Code($0).text })
        return countries.filter { country in
            wanted.contains(country.alpha3.text) || wanted.contains(country.alpha2) || country.numeric.map { wanted.contains($0) } ?? false
        }
    }
}
