import Terminal
import TestSupport
import Testing
import TravelFeatures
import TravelKit

@testable import TravelUI

@Suite("A load that breaks off, on the screen", .timeLimit(.minutes(1)))
struct BrokenLoadScreenTests {
    @Test("The status line says how much has come, what went wrong, and that it is not all", arguments: [100, 150])
    func count(columns: Int) async {
        let countries = FakeCountryRepository()
        let script = countries.all.nextScript()
        let stage = Stage(countries: countries)
        script.send(Part(Country.samples, progress: .partial(done: 1, of: 3)))
        await stage.see("13 countries")
        script.fail(.brokenOff(source: "https://restcountries.com/v3.1", cause: SampleFailure("the connection was closed")))
        await stage.settled()
        let line = stage.canvas(columns, 24).line(22)
        #expect(line.hasPrefix(" 13 countries  https://restcountries.com/v3.1"), "\(line)")
        #expect(line.contains(columns == 100 ? " Press r." : " Press r to try again."), "\(line)")
        #expect(line.hasSuffix("  rest missing"), "\(line)")
    }
}
