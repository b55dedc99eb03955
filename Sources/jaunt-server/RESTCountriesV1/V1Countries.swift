import Foundation

/// The countries of v1 and its ways to find them.
struct V1Countries: Sendable {
    let all: [V1Country]

    init(_ records: [CountryRecord], offsets: ZoneOffsets) {
        all = records.map { V1Country($0, offsets: offsets) }
    }

    /// The country with that alpha-2 or alpha-3 code, in any case.
    func country(code: String) -> V1Country? {
        let code = code.uppercased()
        return all.first { $0.alpha2Code == code || $0.alpha3Code == code }
    }

    /// One entry a code, in the order of the codes; nil, which becomes a literal null, for unknown ones. What is there already is not
    /// repeated, nor is the null.
    func countries(codes: [String]) -> [V1Country?] {
        var seen: Set<String?> = []
        return codes.map(country(code:)).filter { seen.insert($0?.alpha3Code).inserted }
    }

    /// Those with the text as (a part of) their name, then those with it in another spelling; case and accents do not count.
    func countries(named text: String, whole: Bool) -> [V1Country] {
        let text = Self.fold(text)
        func matches(_ name: String) -> Bool { whole ? Self.fold(name) == text : Self.fold(name).contains(text) }
        let byName = all.filter { matches($0.name) }
        let found = Set(byName.map(\.alpha3Code))
        return byName + all.filter { !found.contains($0.alpha3Code) && $0.altSpellings.contains(where: matches) }
    }

    /// Small letters without the combining diacritical marks, which is what the real server compares.
    private static func fold(_ text: String) -> String {
        let scalars = text.lowercased().decomposedStringWithCanonicalMapping.unicodeScalars.filter { !(0x300...0x36F).contains($0.value) }
        return String(String.UnicodeScalarView(scalars))
    }
}
