import Foundation
import TerminalText
import TestSupport
import Testing
import TravelKit

@testable import TravelFeatures

@Suite("What a filter asks of trips by name", .timeLimit(.minutes(1)))
@MainActor
struct TripFieldsTests {
    /// Trips by what is of interest here.
    private static let trips: [Trip] = [
        .sample("a", from: .copenhagen, to: .malaga, price: Money(minorUnits: 7_250, currency: "EUR")),
        .sample(
            "b", from: .berlin, to: .tokyo, price: Money(minorUnits: 98_000, currency: "JPY"), departs: "2027-10-30T11:50:00Z", returns: nil
        ),
        .sample(
            "c", from: .berlin, to: .riga, price: Money(minorUnits: 2_100, currency: "EUR"), departs: "2026-12-24T20:15:00Z",
            returns: "2026-12-27T20:15:00Z"),
        .sample("d", from: .vilnius, to: .berlin, price: nil, departs: nil, returns: nil),
    ]

    private func model(_ format: DisplayFormat = .sample, regions: [Region] = Region.samples) async -> TripsModel {
        let model = TripsModel(
            repository: FakeTripRepository(Self.trips), regions: FakeRegionRepository(regions), session: nil,
            marks: FavouriteMarks(repository: FakeFavouriteRepository(), format: .sample),
            airports: AirportBook(FakeAirportRepository(Airport.places)),
            format: format)
        model.viewOpened()
        await model.list.settled()
        return model
    }

