package import Foundation

/// CLDR's names of the countries that Foundation calls otherwise ("Chine", not "Chine continentale"): the program's own table, read when it is
/// first asked for.
package enum BundledCountryNames {
    /// These names in a language, by alpha-2 codes; an English one where CLDR has none there.
    package static func names(in language: Locale) -> [String: String] {
        let (codes, rows) = table
        let wanted = identifiers(of: language).compactMap { rows[$0] }
        return Dictionary(
            codes.enumerated().compactMap { place, code in wanted.lazy.map { $0[place] }.first { !$0.isEmpty }.map { (code, $0) } },
            uniquingKeysWith: { first, _ in first })
    }

    /// What a language's row may be called, the most exact first: "zh_Hant_HK", "zh_Hant", "zh_HK", "zh", and English.
    private static func identifiers(of language: Locale) -> [String] {
        // Which script is meant by "zh-TW", CLDR knows.
        let whole = Locale.Language(identifier: language.language.maximalIdentifier)
        let (code, script, region) = (whole.languageCode?.identifier, whole.script?.identifier, whole.region?.identifier)
        let parts = [[code, script, region], [code, script], [code, region], [code], ["en"]]
        return parts.map { $0.compactMap(\.self).joined(separator: "_") }
    }

    /// The codes of the columns, and the rows by their languages.
    private static let table: (codes: [String], rows: [String: [String]]) = {
        let lines = (EmbeddedFiles().contents(of: "country_names.tsv") ?? []).split(separator: 0x0A).map { line in
            line.split(separator: 0x09, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
        }
        guard let header = lines.first else { return ([], [:]) }
        let rows = lines.dropFirst().filter { $0.count == header.count }.map { ($0[0], Array($0.dropFirst())) }
        return (Array(header.dropFirst()), Dictionary(rows, uniquingKeysWith: { first, _ in first }))
    }()
}
