import Foundation
import Terminal
import TestSupport
import Testing
import TravelKit

@testable import TravelUI

@Suite("Sorting, marking, exporting and arranging lists", .timeLimit(.minutes(1)))
struct ListStoryTests {
    private func stage(_ stage: Stage = Stage()) async -> Stage {
        await stage.settled()
        return stage
    }

    /// The first cells of the rows that are seen.
    private func column(_ stage: Stage, _ width: Int = 2) -> String {
        (3..<16).map { String(stage.canvas(80, 24).line($0).prefix(width)) }.joined(separator: " ")
    }

    // MARK: Sorting

    @Test("s and a number sort by that column, the same again reverses, 0 goes back; the cursor stays on its record")
    func sort() async {
        let stage = await stage()
        stage.type("jjj")
        stage.type("s5")
        #expect(stage.way == "Countries")
        #expect(column(stage) == "IS LU SI DK CH AT CZ BE NL PL FR DE JP")
        #expect(stage.selectedRow.hasPrefix("DK"))
        #expect(stage.canvas(80, 24).line(2).contains("Population ▲"))
        stage.type("s5")
        #expect(column(stage) == "JP DE FR PL NL BE CZ AT CH DK SI LU IS")
        #expect(stage.canvas(80, 24).line(2).contains("Population ▼"))
        #expect(stage.canvas(80, 24, isASCII: true).line(2).contains("Population v"))
        stage.type("s0")
        #expect(column(stage) == "AT BE CZ DK FR DE IS JP LU NL PL SI CH")
        #expect(stage.selectedRow.hasPrefix("DK"))
        #expect(!stage.canvas(80, 24).line(2).contains("▲"))
    }

    @Test("The cursor chooses too, begins on the column of now, and Esc leaves things as they were")
    func sortByCursor() async {
        let stage = await stage()
        stage.type("sj")
        stage.press(.enter)
        #expect(stage.canvas(80, 24).line(2).contains("Country ▲"))
        stage.type("s")
        #expect(stage.way == "Countries › Sort by")
        stage.press(.enter)
        #expect(stage.canvas(80, 24).line(2).contains("Country ▼"))
        stage.type("ss")
        #expect(stage.canvas(80, 24).line(2).contains("Country ▲"), "the key itself reverses")
        stage.type("sG")
        stage.press(.escape)
        #expect(stage.canvas(80, 24).line(2).contains("Country ▲"))
        stage.type("s9")
        #expect(stage.way == "Countries › Sort by", "there is no such column, nor is a view meant")
        #expect(stage.status.hasPrefix("No column has the number 9."))
    }

    @Test("The native name stays last, and that is said")
    func nativeNameStaysLast() async {
        let stage = await stage()
        stage.type("CGK")
        #expect(stage.canvas(80, 24).line(22).contains("Native name stays last"))
        stage.type("kJ")
        #expect(stage.canvas(80, 24).line(22).contains("Native name stays last"))
        stage.type("gK")
        #expect(stage.canvas(80, 24).line(22).contains("It stands first already."))
        stage.press(.escape)
        #expect(stage.canvas(80, 24).line(2).hasSuffix("Native name"))
    }

    @Test("A filter keeps the sort")
    func sortAndFilter() async {
        let stage = await stage()
        stage.type("s5/er")
        #expect(column(stage).hasPrefix("LU CH AT NL DE  "))
    }

    @Test("Trips by price currency by currency, by date, and favourites first")
    func trips() async {
        let stage = await stage(Stage(favourites: FakeFavouriteRepository([.toRiga])))
        stage.type("2")
        await stage.settled()
        await stage.see("★")
        func routes() -> [String] {
            (3..<7).map { stage.canvas(80, 24).line($0).dropFirst(3).prefix(24).split(separator: " ")[2].lowercased() }
        }
        stage.type("s6")
        #expect(routes() == ["vilnius", "riga", "málaga", "tokyo"])
        stage.type("s4")
        #expect(routes() == ["riga", "málaga", "vilnius", "tokyo"], "what is equal stands in the feed's order")
        stage.type("s1")
        #expect(routes() == ["riga", "málaga", "tokyo", "vilnius"])
        #expect(stage.canvas(80, 24).line(2).hasPrefix("▲"))
        stage.type("Gf")
        await stage.see("Kept as a favourite.")
        #expect(routes() == ["riga", "vilnius", "málaga", "tokyo"], "and at once")
        #expect(stage.selectedRow.contains("Vilnius"))
        stage.type("s1")
        #expect(routes() == ["málaga", "tokyo", "riga", "vilnius"] && stage.status.contains("Favourite ▼"), "\(stage.status)")
    }

