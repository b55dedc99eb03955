import Terminal
import TerminalText
import TestSupport
import Testing
import TravelFeatures
import TravelKit

@testable import TravelUI

@Suite("What is said where there is little room", .timeLimit(.minutes(1)))
struct LittleRoomTests {
    private func trips() async -> Stage {
        let stage = Stage()
        await stage.settled()
        stage.type("2")
        await stage.settled()
        return stage
    }

    @Test("The order by a column that is not seen is said before what else is to be known of the trips", arguments: [30, 40])
    func hiddenOrder(columns: Int) async {
        let stage = await trips()
        stage.type("s6")
        for _ in 0..<2 {
            _ = stage.canvas(columns, 10)
            stage.type(">")
        }
        let canvas = stage.canvas(columns, 10)
        #expect(!canvas.line(2).contains("Price"), "\(canvas.text)")
        #expect(canvas.line(8).contains("  Price ▲"), "\(canvas.text)")
    }

    @Test("The trips of a route are called by codes where their names have no room")
    func shortTitle() async {
        let stage = await trips()
        stage.type("T")
        await stage.settled()
        #expect(stage.canvas(40, 10).line(1) == " Trips from CPH to AGP")
        #expect(stage.canvas(44, 10).line(1) == " Trips from Copenhagen (CPH) to Málaga (AGP)")
    }

    @Test("The sign that there are more columns takes no room from the arrow of the last one")
    func arrow() {
        let columns = [
            Column("a", "A", minimum: 20, maximum: 40, rank: 0), Column("b", "Airline", minimum: 7, maximum: 7, rank: 1),
            Column("c", "C", minimum: 30, maximum: 30, rank: 2),
        ]
        func widths(sorted: Int?) -> [Int] { TableLayout(columns, sorted: sorted, width: 34).slots.map(\.width) }
        #expect(widths(sorted: nil) == [23, 7] && widths(sorted: 1) == [22, 7])
    }

    @Test("What went wrong is whole at 80 columns beside how much has come, and that the rest has not")
    func broken() async {
        let countries = FakeCountryRepository()
        let script = countries.all.nextScript()
        let stage = Stage(countries: countries)
        script.send(Part(Country.samples, progress: .partial(done: 1, of: 3)))
        await stage.see("13 countries")
        script.fail(.malformed(source: "localhost", place: "", cause: SampleFailure("it ends early")))
        await stage.settled()
        let line = stage.canvas(80, 24).line(22)
        #expect(line.contains(" 13 countries  What localhost gives cannot be read. Press r."), "\(line)")
        #expect(line.hasSuffix("  rest missing"), "\(line)")
    }
}
