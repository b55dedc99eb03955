import TerminalText
import TestSupport
import Testing
import TravelFeatures
import TravelKit

@Suite("The routes to a country", .timeLimit(.minutes(1)))
@MainActor
struct FlightRoutesModelTests {
    private let airports = FakeAirportRepository(Airport.samples)

    private func model(to country: Country = .germany, from homes: [AirportCode] = ["VNO"]) -> FlightRoutesModel {
        FlightRoutesModel(to: country, source: FareSource(FakeFareRepository(), homes: homes), airports: airports)
    }

    private func routes(_ model: FlightRoutesModel) -> [String] { model.list.items.map(\.route.description) }

    private func opened(_ model: FlightRoutesModel) async -> FlightRoutesModel {
        model.viewOpened()
        await model.list.settled()
        return model
    }

    @Test("The best connected airports come first, to each from every home")
    func order() async {
        #expect(routes(await opened(model())) == ["VNO → FRA", "VNO → MUC", "VNO → BER"])
        #expect(
            routes(await opened(model(from: ["VNO", "RIX"])))
                == ["VNO → FRA", "RIX → FRA", "VNO → MUC", "RIX → MUC", "VNO → BER", "RIX → BER"])
        #expect(airports.inCountry.calls == ["DE", "DE"])
    }

    @Test("An airport of which nothing can be read has dashes")
    func nameless() async {
        airports.inCountry.next(Reading([Airport(code: "QQQ", name: "", city: " \t", country: "DE")]))
        let found = await opened(model())
        #expect(found.list.items.map { found.row($0).cells } == [["VNO → QQQ", "—", "—"]])
    }

    @Test("No route goes from an airport to itself, nor from a city to its own airport")
    func atHome() async {
        #expect(routes(await opened(model(from: ["FRA"]))) == ["FRA → MUC", "FRA → BER"])
        airports.inCountry.next(
            Reading([
                Airport(code: "LHR", name: "Heathrow", city: "London", cityCode: "LON", country: "GB"),
                Airport(code: "EDI", name: "Edinburgh", city: "Edinburgh", cityCode: "EDI", country: "GB"),
            ]))
        #expect(routes(await opened(model(from: ["LON"]))) == ["LON → EDI"])
    }

    @Test("One route alone is known as such, and that there is none; while it loads neither is")
    func few() async {
        let script = airports.inCountry.nextScript()
        let model = model(to: .austria)
        model.viewOpened()
        #expect(model.only == nil && model.count == nil)
        script.finish(with: Airport.samples.filter { $0.country == "AT" })
        await model.list.settled()
        #expect(model.only == FareRoute(from: "VNO", to: "VIE"))
        #expect(model.count == 1)

        let iceland = await opened(self.model(to: .iceland, from: ["VNO", "RIX"]))
        #expect(iceland.only == nil && iceland.count == 0)
        #expect(iceland.noRoutesText == "No route to Iceland from VNO, RIX is known.")
        #expect(await opened(self.model()).only == nil)
    }

    @Test("A table that cannot be read is reported, and read anew when that is wanted")
    func failure() async {
        airports.inCountry.next(Reading(failure: .source(source: "airports.tsv", cause: SampleFailure("there is no such file"))))
        let model = await opened(model())
        #expect(model.list.state.error != nil)
        #expect(model.only == nil && model.count == nil, "nothing is known")
        model.reloadRequested()
        await model.list.settled()
        #expect(routes(model).count == 3)
    }

    @Test("Only who wants the airports anew asks the source itself, and hears which sources failed", arguments: [false, true])
    func reload(_ isReload: Bool) async {
        let failure = SourceFailure(name: "oag", error: .unavailable(source: "api.example", status: 500))
        airports.inCountry.next(
            Reading { (wish: ReadWish, yield: @escaping Reading<Airport>.Yield) async throws(RepositoryError) in
                #expect(wish == (isReload ? .anew : .storedFirst))
                await yield(Part(Airport.samples, failures: [failure]))
            })
        let model = model()
        if isReload { model.reloadRequested() } else { model.viewOpened() }
        await model.list.settled()
        #expect(model.list.failures.map(\.name) == ["oag"])
    }

    @Test("Opening it again asks nothing and keeps the cursor")
    func openedAgain() async {
        let model = await opened(model())
        model.list.moveCursor(to: 2)
        #expect(await opened(model).list.cursor == 2)
        #expect(airports.inCountry.calls.count == 1)
    }

    @Test(
        "The filter finds a route by city, airport, code and home",
        arguments: [("munich", "RIX → MUC"), ("branden", "RIX → BER"), ("fra", "RIX → FRA")])
    func filter(_ query: String, _ route: String) async {
        let model = await opened(model(from: ["VNO", "RIX"]))
        model.list.filter(by: query + " rix")
        #expect((0..<model.list.count).map { model.list.item(at: $0)?.route.description } == [route])
    }

    @Test("A row names the route, the city and the airport")
    func rows() async {
        let model = await opened(model())
        #expect(model.list.selected.map { model.row($0).cells.map(\.string) } == ["VNO → FRA", "Frankfurt", "Frankfurt Airport"])
    }
}
