import TerminalText
import TestSupport
import Testing
import TravelFeatures
import TravelKit

@Suite("Two countries, fact by fact", .timeLimit(.minutes(1)))
@MainActor
struct ComparisonTests {
    private let places = Places(
        countries: FakeCountryRepository(Country.samples), trips: FakeTripRepository(Trip.samples),
        regions: FakeRegionRepository(Region.samples), favourites: FakeFavouriteRepository([.toTokyo], countries: [.austria]),
        airports: FakeAirportRepository(Airport.samples), session: FakeSessionRepository(), format: .sample)

    private func lines(_ rows: [[Fact]]) -> [String] {
        rows.map { row in row[0].label.string + ": " + row.map(\.value.string).joined(separator: "; ") }
    }

    @Test("Whoever says last what is found out besides says the same as whoever shows all of it at once")
    func rows() async {
        let comparison = Comparison(CountryReference(.austria), CountryReference(.germany), places)
        places.marks.follow()
        for model in comparison.models { model.viewOpened() }
        #expect(comparison.lateRows == nil)
        for model in comparison.models { await model.settled() }
        await until { places.marks.collection != nil }
        let rows = lines(comparison.rows)
        #expect(lines(comparison.ownRows + (comparison.lateRows ?? [])).sorted() == rows.sorted())
        #expect(rows.contains("Favourite: yes; no"))
        let labels = rows.map { $0.prefix { $0 != ":" } }
        #expect(labels.firstIndex(of: "Both border") == labels.firstIndex(of: "Neighbours").map { $0 + 1 }, "\(rows)")
    }

    @Test("Whether they are favourites is not said before that is known")
    func unknownFavourites() {
        let comparison = Comparison(Country.austria, Country.germany, places)
        for model in comparison.models { model.viewOpened() }
        #expect(!comparison.rows.isEmpty && !lines(comparison.rows).contains { $0.hasPrefix("Favourite") })
    }
}
