import Terminal
import TestSupport
import Testing
import TravelKit

@testable import TravelUI

@Suite("The fares of a route", .timeLimit(.minutes(1)))
struct FareStoryTests {
    /// The page of a country, where the feed has fares from Vilnius.
    private func country(_ name: String, _ stage: Stage = Stage(homes: ["VNO"])) async -> Stage {
        await stage.settled()
        stage.type("/\(name)")
        stage.press(.enter)
        await stage.settled()
        return stage
    }

    @Test("p on a country's page offers the routes there, Enter shows one's fares, Esc goes back to the others")
    func chosen() async {
        let stage = await country("germany")
        stage.type("p")
        await stage.settled()
        #expect(stage.way == "Countries › Germany › Choose a route")
        #expect(stage.selectedRow.hasPrefix("VNO → FRA"))
        stage.press(.enter)
        await stage.settled()
        #expect(stage.way == "Countries › Germany › Choose a route › Fares VNO → FRA")
        #expect(stage.status == "5 fares, cheapest €88.00 to Frankfurt")
        #expect(stage.fares.fares.calls == [FareRoute(from: "VNO", to: "FRA")])
        stage.press(.escape)
        stage.type("/munich")
        stage.press(.enter)
        await stage.settled()
        #expect(stage.way == "Countries › Germany › Choose a route › Fares VNO → MUC")
        stage.press(.escape)
        #expect(stage.status == "1 of 3 routes with 'munich'")
        stage.type("p")
        #expect(stage.way == "Countries › Germany › Choose a route › Fares VNO → MUC", "p opens the row as well")
    }

    @Test("A filter asks for fares by name, but for regions: all of them go to one place")
    func filter() async {
        let stage = await country("germany")
        stage.type("p")
        await stage.settled()
        stage.press(.enter)
        await stage.settled()
        stage.type("/max:100")
        #expect(stage.status.hasPrefix("2 of 5 fares with 'max:100', cheapest €88.00 to Frankfurt"))
        #expect(stage.selectedRow.contains("€88.00"))
        stage.press(.escape)
        stage.type("/region:baltics")
        #expect(stage.status.hasPrefix("0 of 5 fares with 'region:baltics'"))
        #expect(stage.screen().contains("The word region: is no field; there are to, at, from, direct, max"))
    }

    @Test("Where one route alone goes there, p shows its fares at once")
    func only() async {
        let stage = await country("austria")
        #expect(stage.screen().contains("p fares"))
        stage.type("p")
        await stage.settled()
        #expect(stage.way == "Countries › Austria › Fares VNO → VIE")
        stage.press(.escape)
        #expect(stage.way == "Countries › Austria")
    }

    @Test("Where no route goes there p says so, and is no hint")
    func none() async {
        let stage = await country("iceland")
        #expect(stage.status == "no land borders")
        #expect(!stage.screen().contains("p fares"))
        stage.type("p")
        #expect(stage.way == "Countries › Iceland")
        #expect(stage.status == "No route to Iceland from VNO is known.")
    }

    @Test("While the airports are looked up the page of routes waits for them, and says when there are none")
    func slowAirports() async {
        let airports = FakeAirportRepository()
        // The page itself asks first, and for its trips.
        airports.inCountry.next(Reading([]))
        airports.airports.always { _ in Reading([]) }
        let script = airports.inCountry.nextScript()
        let stage = Stage(airports: airports, homes: ["VNO"])
        await stage.settled()
        stage.type("/germany")
        stage.press(.enter)
        await stage.see("loading airports")
        #expect(!stage.screen().contains("p fares"))
        stage.type("p")
        #expect(stage.way == "Countries › Germany › Choose a route")
        #expect(stage.status == "⠋ loading routes")
        script.finish(with: [])
        await stage.see("No route to Germany from VNO is known.")
        #expect(stage.way == "Countries › Germany › Choose a route")
    }

