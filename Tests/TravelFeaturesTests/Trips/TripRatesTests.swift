import TerminalText
import TestSupport
import Testing
import TravelKit

@testable import TravelFeatures

@Suite("Prices in the user's currency", .timeLimit(.minutes(1)))
@MainActor
struct TripRatesTests {
    private static let format = {
        var format = DisplayFormat.sample
        format.rates = ExchangeRates(["EUR", "JPY 0.0006", "GBP 1.2"].compactMap { ExchangeRates.Entry($0) })
        return format
    }()
    private static let trips: [Trip] = [
        .sample("yen", from: .berlin, to: .tokyo, price: Money(minorUnits: 98_000, currency: "JPY")),
        .sample("euro", from: .copenhagen, to: .malaga, price: Money(minorUnits: 7250, currency: "EUR")),
        .sample("pound", from: .berlin, to: .riga, price: Money(minorUnits: 5000, currency: "GBP")),
        .sample("franc", from: .vilnius, to: .berlin, price: Money(minorUnits: 100, currency: "CHF")),
    ]

    private func model() async -> TripsModel {
        let model = TripsModel(
            repository: FakeTripRepository(Self.trips), regions: FakeRegionRepository(), session: nil,
            marks: FavouriteMarks(repository: FakeFavouriteRepository(), format: .sample), format: Self.format)
        model.viewOpened()
        await model.list.settled()
        return model
    }

    @Test("A price is shown in it where its worth is known, and on the trip's page in both")
    func words() {
        let text = TripText(Self.format)
        #expect(Self.trips.map { text.price($0).string.replacing("\u{A0}", with: " ") } == ["~€58.80", "€72.50", "~€60.00", "CHF 1.00"])
        let facts = text.facts(Self.trips[0], airports: [:]).flatMap(\.facts)
        #expect(facts.first { $0.label == "Price" }?.value.string == "JP¥98,000, ~€58.80")
    }

    @Test("A part of a price is rounded once, and in it")
    func share() {
        var format = DisplayFormat.sample
        format.rates = ExchangeRates(["JPY", "EUR 160"].compactMap { ExchangeRates.Entry($0) })
        #expect(format.share(of: Money(minorUnits: 10_000, currency: "EUR"), by: 366.24) == "~JP¥44")
        #expect(format.share(of: Money(minorUnits: 1, currency: "EUR"), by: 5) == nil)
        #expect(format.share(of: Money(minorUnits: 1000, currency: "JPY"), by: 3) == "JP¥333")
    }

    @Test(
        "A filter asks in it, and still finds the price as it came",
        arguments: [
            ("max:60", "franc pound yen"), ("price:58-59", "yen"), ("JP¥98", "yen"), ("58.80", "yen"), ("min:60", "euro pound"),
            // With a sign it is asked for in the price's own currency, or the one that it is shown in.
            ("max:€60", "pound yen"), ("max:£55", "pound"), ("min:JPY90000", "yen"), ("max:CHF1", "franc"), ("max:$60", ""),
        ])
    func filter(_ query: String, _ ids: String) async {
        let model = await model()
        model.list.filter(by: query)
        await model.list.settled()
        #expect(model.list.shownItems.map(\.id.text).sorted().joined(separator: " ") == ids)
    }

    @Test("Favourites are sorted by it as well")
    func favourites() async {
        let favourites = Self.trips.map { Favourite(.trip($0), addedAt: .samplePresent, seenAt: .samplePresent) }
        let model = FavouritesModel(
            FavouriteMarks(repository: FakeFavouriteRepository(favourites), format: .sample), format: Self.format)
        model.viewOpened()
        await model.settled()
        while model.list.total == 0 { await Task.yield() }
        model.list.sort(by: ListSort("price"))
        let ids = model.list.shownItems.compactMap { if case .trip(let trip) = $0.item { trip.id.text } else { nil } }
        #expect(ids == ["yen", "pound", "euro", "franc"])
    }

    @Test("The list is sorted by it, and the cheapest is the cheapest of all that can be compared")
    func order() async throws {
        let model = await model()
        model.list.sort(by: ListSort("price"))
        await model.list.settled()
        #expect(model.list.shownItems.map(\.id.text) == ["yen", "pound", "euro", "franc"], "what cannot be compared stands behind")
        model.list.sort(by: ListSort("price", isDescending: true))
        await model.list.settled()
        #expect(model.list.shownItems.map(\.id.text) == ["euro", "pound", "yen", "franc"], "in both directions")
        let summary = try #require(model.summary)
        #expect(summary.cheapest?.price == Money(minorUnits: 98_000, currency: "JPY"), "as the feed gives it")
        #expect(
            model.text.cheapest(summary).map(\.string) == [
                "cheapest ~€58.80 to Tokyo of those with a rate", "cheapest with a rate: ~€58.80 to Tokyo",
                "cheapest with a rate: ~€58.80",
            ], "converted it is not exact")
        #expect(summary.destinations.map(\.place) == [.tokyo, .riga, .malaga, .berlin])
        let strip = try #require(DestinationsModel(model, format: Self.format).strip(columns: 60, isASCII: true))
        #expect(strip.title.string.hasPrefix("Cheapest a day in EUR: ~€58.80 on "))
        #expect(model.summary?.cheapest?.place == .tokyo)
    }
}
