import Terminal
import TestSupport
import Testing
import TravelKit

@testable import TravelUI

@Suite("How wide columns are", .timeLimit(.minutes(1)))
struct ColumnWidthTests {
    /// A list of many short names, the last of which is long.
    private func stage() async -> Stage {
        let short = (0..<20).map { Country(alpha2: "A\($0)", alpha3: Alpha3Code("A\($0)"), name: "Aland \($0)", capitals: ["Mariehamn"]) }
        let long = Country(alpha2: "ZZ", alpha3: "ZZZ", name: "Zembla of the Norths", capitals: ["Onhava"])
        let stage = Stage(countries: FakeCountryRepository(short + [long]))
        await stage.settled()
        return stage
    }

    private func header(_ stage: Stage) -> String { stage.canvas(80, 12).line(2) }

    @Test("Who leaves a filter finds the columns as they were before it")
    func filter() async {
        let stage = await stage()
        let before = header(stage)
        for end: Key in [.enter, .tab] {
            stage.type("/zem")
            #expect(header(stage) != before, "what is found has room")
            stage.press(end)
            await stage.settled()
            if end == .enter { stage.press(.escape) }
            #expect(header(stage) != before)
            stage.press(.escape)
            #expect(header(stage) == before && stage.canvas(80, 12).line(9).contains("Zembla"))
            stage.type("g")
        }
    }

    @Test("A list that begins further down has the columns that it has at its top")
    func start() async {
        let (top, bottom) = (await stage(), await stage())
        bottom.type("G")
        #expect(header(bottom) == header(top))
    }
}
