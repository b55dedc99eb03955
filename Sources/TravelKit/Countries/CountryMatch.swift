/// The rule by which a country is found by its name.
package enum CountryMatch {
    /// The countries that are called `name`, without regard to case and accents: those by common, official or native name, and only
    /// where there is none those by an alternative spelling.
    package static func countries(named name: String, in countries: [Country]) -> [Country] {
        let wanted = SearchFold.fold(name.trimmed)
        guard !wanted.isEmpty else { return [] }
        let byCommonName = countries.filter { SearchFold.fold($0.name) == wanted }
        if !byCommonName.isEmpty { return byCommonName }
        let byName = countries.filter { country in
            SearchFold.fold(country.officialName) == wanted || country.nativeNames.contains { SearchFold.fold($0.name) == wanted }
        }
        if !byName.isEmpty { return byName }
        return countries.filter { $0.alternativeSpellings.contains { SearchFold.fold($0) == wanted } }
    }

    /// The one country that is meant, by the rules of `CountryRepository.country(_:_:)`; nil when nobody is called that.
    package static func country(_ reference: CountryReference, in all: [Country]) -> Country? {
        switch reference {
        case .seen(let name, let alpha3): all.first { $0.alpha3 == alpha3 } ?? countries(named: name, in: all).first
        case .name(let name): countries(named: name, in: all).first ?? countries(withCodes: [name.uppercased()], in: all).first
        case .code(let code): countries(withCodes: [code], in: all).first
        }
    }

    /// The countries with one of these alpha-2 or alpha-3 codes.
    package static func countries(withCodes codes: [String], in countries: [Country]) -> [Country] {
        let wanted = Set(codes.map { Alpha3Code($0).text })
        return countries.filter { wanted.contains($0.alpha3.text) || wanted.contains($0.alpha2) }
    }
}

extension String {
    /// The text without white space at its ends.
    fileprivate var trimmed: String {
        var text = self[...]
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