    @Test("Airports that cannot be read are said where the routes would be, and r reads them again")
    func unreadableAirports() async {
        let airports = FakeAirportRepository()
        // The page itself asks first, and for its trips.
        airports.inCountry.next(Reading([]))
        airports.airports.always { _ in Reading([]) }
        airports.inCountry.next(Reading(failure: .source(source: "airports.tsv", cause: SampleFailure("there is no such file"))))
        let stage = await country("germany", Stage(airports: airports, homes: ["VNO"]))
        stage.type("p")
        await stage.see("airports.tsv cannot be used")
        airports.inCountry.next(Reading(Airport.samples.filter { $0.country == "DE" }.bestConnectedFirst()))
        stage.type("r")
        await stage.settled()
        #expect(stage.status == "3 routes")
        #expect(stage.selectedRow.hasPrefix("VNO → FRA"))
    }

    @Test("Before the country is known p says so")
    func unknownCountry() async {
        let stage = Stage(homes: ["VNO"])
        await stage.settled()
        let script = stage.countries.named.nextScript()
        stage.type("/germany")
        stage.press(.enter)
        stage.type("p")
        #expect(stage.status.contains("The country is not known yet."))
        script.finish(with: [.germany])
        await stage.settled()
    }

    @Test("p on a trip, in the list and on its page, shows the fares from its departure to its destination")
    func trip() async {
        let stage = Stage(homes: ["VNO"])
        stage.type("2")
        await stage.settled()
        stage.type("p")
        await stage.settled()
        #expect(stage.way == "Trips › Fares CPH → AGP")
        stage.press(.escape)
        #expect(stage.way == "Trips")
        stage.type("j")
        stage.press(.enter)
        stage.type("p")
        await stage.settled()
        #expect(stage.way == "Trips › Berlin → Tokyo › Fares BER → NRT")
    }

    @Test("A favourite's fares are shown too, though it is of another feed")
    func favourite() async {
        let stage = Stage(favourites: FakeFavouriteRepository([.toRiga]), homes: ["VNO"])
        stage.type("3")
        await stage.settled()
        stage.type("p")
        await stage.settled()
        #expect(stage.way == "Favourites › Fares BER → RIX")
    }

    @Test("On the page of fares f keeps, o books, Enter opens the fare; p leads no deeper, and R nowhere")
    func page() async {
        let stage = await country("germany")
        stage.type("p")
        await stage.settled()
        stage.press(.enter)
        await stage.settled()
        let way = stage.way
        stage.type("f")
        await stage.see("Kept as a favourite.")
        #expect(stage.favourites.ids == ["f1"])
        #expect(stage.selectedRow.hasPrefix("★"))
        #expect(stage.type("o") == .open(link: "https://book.example/f1"))
        stage.type("R")
        #expect(stage.way == way)
        stage.type("p")
        #expect(stage.way == way)
        #expect(stage.status == "These are the fares of this route.")
        stage.press(.enter)
        #expect(stage.way == way + " › Vilnius → Frankfurt")
        stage.type("p")
        #expect(stage.way == way, "the fares of the fare's route are the page below")
        stage.type("r")
        await stage.settled()
        #expect(stage.fares.fares.calls.count == 2)
        stage.type("3")
        await stage.settled()
        #expect(stage.selectedRow.contains("Vilnius → Frankfurt"))
    }

    @Test("Where the feed has no fares p says so and what to do, and is no hint")
    func withoutFares() async {
        let stage = await country("germany", Stage())
        stage.type("p")
        #expect(stage.way == "Countries › Germany")
        #expect(stage.status.hasPrefix("Fares need Travelpayouts as the source of trips; jaunt --help says how."))
        stage.type("2")
        await stage.settled()
        stage.type("p")
        #expect(stage.status.hasPrefix("Fares need Travelpayouts as the source of trips; jaunt --help says how."))
        stage.press(.enter)
        #expect(!stage.screen().contains("p fares"))
        stage.type("p")
        #expect(stage.status.hasPrefix("Fares need Travelpayouts as the source of trips; jaunt --help says how."))
        #expect(stage.airports.inCountry.calls == ["DE"], "the page looked its airports up, and nobody else did")
    }
}
