import Terminal
import TerminalText
import Testing
import TravelFeatures

@testable import TravelUI

@Suite("Facts in a column")
struct FactListTests {
    private let list = FactList(theme: .standard)

    @Test(
        "Values are wrapped at blanks into three lines at most",
        arguments: [
            ("one two", 10, ["one two"]), ("one two", 7, ["one two"]), ("one two", 6, ["one", "two"]),
            ("one two three four", 5, ["one", "two", "three four"]),
            ("abcdefghij", 4, ["abcdefghij"]), ("", 5, [""]), ("one two", 0, ["one two"]), ("日本 日本", 5, ["日本", "日本"]),
        ])
    func wrap(_ text: String, _ columns: Int, _ lines: [String]) {
        #expect(list.wrap(SafeText(text), to: columns).map(\.string) == lines)
    }

    @Test("Wrapping loses no word", arguments: 0...40)
    func everyWord(_ columns: Int) {
        let text: SafeText = "Europe/Berlin, Europe/Busingen, America/Argentina/Buenos_Aires and more"
        #expect(list.wrap(text, to: columns).joined(separator: " ") == text)
    }

    @Test("Every fact has as many lines as the others; what is written from right to left stays beside its label")
    func steady() {
        let facts = [
            Fact("Region", "Western Europe, Europe"), Fact("Area", "1"), Fact("Native name", "السودان الكبير, السودان"), Fact("Codes", ""),
        ]
        let two = list.steadyLines(facts, [2, 2, 2, 2], columns: 30, ascii: false)
        #expect(two.map(\.text.string) == ["Western Europe,", "Europe", "1", "", "السودان الكبير, السودان", "", "—", ""])
        #expect(two.map(\.label.string) == ["Region", "", "Area", "", "Native name", "", "Codes", ""])
        let one = list.steadyLines(facts, [1, 1, 1, 1], columns: 30, ascii: false)
        #expect(one.map(\.text.string) == ["Western Europe, Europe", "1", "السودان الكبير, السودان", "—"])
    }

    @Test(
        "Lines that are left over go to facts that are often long",
        arguments: [(0, [1, 1, 1, 1]), (1, [1, 2, 1, 1]), (2, [1, 2, 1, 2]), (9, [1, 2, 1, 2])])
    func leftOver(spare: Int, rows: [Int]) {
        let facts = [
            Fact("Region", "Europe"), Fact("Languages", "—", isOftenLong: true), Fact("Area", "1"),
            Fact("Neighbours", "AUT, BEL", isOftenLong: true),
        ]
        #expect(FactList.rows(of: facts, spare: spare) == rows)
    }

    @Test("Labels stand in their column, values beside them; what has no room is left out")
    func draw() {
        let facts = [Fact("Capital", "Berlin"), Fact("Official name", "Federal Republic of Germany"), Fact("Area", "")]
        let canvas = GridCanvas(size: Size(rows: 5, columns: 30))
        #expect(list.draw(facts, on: canvas, in: Rect(row: 0, column: 0, rows: 5, columns: 30)) == 4)
        expectScreen(
            canvas.text,
            """
            Capital       Berlin
            Official name Federal Republic
                          of Germany
            Area          —

            """)
        let small = GridCanvas(size: Size(rows: 5, columns: 30))
        #expect(list.draw(facts, on: small, in: Rect(row: 1, column: 2, rows: 2, columns: 16)) == 1)
        expectScreen(
            small.text,
            """

              Capital Berlin ↓



            """)
        #expect(list.draw(facts, on: small, in: Rect(row: 0, column: 0, rows: 0, columns: 30)) == 0)
    }
}