    @Test(
        "finds those that have it",
        arguments: [
            ("to:es", "a"), ("to:ES", "a"), ("to:spain", "a"), ("to:AGP", "a"), ("to:malaga", "a"), ("to:mál", "a"), ("to:sp", "a"),
            ("at:ber", "b c d"), ("!at:BER", "a"), ("at:agp,rix", "a c"), ("at:=RIX", "c"), ("at:jpn", ""), ("at:mal", ""),
            ("at:ma", ""), ("at:", "a b c d"), ("from:ber", "b c"), ("from:germany", "b c"), ("to:de", "d"), ("to:es,lv", "a c"),
            ("from:de to:lv", "c"), ("!to:de", "a b c"),
            // A route as records have it, or as a row shows it.
            ("BER-RIX", "c"), ("ber→nrt", "b"), ("CPH -> agp", "a"), ("VNO → BER", "d"), ("cph – agp max:100", "a"), ("rix-ber", ""),
            ("max:100 BER-RIX", "c"), ("ber-xxx", ""), ("'ber-rix", "c"),
            ("max:100", "a c"), ("min:72.5", "a b"), ("price:20-30", "c"), ("price:21", "c"), ("nights:3", "c"), ("nights:3-7", "a c"),
            ("nights:4-", "a"), ("nights:-3", "c"), ("on:2026-12", "a c"), ("on:2026-12-24", "c"), ("after:2026-12-24", "b c"),
            ("before:2026-12-24", "a c"), ("before:2026-12-03", "a"), ("to:riga max:50", "c"), ("to:xyz", ""), ("max:1", ""),
            // With "=" no beginning counts.
            ("to:to", "b"), ("to:=to", ""), ("!to:=to", "a b c d"), ("to:=tokyo", "b"), ("to:=NRT", "b"), ("to:=JP", "b"),
            ("to:=to,ri", "c"), ("to:ri,=to", "c"), ("to:=es,=lv", "a c"), ("from:=ber", "b c"), ("to:=", ""), ("to:=,riga", "c"),
            ("region:blc", "c"), ("region:The-Baltics", "c"), ("region:the", "c"), ("region:ibe,blc", "a c"), ("!region:iberia", "b c d"),
            ("region:xyz", ""), ("region:", "a b c d"),
            // What says nothing yet hides nothing.
            ("to:", "a b c d"), ("max:", "a b c d"), ("!on:", "a b c d"),
            // What cannot be read finds nothing.
            ("max:x", ""), ("max:nan", ""), ("max:inf", ""), ("max:-1", ""), ("min:nan", ""), ("price:nan", ""), ("price:9-1", ""),
            ("nights:-", ""), ("nights:x", ""), ("nights:7-3", ""), ("on:2026", ""), ("on:2026-13", ""), ("on:2026-02-30", ""),
            ("before:foo", ""), ("after:2026-00", ""), ("!on:2026-13", ""), ("to:,", ""), ("riga max:x", ""),
            // Quotes hold blanks, and amounts are written in the ways of people.
            ("to:\"the baltics\"", ""), ("region:\"the baltics\"", "c"), ("from:=\"berlin\" to:\"riga", "c"), ("to:\"\"", "a b c d"),
            ("max:72,50", "a c"), ("max:1,000", "a c"), ("max:1e3", ""), ("max:1.000", ""), ("price:21,0-72,5", "a c"), ("max:100.", "a c"),
            ("nights:3.0", ""), ("nights:1e1", ""),
            // Typographic quotes are quotes, and so are single ones that are closed and no apostrophes.
            ("region:“the baltics”", "c"), ("region:„the baltics“", "c"), ("region:«the baltics»", "c"), ("region:”the baltics”", "c"),
            ("region:‘the baltics’", "c"), ("region:'the baltics' max:50", "c"), ("region:‘the baltics’ to:riga", "c"),
            ("from:“berlin” to:“riga", "c"), ("to:=“riga”,‘málaga’", "a c"), ("‘riga’", "c"), ("to:'s-gravenhage from:berlin", ""),
            // An amount may have the sign or the code of its currency, which then is that of the price.
            ("max:€100", "a c"), ("max:100€", "a c"), ("max:EUR100", "a c"), ("max:\"100 eur\"", "a c"), ("price:€20-€80", "a c"),
            ("price:20-80€", "a c"),
            ("price:€20-80EUR", "a c"), ("min:€50", "a"), ("max:€100 to:jp", ""), ("max:JPY100000", "b"), ("max:JP¥100,000.00", "b"),
            ("max:100000¥", "b"), ("max:$100", ""), ("max:100$", ""), ("max:100usd", ""), ("price:€20-$80", ""), ("max:€", ""),
            // It may stand apart, and so may the amount.
            ("max:100 EUR", "a c"), ("max:100 €", "a c"), ("max: 100 €", "a c"), ("max: 100", "a c"), ("max:€ 100", "a c"),
            ("max: eur 100", "a c"), ("max:100 eur to:es", "a"), ("!max:50 EUR", "a b d"), ("max:100000 ¥", "b"), ("riga max: 50 EUR", "c"),
            ("max:100 EUR min:50 EUR", "a"), ("price:20-80 EUR", "a c"), ("price: 20-30", "c"), ("price:20- 30 €", "c"),
            ("price:EUR 20-80", "a c"), ("max:100 $", ""), ("max:100 USD", ""), ("max: 100 riga", "c"), ("max:100EUR riga", "c"),
            // What is no currency of the prices is a word of its own, and so is what is not behind an amount, or stands between quotes.
            ("max:100 es", "a"), ("max:100 737", ""), ("to:lv eur", "c"), ("max:100 'eur", "a c"), ("max:100 riga$", "c"),
            // Amounts are not rounded.
            ("max:0.00001", ""), ("min:0.00001", "a b c"), ("price:20.9999999999", ""), ("max:99999999999999", "a b c"),
            ("max:99999999999999999999", ""), ("price:21.00000000000000001", ""),
            // What is no field is a word like others.
            ("when:now", ""), ("'to:es", ""), ("riga", "c"),
        ])
    func finds(query: String, ids: String) async {
        let model = await model()
        model.list.filter(by: query)
        await model.settled()
        let found = (0..<model.list.count).compactMap { model.list.item(at: $0)?.id.text }.sorted().joined(separator: " ")
        #expect(found == ids, "\(query)")
    }

    @Test("finds a price as it is shown, where the feed gives it more exactly", arguments: ["price:9800", "max:9800", "min:9800 max:9800"])
    func rounded(query: String) async throws {
        let price = try #require(Money(price: 9800.4, currency: "JPY"))
        let model = TripsModel(
            repository: FakeTripRepository([.sample("a", price: price)]), regions: FakeRegionRepository(), session: nil,
            marks: FavouriteMarks(repository: FakeFavouriteRepository(), format: .sample), format: .sample)
        model.viewOpened()
        model.list.filter(by: query)
        await model.settled()
        #expect(model.list.count == 1)
    }

