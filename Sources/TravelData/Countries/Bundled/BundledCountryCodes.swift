import TravelKit

/// The countries by all that they are called, and by where they are: the program's own table, read when it is first asked for.
package enum BundledCountryCodes {
    /// The alpha-2 code of the country that has this code, name or spelling; nil where none has.
    /// - Parameter word: what it is called, as one word (`SearchFold.word`).
    package static func code(called word: String) -> String? { codes[word] }

    /// The official, native and other names of a country; none where nobody has the code.
    /// - Parameter code: its alpha-2 code.
    package static func spellings(of code: String) -> [String] { spellings[code] ?? [] }

    /// The IANA name of the time zone of a country; nil where it has several, or none, and where nobody has the code.
    /// - Parameter code: its alpha-2 code.
    package static func zone(of code: String) -> String? { zones[code] }

    /// The alpha-2 codes of the countries of each region and subregion, by its name as one word: "europe", "western-europe".
    package static let regions: [String: Set<String>] = {
        var codes: [String: Set<String>] = [:]
        for (code, names) in rows(["region", "subregion"]) {
            for name in names where !name.isEmpty { codes[SearchFold.word(name), default: []].insert(code) }
        }
        return codes
    }()

    private static let codes: [String: String] = {
        let columns = ["alpha2", "alpha3", "numeric", "name", "officialName", "nativeNames", "altSpellings"]
        let pairs = rows(columns).flatMap { code, fields in names(in: fields).map { (SearchFold.word($0), code) } }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }()

    private static let spellings: [String: [String]] = {
        let pairs = rows(["officialName", "nativeNames", "altSpellings"]).map { code, fields in (code, names(in: fields)) }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }()

    private static let zones: [String: String] = {
        let pairs = rows(["timeZones"]).map { code, fields in (code, fields[0]) }
        return Dictionary(pairs.filter { !$0.1.isEmpty && !$0.1.contains("|") }, uniquingKeysWith: { first, _ in first })
    }()

    private static func names(in fields: [String]) -> [String] {
        fields.flatMap { $0.split(separator: "|") }.map { element in
            // A native name stands behind its language.
            String(element.split(separator: ":", maxSplits: 1).last ?? element)
        }
    }

    /// The alpha-2 code of each country, and what it has in these columns.
    private static func rows(_ columns: [String]) -> [(code: String, fields: [String])] {
        EmbeddedTable("countries.tsv").rows(["alpha2"] + columns).map { ($0[0], Array($0.dropFirst())) }
    }
}
