import TerminalText
import TestSupport
import Testing
import TravelFeatures
import TravelKit
import TravelPlain

@Suite("What is to be known of a list, without a screen", .timeLimit(.minutes(1)))
struct PlainRemarksTests {
    @Test("says that a server wants to be left alone, once, and only to who waits for something")
    func waitingForAServer() async {
        let waits = ServerWaits()
        _ = waits.asked(by: "api.example.org", for: .seconds(30))
        let countries = FakeCountryRepository()
        let script = countries.all.nextScript()
        let stage = PlainStage(countries: countries, waits: waits)
        #expect(stage.said == "Jaunt. help lists the commands.\napi.example.org asks to wait 30 s.")
        #expect(stage.app.take(""))
        #expect(stage.said == "")
        script.finish(with: [.austria])
        await stage.app.settled()
        #expect(stage.said == "Countries: 1 country\n1 Austria, AT, Vienna, Europe, 9,197,213, Österreich")
    }

    @Test("says why records were skipped, below the list")
    func skipped() async {
        let countries = FakeCountryRepository()
        let script = countries.all.nextScript()
        script.send(Part([.iceland], skipped: 3, whySkipped: "line 2, area: it is not a number"))
        script.finish()
        let stage = PlainStage(countries: countries)
        await stage.app.settled()
        #expect(
            stage.said == """
                Jaunt. help lists the commands.
                Countries: 1 country, 3 of 4 skipped
                1 Iceland, IS, Reykjavík, Europe, 391,810, Ísland
                3 of 4 records could not be read and were skipped (the first: line 2, area: it is not a number).
                """)
    }

    @Test(
        "says that records were skipped where nobody is called so",
        arguments: ["country chad", "map chad", "way iceland > chad", "compare iceland with chad"])
    func nobodyBesideSkipped(line: String) async {
        let countries = FakeCountryRepository([.iceland])
        countries.all.always { _ in
            Reading { (yield: @escaping Reading<Country>.Yield) async throws(RepositoryError) in
                await yield(Part([.iceland], skipped: 1, whySkipped: "line 2: it is null"))
            }
        }
        let said = await PlainStage(countries: countries).type(line)
        #expect(said.contains("No country is called 'chad'."), "\(said)")
        #expect(said.contains("1 of 2 records could not be read and was skipped (line 2: it is null)."), "\(said)")
    }
}
