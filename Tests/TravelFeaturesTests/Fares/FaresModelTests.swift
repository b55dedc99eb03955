import Foundation
import TerminalText
import TestSupport
import Testing
import TravelFeatures
import TravelKit

@Suite("The fares of a route", .timeLimit(.minutes(1)))
@MainActor
struct FaresModelTests {
    private let fares = FakeFareRepository(Trip.fares)
    private let favourites = FakeFavouriteRepository()

    private func model(_ route: FareRoute = FareRoute(from: "VNO", to: "FRA")) -> TripsModel {
        TripsModel(route: route, fares: fares, marks: FavouriteMarks(repository: favourites, format: .sample), format: .sample)
    }

    private func ids(_ model: TripsModel) -> [String] { model.list.items.map(\.id.text) }

    @Test("The cheapest come first, of one price the earliest departure, then those without a price, last those that have expired")
    func order() async {
        let model = model()
        model.viewOpened()
        await model.settled()
        #expect(ids(model) == ["f1", "f2", "f3", "f4", "f0"])
        #expect(fares.fares.calls == [FareRoute(from: "VNO", to: "FRA")])
    }

    @Test("Prices in several currencies stand currency by currency, and a filter keeps the order")
    func currencies() async {
        var yen = Trip.fares[1]
        yen.id = "yen"
        yen.price = Money(minorUnits: 9, currency: "JPY")
        fares.fares.next(Reading([yen] + Trip.fares))
        let model = model()
        model.viewOpened()
        await model.settled()
        #expect(ids(model) == ["f1", "f2", "f3", "yen", "f4", "f0"])
        model.list.filter(by: "lh jan")
        #expect((0..<model.list.count).map { model.list.item(at: $0)?.id.text } == ["f2", "yen"])
    }

    @Test(
        "A filter asks for fares by name as it does for trips",
        arguments: [
            ("max:100", "f1 f0"), ("max:100 !expired", "f1"), ("price:100-130", "f2 f3"), ("nights:7", "f1 f2 f3"), ("nights:3", ""),
            ("to:germany from:VNO max:€100", "f1 f0"), ("to:riga", ""), ("on:2026-12", "f1 f4"), ("direct:yes", ""),
        ])
    func filter(query: String, ids: String) async {
        let model = model()
        model.viewOpened()
        await model.settled()
        model.list.filter(by: query)
        #expect((0..<model.list.count).compactMap { model.list.item(at: $0)?.id.text }.joined(separator: " ") == ids)
        #expect(model.list.problem == nil)
    }

    @Test("They are summed up as trips are, what has expired left out")
    func summary() async throws {
        let model = model()
        model.viewOpened()
        await model.settled()
        let summary = try #require(model.summary)
        #expect(summary.cheapest?.price == Money(minorUnits: 8_800, currency: "EUR"))
        #expect(model.cheapest == ["cheapest €88.00 to Frankfurt"])
        model.list.filter(by: "jan")
        #expect(model.cheapest == ["cheapest €121.00 to Frankfurt"])
    }

    @Test("Old fares are shown with their age until fresh ones come, which are put in order anew; the cursor stays on its fare")
    func staleThenFresh() async {
        let script = fares.fares.nextScript()
        let model = model()
        model.viewOpened()
        let date = Date.samplePresent.addingTimeInterval(-7200)
        script.send(Part([Trip.fares[1], Trip.fares[3]], freshness: .stored(at: date)))
        await until { ids(model) == ["f2", "f3"] }
        #expect(model.list.freshness == .stored(at: date) && model.list.state.isLoading)
        script.finish(with: Trip.fares)
        await model.settled()
        #expect(ids(model) == ["f1", "f2", "f3", "f4", "f0"])
        #expect(model.list.selected?.id == "f2")
    }

    @Test("A fare is kept as a favourite like any trip")
    func favourite() async {
        let model = model()
        model.viewOpened()
        await model.settled()
        model.favouriteToggled(Trip.fares[4])
        await model.settled()
        #expect(favourites.ids == ["f1"])
        #expect(model.marks.contains(.trip("f1")))
    }

    @Test("Regions make no sense here")
    func regions() {
        #expect(!model().hasRegions)
        let trips = TripsModel(
            repository: FakeTripRepository(), regions: FakeRegionRepository(), session: nil,
            marks: FavouriteMarks(repository: favourites, format: .sample), format: .sample)
        #expect(trips.hasRegions && trips.route == nil)
    }

    @Test("Fares that cannot be had are an error, and a reload asks again")
    func failure() async {
        fares.fares.next(Reading(failure: .signInRequired(source: "api", message: "no token")))
        let model = model()
        model.viewOpened()
        await model.settled()
        #expect(model.list.state.error != nil && model.list.total == 0)
        model.reloadRequested()
        await model.settled()
        #expect(model.list.total == 5)
    }

    @Test("The page of a country knows the routes there once it knows the country, and asks for them once")
    func routesOfACountry() async {
        let (countries, airports) = (FakeCountryRepository(Country.samples), FakeAirportRepository(Airport.samples))
        let source = FareSource(fares, homes: ["VNO"])
        let model = BordersModel(
            reference: .name("Germany"), repository: countries,
            routes: { FlightRoutesModel(to: $0, source: source, airports: airports) }, format: .sample)
        #expect(model.routes == nil)
        model.viewOpened()
        await model.settled()
        await model.routes?.list.settled()
        #expect(model.routes?.list.total == 3)
        model.reloadRequested()
        await model.settled()
        #expect(airports.inCountry.calls == ["DE"])

        let plain = BordersModel(reference: .name("Germany"), repository: countries, format: .sample)
        plain.viewOpened()
        await plain.settled()
        #expect(plain.routes == nil, "where there are no fares nothing is asked")
    }
}
