import Terminal
import TerminalText
import Testing
import TravelFeatures

@testable import TravelUI

@Suite("Facts in a column")
struct FactListTests {
    private let list = FactList(theme: .standard)

    @Test("A word that is wider than its lines is parted, and counts as cut where it has too few of them")
    func longWord() {
        let facts = [Fact("Kept", "1"), Fact("Note", SafeText(String(repeating: "abcde", count: 19)))]
        #expect(list.texts(facts[1], columns: 40, ascii: false).map(\.width) == [40, 40, 15])
        for (rows, widths, areCut) in [(6, [20, 20, 20, 20, 15], false), (3, [20, 75], true)] {
            let details = list.detailLines(facts, in: Rect(row: 0, column: 0, rows: rows, columns: 34), ascii: false)
            #expect(details?.lines.dropFirst().map(\.text.width) == widths && details?.areCut == areCut, "in \(rows) rows")
        }
    }

    @Test("Every fact has as many lines as the others, whichever way it is written")
    func steady() {
        let facts = [
            Fact("Region", "Western Europe, Europe"), Fact("Area", "1"), Fact("Native name", "السودان الكبير, السودان"), Fact("Codes", ""),
        ]
        let two = list.steadyLines(facts, [2, 2, 2, 2], columns: 30, ascii: false)
        #expect(two.map(\.text.string) == ["Western Europe,", "Europe", "1", "", "السودان الكبير,", "السودان", "—", ""])
        #expect(two.map(\.label.string) == ["Region", "", "Area", "", "Native name", "", "Codes", ""])
        let one = list.steadyLines(facts, [1, 1, 1, 1], columns: 30, ascii: false)
        #expect(one.map(\.text.string) == ["Western Europe, Europe", "1", "السودان الكبير, السودان", "—"])
    }

    @Test(
        "Lines that are left over go to facts that often need them, whatever these say",
        arguments: [(-1, nil), (0, [1, 1, 1, 1]), (1, [1, 2, 1, 1]), (2, [1, 2, 1, 2]), (9, [1, 2, 1, 2])] as [(Int, [Int]?)])
    func leftOver(spare: Int, rows: [Int]?) {
        let facts = [
            Fact("Region", "Europe"), Fact("Languages", "—", usualLines: 2), Fact("Area", "1"),
            Fact("Neighbours", "AUT, BEL", usualLines: 2),
        ]
        #expect(list.rows(of: facts, in: facts.count + spare, columns: 40) == rows)
    }

    @Test(
        "All of these have a second line before one has a third",
        arguments: [(4, [1, 1, 1, 1]), (6, [2, 2, 1, 1]), (7, [2, 2, 1, 2]), (8, [3, 2, 1, 2]), (20, [3, 3, 1, 2])])
    func furtherLines(room: Int, rows: [Int]) {
        let facts = [
            Fact("When", "one two", usualLines: 3), Fact("From", "one", usualLines: 3), Fact("Note", "one two six"),
            Fact("Flight", "1", usualLines: 2),
        ]
        #expect(list.rows(of: facts, in: room, columns: 40) == rows)
        #expect(list.rows(of: facts, in: 20, columns: 50) == [2, 2, 1, 1], "in more columns a line less will do")
    }

    @Test(
        "What needs more lines now and then has them where all others have theirs, the last of it first",
        arguments: [(4, [1, 1, 1, 1]), (5, [1, 2, 1, 1]), (6, [1, 2, 2, 1]), (7, [2, 2, 2, 1]), (20, [2, 2, 2, 1])])
    func rareLines(room: Int, rows: [Int]) {
        let facts = [
            Fact("Region", "Europe", rareLines: 2), Fact("Languages", "—", usualLines: 2), Fact("Area", "1", rareLines: 2),
            Fact("Codes", "1"),
        ]
        #expect(list.rows(of: facts, in: room, columns: 40) == rows)
        #expect(list.rows(of: facts, in: 20, columns: 50) == [1, 1, 1, 1], "in more columns a line less will do")
    }

    @Test(
        "The last fact beside a list has the lines that are left, for its names in place of codes",
        arguments: [
            (3, ["Bern", "AUT, CHE, LIE", ""]), (4, ["Bern", "Austria,", "Switzerland,", "Liechtenstein"]),
            (9, ["Bern", "Austria,", "Switzerland,", "Liechtenstein"]),
        ])
    func rest(rows: Int, texts: [String]) {
        var fact = Fact("Neighbours", CountedList(["AUT", "CHE", "LIE"]) { "\($0)" }, usualLines: 2)
        fact.inFull = "Austria, Switzerland, Liechtenstein"
        let rect = Rect(row: 0, column: 0, rows: rows, columns: 30)
        let lines = list.detailLines([Fact("Capital", "Bern"), fact], in: rect, ascii: false)?.lines
        #expect(lines?.map(\.text.string) == texts)
    }

