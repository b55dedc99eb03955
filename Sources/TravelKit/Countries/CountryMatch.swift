/// The rule by which a country is found by its name.
package enum CountryMatch {
    /// The countries that are called `name`, without regard to case and accents: those by common name, the user's own or English, else
    /// those by official or native name, and only where there is none those by an alternative spelling. Where nobody is called so, blanks
    /// and signs do not count, and names may be short: "guinea bissau", "st kitts", "falklands".
    package static func countries(named name: String, in countries: [Country]) -> [Country] {
        let wanted = SearchFold.fold(name.trimmed)
        guard !wanted.isEmpty else { return [] }
        let byCommonName = countries.filter { $0.isCommonly(called: wanted) }
        if !byCommonName.isEmpty { return byCommonName }
        let byName = countries.filter { $0.isNamed(wanted) }
        if !byName.isEmpty { return byName }
        let bySpelling = countries.filter { $0.spellings.contains { SearchFold.fold($0) == wanted } }
        if !bySpelling.isEmpty { return bySpelling }
        let letters = SearchFold.letters(of: wanted)
        // What has a comma may be two names.
        if letters.isEmpty || wanted.contains(",") { return [] }
        return countries.filter { country in
            let names = [country.shownName, country.name, country.officialName] + country.nativeNames.map(\.name)
            return (names + country.spellings + country.shortNames).contains { SearchFold.letters(of: SearchFold.fold($0)) == letters }
        }
    }

    /// The countries that may be meant by `name`: those that are called so. Where that is no more than an alternative spelling,
    /// those whose common name ends with it as well: "korea" is a spelling of one, and may be either.
    package static func countries(meantBy name: String, in countries: [Country]) -> [Country] {
        let called = self.countries(named: name, in: countries)
        let wanted = SearchFold.fold(name.trimmed)
        guard !called.isEmpty, !called.contains(where: { $0.isNamed(wanted) }) else { return called }
        let alike = countries.filter { !called.contains($0) && $0.isCommonly(endingWith: wanted) }
        return (called + alike).sortedByName()
    }

    /// The countries that have a capital which is called so, in the user's language, in English, or in one of their own, without regard to
    /// case and accents and, where there is none, to blanks and signs: "washington dc".
    /// - Parameter natives: what the capitals of countries are called besides, by the codes of these.
    package static func countries(
        withCapital name: String, in countries: [Country], natives: [Alpha3Code: [NativeCapital]]
    ) -> [Country] {
        let wanted = SearchFold.fold(name.trimmed)
        guard !wanted.isEmpty else { return [] }
        func have(_ isMeant: (String) -> Bool) -> [Country] {
            countries.filter { country in
                (country.capitalNames + (natives[country.alpha3] ?? []).flatMap(\.allNames)).contains(where: isMeant)
            }
        }
        let found = have { SearchFold.fold($0) == wanted }
        let letters = SearchFold.letters(of: wanted)
        return found.isEmpty && !letters.isEmpty ? have { SearchFold.letters(of: SearchFold.fold($0)) == letters } : found
    }

    /// The countries that somebody may mean who types this where one is asked for: those that are called so, or have the code, and only
    /// where there is none those that may be meant otherwise.
    /// - Parameter natives: what the capitals of countries are called besides, by the codes of these.
    package static func countries(
        typed text: String, in countries: [Country], natives: [Alpha3Code: [NativeCapital]]
    ) -> [Country] {
        let reference = CountryReference(typed: text)
        if case .name(let name) = reference {
            let meanings = self.countries(meantBy: name, in: countries)
            if meanings.count > 1 { return meanings }
        }
        if let country = country(reference, in: countries) { return [country] }
        return self.countries(otherwiseMeantBy: text, in: countries, natives: natives)
    }

    /// The countries that somebody may mean by what none is called, and what is no code: those whose capital is called so or, where there is
    /// none, the two or three whose common names end so: "virgin islands". What more end with means none of them. Behind "=" stands a code or a
    /// whole name, and nothing else is looked for.
    /// - Parameter natives: what the capitals of countries are called besides, by the codes of these.
    package static func countries(
        otherwiseMeantBy text: String, in countries: [Country], natives: [Alpha3Code: [NativeCapital]]
    ) -> [Country] {
        let wanted = SearchFold.fold(text.trimmed)
        guard !wanted.isEmpty, !CountryReference.isExact(wanted) else { return [] }
        let byCapital = self.countries(withCapital: text, in: countries, natives: natives)
        if !byCapital.isEmpty { return byCapital }
        let byEnd = countries.filter { $0.isCommonly(endingWith: wanted) }
        return (2...3).contains(byEnd.count) ? byEnd.sortedByName() : []
    }

    /// The one country that is meant, by the rules of `CountryRepository.country(_:_:)`; nil when nobody is called that.
    package static func country(_ reference: CountryReference, in all: [Country]) -> Country? {
        switch reference {
        case .seen(let name, let alpha3): all.first { $0.alpha3 == alpha3 } ?? countries(named: name, in: all).first
        case .name(let name): countries(named: name, in: all).first ?? countries(withCodes: [name.uppercased()], in: all).first
        case .code(let code): countries(withCodes: [code], in: all).first
        }
    }

    /// The countries with one of these alpha-2, alpha-3 or numeric codes.
    package static func countries(withCodes codes: [String], in countries: [Country]) -> [Country] {
        let wanted = Set(codes.map { Alpha3Code($0).text })
        return countries.filter { country in
            wanted.contains(country.alpha3.text) || wanted.contains(country.alpha2) || country.numeric.map { wanted.contains($0) } ?? false
        }
    }
}

extension Country {
    /// Whether this is one of its names, common, official or native, without regard to case and accents: no mere spelling.
    package func isNamed(_ name: String) -> Bool {
        let wanted = SearchFold.fold(name.trimmed)
        return isCommonly(called: wanted) || SearchFold.fold(officialName) == wanted
            || nativeNames.contains { SearchFold.fold($0.name) == wanted }
    }

    /// What is made of its English name where that is long: the first of those that are named together, and islands without that word.
    fileprivate var shortNames: [String] {
        let (parts, islands) = (name.split(separator: " and "), " Islands")
        let first = parts.count > 1 ? [String(parts[0])] : []
        return first + (name.hasSuffix(islands) ? [String(name.dropLast(islands.count)) + "s"] : [])
    }

    /// Whether it is commonly called so, be it in the user's language or in English.
    /// - Parameter wanted: the folded name.
    fileprivate func isCommonly(called wanted: String) -> Bool {
        SearchFold.fold(name) == wanted || localName.map { SearchFold.fold($0.text) == wanted } ?? false
    }

    /// Whether what it is commonly called ends with this, behind other words.
    /// - Parameter wanted: the folded end.
    fileprivate func isCommonly(endingWith wanted: String) -> Bool {
        [shownName, name].contains { SearchFold.fold($0).hasSuffix(" " + wanted) }
    }
}