    @Test(
        "finds the trips of a city that has several airports by its own code, too",
        arguments: ["from:tyo", "from:TYO", "from:nrt", "from:tokyo"])
    func city(query: String) async {
        let narita = Airport(code: "NRT", name: "Narita", city: "Tokyo", cityCode: "TYO", country: "JP")
        let model = TripsModel(
            repository: FakeTripRepository([.sample("a", from: .tokyo), .sample("b", from: .berlin)]),
            regions: FakeRegionRepository(Region.samples), session: nil,
            marks: FavouriteMarks(repository: FakeFavouriteRepository(), format: .sample),
            airports: AirportBook(FakeAirportRepository([narita])), format: .sample)
        model.viewOpened()
        model.list.filter(by: query)
        await model.settled()
        #expect(model.list.count == 1 && model.list.selected?.id == "a")
        #expect(TripFields.isKnown("TYO", among: [.tokyo], cityCodes: ["NRT": "TYO"], .sample))
        #expect(!TripFields.isKnown("TYO", among: [.tokyo], .sample))
    }

    @Test(
        "knows countries by what else they are called, as whole words, and a country's code before places that begin so",
        arguments: [
            ("to:LVA", "c"), ("to:letland", "c"), ("to:letl", ""), ("to:lva,esp", "a c"), ("from:dnk", "a"), ("from:dnk to:lva", ""),
            ("!to:lva", "a b d"), ("to:ber", "d"), ("to:tonga", ""), ("to:to", ""), ("to:tok", "b"), ("to:=lva", "c"), ("to:=letland", "c"),
            ("to:=to", ""),
        ])
    func otherNames(query: String, ids: String) async {
        var format = DisplayFormat.sample
        format.countryCode = { ["lva": "LV", "letland": "LV", "esp": "ES", "dnk": "DK", "ber": "ES", "tonga": "TO", "to": "TO"][$0] }
        let model = await model(format)
        model.list.filter(by: query)
        await model.settled()
        let found = (0..<model.list.count).compactMap { model.list.item(at: $0)?.id.text }.sorted().joined(separator: " ")
        #expect(found == ids, "\(query)")
    }

    /// A format that knows parts of the world, and a country to which no trip leads.
    private var worldly: DisplayFormat {
        DisplayFormat(
            locale: Locale(identifier: "en_GB"), timeZone: .gmt, countryCode: { ["great-britain": "GB"][$0] },
            correctedNames: { _ in ["GB": "United Kingdom", "ES": "Spain", "JP": "Japan", "LV": "Latvia", "DE": "Germany"] },
            worldRegions: {
                ["europe": ["ES", "LV", "DE", "GB"], "western-europe": ["DE"], "asia": ["JP"], "western-asia": ["TR"], "oceania": ["FJ"]]
            }, now: { .samplePresent })
    }

    @Test(
        "knows the continents and their parts, after countries and cities",
        arguments: [
            ("to:europe", "a c d"), ("to:Asia", "b"), ("to:eur", "a c d"), ("to:=eur", ""), ("to:=europe", "a c d"), ("to:oceania", ""),
            ("to:western-europe", "d"), ("to:\"western europe\"", "d"), ("to:western", "d"), ("!to:europe", "b"), ("to:asia,es", "a b"),
            ("from:europe to:asia", "b"),
        ])
    func worldRegions(query: String, ids: String) async {
        #expect(await found(query, worldly) == ids, "\(query)")
    }

    @Test(
        "goes on with a name behind a blank as long as both begin one that is known, and with what stands behind a comma",
        arguments: [
            ("to:western europe", "d"), ("to:western euro", "d"), ("to:western europe from:vilnius", "d"), ("!to:western europe", "a b c"),
            ("to:united kingdom", ""), ("from:western europe riga", "c"), ("to:=western europe", "d"), ("to:riga berlin", "c"),
            ("to:spain, western europe", "a d"), ("to: riga", "c"), ("to:great britain", ""), ("to:riga max:50 EUR", "c"),
        ])
    func severalWords(query: String, ids: String) async {
        #expect(await found(query, worldly) == ids, "\(query)")
    }

