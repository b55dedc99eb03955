package import TravelKit

/// What capitals are called in the languages of their countries: the program's own table, read when it is first asked for.
package enum BundledCapitalNames {
    /// The capitals that have such names, by the codes of their countries.
    package static let names: [Alpha3Code: [NativeCapital]] = {
        let rows = (EmbeddedFiles().contents(of: "capital_names.tsv") ?? []).split(separator: 0x0A).dropFirst().map { line in
            line.split(separator: 0x09).map { String(decoding: $0, as: UTF8.self) }
        }
        var capitals: [Alpha3Code: [NativeCapital]] = [:]
        for row in rows where row.count == 3 {
            let names = row[2].split(separator: "|").map { String($0) }
            capitals[Alpha3Code(row[0]), default: []].append(NativeCapital(english: row[1], names: names))
        }
        return capitals
    }()
}