    @Test("Where ASCII alone is shown a sign in brackets is left out where it cannot be said, and a text is not")
    func signs() {
        let currencies = Fact(
            "Currencies", "AFN Afghan Afghani (؋), AED Dirham (د.إ.), CNY Yuan (¥), EGP Pound (£), CZK Koruna (Kč), USD Dollar ($)")
        #expect(
            list.texts(currencies, columns: 100, ascii: true)
                == ["AFN Afghan Afghani, AED Dirham, CNY Yuan, EGP Pound, CZK Koruna (Kc), USD Dollar ($)"])
        let when = Fact("When", "Thu 3 Dec 07:25 (東京 time, UTC+9)")
        #expect(list.texts(when, columns: 100, ascii: true) == ["Thu 3 Dec 07:25 (???? time, UTC+9)"])
        #expect(list.texts(Fact("Note", "why (?)"), columns: 100, ascii: true) == ["why (?)"])
    }

    @Test(
        "A list says as much as has room in its lines, and how many others there are",
        arguments: [(1, ["one, 4 more"]), (2, ["one, two,", "three, 2 more"]), (3, ["one, two,", "three, four,", "five"])])
    func lists(most: Int, lines: [String]) {
        let fact = Fact("Airports", CountedList(["one", "two", "three", "four", "five"]) { "\($0)" }, most: 2)
        #expect(fact.value == "one, two, 3 more")
        #expect(list.texts(fact, columns: 13, most: most, ascii: false).map(\.string) == lines)
    }

    @Test("What stands for a value in full is shown where all of it has room")
    func inFull() {
        var fact = Fact("Neighbours", CountedList(["AUT", "CHE"]) { "\($0)" })
        fact.inFull = "Austria, Switzerland"
        #expect(list.texts(fact, columns: 20, most: 1, ascii: false) == ["Austria, Switzerland"])
        #expect(list.texts(fact, columns: 19, most: 1, ascii: false) == ["AUT, CHE"])
        #expect(list.texts(fact, columns: 19, most: 2, ascii: false) == ["Austria,", "Switzerland"])
        #expect(list.texts(fact, columns: 20, ascii: false) == ["AUT, CHE"])
        let facts = [Fact("Capital", "Bern"), fact]
        #expect(list.lines(facts, columns: 33, rows: 3, ascii: false).map(\.text) == ["Bern", "Austria,", "Switzerland"])
        #expect(list.lines(facts, columns: 33, rows: 2, ascii: false).map(\.text) == ["Bern", "AUT, CHE"])
    }

    @Test(
        "Of a value that has no room for all of its lines those are seen that have, from wherever the page is scrolled to",
        arguments: [(0, 2, ["Bern", "one, 3 more"]), (0, 3, ["Bern", "one, two,", "three, 1 more"]), (2, 1, ["three, 1 more"])])
    func seen(first: Int, rows: Int, texts: [String]) {
        let zones = CountedList(["one", "two", "three", "sixteen"]) { "\($0)" }
        let all = list.lines([Fact("Capital", "Bern"), Fact("Time zones", zones)], columns: 26, ascii: false)
        #expect(all.map(\.text) == ["Bern", "one, two,", "three,", "sixteen"])
        let seen = list.seen(all, from: first, in: Rect(row: 0, column: 0, rows: rows, columns: 26), ascii: false)
        #expect(seen.map(\.text.string) == texts)
    }

    @Test("Labels stand in their column, values beside them; what has no room is cut or left out")
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
        #expect(list.draw(facts, on: small, in: Rect(row: 1, column: 2, rows: 2, columns: 16)) == 2)
        expectScreen(
            small.text,
            """

              Capital Berlin
              Offici… Federa…↓


            """)
        #expect(list.draw(facts, on: small, in: Rect(row: 0, column: 0, rows: 0, columns: 30)) == 0)
    }

    @Test("What is written from right to left ends before what stands beside the facts, and not at the edge of the screen")
    func rightToLeft() {
        let facts = [Fact("Native name", "مصر"), Fact("Capital", "Cairo")]
        let rect = Rect(row: 0, column: 0, rows: 2, columns: 30)
        let wide = GridCanvas(size: Size(rows: 2, columns: 40))
        list.draw(facts, on: wide, in: rect)
        #expect(wide.line(0).hasSuffix("مصر" + String(repeating: " ", count: 13) + "\u{2800}"))
        #expect(wide.line(1) == "Capital       Cairo")
        let narrow = GridCanvas(size: Size(rows: 2, columns: 30))
        list.draw(facts, on: narrow, in: rect)
        #expect(narrow.line(0).hasSuffix("مصر"))
    }
}
