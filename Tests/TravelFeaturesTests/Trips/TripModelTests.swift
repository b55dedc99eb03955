import Foundation
import TerminalText
import TestSupport
import Testing
import TravelFeatures
import TravelKit

@Suite("The page of a trip", .timeLimit(.minutes(1)))
@MainActor
struct TripModelTests {
    private func model(
        _ trip: Trip, airports: FakeAirportRepository = FakeAirportRepository([]), countries: FakeCountryRepository? = nil
    ) -> TripModel {
        let trips = TripsModel(
            repository: FakeTripRepository(), regions: FakeRegionRepository(), session: nil,
            marks: FavouriteMarks(repository: FakeFavouriteRepository(), format: .sample), format: .sample)
        return TripModel(trip: trip, trips: trips, airports: airports, countries: countries)
    }

    private func facts(_ model: TripModel) -> [String] {
        model.facts.flatMap { group in group.facts.map { "\(group.title) \($0.label): \($0.value)" } }
    }

    @Test("Times are in the zones of the airports that are left, and in the user's own until these are known")
    func zones() async {
        let airports = FakeAirportRepository()
        let script = airports.airports.nextScript()
        let model = model(.toTokyo, airports: airports)
        model.viewOpened()
        #expect(airports.airports.calls == [["BER", "NRT"]])
        #expect(facts(model).contains("Departure When: Sat 30 Oct 2027 13:50 (your time)"))
        #expect(facts(model).contains("Departure From: Berlin (BER), Germany"))
        #expect(model.awaitsAirports)
        script.finish(with: Airport.samples)
        await model.settled()
        #expect(!model.awaitsAirports)
        #expect(
            facts(model) == [
                "Departure When: Sat 30 Oct 2027 13:50 (Berlin time)", "Departure From: Berlin Brandenburg Airport (BER), Germany",
                "Departure To: Narita International Airport (NRT), Japan",
                "Return When: Sun 14 Nov 2027 11:30 (Tokyo time, UTC+9; 03:30 your time)",
                "In figures Distance: —", "In figures Nights: about 15 in Tokyo", "In figures Per night: about JP¥6,533",
                "In figures Per 100 km: —",
                "General Price: JP¥98,000", "General Flight: LH 716", "General Offer: until Wed 25 Nov 13:00",
                "General Found: Thu 19 Nov 10:00", "General Trip: t2",
            ])
    }

    @Test("Where an airport is unknown, or its zone, the time is the user's")
    func unknownZone() async {
        let model = model(.toVilnius, airports: FakeAirportRepository([Airport.samples[3]]))
        model.viewOpened()
        await model.settled()
        #expect(facts(model).contains("Departure When: Thu 3 Dec 07:25 (your time)"))
        #expect(facts(model).contains("Return When: Thu 10 Dec 19:05 (your time)"))
        #expect(facts(model).contains("Departure To: Vilnius Airport (VNO), Lithuania"))
    }

    @Test("A one-way trip says so, an expired one too, and what is missing is a dash")
    func kinds() {
        let airports = FakeAirportRepository()
        #expect(facts(model(.toRiga, airports: airports)).contains("Return When: one way, no flight back"))
        let expired = facts(model(.toVilnius, airports: airports))
        #expect(expired.contains("General Offer: expired Sat 21 Nov 12:59"))
        #expect(expired.contains("General Flight: —"))
        var trip = Trip.toMalaga
        trip.price = nil
        trip.departureAt = nil
        let unknown = facts(model(trip, airports: airports))
        #expect(unknown.contains("General Price: none that can be used"))
        #expect(unknown.contains("Departure When: —"))
    }

    @Test("A code that is no country's is shown as it is, and leads nowhere", arguments: ["ZZ", "XX"])
    func unknownCountry(code: String) {
        var trip = Trip.toRiga
        trip.destination = TripLocation(city: "Nowhere", countryCode: code, airport: "QQQ")
        let model = model(trip, airports: FakeAirportRepository())
        #expect(facts(model).contains("Departure To: Nowhere (QQQ), \(code)"))
        let reason = SafeText("No country has the code '\(code)', which the feed gives.")
        #expect(model.reasonForNoCountry == reason && model.reasonForNoWay == reason)
        trip.destination.countryCode = ""
        let unsaid = self.model(trip, airports: FakeAirportRepository())
        #expect(unsaid.reasonForNoCountry == TripModel.noCountryText && unsaid.reasonForNoWay == TripModel.noCountriesText)
        let known = self.model(.toRiga, airports: FakeAirportRepository())
        #expect(known.reasonForNoCountry == nil && known.reasonForNoWay == nil)
    }

    @Test("Airports that cannot be read are said, and can be asked for anew")
    func failure() async {
        let airports = FakeAirportRepository()
        airports.airports.next(Reading(failure: .source(source: "airports.tsv", cause: SampleFailure("there is no such file"))))
        let model = model(.toTokyo, airports: airports)
        model.viewOpened()
        await model.settled()
        #expect(model.airportError != nil && !model.awaitsAirports)
        #expect(facts(model).contains("Departure When: Sat 30 Oct 2027 13:50 (your time)"))

        airports.airports.next(
            Reading { (wish: ReadWish, yield: @escaping Reading<Airport>.Yield) async throws(RepositoryError) in
                #expect(wish == .anew)
                await yield(Part(Airport.samples))
            })
        model.reloadRequested()
        #expect(!model.awaitsAirports)
        await model.settled()
        #expect(model.airportError == nil)
        #expect(facts(model).contains("Departure When: Sat 30 Oct 2027 13:50 (Berlin time)"))
    }

    @Test("A look-up that is under way is not begun again by a key that is held")
    func heldReload() async {
        let airports = FakeAirportRepository(Airport.samples)
        let model = model(.toTokyo, airports: airports)
        model.viewOpened()
        await model.settled()
        let script = airports.airports.nextScript()
        for _ in 0..<20 { model.reloadRequested() }
        script.finish(with: [])
        await model.settled()
        #expect(model.airports.isEmpty, "who asks once more gets both")
    }

    @Test("Whether a way over land leads home is told of what is known alone")
    func wayHome() async {
        let nowhere = TripLocation(city: "Nowhere", countryCode: "ZZ", airport: "QQQ")
        let trips: [(from: TripLocation, to: TripLocation, leads: Bool)] = [
            (.copenhagen, .frankfurt, true), (.frankfurt, .copenhagen, true), (.berlin, .frankfurt, false), (.berlin, .tokyo, false),
            (.berlin, .malaga, false), (.berlin, nowhere, false),
        ]
        for (start, end, leads) in trips {
            let model = model(.sample("x", from: start, to: end), countries: FakeCountryRepository(Country.samples))
            #expect(!model.hasWayHome)
            model.viewOpened()
            await model.settled()
            #expect(model.hasWayHome == leads, "\(start.city) to \(end.city)")
        }
        let countries = FakeCountryRepository()
        countries.all.next(
            Reading { (wish: ReadWish, _: @escaping Reading<Country>.Yield) async throws(RepositoryError) in
                #expect(wish == .stored, "no server is asked")
                throw .notStored
            })
        countries.all.next(Reading(Country.samples))
        let model = model(.sample("x", from: .copenhagen, to: .frankfurt), countries: countries)
        model.viewOpened()
        await model.settled()
        #expect(!model.hasWayHome)
        model.viewOpened()
        await model.settled()
        #expect(model.hasWayHome, "by now somebody else has wanted them")
    }

    @Test("Why stored countries cannot be read is said, and goes when they can be")
    func unreadableCountries() async {
        let countries = FakeCountryRepository()
        countries.all.next(Reading(failure: .source(source: "countries.json", cause: SampleFailure("it ends in its midst"))))
        countries.all.next(Reading(Country.samples))
        let model = model(.sample("x", from: .copenhagen, to: .frankfurt), countries: countries)
        model.viewOpened()
        await model.settled()
        #expect(!model.hasWayHome && model.errors.count == 1)
        #expect(model.errors.first.map { FailureMessage($0).line.string.contains("it ends in its midst") } == true)
        model.reloadRequested()
        await model.settled()
        #expect(model.hasWayHome && model.errors.isEmpty)
    }

    @Test("Opening it again does not ask again")
    func openedAgain() async {
        let airports = FakeAirportRepository(Airport.samples)
        let model = model(.toTokyo, airports: airports)
        model.viewOpened()
        await model.settled()
        model.viewOpened()
        #expect(airports.airports.calls.count == 1)
        #expect(model.title == "Berlin → Tokyo")
    }
}
