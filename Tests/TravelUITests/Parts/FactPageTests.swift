import Terminal
import TerminalText
import Testing
import TravelFeatures

@testable import TravelUI

@Suite("Facts in groups")
struct FactPageTests {
    private let look = Look(theme: .standard, glyphs: .marks(isASCII: false, hasBraille: true), keys: .standard)

    private static let long: SafeText = "Mon 15 Mar 08:30 (Ho Chi Minh City time, UTC+7)"

    private func leg(_ title: SafeText, when: SafeText = Self.long) -> FactGroup {
        FactGroup(title, [Fact("When", when, usualLines: 3), Fact("To", "Riga", usualLines: 3)])
    }

    private let price = FactGroup("Price", [Fact("Now", "1"), Fact("Low", "1"), Fact("High", "2"), Fact("Course", "3")])

    private func lines(_ groups: [FactGroup], rows: Int, columns: Int = 34, isDetail: Bool = true) -> [Substring] {
        var scroll = PageScroll()
        return screen(groups, rows: rows, columns: columns, isDetail: isDetail, scrolled: &scroll)
            .split(separator: "\n", omittingEmptySubsequences: false)
    }

    private func screen(_ groups: [FactGroup], rows: Int) -> String {
        var scroll = PageScroll()
        return screen(groups, rows: rows, scrolled: &scroll)
    }

    private func screen(
        _ groups: [FactGroup], rows: Int, columns: Int = 34, isDetail: Bool = true, scrolled scroll: inout PageScroll
    ) -> String {
        let canvas = GridCanvas(size: Size(rows: rows, columns: columns))
        let rect = Rect(row: 0, column: 0, rows: rows, columns: columns)
        look.draw(groups, title: "Trip", scrolled: &scroll, isDetail: isDetail, on: canvas, in: rect)
        return canvas.text
    }

    @Test("Details give each kind of fact a second line, then a third one, and then gaps to the groups")
    func rounds() {
        let groups = [leg("There"), leg("Back"), price]
        expectScreen(
            screen(groups, rows: 17),
            """
            Trip
            There
            When          Mon 15 Mar 08:30 (Ho
                          Chi Minh City time,
                          UTC+7)
            To            Riga

            Back
            When          Mon 15 Mar 08:30 (Ho
                          Chi Minh City time,…
            To            Riga

            Price
            Now           1
            Low           1
            High          2
            Course        3
            """)
        expectScreen(
            screen(groups, rows: 24),
            """
            Trip

            There
            When          Mon 15 Mar 08:30 (Ho
                          Chi Minh City time,
                          UTC+7)
            To            Riga



            Back
            When          Mon 15 Mar 08:30 (Ho
                          Chi Minh City time,
                          UTC+7)
            To            Riga



            Price
            Now           1
            Low           1
            High          2
            Course        3

            """)
    }

    @Test(
        "On a tall screen, where there is room for all lines that facts may need, none is blank but before the groups",
        arguments: [34, 39, 59])
    func roomy(columns: Int) {
        let lines = lines([leg("There", when: "Mon 15 Mar"), leg("Back"), price], rows: 41, columns: columns)
        let titles = zip(lines, lines.dropFirst()).filter { $0.isEmpty && !$1.isEmpty }.map { String($1) }
        #expect(titles == ["There", "Back", "Price"] && lines.prefix { $0 != "Course        3" }.count(where: \.isEmpty) == 3, "\(lines)")
    }

    @Test(
        "The last group of details is there on a tall screen, where it has room besides all others", arguments: [(41, true), (40, false)])
    func lastGroup(rows: Int, isThere: Bool) {
        let canvas = GridCanvas(size: Size(rows: rows, columns: 34))
        var scroll = PageScroll()
        let figures = FactGroup("In figures", [Fact("Nights", "7")])
        look.draw(
            details: [leg("There"), price], last: figures, title: "Trip", scrolled: &scroll, on: canvas,
            in: Rect(row: 0, column: 0, rows: rows, columns: 34))
        #expect(canvas.text.contains("Course        3\n\nIn figures\nNights        7") == isThere, "\(canvas.text)")
    }

