/// What the codes of airlines mean: the program's own table, read when it is first asked for.
package enum BundledAirlines {
    /// What the airline with this IATA code is called; nil where the table does not have it.
    package static func name(_ code: String) -> String? { names[code] }

    private static let names = Dictionary(
        EmbeddedTable("airlines.tsv").rows(["iata", "name"]).map { ($0[0], $0[1]) }, uniquingKeysWith: { first, _ in first })
}