    @Test("says of such a name what it means, too")
    func remarkOfSeveralWords() async {
        let model = await model(worldly)
        model.list.filter(by: "to:great britain")
        await model.settled()
        #expect(model.placeRemark == "great-britain means United Kingdom")
    }

    @Test("Regions that cannot be had are said to who asks for one, and to nobody who asks for a place")
    func failingRegions() async {
        for (query, isSaid) in [("to:nowhere", false), ("region:baltics", true)] {
            let regions = FakeRegionRepository(Region.samples)
            regions.all.always { _ in Reading(failure: .source(source: "regions", cause: SampleFailure("it is gone"))) }
            let model = TripsModel(
                repository: FakeTripRepository(Self.trips), regions: regions, session: nil,
                marks: FavouriteMarks(repository: FakeFavouriteRepository(), format: .sample), format: .sample)
            model.viewOpened()
            model.list.filter(by: query)
            await model.settled()
            #expect((ListSummary(model.list, of: "trip", "trips", format: .sample).failure != nil) == isSaid, "\(query)")
        }
    }

    /// The identities of the trips that a filter finds.
    private func found(_ query: String, _ format: DisplayFormat) async -> String {
        let model = await model(format)
        model.list.filter(by: query)
        await model.settled()
        return (0..<model.list.count).compactMap { model.list.item(at: $0)?.id.text }.sorted().joined(separator: " ")
    }

    @Test("tells a whole name from the beginning of one")
    func whole() {
        var format = DisplayFormat.sample
        format.countryCode = { ["lva": "LV"][$0] }
        for (word, isWhole) in [("riga", true), ("RIX", true), ("lv", true), ("LVA", true), ("ri", false), ("lat", false), ("ltu", false)] {
            #expect(TripFields.isKnown(word, among: [.riga], wholly: true, format) == isWhole, "\(word)")
        }
        #expect(TripFields.isKnown("ri", among: [.riga], format))
    }

