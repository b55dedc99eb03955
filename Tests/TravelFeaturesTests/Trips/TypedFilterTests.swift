import Foundation
import TerminalText
import TestSupport
import Testing
import TravelKit

@testable import TravelFeatures

@Suite("Filters of trips as people type them", .timeLimit(.minutes(1)))
@MainActor
struct TypedFilterTests {
    private static let trips: [Trip] = [
        .sample("a", from: .copenhagen, to: .malaga, price: Money(minorUnits: 7_250, currency: "EUR")),
        .sample("b", from: .berlin, to: .tokyo, price: Money(minorUnits: 98_000, currency: "JPY"), flight: "LH 716"),
        .sample("c", from: .berlin, to: .riga, price: Money(minorUnits: 2_100, currency: "EUR"), flight: "BT 212"),
        .sample("d", from: .vilnius, to: .berlin, price: nil, departs: nil, returns: nil),
    ]

    private static func format(
        _ locale: String = "en_GB", _ separators: NumberSeparators = .english, language: Locale? = nil
    ) -> DisplayFormat {
        DisplayFormat(
            locale: Locale(identifier: locale), timeZone: .gmt, separators: separators, language: language,
            correctedNames: { language in
                language.identifier == "en"
                    ? ["GB": "United Kingdom", "ES": "Spain", "JP": "Japan", "LV": "Latvia", "DE": "Germany", "IS": "Iceland"] : [:]
            },
            worldRegions: { ["europe": ["ES", "LV", "DE", "GB"], "western-europe": ["DE"], "asia": ["JP"], "oceania": ["FJ"]] },
            now: { .samplePresent })
    }

    private func model(_ query: String, _ format: DisplayFormat) async -> TripsModel {
        let model = TripsModel(
            repository: FakeTripRepository(Self.trips), regions: FakeRegionRepository(Region.samples), session: nil,
            marks: FavouriteMarks(repository: FakeFavouriteRepository(), format: format),
            airports: AirportBook(FakeAirportRepository(Airport.samples)), format: format)
        model.viewOpened()
        await model.list.settled()
        model.list.filter(by: query)
        await model.settled()
        return model
    }

    /// The identities of the trips that a filter finds.
    private func found(_ query: String, _ format: DisplayFormat = TypedFilterTests.format()) async -> String {
        let list = await model(query, format).list
        return (0..<list.count).compactMap { list.item(at: $0)?.id.text }.sorted().joined(separator: " ")
    }

    @Test(
        "find trips by plain words: what countries and airports are called, whole, and the codes of currencies",
        arguments: [
            ("spain", "a"), ("latvia", "c"), ("germany", "b c d"), ("germany latvia", "c"), ("!germany", "a"), ("germnay", ""),
            ("brandenburg", "b c d"), ("kastrup", "a"), ("narita", "b"), ("EUR", "a c"), ("jpy", "b"), ("!eur", "b d"),
            // Where their words begin: what is within them nobody sees, or means.
            ("germ", "b c d"), ("many", ""), ("!many", "a b c d"), ("airport", ""),
        ])
    func words(query: String, ids: String) async {
        #expect(await found(query) == ids)
    }

    @Test(
        "find trips by what countries are called in the user's language and in English", arguments: ["lettland", "latvia", "!spanien lett"])
    func wordsOfLanguage(query: String) async {
        #expect(await found(query, Self.format(language: Locale(identifier: "de"))) == "c")
    }

    @Test("find favourites by the same words", arguments: ["spain", "malaga", "kastrup", "eur"])
    func favourites(word: String) {
        let airports = Dictionary(uniqueKeysWithValues: Airport.samples.map { ($0.code, $0) })
        let favourite = Favourite(.trip(Self.trips[0]), addedAt: .samplePresent, seenAt: .samplePresent)
        #expect(FavouriteText(Self.format()).key(favourite, airports: airports).matches(word))
    }

