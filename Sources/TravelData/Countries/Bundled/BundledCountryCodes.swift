import TravelKit

/// The countries by all that they are called: the program's own table, read when it is first asked for.
package enum BundledCountryCodes {
    /// The alpha-2 code of the country that has this code, name or spelling; nil where none has.
    /// - Parameter word: what it is called, as one word (`SearchFold.word`).
    package static func code(called word: String) -> String? { codes[word] }

    private static let codes: [String: String] = {
        let rows = (EmbeddedFiles().contents(of: "countries.tsv") ?? []).split(separator: 0x0A).map { line in
            line.cut(at: 0x09).map { String(decoding: $0, as: UTF8.self) }
        }
        guard let header = rows.first else { return [:] }
        let columns = ["alpha2", "alpha3", "numeric", "name", "officialName", "nativeNames", "altSpellings"]
            .compactMap { header.firstIndex(of: $0) }
        let pairs = rows.dropFirst().filter { $0.count == header.count }.flatMap { row in
            columns.flatMap { row[$0].split(separator: "|") }.map { element in
                // A native name stands behind its language.
                let name = element.split(separator: ":", maxSplits: 1).last ?? element
                return (SearchFold.word(String(name)), row[columns[0]])
            }
        }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }()
}
