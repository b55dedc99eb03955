import Terminal
import TestSupport
import Testing
import TravelFeatures
import TravelKit

@testable import TravelUI

@Suite("Export before a list is there", .timeLimit(.minutes(1)))
struct AwaitedExportTests {
    private static let words = "That is done when the whole list is there."
    private static let neighbours = Country.samples.filter { Country.germany.borders.contains($0.alpha3) }

    /// The page of Germany, opened in the same burst in which these keys come; its neighbours are on their way.
    private func page(_ keys: [Key]) async -> (stage: Stage, neighbours: ReadingScript<Country>) {
        let stage = Stage()
        await stage.settled()
        let script = stage.countries.coded.nextScript()
        stage.type("/germany")
        stage.press(.enter)
        for key in keys { stage.press(key) }
        return (stage, script)
    }

    @Test("waits for all of it, and asks for the file's name then")
    func waits() async {
        let (stage, script) = await page([.character("e")])
        #expect(stage.status.contains(Self.words) && !stage.app.view.screen.isTyping)
        script.finish(with: Self.neighbours)
        await stage.see("Export 9 neighbours to: neighbours.json")
        #expect(stage.way == "Countries › Germany" && stage.exporter.files.isEmpty)
    }

    @Test(
        "is of what was marked before",
        arguments: [
            ("me", "Export 1 marked neighbour to:"), ("mme", "Export 2 marked neighbours to:"), ("mMe", "Export 9 neighbours to:"),
            ("jmkmMme", "Export 1 marked neighbour to:"), ("mkme", "Export 9 neighbours to:"),
        ])
    func marked(_ keys: String, _ words: String) async {
        let (stage, script) = await page(keys.map(Key.character))
        #expect(stage.status.contains(Self.words))
        script.finish(with: Self.neighbours)
        await stage.see(words)
        let slow = await Stage.onPage(of: "germany")
        slow.type(keys)
        #expect(slow.canvas(140, 40).line(39).contains(words))
    }

    @Test("has what comes in the same burst for the file's name")
    func burst() async {
        let (stage, script) = await page([Key.character("e"), .control("u")] + "u.csv".map(Key.character) + [.enter])
        #expect(stage.status.contains(Self.words))
        script.finish(with: Self.neighbours)
        await stage.see("9 neighbours exported to /here/u.csv.")
        #expect(stage.way == "Countries › Germany")
    }

    @Test("is given up by Esc, and by any key once it is seen that it waits", arguments: [true, false])
    func givenUp(isSeen: Bool) async {
        let (stage, script) = await page([.character("e")])
        if isSeen { #expect(stage.status.contains(Self.words)) }
        stage.press(isSeen ? .down : .escape)
        #expect(!stage.status.contains(Self.words))
        script.finish(with: Self.neighbours)
        await stage.settled()
        #expect(!stage.app.view.screen.isTyping && !stage.status.contains(Self.words) && stage.way == "Countries › Germany")
    }

    @Test("has what comes behind it before a frame was shown for the file's name, be one drawn")
    func held() async {
        let (stage, script) = await page([.character("e")])
        let canvas = GridCanvas(size: Size(rows: 24, columns: 80), isASCII: false, color: true)
        stage.app.draw(on: canvas)
        #expect(canvas.text.contains(Self.words))
        stage.press(.control("u"))
        stage.type("u.csv")
        stage.press(.enter)
        script.finish(with: Self.neighbours)
        await stage.see("9 neighbours exported to /here/u.csv.")
    }

    @Test("leaves as ever", arguments: [true, false])
    func leaving(isSeen: Bool) async {
        let (stage, script) = await page([.character("e")])
        if isSeen { #expect(stage.status.contains(Self.words)) }
        #expect(stage.press(.control("c")) == .quit(status: 130))
        script.finish(with: [])
    }

    @Test("says so where nothing comes, and what was typed for the name does nothing")
    func nothing() async {
        let trips = FakeTripRepository()
        let script = trips.trips.nextScript()
        let stage = Stage(trips: trips)
        await stage.settled()
        stage.type("2e3q")
        #expect(stage.status.contains(Self.words))
        script.finish(with: [])
        await stage.see("There is nothing to export.")
        #expect(stage.way == "Trips")
    }

    @Test("is of all that comes, not of the first part")
    func parts() async {
        let trips = FakeTripRepository()
        let script = trips.trips.nextScript()
        let stage = Stage(trips: trips)
        await stage.settled()
        stage.type("2e")
        script.send(Part([.toRiga], progress: .partial(done: 1, of: 2)))
        await stage.see("Berlin → Riga")
        #expect(stage.status.contains(Self.words) && !stage.app.view.screen.isTyping)
        script.send(Part([.toMalaga], placement: .appends))
        script.finish()
        await stage.see("Export 2 trips to: trips.json")
    }

    @Test("by a name in the palette waits with that name")
    func named() async {
        let (stage, script) = await page([])
        stage.type(":export n.csv")
        await stage.see("or all that is shown, to this file")
        stage.press(.enter)
        #expect(stage.status.contains(Self.words))
        script.finish(with: Self.neighbours)
        await stage.see("9 neighbours exported to /here/n.csv.")
    }
}
