import Testing
import TravelData

@Suite("Tables that are part of the program")
struct EmbeddedTableTests {
    @Test("have a row for each line, with what is wanted of it, in the order in which it is wanted")
    func rows() {
        let rows = EmbeddedTable("countries.tsv").rows(["name", "alpha2"])
        #expect(rows.count == 250)
        #expect(rows.first == ["Afghanistan", "AF"])
        #expect(rows.contains(["Côte d'Ivoire", "CI"]))
    }

    @Test("have the last column, and empty fields")
    func last() {
        let borders = Dictionary(uniqueKeysWithValues: EmbeddedTable("countries.tsv").rows(["alpha3", "borders"]).map { ($0[0], $0[1]) })
        #expect(borders["PRT"] == "ESP" && borders["ISL"]?.isEmpty == true)
    }

    @Test("have no rows without one of the columns, and none where there is no such file")
    func missing() {
        #expect(EmbeddedTable("countries.tsv").rows(["name", "nickname"]).isEmpty)
        #expect(EmbeddedTable("nothing.tsv").columns.isEmpty && EmbeddedTable("nothing.tsv").rows(["name"]).isEmpty)
    }
}
