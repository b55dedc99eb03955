import Terminal
import TerminalText
import Testing
import TravelFeatures

@testable import TravelUI

@Suite("Facts in groups")
struct FactPageTests {
    private let look = Look(theme: .standard, glyphs: .marks(isASCII: false, hasBraille: true), keys: .standard)

    private func leg(_ title: SafeText) -> FactGroup {
        FactGroup(
            title,
            [
                Fact("When", "Mon 15 Mar 08:30 (Ho Chi Minh City time, UTC+7)", isOftenLong: true),
                Fact("To", "Riga", isOftenLong: true),
            ])
    }

    private let price = FactGroup("Price", [Fact("Now", "1"), Fact("Low", "1"), Fact("High", "2"), Fact("Course", "3")])

    private func lines(_ groups: [FactGroup], rows: Int, isDetail: Bool = true) -> [Substring] {
        screen(groups, rows: rows, isDetail: isDetail).split(separator: "\n", omittingEmptySubsequences: false)
    }

    private func screen(_ groups: [FactGroup], rows: Int, isDetail: Bool = true) -> String {
        let canvas = GridCanvas(size: Size(rows: rows, columns: 34))
        var scroll = PageScroll()
        let rect = Rect(row: 0, column: 0, rows: rows, columns: 34)
        look.draw(groups, title: "Trip", scrolled: &scroll, isDetail: isDetail, on: canvas, in: rect)
        return canvas.text
    }

    @Test("Details give rows to texts first, then to what keeps values in their places, then to gaps; prices make no other group taller")
    func rounds() {
        let groups = [leg("There"), leg("Back"), price]
        expectScreen(
            screen(groups, rows: 16),
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
        expectScreen(
            screen(groups, rows: 21),
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

    @Test("A way back that there is none of keeps its places where there is room")
    func places() {
        let back = FactGroup("Back", [Fact("When", "one way", isOftenLong: true)])
        #expect(lines([leg("There"), leg("Back"), price], rows: 18).firstIndex(of: "Price") == 13)
        #expect(lines([leg("There"), back, price], rows: 21).firstIndex(of: "Price") == 15, "a line less, and three gaps")
        #expect(lines([leg("There"), back, price], rows: 13).last == "Course        3", "where there is none, texts are worth more")
    }

    @Test("A page has gaps where the whole of it fits with them", arguments: [(19, 3), (18, 0), (16, 0)])
    func gaps(rows: Int, gaps: Int) {
        let lines = lines([leg("There"), leg("Back"), price], rows: rows, isDetail: false)
        #expect(lines.prefix { $0 != "Course        3" }.count(where: \.isEmpty) == gaps)
        #expect(lines.contains("Course        3"))
    }
}
