import Terminal
import TestSupport
import Testing
import TravelKit

@testable import TravelUI

@Suite("Keys that find nothing to do say so", .timeLimit(.minutes(1)))
struct SilentKeysTests {
    private func stage(_ keys: String, _ then: [Key] = []) async -> Stage {
        let stage = Stage()
        await stage.settled()
        for key in keys.map({ Key.character($0) }) + then {
            stage.press(key)
            await stage.settled()
            if key == .character("f") { await stage.see("Kept as a favourite.") }
        }
        _ = stage.screen(140, 40)
        return stage
    }

    @Test(
        "one short sentence in the status line",
        arguments: [
            ("", [], "M", "No row is marked."), ("", [], ">", "There are no more columns to the right."),
            ("", [], "<", "There are no more columns to the left."),
            ("", [], "d", "That does nothing here (trips by destination, and prices by day)."),
            ("", [], "t", "That does nothing here (on the map: the trips of the feed)."),
            ("2", [.enter], "+", "That does nothing here (on the map: closer)."),
            ("2", [.enter], "R", "That does nothing here (choose the region of the trips)."),
            ("2", [.enter], "z", "That does nothing here (show or hide details, a way's map, all facts)."),
            ("2", [.enter], "m", "That does nothing here (mark the row, or no longer, and go down)."),
            ("3", [], "f", "There is no row to do that with."), ("3", [], "w", "There is no row to do that with."),
            ("3", [], "o", "There is no row to do that with."), ("3", [], "T", "There is no row to do that with."),
            ("3", [], "m", "There is no row to do that with."), ("3", [.enter], "a", "There is no row to do that with."),
            ("f3", [], "o", "That is for trips."), ("2f3", [], "c", "That is for countries."),
            ("?", [], "r", "That does nothing here (load anew)."),
            ("s", [], "/", "That does nothing here (filter as you type, and find elsewhere)."),
            ("C", [], "/", "That does nothing here (filter as you type, and find elsewhere)."),
            ("E", [], "f", "That does nothing here (make it a favourite, or no longer)."),
            ("", [], "\u{5}", "All of it is seen."),
        ] as [(String, [Key], Character, String)])
    func sentence(_ keys: String, _ then: [Key], _ key: Character, _ sentence: String) async {
        let stage = await stage(keys, then)
        stage.press(key == "\u{5}" ? .control("e") : .character(key))
        #expect(stage.status.hasPrefix(sentence), "\(keys) \(key)")
    }

    @Test(
        "What moves says so where all of a page is seen, and where a list is empty",
        arguments: [
            ("2", [.enter], "All of it is seen."), ("3", [], "There are no rows here."), ("E", [], "There are no rows here."),
        ] as [(String, [Key], String)])
    func moves(_ keys: String, _ then: [Key], _ sentence: String) async {
        let stage = await stage(keys, then)
        let characters = "jkgG ".map { Key.character($0) }
        let others: [Key] = [.control("d"), .control("u"), .control("b"), .pageDown, .pageUp, .down, .up, .home, .end]
        for key in characters + others {
            stage.press(key)
            #expect(stage.status.hasPrefix(sentence), "\(key)")
            stage.press(.delete)
        }
    }

    @Test("At the end of a list, and of a page of which more can be seen, it is silent: who holds the key down has come there")
    func atEnd() async {
        let stage = await stage("G")
        stage.type("j")
        #expect(stage.status == "13 countries")
        stage.type("2")
        await stage.settled()
        stage.press(.enter)
        await stage.settled()
        _ = stage.screen(40, 10)
        stage.type("G")
        _ = stage.screen(40, 10)
        stage.type("j")
        #expect(stage.canvas(40, 10).line(8).hasSuffix("lines above"), "\(stage.screen(40, 10))")
    }

    @Test("What the panel to sort by says of itself does not stand behind what it answers to a key")
    func panelRemark() async {
        let stage = await stage("s")
        #expect(stage.status == "The same column again reverses. A number chooses, too.")
        stage.type("+")
        #expect(stage.status == "That does nothing here (on the map: closer).")
    }

    @Test(
        "> scrolls an empty list to each column that its header says there is, and then says that there are no more",
        arguments: ["3", "E"])
    func columnsOfNothing(_ keys: String) async {
        let stage = await stage(keys)
        func hasMore() -> Bool { stage.canvas(40, 10).line(2).hasSuffix("›") }
        #expect(hasMore())
        for _ in 0..<9 where hasMore() {
            stage.type(">")
            #expect(!stage.screen(40, 10).contains("no more columns"))
        }
        #expect(!hasMore())
        stage.type(">")
        #expect(stage.screen(40, 10).contains("no more columns"))
    }

    @Test("> says that there are no more columns where a failure has taken the place of the list")
    func columnsOfFailure() async {
        let countries = FakeCountryRepository()
        let script = countries.all.nextScript()
        let stage = Stage(countries: countries)
        #expect(stage.canvas(40, 10).line(2).hasSuffix("›"))
        script.fail(.unavailable(source: "https://api.example", status: 503))
        await stage.settled()
        _ = stage.canvas(40, 10)
        stage.type(">")
        #expect(stage.screen(40, 10).contains("no more columns"))
    }

