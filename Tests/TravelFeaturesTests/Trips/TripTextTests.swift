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

    @Test("An offer ends at its time, not a second later")
    func expiry() {
        let trip = Trip.sample("x", expires: "2026-11-21T12:00:00Z")
        #expect(text.row(trip).isPast)
        #expect(!text.row(.sample("y", expires: "2026-11-21T12:00:01Z")).isPast)
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
