import Terminal
import TestSupport
import Testing
import TravelKit

@testable import TravelUI

@Suite("Filters that say more than a word, and searches", .timeLimit(.minutes(1)))
struct FilterStoryTests {
    private func stage() async -> Stage {
        let stage = Stage()
        await stage.settled()
        return stage
    }

    @Test(
        "What the signs find",
        arguments: [
            ("/europe !er", "7 of 13 countries with 'europe !er'", "BE"), ("/^lux", "1 of 13 countries with '^lux'", "LU"),
            ("/land$ !^po", "4 of 13 countries with 'land$ !^po'", "IS"), ("/'grmny", "0 of 13 countries with “'grmny”", ""),
            ("/!", "13 countries", "AT"), ("/grmny", "1 of 13 countries like 'grmny'", "DE"),
            ("/germnay", "1 of 13 countries like 'germnay'", "DE"), ("/dutchland", "1 of 13 countries like 'dutchland'", "DE"),
        ])
    func signs(_ keys: String, _ status: String, _ row: String) async {
        let stage = await stage()
        stage.type(keys)
        #expect(stage.status == status)
        #expect(stage.selectedRow.hasPrefix(row))
    }

    @Test("What was found is underlined and bold, without colours too, and on the selected row")
    func highlights() async {
        let stage = await stage()
        stage.type("/er")
        let canvas = stage.canvas(80, 24, color: false)
        func attributes(_ row: Int, _ column: Int) -> Style.Attributes { canvas.style(row: row, column: column).attributes }
        #expect(canvas.line(3).hasPrefix("DE    Germany"))
        #expect(attributes(3, 7) == [.bold, .underline, .reverse] && attributes(3, 8) == attributes(3, 7), "the 'er' of Germany")
        #expect(attributes(3, 6) == .reverse && attributes(3, 9) == .reverse)
        #expect(attributes(4, 10) == [.bold, .underline], "the 'er' of Netherlands")
        #expect(attributes(4, 9) == [])
    }

    @Test("What a value goes on with behind a blank is no word that is underlined", arguments: ["/", "^F"])
    func fieldHighlights(key: String) async {
        let stage = await stage()
        stage.type("2")
        await stage.settled()
        stage.press(key == "/" ? .character("/") : .control("f"))
        stage.type("max:100 €")
        let canvas = stage.canvas(80, 24)
        #expect(canvas.text.contains("€72.50"))
        for row in 3..<20 {
            #expect(!(0..<80).contains { canvas.style(row: row, column: $0).attributes.contains(.underline) }, "\(canvas.line(row))")
        }
    }

    @Test("The letters of an abbreviation are underlined")
    func fuzzyHighlights() async {
        let stage = await stage()
        stage.type("/swtz")
        let canvas = stage.canvas(80, 24)
        #expect(canvas.line(3).hasPrefix("CH    Switzerland"))
        let underlined = (6..<17).filter { canvas.style(row: 3, column: $0).attributes.contains(.underline) }
        #expect(underlined == [6, 7, 9, 10])
    }

