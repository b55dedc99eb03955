import Terminal
import TestSupport
import Testing
import TravelFeatures

@testable import TravelUI

@Suite("What went wrong before the last key of a burst", .timeLimit(.minutes(1)))
struct UndrawnProblemTests {
    private static let words = "A name that ends in .json, .ndjson, .csv or .tsv is needed."

    private func hints(_ stage: Stage) -> String { stage.canvas(80, 24).line(23) }

    @Test("is said when it is drawn, whatever was typed since, and until the next key", arguments: ["x", "xyz"])
    func typed(_ since: String) async {
        let stage = Stage()
        await stage.settled()
        stage.type("e")
        stage.press(.control("w"), .enter)
        stage.type(since)
        #expect(stage.status == Self.words)
        #expect(hints(stage).hasPrefix("Export 13 countries to: \(since)"))
        stage.type("1")
        #expect(stage.status != Self.words)
        stage.press(.escape)
        #expect(hints(stage).hasPrefix(" E errors  Enter open"))
        stage.type("E")
        #expect(stage.screen(80, 40).contains(Self.words))
    }

    @Test("is gone where the same burst has mended it")
    func mended() async {
        let stage = Stage()
        await stage.settled()
        stage.type("e")
        stage.press(.control("w"), .enter)
        stage.type("x.csv")
        stage.press(.enter)
        await stage.see("13 countries exported to /here/x.csv.")
        #expect(!stage.status.contains(Self.words))
    }

    @Test("is among the errors, once, although its page was left")
    func left() async {
        let stage = await Stage.onPage(of: "germany")
        stage.type("e")
        stage.press(.control("w"), .enter, .escape, .escape)
        #expect(stage.way == "Countries" && hints(stage).hasPrefix(" E errors  "))
        stage.type("E")
        #expect(stage.status.hasPrefix("1 error") && stage.screen().contains("Germany"))
    }

    @Test("is among the errors where it was of a trip's file")
    func calendar() async {
        let stage = Stage()
        stage.type("2")
        await stage.settled()
        stage.type("/malaga")
        stage.press(.enter)
        await stage.settled()
        stage.type(":export t.csv")
        await stage.see("write the trip for a calendar, to this file")
        stage.press(.enter, .down)
        #expect(hints(stage).contains("E errors"))
    }
}
