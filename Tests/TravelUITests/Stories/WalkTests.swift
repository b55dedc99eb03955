import Terminal
import TestSupport
import Testing
import TravelKit

@testable import TravelUI

@Suite("Walking from country to country", .timeLimit(.minutes(1)))
struct WalkTests {
    private func stage() async -> Stage {
        let stage = Stage()
        await stage.settled()
        return stage
    }

    @Test("Enter opens the borders, Enter on a border walks on, and the crumbs show the way")
    func walk() async {
        let stage = await stage()
        stage.type("/germ")
        stage.press(.enter)
        await stage.settled()
        #expect(stage.way == "Countries › Germany")
        #expect(stage.selectedRow.hasPrefix("Austria"))
        stage.press(.enter)
        await stage.settled()
        #expect(stage.way == "Countries › Germany › Austria")
        stage.type("jj")
        #expect(stage.selectedRow.hasPrefix("Slovenia"))
        stage.type("l")
        await stage.settled()
        #expect(stage.way == "Countries › Germany › Austria › Slovenia")
        #expect(stage.screen().contains("Slovenija"))
    }

    @Test("Its own name leads nowhere from a country's page")
    func ownName() async {
        let stage = await Stage.onPage(of: "germany")
        for name in ["germany", "poland"] {
            stage.type(":" + name)
            await stage.app.palette?.settled()
            stage.press(.enter)
            #expect(stage.way == (name == "germany" ? "Countries › Germany" : "Countries › Germany › Poland"))
            #expect(stage.status.hasPrefix("Already at Germany.") == (name == "germany"))
        }
    }

    @Test("A way that is too long loses its beginning")
    func longWay() async {
        let stage = await stage()
        stage.type("/germ")
        stage.press(.enter)
        await stage.settled()
        for _ in 0..<4 {
            stage.press(.enter)
            await stage.settled()
        }
        #expect(stage.way == "Countries › Germany › Austria › Czechia › Austria › Czechia")
        #expect(stage.canvas(40, 10).line(1) == " … › Czechia › Austria › Czechia")
    }

    @Test(
        "Back is where you were, with the cursor on its row", arguments: [Key.escape, .backspace, .character("h"), .left, .character("q")])
    func back(_ key: Key) async {
        let stage = await stage()
        stage.type(":6")
        stage.press(.enter, .enter)
        await stage.settled()
        stage.type("jjj")
        stage.press(.enter)
        await stage.settled()
        #expect(stage.way == "Countries › Germany › Denmark")
        #expect(stage.press(key) == nil)
        #expect(stage.way == "Countries › Germany")
        #expect(stage.selectedRow.hasPrefix("Denmark"))
        #expect(stage.press(key) == nil)
        #expect(stage.way == "Countries")
        #expect(stage.selectedRow.hasPrefix("DE"))
        #expect(stage.countries.named.calls.count == 2, "nothing is loaded anew on the way back")
    }

    @Test("Back brings the filter back, with its row")
    func backToFilter() async {
        let stage = await stage()
        stage.type("/er")
        stage.press(.down, .enter)
        await stage.settled()
        #expect(stage.way == "Countries › Netherlands")
        stage.press(.escape)
        #expect(stage.status == "5 of 13 countries with 'er'")
        #expect(stage.selectedRow.hasPrefix("NL"))
    }

    @Test("Keys that come in one burst work without waiting between them")
    func burst() async {
        let stage = await stage()
        stage.type("/germ")
        stage.press(.enter)
        #expect(stage.way == "Countries › Germany", "the page is open before anything has loaded")
        await stage.settled()
        #expect(stage.status == "9 neighbours")
    }

    @Test("A late answer of a page that was left does not show on another")
    func lateAnswer() async {
        let stage = await stage()
        let germany = stage.countries.named.nextScript()
        stage.type("/germ")
        stage.press(.enter)
        // The script is for whoever asks first: that has to be Germany's page.
        while stage.countries.named.calls.isEmpty, !Task.isCancelled { await Task.yield() }
        stage.press(.escape, .escape)
        stage.type("/iceland")
        stage.press(.enter)
        await germany.cancelled()
        germany.finish(with: [.germany])
        await stage.settled()
        #expect(stage.way == "Countries › Iceland")
        #expect(!stage.screen().contains("Deutschland"))
        #expect(stage.status == "no land borders")
    }

    @Test("Moving: rows, half pages, pages, the ends")
    func moving() async {
        let stage = await stage()
        _ = stage.screen(80, 10)
        for (keys, row) in [
            ([Key.down, .down], "CZ"), ([.character("k")], "BE"), ([.pageDown], "IS"), ([.character(" ")], "SI"), ([.control("u")], "NL"),
            ([.character("G")], "CH"), ([.character("j"), .pageDown, .control("d")], "CH"), ([.home], "AT"), ([.up, .pageUp], "AT"),
            ([.end], "CH"), ([.character("g")], "AT"), ([.control("d")], "CZ"), ([.pageDown], "JP"), ([.control("b")], "CZ"),
        ] {
            for key in keys { stage.press(key) }
            let canvas = stage.canvas(80, 10)
            let selected = (3..<8).first { canvas.style(row: $0, column: 0) == Theme.standard.selected }
            #expect(selected.map { canvas.line($0).hasPrefix(row) } == true, "\(keys) leads to \(row)")
        }
    }

    @Test(":6 goes to row 6, and a number beyond the last row to that", arguments: [("6", "DE"), ("1", "AT"), ("999", "CH")])
    func goTo(_ number: String, _ row: String) async {
        let stage = await stage()
        stage.type(":" + number)
        stage.press(.enter)
        #expect(stage.selectedRow.hasPrefix(row))
    }

    @Test("Where nothing is typed nothing is done")
    func goToNowhere() async {
        let stage = await stage()
        stage.type(":")
        stage.press(.enter)
        #expect(stage.status == "13 countries" && stage.selectedRow.hasPrefix("AT"))
    }

    @Test("The prompt can be left", arguments: [Key.escape, .backspace])
    func leavePrompt(_ key: Key) async {
        let stage = await stage()
        stage.type(":")
        #expect(stage.canvas(80, 24).line(23).hasPrefix(":"))
        #expect(stage.press(key) == nil)
        #expect(stage.canvas(80, 24).line(23).hasPrefix(" Enter open"))
    }
}