    @Test(
        "says which word asks in vain, whatever the trips are, and what could be asked for",
        arguments: [
            ("foo:bar", "foo: is no field; there are to, at, region, from, direct, max, min, price, nights, on, after, before"),
            ("!ber-rix", "!ber-rix leaves nothing out; !from:=ber or !to:=rix does"), ("!ber-xxx", nil),
            ("!foo:bar", "foo: is no field; there are to, at, region, from, direct, max, min, price, nights, on, after, before"),
            ("riga max:x", "max: takes an amount, such as 150"), ("price:9-1", "price: takes an amount or two, such as 20-80"),
            ("nights:x", "nights: takes a number or two, such as 3, 3-7 or 3-"), ("direct:maybe", "direct: takes yes or no"),
            ("!on:2026-13", "on: takes a month or a day, such as 2026-12 or 2026-12-24"),
            ("to:,", "to: takes a city, an airport, a country or a continent, or several with commas: riga,de, or =de for that alone"),
            ("on:2026-02-30", "on: takes a month or a day, such as 2026-12 or 2026-12-24"),
            ("after:soon", "after: takes a month or a day, such as 2026-12 or 2026-12-24"),
            ("before:2026", "before: takes a month or a day, such as 2026-12 or 2026-12-24"),
            (
                "max:1.000",
                "max: takes an amount, but 1.000 may be 1000 or a fraction: write it without point or comma, or with two digits behind one"
            ),
            ("nights:7-3", "nights: takes a number or two, such as 3, 3-7 or 3-"),
            ("max:$100", "max: takes an amount in EUR or JPY, as the prices are"),
            ("max:100$", "max: takes an amount in EUR or JPY, as the prices are"),
            ("riga price:20-80CHF", "price: takes an amount in EUR or JPY, as the prices are"),
            (
                "min:€1.000",
                "min: takes an amount, but €1.000 may be 1000 or a fraction: write it without point or comma, or with two digits behind one"
            ),
            ("max:100 $", "max: takes an amount in EUR or JPY, as the prices are"),
            ("max:100 USD", "max: takes an amount in EUR or JPY, as the prices are"),
            ("max: 100 USD", "max: takes an amount in EUR or JPY, as the prices are"),
            ("max:USD 100", "max: takes an amount in EUR or JPY, as the prices are"),
            ("price:20-80 CHF", "price: takes an amount in EUR or JPY, as the prices are"),
            ("max:100 EUR", nil), ("max:1 EUR", nil), ("max:1 riga", nil), ("max: 1", nil), ("max:1 !usd", nil),
            ("min:100 max:50", "max: takes an amount that is no less than 100, which min: asks for"),
            ("max:€50 riga min:€100", "max: takes an amount that is no less than €100, which min: asks for"),
            ("max:50 min:50", nil), ("max:50 !min:100", nil), ("max:€50 min:100", nil), ("max:10 min:", nil),
            ("after:2026-12-24 before:2026-12", nil), ("before:2026-12-23 after:2026-12-23", nil),
            (
                "after:2026-12-24 before:2026-12-23",
                "before: takes a month or a day that is no earlier than 2026-12-24, which after: asks for"
            ),
            ("max:99999999999999999999", "max: takes an amount of 15 digits at most"), ("max:0.00001", nil),
            ("max:€x", "max: takes an amount, such as 150"),
            ("max:€1.2.3", "max: takes an amount, such as 150"), ("max:€100", nil), ("max:100¥", nil),
            ("to:xyz", nil), ("max:", nil), ("max:1", nil), ("'foo:bar", nil), ("1:2", nil), ("riga", nil), ("", nil),
        ] as [(String, String?)])
    func problem(query: String, problem: String?) async {
        let model = await model()
        model.list.filter(by: query)
        await model.list.settled()
        #expect(model.list.problem?.text.string == problem)
    }

    @Test(
        "says that no region is called that, once the regions are known",
        arguments: [
            ("region:zzz", "region: takes the name of a region: the-baltics, iberia, pacific-islands"),
            ("to:iberia", "to: takes a place, but iberia is a region of the feed: write region:iberia"),
            ("to:riga,ibe", "to: takes a place, but ibe is a region of the feed: write region:ibe"),
            ("from:iberia", nil), ("to:nowhere", nil), ("region:iberia", nil), ("region:", nil),
        ] as [(String, String?)])
    func unknownRegion(query: String, problem: String?) async {
        let model = await model()
        model.list.filter(by: query)
        await model.settled()
        #expect(model.list.problem?.text.string == problem)
    }

    @Test(
        "finds nothing, and nothing wrong, where a country or a part of the world is called as a region of the feed is",
        arguments: [("to:oceania", true), ("to:=oceania", true), ("to:great-britain", true), ("to:oc", false), ("to:gb", false)])
    func regionOfTheWorld(query: String, isPlace: Bool) async {
        let regions = [("oc", "Oceania", "FJ"), ("gb", "Great Britain", "GB")]
        let model = await model(
            worldly, regions: regions.map { Region(id: Region.ID($0), name: $1, countryCodes: [$2]) })
        model.list.filter(by: query)
        await model.settled()
        #expect(model.list.count == 0 && (model.list.problem == nil) == isPlace)
    }

    @Test(
        "says of a filter that is typed to its end that a name lacks its value, too",
        arguments: [
            ("max:", "max: takes an amount, such as 150"), ("riga !direct:", "direct: takes yes or no"),
            ("max:x on:", "max: takes an amount, such as 150"), ("riga", nil), ("", nil), ("'max:", nil), ("max:1 to:riga", nil),
            ("max: 100", nil), ("max: riga", "max: takes an amount, such as 150"),
        ] as [(String, String?)])
    func finalProblem(query: String, problem: String?) async {
        let model = await model()
        model.list.filter(by: query)
        await model.settled()
        #expect(model.list.finalProblem?.text.string == problem)
    }