    @Test("A search moves the cursor and shows every row; n and N step, and say when they begin anew")
    func search() async {
        let stage = await stage()
        stage.press(.control("f"))
        stage.type("land")
        #expect(stage.status == "13 countries, 1 of 5 matches of 'land'")
        #expect(stage.selectedRow.hasPrefix("DE"), "Deutschland is the first")
        stage.press(.enter)
        #expect(stage.way == "Countries")
        for (key, row, status) in [
            ("n", "IS", "13 countries, 2 of 5 matches of 'land'"), ("n", "NL", "13 countries, 3 of 5 matches of 'land'"),
            ("n", "PL", ""), ("n", "CH", ""), ("n", "DE", "On from the beginning."), ("N", "CH", "On from the end."), ("N", "PL", ""),
            ("j", "SI", "13 countries, 5 matches of 'land'"), ("n", "CH", ""),
        ] {
            stage.type(key)
            #expect(stage.selectedRow.hasPrefix(row), "\(key) to \(row)")
            if status != "" { #expect(stage.status == status) }
        }
        stage.press(.escape)
        #expect(stage.status == "13 countries", "Esc ends the search before it goes back")
        stage.type("kn")
        #expect(stage.selectedRow.hasPrefix("CH") && stage.status == "13 countries, 5 of 5 matches of 'land'", "it is known still")
    }

    @Test("Where nothing was searched for, neither n nor Enter or Up in an empty line has anything to go on with")
    func noSearch() async {
        let stage = await stage()
        stage.type("n")
        #expect(stage.status == "Nothing is searched for.")
        stage.press(.control("f"), .up)
        #expect(stage.canvas(80, 24).line(23).hasPrefix("Search:  ") && !stage.canvas(80, 24).line(23).contains("last search"))
        stage.press(.enter)
        #expect(stage.status == "13 countries" && stage.selectedRow.hasPrefix("AT"))
    }

    @Test("In an empty line Enter goes on with the last search, and Up or ^P brings it back", arguments: [Key.up, .control("p")])
    func searchAgain(key: Key) async {
        let stage = await stage()
        func line() -> String { stage.canvas(80, 24).line(23) }
        stage.press(.control("f"))
        stage.type("land")
        stage.press(.enter, .control("f"))
        #expect(line().contains("Enter next match  Up last search  Esc leave"))
        stage.press(.enter)
        #expect(stage.selectedRow.hasPrefix("IS") && stage.status == "13 countries, 2 of 5 matches of 'land'")
        // Esc ends it; it is known still.
        stage.press(.escape, .control("f"), .enter)
        #expect(stage.selectedRow.hasPrefix("NL") && stage.status == "13 countries, 3 of 5 matches of 'land'")
        stage.press(.escape, .control("f"), key)
        #expect(line().hasPrefix("Search: land") && line().contains("Enter keep  Esc leave"))
        #expect(stage.selectedRow.hasPrefix("NL"))
        // In a line in which something stands it leads to the match before.
        stage.press(key)
        #expect(stage.selectedRow.hasPrefix("IS"))
        stage.press(.backspace, .escape)
        #expect(stage.selectedRow.hasPrefix("NL") && stage.status == "13 countries", "nothing was searched for when it began")
    }

    @Test("Of a match that no column shows it is said that it is one")
    func hiddenMatch() async {
        let stage = await stage()
        stage.press(.control("f"))
        stage.type("bundes")
        #expect(stage.selectedRow.hasPrefix("DE"))
        #expect(stage.status == "13 countries, 1 of 1 match of 'bundes', in a field that is not shown")
        #expect(stage.canvas(40, 12).line(10) == " 1 of 1 match of 'bundes', hidden", "\(stage.canvas(40, 12).line(10))")
        stage.press(.backspace, .backspace, .backspace, .backspace, .backspace, .backspace)
        stage.type("germ")
        #expect(stage.status == "13 countries, 1 of 1 match of 'germ'")
        #expect(stage.canvas(24, 12).line(10) == " 1 of 1 match of 'germ'", "what was asked last is said alone where there is little room")
        #expect(stage.canvas(20, 12).line(10) == " 1 of 1 match")
    }

    @Test("Leaving a search goes back to where it began; the search before comes back")
    func leaveSearch() async {
        let stage = await stage()
        stage.type("jj")
        stage.press(.control("f"))
        stage.type("pol")
        #expect(stage.selectedRow.hasPrefix("PL"))
        stage.press(.escape)
        #expect(stage.selectedRow.hasPrefix("CZ"))
        #expect(stage.status == "13 countries")
        stage.press(.control("f"))
        stage.type("xyz")
        #expect(stage.selectedRow.hasPrefix("CZ"))
        #expect(stage.status == "13 countries, 0 matches of 'xyz'")
        stage.press(.enter)
        stage.type("n")
        #expect(stage.status == "Nothing here has 'xyz'.")
    }

    @Test("Where a filter or a search is kept the hints name the key that takes it away, in each view", arguments: ["", "2", "3"])
    func clearing(_ view: String) async {
        let stage = Stage(favourites: FakeFavouriteRepository([.toMalaga]))
        await stage.settled()
        stage.type(view)
        await stage.settled()
        if view == "3" { await stage.see("★") }
        func hints() -> String { stage.canvas(80, 24).line(23) }
        #expect(hints().hasPrefix(" Enter open  / filter") && !hints().contains("Esc"))
        stage.type("/a")
        stage.press(.tab)
        #expect(hints().hasPrefix(" Enter open  Esc clear  / filter") && hints().contains("? keys  q quit"))
        stage.press(.escape, .control("f"))
        stage.type("a")
        stage.press(.enter)
        #expect(hints().hasPrefix(" Enter open  Esc clear  / filter"))
        stage.press(.escape)
        #expect(!hints().contains("Esc"))
    }

    @Test("On a page, too, Esc takes its filter away before it goes back, and the hint says which it does")
    func clearingOnPage() async {
        let stage = await stage()
        stage.type("/germany")
        stage.press(.enter)
        await stage.settled()
        func hints() -> String { stage.canvas(80, 24).line(23) }
        stage.type("/e")
        stage.press(.tab)
        #expect(hints().hasPrefix(" Enter open  Esc clear  / filter"))
        stage.press(.escape)
        #expect(stage.way == "Countries › Germany")
        #expect(hints().hasPrefix(" Enter open  Esc back  / filter"))
    }

    @Test("What a country's neighbours do not have is looked for everywhere, and at once where there are none")
    func everywhereFromPage() async {
        let stage = await stage()
        func line() -> String { stage.canvas(80, 24).line(23) }
        stage.type("/germany")
        stage.press(.enter)
        await stage.settled()
        stage.type("/riga")
        #expect(stage.screen().contains("Enter looks everywhere."))
        stage.press(.enter)
        #expect(line().hasPrefix("Find: riga"))
        stage.press(.escape)
        stage.type("//")
        #expect(line().hasPrefix("Find: "))
        stage.press(.escape, .escape)
        #expect(stage.way == "Countries › Germany" && stage.status.hasPrefix("9 neighbours"))
        stage.press(.escape)
        stage.type("/iceland")
        stage.press(.enter)
        await stage.settled()
        stage.type("/tokyo")
        #expect(line().hasPrefix("Find: tokyo"))
        stage.press(.escape, .escape)
        #expect(stage.way == "Countries", "nothing has been filtered")
    }

    @Test("A search goes through what a filter shows")
    func searchInFilter() async {
        let stage = await stage()
        stage.type("/europe")
        stage.press(.tab, .control("f"))
        stage.type("er")
        #expect(stage.status == "12 of 13 countries with 'europe', 1 of 5 matches of 'er'")
        stage.press(.enter, .escape)
        #expect(stage.status == "13 countries, 1 of 5 matches of 'er'", "the filter goes first")
        stage.press(.escape)
        #expect(stage.status == "13 countries")
    }
}