    @Test("Where a group has room for names they stand for codes")
    func inFull() {
        var neighbours = Fact("Neighbours", "AUT, CHE", usualLines: 2)
        neighbours.inFull = "Austria, Switzerland"
        let groups = [FactGroup("Country", [neighbours]), FactGroup("Favourite", [Fact("Kept", "1")])]
        #expect(
            lines(groups, rows: 8).filter { !$0.isEmpty }
                == ["Trip", "Country", "Neighbours    Austria, Switzerland", "Favourite", "Kept          1"])
    }

    @Test("Whatever trips say, and whether there is a way back or none, nothing but values moves", arguments: 12...40)
    func steady(rows: Int) {
        func back(_ when: SafeText) -> FactGroup { FactGroup("Back", [Fact("When", when, usualLines: 3)]) }
        // What stands behind a label may go on in rows without one.
        func labels(_ groups: [FactGroup], _ columns: Int) -> [String] {
            lines(groups, rows: rows, columns: columns).map { $0.prefix(FactList.labelWidth).split(separator: " ").joined(separator: " ") }
        }
        for columns in [34, 39, 59] {
            let expected = labels([leg("There"), back(Self.long), price], columns)
            #expect(labels([leg("There", when: "Mon 15 Mar"), back(Self.long), price], columns) == expected)
            #expect(labels([leg("There", when: "Mon 15 Mar"), back("one way"), price], columns) == expected)
        }
    }

    @Test("The last fact has the rows that are left, and what it says at length moves nothing above it")
    func last() {
        func lines(_ note: SafeText) -> [Substring] {
            self.lines([leg("There"), FactGroup("Favourite", [Fact("Kept", "1"), Fact("Note", note)])], rows: 18)
        }
        let (short, long) = (lines("sunny"), lines("sunny, and not far from the sea, as far as one can see"))
        let note = short.firstIndex { $0.hasPrefix("Note") }
        #expect(note != nil && note == long.firstIndex { $0.hasPrefix("Note") })
        #expect(long.joined(separator: " ").contains("see") && long.allSatisfy { !$0.contains("…") })
    }

    @Test("Values that details cut are shown whole by the first step down")
    func cut() {
        var scroll = PageScroll()
        let groups = [leg("There"), leg("Back", when: "Mon"), price]
        let before = screen(groups, rows: 15, scrolled: &scroll)
        #expect(!before.contains("UTC+7") && scroll.isWhole == false)
        _ = scroll.perform(.factsDown)
        let after = screen(groups, rows: 15, scrolled: &scroll)
        #expect(after.contains("UTC+7"))
    }

    @Test(
        "Where only ASCII can be shown a page has no facts of which nothing is left, and in details these keep their place",
        arguments: [true, false])
    func inASCII(isDetail: Bool) {
        let rect = Rect(row: 0, column: 0, rows: 6, columns: 34)
        let canvas = GridCanvas(size: Size(rows: 6, columns: 34), isASCII: true)
        var scroll = PageScroll()
        let facts = [Fact("Native name", "日本"), Fact("Capital", "Tokyo")]
        look.draw([FactGroup("Country", facts)], title: "Japan", scrolled: &scroll, isDetail: isDetail, on: canvas, in: rect)
        let lines = canvas.text.split(separator: "\n")
        #expect(lines.contains("Native name   -") == isDetail && lines.contains("Capital       Tokyo"), "\(lines)")
        #expect(isDetail || !canvas.text.contains("Native name"))
        let list = GridCanvas(size: Size(rows: 6, columns: 34), isASCII: true)
        scroll = PageScroll()
        look.draw(details: facts, scrolled: &scroll, on: list, in: rect)
        #expect(list.text.hasPrefix("Native name   -\n"), "\(list.text)")
    }

    @Test("A page has gaps where the whole of it fits with them", arguments: [(19, 3), (18, 0), (16, 0)])
    func gaps(rows: Int, gaps: Int) {
        let lines = lines([leg("There"), leg("Back"), price], rows: rows, isDetail: false)
        #expect(lines.prefix { $0 != "Course        3" }.count(where: \.isEmpty) == gaps)
        #expect(lines.contains("Course        3"))
    }
}
