import TerminalText
import TestSupport
import Testing
import TravelFeatures
import TravelKit

@Suite("A trip's page, for a calendar", .timeLimit(.minutes(1)))
@MainActor
struct TripCalendarTests {
    private func model(_ trip: Trip, _ exporter: FakeExporter?) -> TripModel {
        let trips = TripsModel(
            repository: FakeTripRepository(), regions: FakeRegionRepository(), session: nil,
            marks: FavouriteMarks(repository: FakeFavouriteRepository(), format: .sample), format: .sample)
        return TripModel(trip: trip, trips: trips, airports: FakeAirportRepository(), exporter: exporter)
    }

    @Test(
        "is written where a time is known, be it that of the flight back alone",
        arguments: [("2026-12-03T06:25:00Z", nil), (nil, "2026-12-10T18:05:00Z")] as [(String?, String?)])
    func written(_ there: String?, _ back: String?) async {
        let files = FakeExporter()
        let model = model(.sample("x", departs: there, returns: back), files)
        #expect(model.calendarRequested(to: "t.ics") == nil)
        await model.settled()
        #expect(model.export?.notice?.text == "The trip is in /here/t.ics.")
        #expect(files.files["t.ics"]?.contains("BEGIN:VEVENT") == true)
    }

    @Test("is not while another file is being written, and that is said")
    func busy() async {
        let files = FakeExporter()
        let model = model(.sample("x", departs: "2026-12-03T06:25:00Z", returns: nil), files)
        #expect(model.calendarRequested(to: "t.ics") == nil)
        #expect(model.calendarRequested(to: "u.ics") == "The file that was wanted before is still being written.")
        await model.settled()
        #expect(Array(files.files.keys) == ["t.ics"])
    }

    @Test("is not where none is known, or nothing can be written, and why is said")
    func reasons() async {
        let files = FakeExporter()
        #expect(model(.sample("x", departs: nil, returns: nil), files).calendarRequested() == "The feed does not say when this trip is.")
        #expect(files.files.isEmpty)
        #expect(model(.toMalaga, nil).calendarRequested() == "Nothing can be written here.")
    }
}
