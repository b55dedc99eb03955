import Terminal
import TestSupport
import Testing
import TravelFeatures
import TravelKit

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
        #expect(hints(stage).hasPrefix(" Enter open"), "what was typed was wrong, and nothing else")
        stage.type("E")
        #expect(stage.status == "0 errors")
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
        await failExport(stage) {
            stage.type("e")
            stage.press(.enter)
        }
        stage.press(.escape, .escape)
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
        stage.type(":export t.ics")
        await stage.see("write the trip for a calendar, to this file")
        await failExport(stage) { stage.press(.enter) }
        stage.press(.down)
        #expect(hints(stage).contains("E errors"))
    }

    /// Has a file wanted that cannot be written, and draws nothing until that has failed.
    private func failExport(_ stage: Stage, by keys: () -> Void) async {
        stage.exporter.fail(.storage(doing: "write the file", cause: SampleFailure("disk full")))
        keys()
        await until { stage.app.view.screen.exporter?.unshown != nil }
    }
}
