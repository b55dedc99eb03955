import Terminal
import TestSupport
import Testing
import TravelFeatures
import TravelKit

@testable import TravelUI

@Suite("Export of the shown columns", .timeLimit(.minutes(1)))
struct ExportOfColumnsTests {
    /// The countries without their codes, where these files are.
    private func stage(_ files: [String: String] = [:]) async -> Stage {
        let stage = Stage(exporter: FakeExporter(files))
        await stage.settled()
        stage.type("C ")
        stage.press(.escape)
        return stage
    }

    private func prompt(_ stage: Stage) -> String { stage.canvas(80, 24).line(23) }

    /// Types the name of a file to export to, and then these keys.
    private func write(_ file: String, _ stage: Stage, _ keys: Key...) {
        stage.type("e")
        stage.press(.control("u"))
        stage.type(file)
        for key in keys { stage.press(key) }
    }

    @Test("is what Tab chooses and the prompt says; what has no room is shown, what is hidden is not, and another Tab goes back")
    func chosen() async {
        let stage = await stage()
        #expect(!stage.canvas(40, 10).line(2).contains("Population"))
        write("a.csv", stage)
        #expect(prompt(stage).hasPrefix("Export 13 countries to: a.csv "))
        #expect(prompt(stage).hasSuffix("  Tab columns  Enter write  Esc leave"))
        #expect(stage.canvas(40, 10).line(9) == "Export to: a.csv           Tab columns", "the key is worth more than how many")
        stage.press(.tab)
        #expect(prompt(stage).hasPrefix("Export columns of 13 countries to: a.csv "))
        #expect(prompt(stage).hasSuffix("  Tab all fields  Enter write"))
        #expect(stage.canvas(40, 10).line(9).hasPrefix("Columns to: a.csv"))
        stage.press(.enter)
        await stage.see("13 countries (shown columns) exported to /here/a.csv.")
        let lines = (stage.exporter.files["a.csv"] ?? "").split(separator: "\r\n")
        #expect(lines.prefix(2) == ["name,capitals,region,population,native_name", "Austria,Vienna,Europe,9197213,Österreich"])
        write("b.csv", stage, .tab)
        #expect(prompt(stage).hasPrefix("Export 13 countries to: b.csv "))
        stage.press(.enter)
        await stage.see("13 countries exported to /here/b.csv.")
        #expect(stage.exporter.files["b.csv"]?.hasPrefix("alpha2,alpha3,numeric,") == true)
    }

    @Test("stays chosen, for other lists and for :export too")
    func kept() async {
        let stage = await stage()
        write("a.csv", stage, .tab, .escape)
        stage.type(":export b.tsv")
        await stage.see("write marked rows, or all that is shown, to this file")
        stage.press(.enter)
        await stage.see("13 countries (shown columns) exported to /here/b.tsv.")
        #expect(stage.exporter.files["b.tsv"]?.hasPrefix("name\tcapitals\tregion\tpopulation\tnative_name\nAustria\tVienna\t") == true)
        stage.type("2")
        await stage.settled()
        stage.type("e")
        #expect(prompt(stage).hasPrefix("Export columns of 4 trips to: trips.json"))
        stage.press(.escape)
        #expect(stage.exporter.files["trips.json"] == nil)
    }

    @Test("does not replace a file for which something else was wanted")
    func replaced() async {
        let stage = await stage(["a.csv": "old"])
        let question = "Enter again replaces a.csv, which is there already."
        write("a.csv", stage, .enter)
        await stage.see(question)
        stage.press(.tab)
        #expect(!stage.screen(140, 40).contains(question))
        stage.press(.enter)
        await stage.see(question)
        #expect(stage.exporter.files["a.csv"] == "old")
        stage.press(.enter)
        await stage.see("13 countries (shown columns) exported to /here/a.csv.")
    }

    @Test("is not offered where no column that is shown is in the records, be it chosen elsewhere")
    func withoutFields() async {
        let stage = Stage(favourites: FakeFavouriteRepository([.toMalaga]))
        await stage.settled()
        write("a.csv", stage, .tab, .escape)
        stage.type("3")
        await stage.see("★")
        stage.type("Cj j j j j j ")
        stage.press(.escape)
        stage.type("e")
        #expect(prompt(stage).hasPrefix("Export 1 favourite to: favourites-list.json") && !prompt(stage).contains("Tab"))
        stage.press(.enter)
        await stage.see("1 favourite exported to /here/favourites-list.json.")
        #expect(stage.exporter.files["favourites-list.json"]?.contains("\"id\":\"t1\"") == true)
    }
}