    // MARK: Marks and export

    @Test("m marks and goes on, M takes all marks away; the marks are seen and counted")
    func marks() async {
        let stage = await stage()
        stage.type("mjm")
        let canvas = stage.canvas(80, 24)
        #expect((3...5).map { canvas.line($0).prefix(10) } == ["AT   ●Aust", "BE    Belg", "CZ   ●Czec"])
        #expect(stage.canvas(80, 24, isASCII: true).line(3).hasPrefix("AT   +Austria"))
        #expect(stage.status == "13 countries, 2 marked")
        stage.type("kkm")
        #expect(stage.status == "13 countries, 3 marked")
        stage.type("M")
        #expect(stage.status == "13 countries")
    }

    @Test("e exports what is shown, in the order in which it is")
    func export() async throws {
        let stage = await stage()
        stage.type("/er")
        stage.press(.tab)
        stage.type("s2e")
        #expect(stage.canvas(80, 24).line(23).hasPrefix("Export 5 countries to: countries.json"))
        stage.press(.enter)
        await stage.see("5 countries exported to /here/countries.json.")
        #expect(stage.canvas(80, 24).line(23).hasPrefix(" Enter open"))
        let text = try #require(stage.exporter.files["countries.json"])
        let records = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
        #expect(records.map { $0["alpha2"] as? String } == ["AT", "DE", "LU", "NL", "CH"])
        stage.type("j")
        #expect(stage.status.hasPrefix("5 of 13"))
    }

    @Test("Marked rows that the filter shows are what is exported; a file that is there wants a second Enter")
    func exportMarked() async throws {
        let stage = await stage(Stage(exporter: FakeExporter(["a.csv": "old"])))
        stage.type("mGm/er")
        stage.press(.tab)
        stage.type("e")
        #expect(stage.canvas(80, 24).line(23).hasPrefix("Export 2 marked countries to:"))
        stage.press(.control("u"))
        stage.type("a.csv")
        stage.press(.enter)
        await stage.see("Enter again replaces a.csv, which is there already.")
        #expect(stage.exporter.files["a.csv"] == "old")
        stage.press(.enter)
        await stage.see("2 marked countries exported to /here/a.csv.")
        #expect(stage.exporter.files["a.csv"]?.split(whereSeparator: \.isNewline).dropFirst().map { $0.prefix(2) } == ["CH", "AT"])
    }

    @Test("What cannot be exported is said, and the name can be mended or left")
    func exportFailures() async {
        let stage = await stage()
        stage.type("e")
        stage.press(.control("w"), .enter)
        #expect(stage.status == "A name that ends in .json, .ndjson, .csv or .tsv is needed.")
        stage.exporter.fail(.storage(doing: "write the file", cause: SampleFailure("disk full")))
        stage.type("x.csv")
        stage.press(.enter)
        await stage.see("Jaunt could not write the file (disk full).")
        #expect(stage.canvas(80, 24).line(23).hasPrefix("Export 13 countries to: x.csv"))
        stage.press(.escape)
        #expect(stage.way == "Countries")
        #expect(stage.canvas(80, 24).line(23).hasPrefix(" E errors  Enter open"), "it has failed")
        stage.type("/xyz")
        stage.press(.tab)
        stage.type("e")
        #expect(stage.status == "There is nothing to export.")
        stage.type("?e")
        #expect(stage.status == "This list cannot be exported.")
    }

    @Test("Esc stops what is being written; until then the cursor can be moved")
    func exportStopped() async {
        let stage = await stage()
        stage.type("e")
        stage.press(.enter, .down)
        #expect(stage.canvas(80, 24).line(23).contains("Esc stop"))
        #expect(stage.selectedRow.hasPrefix("BE"))
        stage.press(.escape)
        #expect(stage.canvas(80, 24).line(23).hasPrefix(" Enter open"))
        stage.type("e")
        #expect(stage.status.hasSuffix("The export before is still ending."))
        stage.press(.down)
        await stage.see("Not exported.")
        #expect(stage.exporter.files.isEmpty)
    }

