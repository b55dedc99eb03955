/// Countries by what they are called: the rule by which a country is found by its name. Names are folded when somebody looks for the first
/// of their kind, and kept: whoever looks for several asks one index.
package struct CountryIndex: Sendable {
    /// The places of countries among all, by one kind of their folded names.
    private typealias Places = Lazy<[String: [Int]]>

    private let all: [Country]
    private let commonNames: Places
    private let formalNames: Places
    private let spellings: Places
    /// All names, and short forms of them, without blanks and signs.
    private let letters: Places
    /// What stands behind each blank of a common name.
    private let ends: Places
    private let capitals: Places
    /// The same without blanks and signs.
    private let capitalLetters: Places

    /// - Parameters:
    ///   - countries: in the order in which they are found.
    ///   - natives: what the capitals of countries are called besides, by the codes of these.
    package init(_ countries: [Country], natives: [Alpha3Code: [NativeCapital]] = [:]) {
        func places(_ names: @escaping @Sendable (Country) -> [String]) -> Places {
            Lazy {
                var places: [String: [Int]] = [:]
                for (place, country) in countries.enumerated() {
                    for name in Set(names(country)) { places[name, default: []].append(place) }
                }
                return places
            }
        }
        func letters(_ names: @escaping @Sendable (Country) -> [String]) -> Places {
            places { names($0).map { SearchFold.letters(of: SearchFold.fold($0)) } }
        }
        func folded(_ names: @escaping @Sendable (Country) -> [String]) -> Places { places { names($0).map(SearchFold.fold) } }
        let capitalNames: @Sendable (Country) -> [String] = { $0.capitalNames + (natives[$0.alpha3] ?? []).flatMap(\.allNames) }
        all = countries
        commonNames = folded(\.commonNames)
        formalNames = folded(\.formalNames)
        spellings = folded(\.spellings)
        self.letters = letters { $0.commonNames + $0.formalNames + $0.spellings + $0.shortNames }
        ends = places { $0.commonNames.flatMap { Self.ends(of: SearchFold.fold($0)) } }
        capitals = folded(capitalNames)
        capitalLetters = letters(capitalNames)
    }

    private static func ends(of name: String) -> [String] {
        name.indices.filter { name[$0] == " " }.map { String(name[name.index(after: $0)...]) }
    }

    private func countries(_ places: Places, _ name: String) -> [Country] { (places.value[name] ?? []).map { all[$0] } }

    /// The countries that are called `name`, without regard to case and accents: those by common name, the user's own or English, else
    /// those by official or native name, and only where there is none those by an alternative spelling. Where nobody is called so, blanks
    /// and signs do not count, and names may be short: "guinea bissau", "st kitts", "falklands".
    package func countries(named name: String) -> [Country] {
        let wanted = SearchFold.fold(name.trimmed)
        guard !wanted.isEmpty else { return [] }
        for names in [commonNames, formalNames, spellings] {
            let found = countries(names, wanted)
            if !found.isEmpty { return found }
        }
        let letters = SearchFold.letters(of: wanted)
        // What has a comma may be two names.
        return letters.isEmpty || wanted.contains(",") ? [] : countries(self.letters, letters)
    }

    /// The countries that may be meant by `name`: those that are called so. Where that is no more than an alternative spelling,
    /// those whose common name ends with it as well: "korea" is a spelling of one, and may be either.
    package func countries(meantBy name: String) -> [Country] {
        let called = countries(named: name)
        let wanted = SearchFold.fold(name.trimmed)
        guard !called.isEmpty, commonNames.value[wanted] == nil, formalNames.value[wanted] == nil else { return called }
        return (called + countries(ends, wanted).filter { !called.contains($0) }).sortedByName()
    }

    /// The countries that have a capital which is called so, in the user's language, in English, or in one of their own, without regard to
    /// case and accents and, where there is none, to blanks and signs: "washington dc".
    package func countries(withCapital name: String) -> [Country] {
        let wanted = SearchFold.fold(name.trimmed)
        guard !wanted.isEmpty else { return [] }
        let found = countries(capitals, wanted)
        let letters = SearchFold.letters(of: wanted)
        return found.isEmpty && !letters.isEmpty ? countries(capitalLetters, letters) : found
    }

    /// The countries that somebody may mean who types this where one is asked for: those that are called so, or have the code, and only
    /// where there is none those that may be meant otherwise.
    package func countries(typed text: String) -> [Country] {
        let reference = CountryReference(typed: text)
        if case .name(let name) = reference {
            let meanings = countries(meantBy: name)
            if meanings.count > 1 { return meanings }
        }
        if let country = country(reference) { return [country] }
        return countries(otherwiseMeantBy: text)
    }

    /// The countries that somebody may mean by what none is called, and what is no code: those whose capital is called so or, where there
    /// is none, the two or three whose common names end so: "virgin islands". What more end with means none of them. Behind "=" stands a
    /// code or a whole name, and nothing else is looked for.
    package func countries(otherwiseMeantBy text: String) -> [Country] {
        let wanted = SearchFold.fold(text.trimmed)
        guard !wanted.isEmpty, !CountryReference.isExact(wanted) else { return [] }
        let byCapital = countries(withCapital: text)
        if !byCapital.isEmpty { return byCapital }
        let byEnd = countries(ends, wanted)
        return (2...3).contains(byEnd.count) ? byEnd.sortedByName() : []
    }

    /// The one country that is meant, by the rules of `CountryRepository.country(_:_:)`; nil when nobody is called that.
    package func country(_ reference: CountryReference) -> Country? {
        switch reference {
        case .seen(let name, let alpha3): all.first { $0.alpha3 == alpha3 } ?? countries(named: name).first
        case .name(let name): countries(named: name).first ?? CountryMatch.countries(withCodes: [name.uppercased()], in: all).first
        case .code(let code): CountryMatch.countries(withCodes: [code], in: all).first
        }
    }
}

extension Country {
    /// Whether this is one of its names, common, official or native, without regard to case and accents: no mere spelling.
    package func isNamed(_ name: String) -> Bool {
        let wanted = SearchFold.fold(name.trimmed)
        return (commonNames + formalNames).contains { SearchFold.fold($0) == wanted }
    }

    /// What it is commonly called, in the user's language and in English.
    fileprivate var commonNames: [String] { [localName?.text, name].compactMap(\.self) }

    /// Its official name, and those in its own languages.
    fileprivate var formalNames: [String] { [officialName] + nativeNames.map(\.name) }

    /// What is made of its English name where that is long: the first of those that are named together, and islands without that word.
    fileprivate var shortNames: [String] {
        let (parts, islands) = (name.split(separator: " and "), " Islands")
        let first = parts.count > 1 ? [String(parts[0])] : []
        return first + (name.hasSuffix(islands) ? [String(name.dropLast(islands.count)) + "s"] : [])
    }
}