    @Test("z where there is no room says what details take, and shows them where there is")
    func details() async {
        let stage = await stage("")
        for (columns, rows, isShown) in [(40, 10, nil), (80, 19, nil), (80, 20, true), (100, 10, false)] as [(Int, Int, Bool?)] {
            let before = stage.screen(columns, rows)
            stage.type("z")
            let after = stage.screen(columns, rows)
            #expect(after.contains("Details take 20 rows, or 100 columns.") == (isShown == nil), "\(columns)x\(rows)")
            if let isShown { #expect(after.contains("Calling code") == isShown && after != before) }
        }
    }

    @Test("The key of the view where one is leads to its first page, that of another one to the page that was left there")
    func views() async {
        let stage = await stage("", [.enter])
        #expect(stage.way == "Countries › Austria")
        stage.type("2")
        #expect(stage.way == "Trips")
        stage.type("1")
        #expect(stage.way == "Countries › Austria")
        stage.type("1")
        #expect(stage.way == "Countries")
        stage.type("1")
        #expect(stage.way == "Countries › Austria", "and back")
        stage.press(.escape)
        stage.type("1")
        #expect(stage.status.hasPrefix("Already at Countries."))
        stage.press(.enter)
        stage.type("1")
        stage.press(.down, .enter, .escape)
        stage.type("1")
        #expect(stage.status.hasPrefix("Already at Countries."), "another page has taken the place of those that were left")
        stage.press(.enter)
        stage.type("1211")
        #expect(stage.way == "Countries" && stage.status.hasPrefix("Already at Countries."), "another view was gone to since")
    }

    @Test("The key of a view leaves a panel: nobody comes back into the middle of that")
    func panel() async {
        let stage = await stage("")
        stage.type("C2")
        #expect(stage.way == "Trips")
        stage.type("1")
        #expect(stage.way == "Countries")
        stage.type("C1")
        #expect(stage.way == "Countries" && stage.status.hasPrefix("Already at Countries."))
    }

    @Test("What is done by keys that hold everywhere is done by its name, too")
    func byName() async {
        let stage = await stage("")
        stage.type(":redraw")
        #expect(stage.press(.enter) == .redraw)
        stage.type(":suspend")
        #expect(stage.press(.enter) == .suspend)
        stage.type(":interrupt")
        #expect(stage.press(.enter) == .quit(status: 130))
    }

    @Test(
        "^E and ^Y scroll the details beside a list, and those below it; another row's begin at the top", arguments: [(120, 12), (80, 24)])
    func scrolledDetails(_ columns: Int, _ rows: Int) async {
        let stage = await stage("")
        _ = stage.screen(columns, rows)
        if rows == 24 { stage.type("z") }
        var seen: Set<String> = []
        let labels = [
            "Official name", "Native name", "Capital", "Region", "Population", "Area", "Languages", "Currencies", "Calling code",
            "Drives on", "Internet", "Time zones", "Codes", "Neighbours",
        ]
        for _ in 1...40 {
            let screen = stage.screen(columns, rows)
            seen.formUnion(labels.filter { screen.contains($0) })
            stage.press(.control("e"))
        }
        #expect(labels.filter { !seen.contains($0) } == [])
        let end = stage.screen(columns, rows)
        #expect(!end.contains("Official name"))
        stage.press(.control("y"))
        #expect(stage.screen(columns, rows) != end)
        stage.type("j")
        #expect(stage.screen(columns, rows).contains("Official name"))
    }

    @Test("Values that details beside a list cut are shown whole by ^E, too")
    func cutDetails() async {
        let stage = Stage()
        await stage.settled()
        stage.type("/^germany")
        stage.press(.tab)
        let before = stage.screen(117, 21)
        #expect(before.contains("POL, CHE"), "\(before)")
        #expect(before.contains("Europe/Berlin, 1 more"), "\(before)")
        stage.press(.control("e"))
        #expect(stage.screen(117, 21).contains("Europe/Busingen"))
    }

    @Test("Details that are wide have no blank lines between facts")
    func wideDetails() async {
        let canvas = await stage("").canvas(200, 60)
        let labels = (4..<16).map { row in canvas.line(row).split(separator: "│").last.map { $0.prefix(14) } ?? "" }
        #expect(!labels.contains { $0.allSatisfy(\.isWhitespace) }, "\(labels)")
    }

    @Test("That a page was read anew is said until the next key, and not where the page says itself what came of it")
    func readAnew() async {
        let stage = Stage()
        await stage.settled()
        stage.type("r")
        await stage.settled()
        #expect(stage.status.hasPrefix("13 countries ") && stage.status.hasSuffix(" read anew"), "\(stage.status)")
        stage.type("j")
        #expect(stage.status == "13 countries")
        stage.type("/germany")
        stage.press(.enter)
        await stage.settled()
        stage.type("r")
        await stage.settled()
        #expect(stage.status.hasPrefix("9 neighbours ") && stage.status.hasSuffix(" read anew"), "\(stage.status)")
        stage.press(.escape)
        let script = stage.countries.all.nextScript()
        let failure = SourceFailure(name: "RIX", error: .unavailable(source: "https://api.example", status: 503))
        script.send(Part(Country.samples, failures: [failure]))
        script.finish()
        stage.type("r")
        await stage.settled()
        #expect(stage.status.contains("RIX failed") && !stage.status.contains("read anew"), "\(stage.status)")
        #expect(stage.canvas(80, 24).line(23).hasPrefix(" r reload  E errors  "), "\(stage.canvas(80, 24).line(23))")
        stage.countries.all.next(Reading(failure: .unavailable(source: "https://api.example", status: 503)))
        stage.type("r")
        await stage.settled()
        #expect(stage.status.contains("https://api.example failed") && !stage.status.contains("read anew"), "\(stage.status)")
    }

    @Test("That a page was read anew is not said where no server is asked")
    func offline() async {
        let stage = Stage()
        await stage.settled()
        let script = stage.countries.all.nextScript()
        stage.type("r")
        script.send(Part(Country.samples, freshness: .stored(at: .samplePresent)))
        script.fail(.offline(source: "https://api.example"))
        await stage.settled()
        #expect(stage.status.hasPrefix("13 countries") && !stage.status.contains("read anew"), "\(stage.status)")
    }
}
