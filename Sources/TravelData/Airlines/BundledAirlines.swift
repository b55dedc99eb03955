/// What the codes of airlines mean: the program's own table, read when it is first asked for.
package enum BundledAirlines {
    /// What the airline with this IATA code is called; nil where the table does not have it.
    package static func name(_ code: String) -> String? { names[code] }

    private static let names: [String: String] = {
        let lines = (EmbeddedFiles().contents(of: "airlines.tsv") ?? []).split(separator: 0x0A).dropFirst()
        let pairs = lines.compactMap { line -> (String, String)? in
            let fields = line.split(separator: 0x09)
            return fields.count == 2 ? (String(decoding: fields[0], as: UTF8.self), String(decoding: fields[1], as: UTF8.self)) : nil
        }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }()
}