    @Test(
        "Every list of records has its own file",
        arguments: [("2", "4 trips to: trips.json"), ("2R", "3 regions to: regions.json"), ("3", "")])
    func files(_ keys: String, _ prompt: String) async {
        let stage = await stage()
        stage.type(keys)
        await stage.settled()
        stage.type("e")
        #expect(
            prompt.isEmpty ? stage.status == "There is nothing to export." : stage.canvas(80, 24).line(23).hasPrefix("Export " + prompt))
    }

    // MARK: Columns

    @Test("C hides, shows and moves columns at once, and remembers them")
    func columns() async {
        let stage = await stage()
        stage.type("C ")
        #expect(stage.canvas(80, 24).line(2).hasPrefix("Country"))
        stage.type("j")
        stage.press(.enter)
        stage.type("K")
        stage.press(.escape)
        #expect(stage.way == "Countries")
        #expect(stage.canvas(80, 24).line(2).hasPrefix("Capital "))
        #expect(stage.session.saved.last?.columns == ["countries": ["-name", "-code", "capital", "region", "population", "native"]])
        let next = await self.stage(Stage(session: FakeSessionRepository(stage.session.saved.last ?? Session())))
        #expect(next.canvas(80, 24).line(2).hasPrefix("Capital "), "and the next time")
        #expect(next.canvas(80, 24).line(3).hasPrefix("Vienna"))
    }

    @Test("One column stays, and the region of the session does too")
    func lastColumn() async {
        let stage = await stage(Stage(session: FakeSessionRepository(Session(region: "blc"))))
        stage.type("C j j j j j ")
        #expect(stage.status == "One column stays.")
        #expect(stage.session.saved.last?.region == "blc")
        stage.press(.escape)
        #expect(stage.canvas(80, 24).line(2) == "Native name")
    }

    @Test("A session that cannot be read or written is said where columns are arranged")
    func sessionFailures() async {
        let failure = RepositoryError.storage(doing: "read the last session", cause: SampleFailure("no JSON"))
        let stage = await stage(Stage(session: FakeSessionRepository(loadFailure: failure, saveFailure: failure)))
        _ = stage.screen()
        stage.type("C")
        #expect(stage.status.hasPrefix("Jaunt could not read the last session"))
        stage.type("j")
        #expect(!stage.status.hasPrefix("Jaunt"))
        stage.type(" ")
        #expect(stage.status.hasPrefix("Jaunt could not"))
    }

    @Test("Columns that have no room can be scrolled to, as far as there are any, and back")
    func scroll() async {
        let stage = await stage()
        func header() -> String { stage.canvas(40, 10).line(2) }
        #expect(header() == "Code  Country              Native name ›")
        var seen: [String] = []
        for _ in 0..<6 {
            stage.type(">")
            seen.append(header())
        }
        #expect(seen[0].contains("Capital") && seen[0].hasSuffix("›") && !seen[0].contains("‹"))
        #expect(seen[1].contains("Region") && seen[1].contains("‹"))
        #expect(seen[2].contains("Population") && seen[2].hasPrefix("Code  Country"), "the name stays")
        #expect(seen[3].contains("Native name") && !seen[3].contains("›"))
        #expect(seen[5] == seen[3])
        stage.press(.shiftLeft)
        #expect(header() == seen[2])
        stage.type("<<<<<<")
        #expect(header() == "Code  Country              Native name ›")
    }

    // MARK: Pages

    @Test("J and K step from a country's page to the next of the list, whose cursor goes along")
    func steps() async {
        let stage = await stage()
        stage.type("/er")
        stage.press(.tab)
        stage.press(.enter)
        await stage.settled()
        #expect(stage.way == "Countries › Germany")
        stage.type("J")
        await stage.settled()
        #expect(stage.way == "Countries › Netherlands")
        #expect(stage.status == "2 neighbours")
        stage.type("JJJ")
        await stage.settled()
        #expect(stage.way == "Countries › Luxembourg")
        stage.type("J")
        #expect(stage.status == "This is the last one of the list.")
        stage.type("K")
        await stage.settled()
        #expect(stage.way == "Countries › Austria")
        stage.press(.escape)
        #expect(stage.selectedRow.hasPrefix("AT"))
        #expect(stage.status == "5 of 13 countries with 'er'")
        stage.type("K")
        #expect(stage.way == "Countries", "in a list there is nowhere to step to")
    }

    @Test("On the page of a neighbour they step through the neighbours")
    func stepsOfNeighbours() async {
        let stage = await stage()
        stage.type("/germ")
        stage.press(.enter)
        await stage.settled()
        stage.press(.enter)
        await stage.settled()
        stage.type("J")
        await stage.settled()
        #expect(stage.way == "Countries › Germany › Belgium")
        stage.type("K")
        await stage.settled()
        stage.type("K")
        #expect(stage.status == "This is the first one of the list.")
        stage.press(.escape)
        #expect(stage.selectedRow.hasPrefix("Austria"))
    }

    @Test("And on a trip's page through the trips")
    func stepsOfTrips() async {
        let stage = await stage()
        stage.type("2")
        await stage.settled()
        stage.press(.enter)
        stage.type("JJ")
        #expect(stage.way == "Trips › Berlin → Riga")
        stage.type("f")
        await stage.see("Kept as a favourite.")
        #expect(stage.favourites.ids == ["t3"])
        stage.press(.escape)
        #expect(stage.selectedRow.contains("Riga"))
    }

    // MARK: Back

    @Test("Going back brings filter, sort, search, marks, columns, row and scroll of every page back")
    func back() async {
        let stage = await stage()
        stage.type("s5C")
        for _ in 0..<4 { stage.type("j") }
        stage.type(" ")
        stage.press(.escape, .control("f"))
        stage.type("er")
        stage.press(.enter)
        stage.type("m")
        let before = stage.screen(60, 10)
        stage.press(.enter)
        await stage.settled()
        stage.type("s2jj/e")
        stage.press(.tab)
        let middle = stage.screen(60, 10)
        stage.press(.enter)
        await stage.settled()
        stage.press(.escape)
        expectScreen(stage.screen(60, 10), middle)
        stage.type("2")
        await stage.settled()
        stage.type("1")
        expectScreen(stage.screen(60, 10), middle)
        stage.press(.escape, .escape)
        expectScreen(stage.screen(60, 10), before)
    }

    @Test("The regions and the routes come back as they were left", arguments: ["2R", "/germany\rp"])
    func backToChoice(_ keys: String) async {
        let stage = await stage(Stage(homes: ["VNO"]))
        for key in keys {
            stage.press(key == "\r" ? .enter : .character(key))
            await stage.settled()
        }
        stage.type("s1s1j")
        let before = stage.screen(80, 24)
        stage.type("?")
        #expect(stage.way.hasSuffix("Keys"))
        stage.press(.escape)
        expectScreen(stage.screen(80, 24), before)
    }

    // MARK: Details

    @Test("z shows details below a narrow list, and hides them; from thirty rows on they are there by themselves")
    func details() async {
        let stage = await stage()
        func hasDetails(_ columns: Int, _ rows: Int) -> Bool { stage.screen(columns, rows).contains("Official name") }
        #expect(!hasDetails(80, 24) && hasDetails(80, 30) && hasDetails(120, 10))
        _ = stage.screen(80, 24)
        stage.type("z")
        #expect(hasDetails(80, 24) && hasDetails(80, 20) && !hasDetails(80, 19) && hasDetails(120, 24))
        stage.type("z")
        #expect(!hasDetails(80, 24) && !hasDetails(80, 40) && !hasDetails(120, 24))
    }

    @Test("On a narrow country's page z turns round whether the facts or the neighbours have the room")
    func pageDetails() async {
        let stage = await stage()
        stage.type("/germ")
        stage.press(.enter)
        await stage.settled()
        #expect(!stage.screen(80, 24).contains("Time zones") && stage.screen(80, 24).contains("Switzerland"))
        stage.type("z")
        #expect(stage.screen(80, 24).contains("Time zones") && !stage.screen(80, 24).contains("Switzerland"))
    }
}
