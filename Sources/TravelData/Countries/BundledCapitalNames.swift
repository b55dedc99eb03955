package import TravelKit

/// What capitals are called in the languages of their countries, and what else in English: the program's own table, read when it is first
/// asked for.
package enum BundledCapitalNames {
    /// The capitals that have such names, by the codes of their countries.
    package static let names: [Alpha3Code: [NativeCapital]] = {
        var capitals: [Alpha3Code: [NativeCapital]] = [:]
        for row in EmbeddedTable("capital_names.tsv").rows(["alpha3", "capital", "names", "english"]) {
            let lists = row[2...].map { $0.split(separator: "|").map { String($0) } }
            capitals[Alpha3Code(row[0]), default: []].append(NativeCapital(english: row[1], names: lists[0], otherEnglish: lists[1]))
        }
        return capitals
    }()
}
