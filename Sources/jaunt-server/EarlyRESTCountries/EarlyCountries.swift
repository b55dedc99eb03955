import Foundation

/// The countries of v1 or v2 and their ways to find them.
struct EarlyCountries<Currency: Encodable & Sendable, Language: Encodable & Sendable>: Sendable {
    typealias Country = EarlyCountry<Currency, Language>

    let all: [Country]

    /// The country with that alpha-2 or alpha-3 code, in any case.
    func country(code: String) -> Country? {
        let code = code.uppercased()
        return all.first { $0.alpha2Code == code || $0.alpha3Code == code }
    }

    /// One entry a code, in the order of the codes; nil, which becomes a literal null, for unknown ones. What is there already is not
    /// repeated, nor is the null.
    func countries(codes: [String]) -> [Country?] {
        var seen: Set<String?> = []
        return codes.map(country(code:)).filter { seen.insert($0?.alpha3Code).inserted }
    }

    /// Those with the text as (a part of) their name, then those with it in another spelling; case and accents do not count.
    func countries(named text: String, whole: Bool) -> [Country] {
        let text = fold(text)
        func matches(_ name: String) -> Bool { whole ? fold(name) == text : fold(name).contains(text) }
        let byName = all.filter { matches($0.name) }
        let found = Set(byName.map(\.alpha3Code))
        return byName + all.filter { !found.contains($0.alpha3Code) && $0.altSpellings.contains(where: matches) }
    }

    /// Small letters without the combining diacritical marks, which is what the real server compares.
    private func fold(_ text: String) -> String {
        let scalars = text.lowercased().decomposedStringWithCanonicalMapping.unicodeScalars.filter { !(0x300...0x36F).contains($0.value) }
        return String(String.UnicodeScalarView(scalars))
    }
}
