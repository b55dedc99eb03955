import Foundation
import TestSupport
import Testing
import TravelKit

@testable import TravelFeatures

@Suite("The names of the palette", .timeLimit(.minutes(1)))
struct PaletteNamesTests {
    /// A format whose names of capitals end the task that asks for them, as somebody does who leaves the palette meanwhile.
    private var cancelling: DisplayFormat {
        DisplayFormat(
            locale: Locale(identifier: "en_GB"), timeZone: .gmt,
            nativeCapitals: {
                withUnsafeCurrentTask { task -> Void in task?.cancel() }
                return [:]
            }, now: { .samplePresent })
    }

    private func read(_ format: DisplayFormat, isSearch: Bool) async -> PaletteNames {
        await PaletteNames.ofPlaces(Reading(Country.samples), Reading(Airport.samples), format, isSearch: isSearch)
    }

    @Test("Those that nobody wants any more are not made, although all was read", arguments: [true, false])
    func left(isSearch: Bool) async {
        let format = cancelling
        let names = await Task { await read(format, isSearch: isSearch) }.value
        #expect(names.lines.isEmpty && names.failures.isEmpty)
        let wanted = await read(.sample, isSearch: isSearch)
        #expect(wanted.lines.count > Country.samples.count)
    }

    @Test("Nor are those of trips")
    func leftTrips() async {
        let format = cancelling
        let book = AirportBook(FakeAirportRepository(Airport.samples))
        let names = await Task { await PaletteNames.ofTrips(Trip.samples, TripText(format), book) }.value
        #expect(names.lines.isEmpty)
        let wanted = await PaletteNames.ofTrips(Trip.samples, TripText(.sample), book)
        #expect(wanted.lines.count == Trip.samples.count)
    }

    @Test("A trip is called by its route, too, as records have it, and as a row shows it", arguments: ["CPH-AGP", "cph→agp", "CPH → AGP"])
    @MainActor func routes(text: String) async {
        let book = AirportBook(FakeAirportRepository(Airport.samples))
        let model = PaletteModel<Found>([])
        model.add(await PaletteNames.ofTrips(Trip.samples, TripText(.sample), book).lines)
        model.typed(text)
        #expect(model.matches.map(\.text) == ["Copenhagen → Málaga"])
    }
}
