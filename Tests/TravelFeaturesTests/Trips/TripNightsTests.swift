import Foundation
import TerminalText
import TestSupport
import Testing
import TravelKit

@testable import TravelFeatures

@Suite("The nights of a trip", .timeLimit(.minutes(1)))
@MainActor
struct TripNightsTests {
    /// A trip between two airports; nobody knows where XXX is.
    private func trip(_ route: String, _ departs: String, _ returns: String?, isDirect: Bool? = nil) -> Trip {
        let ends = route.split(separator: " ").map { TripLocation(city: String($0), countryCode: "", airport: AirportCode(String($0))) }
        var trip = Trip.sample("t", from: ends[0], to: ends[1], departs: departs, returns: returns)
        trip.isDirect = isDirect
        return trip
    }

    private func airports(_ places: [Airport] = Airport.places) -> [AirportCode: Airport] {
        Dictionary(places.map { ($0.code, $0) }, uniquingKeysWith: { first, _ in first })
    }

    private func words(_ trip: Trip, _ airports: [AirportCode: Airport]) -> [String] {
        TripText(.sample).figures(trip, airports: airports).filter { ["Nights", "Per night"].contains($0.label) }.map(\.value.string)
    }

    /// Whether a filter finds a trip.
    private func finds(_ filter: String, _ trip: Trip, _ airports: [Airport] = Airport.places) async -> Bool {
        let model = TripsModel(
            repository: FakeTripRepository([trip]), regions: FakeRegionRepository(), session: nil,
            marks: FavouriteMarks(repository: FakeFavouriteRepository(), format: .sample),
            airports: AirportBook(FakeAirportRepository(airports)),
            format: .sample)
        model.viewOpened()
        model.list.filter(by: filter)
        await model.settled()
        return model.list.count == 1
    }

    @Test(
        "are counted from the day of the arrival, which one may reach over night, or over the date line",
        arguments: [
            ("JFK LHR", "2026-12-31T23:30:00Z", "2027-01-03T12:00:00Z", 2, "2 in LHR", "€24.95"),
            ("APW PPG", "2027-01-09T21:00:00Z", "2027-01-10T22:00:00Z", 1, "1 in PPG", "€49.90"),
            ("CPH AGP", "2026-12-03T06:25:00Z", "2026-12-10T18:05:00Z", 7, "7 in AGP", "€7.13"),
            ("CPH AGP", "2026-12-03T06:25:00Z", "2026-12-03T18:05:00Z", 0, "0 in AGP", "—"),
            ("BER RIX", "2026-12-24T20:15:00Z", "2026-12-27T20:15:00Z", 3, "about 3 in RIX", "about €16.63"),
        ])
    func count(route: String, departs: String, returns: String, count: Int, nights: String, price: String) async {
        let trip = trip(route, departs, returns)
        #expect(words(trip, airports()) == [nights, price])
        for number in 0...8 { #expect(await finds("nights:\(number)", trip) == (number == count), "\(number)") }
    }

    @Test("have groups of digits like other numbers, and a price unless it would be nothing")
    func many() {
        var trip = trip("CPH AGP", "2026-12-03T06:25:00Z", "2030-12-07T18:05:00Z")
        #expect(words(trip, airports())[0] == "1,465 in AGP")
        trip.price = Money(minorUnits: 1, currency: "EUR")
        #expect(words(trip, airports())[1] == "—")
    }

    @Test("are counted in the last years that there are, too")
    func lastYears() {
        #expect(words(trip("CPH AGP", "9999-12-03T06:25:00Z", "9999-12-10T18:05:00Z"), airports())[0] == "7 in AGP")
    }

    @Test("are not counted to a return that is no date by the clocks there, and no filter finds them")
    func beyondTheLastYear() async {
        let trip = trip("BER RIX", "2026-12-03T06:25:00Z", "9999-12-31T23:59:59Z")
        #expect(words(trip, airports()) == ["—", "—"])
        #expect(await finds("nights:0-9999999", trip) == false)
    }

    @Test("are about so many where planes are changed, however far from midnight one should arrive")
    func changes() {
        let times = ("2026-12-03T06:25:00Z", "2026-12-10T18:05:00Z")
        for (isDirect, nights) in [(nil, "7 in AGP"), (true, "7 in AGP"), (false, "about 7 in AGP")] as [(Bool?, String)] {
            #expect(words(trip("CPH AGP", times.0, times.1, isDirect: isDirect), airports())[0] == nights)
        }
    }

    @Test("are those from the departure, and about so many, where nobody knows how long the flight takes or what the time is there")
    func unknown() async {
        let mars = Airport.places.map { place in
            var place = place
            place.timeZone = "Mars/Olympus"
            return place
        }
        let times = ("2027-01-10T10:00:00Z", "2027-01-20T10:00:00Z")
        for (route, places) in [("CPH XXX", Airport.places), ("CPH AGP", mars)] {
            let trip = trip(route, times.0, times.1)
            #expect(words(trip, airports(places))[0].hasPrefix("about 10 in "))
            #expect(await finds("nights:10", trip, places))
        }
    }

    @Test("are not said of a return before the departure, and no filter finds it")
    func backwards() async {
        let trip = trip("CPH AGP", "2027-01-20T10:00:00Z", "2027-01-10T10:00:00Z")
        #expect(words(trip, airports()) == ["—", "—"])
        #expect(await finds("nights:-999", trip, Airport.places) == false)
        #expect(await finds("nights:", trip, Airport.places))
    }
}
