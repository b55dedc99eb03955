import Terminal
import TerminalText
import TestSupport
import Testing
import TravelKit

@testable import TravelUI

@Suite("What is marked under a filter", .timeLimit(.minutes(1)))
struct MarkTests {
    private func copied(_ stage: Stage, _ key: String) -> Clip? {
        if case .copy(let clip) = stage.type(key) { clip } else { nil }
    }

    /// Filters the list that is shown.
    private func filter(_ stage: Stage, _ text: String) {
        stage.type("/" + text)
        stage.press(.tab)
    }

    @Test("What a filter hides is not meant: then it is the row under the cursor, and an export is of all that is shown")
    func hidden() async {
        let stage = Stage()
        await stage.settled()
        stage.type("mm")
        filter(stage, "germ")
        #expect(stage.status == "1 of 13 countries with 'germ', 2 marked, none shown")
        stage.type("e")
        #expect(stage.canvas(80, 24).line(23).hasPrefix("Export 1 country to:"))
        stage.press(.escape)
        #expect(copied(stage, "y")?.what == "1 country")
        let record = copied(stage, "Y")
        #expect(record?.what == "1 country as JSON" && record?.text.hasPrefix("{") == true)
        stage.type("f")
        await stage.see("Kept as a favourite.")
        #expect(stage.favourites.favourites.map(\.id) == [.country(Country.germany.id)])
    }

    @Test("Of the marked rows those are meant that the filter shows")
    func shown() async {
        let stage = Stage()
        await stage.settled()
        stage.type("mm")
        filter(stage, "belg")
        #expect(stage.status == "1 of 13 countries with 'belg', 2 marked, 1 shown")
        stage.type("e")
        #expect(stage.canvas(80, 24).line(23).hasPrefix("Export 1 marked country to:"))
        stage.press(.escape)
        #expect(copied(stage, "y")?.what == "1 marked country")
        stage.press(.escape)
        #expect(stage.status == "13 countries, 2 marked")
        #expect(copied(stage, "y")?.what == "2 marked countries")
    }
}