    @Test("knows countries in the user's language too", arguments: ["to:lettland", "to:lett", "to:latvia", "to:Lettland,xyz"])
    func language(query: String) async {
        var format = DisplayFormat.sample
        format.language = Locale(identifier: "de")
        let model = await model(format)
        model.list.filter(by: query)
        await model.list.settled()
        #expect(model.list.count == 1 && model.list.item(at: 0)?.id == "c")
    }

    @Test(
        "tells direct trips where the feed does: what is not known is neither",
        arguments: [
            ("direct:yes", "a"), ("direct:y", "a"), ("direct:no", "b"), ("!direct:yes", "b c"), ("direct:maybe", ""), ("direct:", "a b c"),
        ])
    func direct(query: String, ids: String) async {
        let model = TripsModel(
            repository: FakeTripRepository(), regions: FakeRegionRepository(), session: nil,
            marks: FavouriteMarks(repository: FakeFavouriteRepository(), format: .sample), format: .sample)
        let known: [(Trip.ID, Bool?)] = [("a", true), ("b", false), ("c", nil)]
        model.tripsGiven(
            known.map { id, isDirect in
                var trip = Trip.sample(id, from: .copenhagen, to: .malaga)
                trip.isDirect = isDirect
                return trip
            })
        model.list.filter(by: query)
        await model.list.settled()
        let found = (0..<model.list.count).compactMap { model.list.item(at: $0) }
        #expect(found.map(\.id.text).sorted().joined(separator: " ") == ids, "\(query)")
        #expect(found.allSatisfy { trip in known.contains { $0 == trip.id && $1 == trip.isDirect } })
        #expect(!model.asksInVainForDirect)
    }

    @Test("says so where no trip tells whether it is direct")
    func notTold() async {
        let model = await model()
        #expect(!model.asksInVainForDirect)
        model.list.filter(by: "to:riga direct:yes")
        await model.list.settled()
        #expect(model.list.count == 0 && model.asksInVainForDirect)
    }

    @Test("keeps up with what is typed: a larger number finds more again")
    func typing() async {
        let model = await model()
        for (query, count) in [("max:1", 0), ("max:10", 0), ("max:100", 2), ("max:10", 0), ("to:e", 0), ("to:es", 1)] {
            model.list.filter(by: query)
            await model.list.settled()
            #expect(model.list.count == count, "\(query)")
        }
    }

    @Test("The trips that are shown are summed up: the cheapest, by place and by day")
    func summary() async throws {
        let model = await model()
        let summary = try #require(model.summary)
        #expect(summary.currency == "EUR")
        #expect(summary.cheapest?.price == Money(minorUnits: 2_100, currency: "EUR"))
        #expect(
            model.text.cheapest(summary) == [
                "cheapest €21.00 to Riga of those in EUR", "cheapest in EUR: €21.00 to Riga", "cheapest in EUR: €21.00",
            ])
        #expect(summary.destinations.map(\.place.airport) == ["RIX", "AGP", "NRT", "BER"])
        #expect(summary.destinations.map(\.count) == [1, 1, 1, 1])
        #expect(summary.days.values.map(\.minorUnits).sorted() == [2_100, 7_250])
        model.list.filter(by: "to:es")
        await model.list.settled()
        #expect(model.summary?.cheapest?.place == .malaga)
        model.list.filter(by: "nothing")
        await model.list.settled()
        #expect(model.summary?.destinations == [])
    }

    @Test(
        "Days and months are read, and nothing else",
        arguments: [("2026-12-24", 20_811, 1), ("2026-12", 20_788, 31), ("2028-02", 21_215, 29)])
    func days(text: String, first: Int, count: Int) {
        #expect(TripFields.days(text) == first..<(first + count))
    }

    @Test(
        "What is no day and no month is none, however large its numbers",
        arguments: [
            "", "-", "2026", "2026-", "2026-13", "2026-00", "2026-12-0", "2026-02-30", "2026-12-32", "2026-12-1-1", "10000-01", "0-1",
            "a-b",
            "2026-12-9223372036854775807", "2026-12--9223372036854775808", "9223372036854775807-12-31",
        ])
    func noDays(text: String) {
        #expect(TripFields.days(text) == nil)
    }
}
