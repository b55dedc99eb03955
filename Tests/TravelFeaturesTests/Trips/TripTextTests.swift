import Foundation
import TerminalText
import TestSupport
import Testing
import TravelFeatures
import TravelKit

@Suite("Trips in rows")
struct TripTextTests {
    private let text = TripText(.sample)

    @Test(
        "A row holds the route, the dates, the flight, the price, and whether the offer has ended",
        arguments: [
            (Trip.toMalaga, ["", "Copenhagen → Málaga", "CPH → AGP", "Thu 3 Dec – Thu 10 Dec", "FR 4048", "€72.50", ""]),
            (.toRiga, ["", "Berlin → Riga", "BER → RIX", "Sat 28 Nov, one way", "BT 212", "€49.90", ""]),
            (.toVilnius, ["", "Berlin → Vilnius", "BER → VNO", "Thu 3 Dec – Thu 10 Dec", "—", "CHF 1,234.00", "expired"]),
        ])
    func rows(_ trip: Trip, _ cells: [String]) {
        let row = text.row(trip)
        #expect(row.cells.map { $0.string.replacing("\u{A0}", with: " ") } == cells)
        #expect(row.cells.count == TripText.columns.count)
        #expect(row.isPast == (cells.last == "expired"))
    }

    @Test(
        "Both ends of a trip have their year, or neither",
        arguments: [
            ("2027-09-13T12:00:00Z", "2027-09-20T12:00:00Z", "Mon 13 Sep 2027 – Mon 20 Sep 2027"),
            ("2026-09-18T12:00:00Z", "2026-09-24T12:00:00Z", "Fri 18 Sep 2026 – Thu 24 Sep 2026"),
            ("2026-12-30T12:00:00Z", "2027-01-02T12:00:00Z", "Wed 30 Dec – Sat 2 Jan"),
            ("2026-02-06T12:00:00Z", nil, "Fri 6 Feb 2026, one way"),
        ] as [(String, String?, String)])
    func years(_ departs: String, _ returns: String?, _ dates: String) {
        #expect(text.row(.sample("x", departs: departs, returns: returns)).cells[3].string == dates)
    }

    @Test("An offer ends at its time, not a second later")
    func expiry() {
        let trip = Trip.sample("x", expires: "2026-11-21T12:00:00Z")
        #expect(text.row(trip).isPast)
        #expect(!text.row(.sample("y", expires: "2026-11-21T12:00:01Z")).isPast)
    }

    @Test("It ends when the flight departs, too, which its page says")
    func departure() {
        let (gone, soon) = (Trip.sample("x", departs: "2026-11-21T12:00:00Z"), Trip.sample("y", departs: "2026-11-21T12:00:01Z"))
        #expect(text.row(gone).isPast && text.row(gone).cells.last == "expired" && !text.row(soon).isPast)
        #expect(offer(gone) == "expired at departure" && offer(soon) == "until departure")
        #expect(gone.endsAt == gone.departureAt)
        #expect(offer(.sample("z", departs: nil, expires: "9999-12-31T12:00:00Z")) == "until Fri 31 Dec 9999 13:00")
    }

    private func offer(_ trip: Trip) -> String? {
        text.facts(trip, airports: [:]).flatMap(\.facts).first { $0.label == "Offer" }?.value.string
    }

    @Test("A place without a name is called by its code, and what is not said of it is left out, or a dash")
    func places() {
        let trip = Trip.sample(
            "x", from: TripLocation(city: "", countryCode: "LV", airport: "RIX"), to: TripLocation(city: "", countryCode: "", airport: ""))
        #expect(text.row(trip).cells[1...2] == ["RIX → —", "RIX → —"])
        let facts = text.facts(trip, airports: [:])[0].facts.map(\.value.string)
        #expect(facts == ["Thu 3 Dec 07:25 (your time)", "RIX, Latvia", "—"])
        #expect(text.figures(trip, airports: [:]).first { $0.label == "Nights" }?.value == "about 7")
        let request = TripRequest(like: trip)
        #expect(request.filter == "from:RIX" && request.name == "from RIX")
        let places = [
            ("New York", "from:BER to:New-York", "from Berlin (BER) to New York"), ("", "from:BER to:=US", "from Berlin (BER) to US"),
        ]
        for (city, filter, name) in places {
            let place = TripLocation(city: city, countryCode: "US", airport: "")
            let request = TripRequest(like: .sample("y", to: place))
            #expect(request.filter == filter && request.name?.string == name)
        }
    }

    @Test("Where the airport is unknown the time is that of its country, if that has one zone; else the user's")
    func countryZone() {
        var format = DisplayFormat.sample
        format.countryZone = { ["JP": "Asia/Tokyo", "LT": "Europe/Vilnius"][$0] }
        let text = TripText(format)
        let airports = Airport.samples.byID
        func times(_ trip: Trip, _ airports: [AirportCode: Airport]) -> [SafeText] {
            text.facts(trip, airports: airports).flatMap(\.facts).filter { $0.label == "When" }.map(\.value)
        }
        var trip = Trip.toTokyo
        trip.destination.airport = "XXX"
        #expect(times(trip, airports)[1] == "Sun 14 Nov 2027 11:30 (Tokyo time, UTC+9; 03:30 your time)")
        #expect(text.row(trip, airports: airports).cells[3] == "Sat 30 Oct 2027 – Sun 14 Nov 2027")
        (trip.destination.airport, trip.destination.city) = ("", "")
        #expect(times(trip, airports)[1] == "Sun 14 Nov 2027 11:30 (Japan time, UTC+9; 03:30 your time)")
        #expect(times(trip, [:])[0] == "Sat 30 Oct 2027 13:50 (your time)", "Germany has two")
        #expect(times(.toVilnius, airports)[1] == "Thu 10 Dec 19:05 (your time)", "an airport that is known stands for itself")
    }

    @Test("A time after all that are dates is a dash, in whichever zone")
    func farTimes() {
        var trip = Trip.sample("x", returns: nil)
        trip.departureAt = Date(timeIntervalSince1970: 253_402_300_800)
        for airports in [[:], Airport.samples.byID] {
            #expect(text.facts(trip, airports: airports)[0].facts.first?.value == "—")
        }
    }

    @Test(
        "Its facts name the airline, where its code is known",
        arguments: [(Trip.toMalaga, "FR 4048, Ryanair"), (.toRiga, "BT 212"), (.toVilnius, "—")])
    func airline(_ trip: Trip, _ flight: String) {
        let facts = TripText(.withAirlines).facts(trip, airports: [:]).flatMap(\.facts)
        #expect(facts.first { $0.label == "Flight" }?.value.string == flight)
    }

    @Test("What the feed could not say is a dash")
    func unknown() {
        let row = text.row(.sample("x", price: nil, flight: "", departs: nil, returns: nil))
        #expect(row.cells.map(\.string).suffix(4) == ["—", "—", "—", ""])
    }
}
