package import Foundation

/// The names of countries that outrank Foundation's: in English those of the program's own countries, in another language CLDR's of the
/// countries that Foundation calls otherwise ("Chine", not "Chine continentale"); and the other names that CLDR has of them. The tables are
/// read when they are first asked for.
package enum BundledCountryNames {
    /// These names in a language, by alpha-2 codes; an English one of CLDR's where CLDR has none there.
    package static func names(in language: Locale) -> [String: String] {
        // A place of a trip is in the country that has a page: "DR Congo", and not CLDR's "Congo - Kinshasa".
        if language.language.languageCode?.identifier == "en" { return english }
        let (codes, rows) = table
        let wanted = identifiers(of: language).compactMap { rows[$0] }
        return Dictionary(
            codes.enumerated().compactMap { place, code in wanted.lazy.map { $0[place] }.first { !$0.isEmpty }.map { (code, $0) } },
            uniquingKeysWith: { first, _ in first })
    }

    /// What countries are called besides in a language, by alpha-2 codes: they are found by these names ("Elfenbeinküste"), and never shown
    /// by them.
    package static func otherNames(in language: Locale) -> [String: [String]] {
        var names: [String: [String]] = [:]
        for row in identifiers(of: language).compactMap({ table.rows[$0] }) {
            for other in row.last?.split(separator: "|") ?? [] {
                let parts = other.split(separator: ":", maxSplits: 1).map { String($0) }
                if parts.count == 2 { names[parts[0], default: []].append(parts[1]) }
            }
        }
        return names
    }

    /// What a language's row may be called, the most exact first: "zh_Hant_HK", "zh_Hant", "zh_HK", "zh", and English.
    private static func identifiers(of language: Locale) -> [String] {
        // Which script is meant by "zh-TW", CLDR knows.
        let whole = Locale.Language(identifier: language.language.maximalIdentifier)
        let (code, script, region) = (whole.languageCode?.identifier, whole.script?.identifier, whole.region?.identifier)
        let parts = [[code, script, region], [code, script], [code, region], [code], ["en"]]
        return parts.map { $0.compactMap(\.self).joined(separator: "_") }
    }

    /// What the program's own countries are called, by their codes.
    private static let english = Dictionary(
        EmbeddedTable("countries.tsv").rows(["alpha2", "name"]).map { ($0[0], $0[1]) }, uniquingKeysWith: { first, _ in first })

    /// The codes of the columns, and by their languages the rows; these end with the other names of all countries, one behind the other.
    private static let table: (codes: [String], rows: [String: [String]]) = {
        let table = EmbeddedTable("country_names.tsv")
        let rows = table.rows(table.columns).map { ($0[0], Array($0.dropFirst())) }
        return (Array(table.columns.dropFirst().dropLast()), Dictionary(rows, uniquingKeysWith: { first, _ in first }))
    }()
}
