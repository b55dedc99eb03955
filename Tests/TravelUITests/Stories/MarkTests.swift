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

    @Test("Marks of countries that a reload takes away are said to have gone, until the next key")
    func gone() async {
        let stage = Stage()
        await stage.settled()
        stage.type("mm")
        stage.countries.all.next(Reading(Country.samples.filter { $0.id != Country.austria.id }))
        stage.type("r")
        await stage.settled()
        // A key before that was drawn takes nothing away.
        stage.type("k")
        await stage.see("1 mark has gone with its country.")
        stage.type("j")
        #expect(stage.status == "12 countries, 1 marked")
    }

    @Test("A mark moves nothing, wherever the columns are scrolled to", arguments: [20, 24, 40, 64, 80])
    func still(_ columns: Int) async {
        let stage = Stage()
        await stage.settled()
        func rows() -> [String] { (2..<21).map { stage.canvas(columns, 24).line($0) } }
        for _ in 0..<5 {
            let before = rows()
            stage.type("m")
            let marked = rows()
            #expect(marked[1].filter { $0 != "●" && $0 != " " } == before[1].filter { $0 != " " } && marked[1].contains("●"))
            #expect(marked[0] == before[0] && marked[2...] == before[2...])
            stage.type("Mk>")
        }
    }

    @Test(
        "Where there is a single column a mark stands behind it, and covers nothing of a text that is cut", arguments: [20, 24],
        ["Ho Chi Minh City", "胡志明市胡志明市胡志明市"])
    func single(_ columns: Int, _ city: String) async {
        let trip = Trip.sample(
            "t1", from: TripLocation(city: "Kuala Lumpur", countryCode: "MY", airport: "KUL"),
            to: TripLocation(city: city, countryCode: "VN", airport: "SGN"))
        let stage = Stage(trips: FakeTripRepository([trip]))
        stage.type("2")
        await stage.settled()
        let before = stage.canvas(columns, 24).line(3)
        stage.type("m")
        let marked = stage.canvas(columns, 24).line(3)
        #expect(before.hasSuffix("…") && marked.hasPrefix(before) && marked.hasSuffix(" ●"), "\(marked)")
    }

    @Test("What is marked stays so over a choice of regions; of what these have not it is said that it is not shown")
    func regions() async {
        let stage = Stage()
        stage.type("2")
        await stage.settled()
        stage.type("mm")
        let regions = [
            ("baltics", "2 trips, 2 marked, none shown"), ("iberia", "1 trip, 2 marked, 1 shown"), ("all", "4 trips, 2 marked"),
        ]
        for (region, status) in regions {
            stage.type(":region " + region)
            await stage.app.palette?.settled()
            stage.press(.enter)
            await stage.settled()
            #expect(stage.status.hasPrefix(status), "\(stage.status)")
        }
        #expect(!stage.status.contains("shown"))
    }

    @Test("Where trips are chosen for a command, none that is marked is left out without a word")
    func picked() async {
        let stage = Stage(picking: .trips { _ in })
        await stage.settled()
        stage.type("mR")
        await stage.settled()
        stage.type("/baltics")
        stage.press(.enter)
        await stage.settled()
        stage.type("m")
        #expect(stage.press(.enter) == nil && stage.status.hasPrefix("Not all that is marked is in this list"), "\(stage.status)")
    }

    @Test("That trips are made up gives way to what is marked and not shown")
    func narrow() async {
        let stage = Stage()
        stage.type("2")
        await stage.settled()
        func status() -> String { stage.canvas(40, 10).line(8) }
        #expect(status().contains("4 trips") && status().contains("demo trips"))
        stage.type("m")
        filter(stage, "riga")
        #expect(status().contains("1 of 4 trips, 1 marked, none shown") && !status().contains("demo"), "\(status())")
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