    @Test(
        "may have a way as a row shows it: its ends are words, and a sign between two words is none",
        arguments: [
            ("Berlin → Riga", "c"), ("BER → Riga", "c"), ("berlin->riga", "c"), ("berlin→riga", "c"), ("Berlin - Riga", "c"),
            ("berlin -> riga max:50", "c"), ("berlin →", "b c d"), ("berlin→", "b c d"), ("BER → RIX", "c"), ("→", ""),
            ("'berlin→riga", ""), ("!berlin→riga", "a b c d"), ("!berlin → malaga", "a"),
        ])
    func ways(query: String, ids: String) async {
        #expect(await found(query) == ids)
    }

    @Test(
        "go on behind a blank with a name that ends before a comma",
        arguments: [
            ("to:united kingdom,latvia", "c"), ("to:united kingdom, latvia", "c"), ("to:western europe,=riga,spain", "a c d"),
            ("to:riga ,western europe", "c d"), ("to:riga , spain", "a c"), ("to:united nowhere,latvia", ""), ("to:!riga", ""),
            ("from:riga,!berlin", ""), ("! to:lv", "c"), ("to:riga\u{060C}spain", "a c"), ("to:riga\u{3001}spain", "a c"),
        ])
    func commas(query: String, ids: String) async {
        #expect(await found(query) == ids)
    }

    @Test(
        "go on with a group of digits behind a blank where the locale has one there",
        arguments: [
            ("max:98 000,00", "a b c"), ("min:98 000", "b"), ("price:7 000-98 000", "b"), ("min:98 000 JPY", "b"), ("min:JPY 98 000", "b"),
            ("min:98\u{202F}000,00", "b"), ("max:72 500 riga", "c"), ("max:72 50", ""), ("max:100 riga", "c"),
            ("max:100 716", ""), ("max:12 500", "a c"),
        ])
    func blankGroups(query: String, ids: String) async {
        #expect(await found(query, Self.format("fr_FR", NumberSeparators(grouping: "\u{202F}", decimal: ","))) == ids)
    }

    @Test(
        "keep an arrow that stands in a value, and say what is wrong with that",
        arguments: ["on:2026-12-10→2026-12-24", "price:20->80", "at:BER->RIX"])
    func arrows(query: String) async {
        let list = await model(query, Self.format()).list
        #expect(list.count == 0 && list.problem != nil)
    }

    @Test("may have numbers in the digits of other keyboards", arguments: ["max:\u{0661}\u{0660}\u{0660}", "max:\u{06F1}\u{06F0}\u{06F0}"])
    func digits(query: String) async {
        #expect(await found(query) == "a c")
    }

    @Test(
        "know the continents and their parts in the user's language, too",
        arguments: [
            ("to:europa", "a c d"), ("to:westeuropa", "d"), ("to:asien", "b"), ("to:westeu", "d"), ("to:europe", "a c d"),
            ("to:ozeanien", ""),
        ])
    func worldRegions(query: String, ids: String) async {
        let format = Self.format(language: Locale(identifier: "de"))
        #expect(await found(query, format) == ids)
        if query == "to:westeuropa" { #expect(await found(query, format.inEnglish) == "") }
    }

    @Test(
        "are told how to ask for what they mean",
        arguments: [
            ("!BER → RIX", "!ber→rix leaves nothing out; !from:=ber or !to:=rix does"), ("!berlin → riga", nil), ("Berlin → Riga", nil),
            ("from:!london", "from: takes a place, but !london is none: write !from:london"),
            ("to:riga,=!tallinn", "to: takes a place, but !tallinn is none: write !to:tallinn"), ("!to:riga", nil),
            ("to:!", "to: takes \(TripField.to.takes)"),
            ("to:pacific isl", "to: takes a place, but pacific-isl is a region of the feed: write region:pacific-isl"),
            ("to:iberi", "to: takes a place, but iberi is a region of the feed: write region:iberi"), ("from:pacific isl", nil),
            // That may be about to be Iceland.
            ("to:i", nil),
        ] as [(String, String?)])
    func problem(query: String, problem: String?) async {
        #expect(await model(query, Self.format()).list.problem?.text.string == problem)
    }
}
