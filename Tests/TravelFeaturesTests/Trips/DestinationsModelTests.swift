import Foundation
import Synchronization
import TerminalText
import TestSupport
import Testing
import TravelKit

@testable import TravelFeatures

@Suite("Trips by destination", .timeLimit(.minutes(1)))
@MainActor
struct DestinationsModelTests {
    private static func london(_ code: AirportCode, _ country: String = "GB") -> TripLocation {
        TripLocation(city: "London", countryCode: country, airport: code)
    }

    private static func euros(_ amount: Int) -> Money { Money(minorUnits: amount * 100, currency: "EUR") }

    private static func pounds(_ amount: Int) -> Money { Money(minorUnits: amount * 100, currency: "GBP") }

    private func trips(_ trips: [Trip], airports: [Airport] = []) async -> TripsModel {
        let model = TripsModel(
            repository: FakeTripRepository(trips), regions: FakeRegionRepository(), session: nil,
            marks: FavouriteMarks(repository: FakeFavouriteRepository(), format: .sample),
            airports: AirportBook(FakeAirportRepository(airports)),
            format: .sample)
        model.viewOpened()
        await model.settled()
        return model
    }

    private func rows(_ model: DestinationsModel) async -> [String] {
        model.follow()
        await model.list.settled()
        return model.list.shownItems.map { model.row($0).cells.map(\.string).joined(separator: " ") }
    }

    @Test("A trip that ends while it is looked at is no longer counted")
    func ending() async throws {
        let passed = Mutex(TimeInterval(0))
        let format = DisplayFormat(
            locale: Locale(identifier: "en_GB"), timeZone: .gmt, now: { Date.samplePresent.addingTimeInterval(passed.withLock { $0 }) })
        var (ending, other) = (Trip.sample("1", to: .riga, price: Self.euros(20)), Trip.sample("2", to: .malaga, price: Self.euros(70)))
        (ending.expiresAt, other.expiresAt) = (format.now().addingTimeInterval(90), format.now().addingTimeInterval(86_400))
        (ending.departureAt, other.departureAt) = (nil, nil)
        let model = TripsModel(
            repository: FakeTripRepository([ending, other]), regions: FakeRegionRepository(), session: nil,
            marks: FavouriteMarks(repository: FakeFavouriteRepository(), format: format), format: format)
        model.viewOpened()
        await model.settled()
        #expect(model.summary?.cheapest?.place == .riga && model.summary?.destinations.count == 2)
        passed.withLock { $0 = 120 }
        #expect(model.summary?.cheapest?.place == .malaga && model.summary?.destinations.count == 1)
    }

    @Test("A place that nothing of the most frequent currency leads to shows the cheapest of its own, after the others")
    func currencies() async throws {
        let model = await trips([
            .sample("1", to: .riga, price: Self.euros(90)), .sample("2", to: .malaga, price: Self.euros(70)),
            .sample("3", to: .vilnius, price: Self.pounds(30)), .sample("4", to: .vilnius, price: Self.pounds(20)),
            .sample("5", to: .tokyo, price: nil),
        ])
        let summary = try #require(model.summary)
        #expect(summary.destinations.map(\.place) == [.malaga, .riga, .vilnius, .tokyo])
        #expect(summary.destinations.map(\.price) == [Self.euros(70), Self.euros(90), Self.pounds(20), nil])
        #expect(summary.cheapest?.price == Self.euros(70))
        #expect(Set(summary.days.values) == [Self.euros(70)], "days are those of one currency")
    }

    @Test("An airport whose code is not known is not counted beside one whose code is")
    func codeless() async {
        let model = DestinationsModel(
            await trips([.sample("1", to: Self.london("LHR")), .sample("2", to: Self.london(""))]), format: .sample)
        #expect(await rows(model).first?.contains("LHR") == true)
        #expect(await rows(model).allSatisfy { !$0.contains("+1") })
    }

    @Test("Trips that have all expired are no list without trips")
    func allExpired() async {
        var ended = Trip.sample("1", to: .riga)
        ended.expiresAt = .distantPast
        #expect(DestinationsModel.noneText(of: await trips([ended])) == "All trips here have expired; destinations are of live offers.")
        #expect(DestinationsModel.noneText(of: await trips([])) == "There are no trips here to group by where they lead.")
    }

    @Test("Days far from all others, and those that are no days, are no harm", arguments: ["9999-12-31T00:00:00Z", "9891-12-31T00:00:00Z"])
    func farDays(departure: String) async throws {
        let far = try #require(try? Date(departure, strategy: .iso8601))
        for others in [[], [Trip.sample("2", to: .riga, price: Self.euros(90))]] {
            var trip = Trip.sample("1", to: .riga, price: Self.euros(20))
            (trip.departureAt, trip.returnAt) = (far, far)
            let model = await trips([trip] + others)
            for columns in [1, 60] { #expect(DestinationsModel(model, format: .sample).strip(columns: columns, isASCII: false) != nil) }
            trip.departureAt = Date(timeIntervalSince1970: 0)
            let back = await self.trips([trip])
            back.list.filter(by: "nights:3")
            await back.settled()
            #expect(back.list.count == 0)
            #expect(!back.text.figures(trip, airports: [:]).isEmpty)
        }
    }

    /// A strip of trips that depart at noon on these days from 1 January 2027 on, for so many euros.
    private func strip(_ prices: [(day: Int, euros: Int)], columns: Int) async throws -> DestinationsModel.Strip {
        let noon = Date(utc: "2027-01-01T12:00:00Z")
        let model = await trips(
            prices.map { day, euros in
                var trip = Trip.sample(Trip.ID("\(day)"), price: Self.euros(euros))
                (trip.departureAt, trip.returnAt) = (noon.addingTimeInterval(Double(day) * 86_400), nil)
                return trip
            })
        return try #require(DestinationsModel(model, format: .sample).strip(columns: columns, isASCII: true))
    }

    @Test("The strip is of the days most of which have trips, of those that hold the cheapest day, which it names")
    func busiestDays() async throws {
        let several = try await strip([(0, 10), (1, 30), (100, 20), (102, 90), (103, 50), (200, 10), (202, 40), (203, 60)], columns: 10)
        #expect(several.title == "Cheapest a day: €10.00 on Tue 20 Jul")
        #expect(several.marks.string == "1 58      ")
        #expect(several.legend.string == "1 = €10.00, 8 = €60.00, 5 days before")
        let lonely = try await strip([(0, 10), (100, 20), (102, 90), (103, 50)], columns: 10)
        #expect(lonely.title == "Cheapest a day: €10.00 on Fri 1 Jan" && lonely.marks.string == "1         ")
        #expect(lonely.legend.string == "1 = €10.00, 3 days after")
        let last = try await strip([(0, 20), (5, 30), (9, 10), (12, 40)], columns: 10)
        #expect(last.title == "Cheapest a day: €10.00 on Sun 10 Jan" && last.marks.string.last == "1")
    }

    @Test("What the strip leaves out is said with the days as far as that has room, and in short where it has not")
    func legend() async throws {
        let prices = [(0, 20), (100, 10), (101, 10), (102, 10), (250, 20)].map { (day: $0, euros: $1) }
        let whole = "1 = €10.00, 1 day with offers before, from Fri 1 Jan, 1 day with offers after, to Wed 8 Sep"
        for (columns, expected) in [(91, whole), (90, "1 = €10.00, 1 day before, 1 day after")] {
            let days = try await strip(prices, columns: columns)
            #expect(days.legend.string == expected)
        }
    }

    @Test("One price far above all others does not make these look alike")
    func outlier() async throws {
        let days = try await strip([(0, 20), (1, 30), (2, 41), (3, 99_999_999)], columns: 10)
        #expect(days.marks.string == "1488      ")
        #expect(days.legend.string == "1 = €20.00, 8 = €41.00 and more")
        let same = try await strip([(0, 20), (1, 20), (2, 500)], columns: 4)
        #expect(same.marks.string == "118 " && same.legend.string == "1 = €20.00, 8 = €500.00 and more")
    }

    @Test("What an upper-case filter asks for as destination goes, too")
    func upperCase() async throws {
        let model = await trips([.sample("1", to: .riga, price: Self.euros(90)), .sample("2", to: .malaga, price: Self.euros(70))])
        model.list.filter(by: "TO:LV")
        await model.settled()
        let destination = try #require(model.summary?.destinations.first)
        #expect(DestinationsModel(model, format: .sample).filter(for: destination) == "to:RIX")
    }

    @Test("The currency that most prices are in is that of offers that have not ended")
    func expired() async throws {
        let ended = (1...3).map { Trip.sample(Trip.ID("old\($0)"), to: .vilnius, price: Self.euros(10), expires: "2026-11-20T12:00:00Z") }
        let model = await trips(ended + [.sample("1", to: .vilnius, price: Self.pounds(20))])
        let summary = try #require(await model.summary(toCountry: "LT"))
        #expect(model.text.count(summary) == "1, cheapest £20.00 to Vilnius")
    }

    @Test("The airports of a city are one destination, whose trips are all found")
    func cities() async {
        let model = await trips([
            .sample("1", to: Self.london("LHR"), price: Self.euros(50)), .sample("2", to: Self.london("STN"), price: Self.euros(20)),
            .sample("3", to: Self.london("YXU", "CA"), price: Self.euros(99)), .sample("4", to: .riga, price: Self.euros(30)),
        ])
        let destinations = DestinationsModel(model, format: .sample)
        let rows = await rows(destinations)
        #expect(
            rows == ["London United Kingdom STN +1 2 €20.00", "Riga Latvia RIX 1 €30.00", "London Canada YXU 1 €99.00"])
        for (place, ids) in zip(destinations.list.shownItems, [["1", "2"], ["4"], ["3"]]) {
            model.list.filter(by: destinations.filter(for: place))
            await model.settled()
            #expect(model.list.shownItems.map(\.id.text).sorted() == ids, "\(model.list.query)")
        }
    }

    @Test(
        "Without a code a destination's trips are those of its country and city, and no others",
        arguments: [
            ["/US/", "New York/US/JFK", "/US/"], ["London/GB/", "London/CA/", "London/GB/LHR", "Londonderry/GB/"],
            ["//", "Riga/LV/", "//"], ["Oslo//", "Oslo/NO/"], ["St. John's/AG/", "Coeur d'Alene/US/", "“Quoted”/US/"],
            ["Washington, D.C./US/", "Washington/US/", "D.C./US/"], ["São Paulo/BR/", "Sao Paulo/BR/", "SAO PAULO/BR/"],
            ["DE/FR/", "Berlin/DE/", "Nice/FR/"], ["=DE/FR/", "DE/FR/"], ["a/b/US/", "b/A/"],
        ])
    func codeless(places: [String]) async throws {
        let model = await trips(
            places.enumerated().map { index, text in
                let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { String($0) }
                let (city, last) = (parts.dropLast(2).joined(separator: "/"), parts.suffix(2))
                let place = TripLocation(city: city, countryCode: last.first ?? "", airport: AirportCode(last.last ?? ""))
                return .sample(Trip.ID("\(index)"), to: place, price: Self.euros(20 + index))
            })
        let destinations = DestinationsModel(model, format: .sample)
        _ = await rows(destinations)
        #expect(destinations.list.shownItems.reduce(0) { $0 + $1.count } == places.count)
        for destination in destinations.list.shownItems {
            model.list.filter(by: destinations.filter(for: destination))
            await model.settled()
            #expect(model.list.count == destination.count, "\(model.list.query)")
            #expect(model.list.shownItems.allSatisfy { destination.places.contains($0.destination) }, "\(model.list.query)")
        }
    }

    @Test("Several airports are shown by the code of their city, where that is known")
    func cityCode() async {
        let airports = ["LHR", "STN"].map { Airport(code: AirportCode($0), name: "", city: "London", cityCode: "LON", country: "GB") }
        let model = await trips(
            [.sample("1", to: Self.london("LHR"), price: Self.euros(50)), .sample("2", to: Self.london("STN"), price: Self.euros(20))],
            airports: airports)
        let rows = await rows(DestinationsModel(model, format: .sample))
        #expect(rows == ["London United Kingdom LON 2 €20.00"])
    }

    @Test(
        "A city that a feed calls by several names is one destination, by the code of its city or else of its airport",
        arguments: [
            ("Wien/VIE/AT Wien/VIE/AT Vienna/VIE/AT", "de_AT", "Wien VIE 3"), ("Wien/VIE/AT Wien/VIE/AT Vienna/VIE/AT", "", "Vienna VIE 3"),
            // What nobody knows is called as most trips have it.
            ("Wean/VIE/AT Vindobona/VIE/AT Vindobona/VIE/AT", "", "Vindobona VIE 3"),
            // Of an airport nobody knows the city, and a place has none.
            ("Graz/XGZ/AT Gradec/XGZ/AT graz//AT", "", "Graz XGZ 3"), ("Wien/VIE/AT /VIE/AT WIEN//AT", "", "Wien VIE 3"),
            ("London/LHR/GB Londen/STN/GB London/STN/GB", "", "London LON 3"),
            // Whichever comes first, what shares a name or an airport is one.
            ("Stansted/XST/GB London/XST/GB London/XGW/GB", "", "London XST +1 3"),
            ("London/XGW/GB Stansted/XST/GB London/XST/GB", "", "London XGW +1 3"),
        ])
    func names(places: String, language: String, cells: String) async throws {
        let known = [("VIE", "VIE", "AT"), ("LHR", "LON", "GB"), ("STN", "LON", "GB")].map { code, city, country in
            Airport(code: AirportCode(code), name: "", city: "", cityCode: AirportCode(city), country: country)
        }
        let trips = places.split(separator: " ").enumerated().map { index, text in
            let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { String($0) }
            let place = TripLocation(city: parts[0], countryCode: parts[2], airport: AirportCode(parts[1]))
            return Trip.sample(Trip.ID("\(index)"), to: place, price: Self.euros(20 + index))
        }
        let model = await self.trips(trips, airports: known)
        let format = DisplayFormat(
            locale: Locale(identifier: "en_GB"), timeZone: .gmt, language: language.isEmpty ? nil : Locale(identifier: language),
            nativeCapitals: { ["AUT": [NativeCapital(english: "Vienna", names: ["Wien"])]] }, now: { .samplePresent })
        let destinations = DestinationsModel(model, format: format)
        _ = await rows(destinations)
        let destination = try #require(destinations.list.shownItems.first)
        let row = destinations.row(destination).cells.map(\.string)
        #expect(destinations.list.count == 1 && [row[0], row[2], row[3]].joined(separator: " ") == cells)
        model.list.filter(by: destinations.filter(for: destination))
        await model.settled()
        #expect(model.list.count == 3, "\(model.list.query)")
    }

    @Test("Cities of one name are told apart by their codes, where these are known")
    func sameName() async {
        let known = ["PDX", "PWM"].map { code in
            Airport(code: AirportCode(code), name: "", city: "Portland", cityCode: AirportCode(code), country: "US")
        }
        let places = known.map { TripLocation(city: "Portland", countryCode: "US", airport: $0.code) }
        let model = await trips(places.map { .sample(Trip.ID($0.airport.text), to: $0, price: Self.euros(50)) }, airports: known)
        #expect(await rows(DestinationsModel(model, format: .sample)).count == 2)
    }

    @Test("The trips to a destination are called by its name, and by what else was asked for")
    func requests() async throws {
        let places = [Self.london("LHR"), Self.london("STN"), TripLocation(city: "", countryCode: "US", airport: "JFK")]
        let model = await trips(places.enumerated().map { .sample(Trip.ID("\($0)"), to: $1, price: Self.euros(20 + $0)) })
        let destinations = DestinationsModel(model, format: .sample)
        func names() async -> [String?] {
            await model.settled()
            return (model.summary?.destinations ?? []).map { destinations.request(for: $0).name?.string }
        }
        let all = await names()
        #expect(Set(all) == ["to London", "to JFK"])
        model.list.filter(by: "from:berlin to:JFK max:60")
        #expect(await names() == ["to JFK with 'from:berlin max:60'"])
    }

    @Test("A filter with quotes goes on holding when a destination is opened")
    func quotes() async throws {
        let model = await trips([
            .sample("1", to: Self.london("LHR"), price: Self.euros(50)), .sample("2", to: .riga, price: Self.euros(20)),
        ])
        model.list.filter(by: "to:\"united kingdom\" from:“berlin” max:60")
        await model.settled()
        let destination = try #require(model.summary?.destinations.first)
        #expect(DestinationsModel(model, format: .sample).filter(for: destination) == "from:“berlin” max:60 to:LHR")
    }

    @Test(
        "What a filter asks for as destination goes as a whole, blanks and all; what it leaves out stays",
        arguments: [
            ("to:united kingdom", "to:LHR"), ("to: united kingdom", "to:LHR"), ("to:london, riga", "to:LHR"),
            ("to: \"united kingdom\"", "to:LHR"),
            ("From:Berlin to: united kingdom max:100 EUR", "From:Berlin max:100 EUR to:LHR"),
            ("!to:new york to:united kingdom", "!to:new york to:LHR"),
        ])
    func blanks(typed: String, expected: String) async throws {
        let model = await trips([
            .sample("1", to: Self.london("LHR"), price: Self.euros(50)), .sample("2", to: .riga, price: Self.euros(90)),
            .sample("3", to: TripLocation(city: "New York", countryCode: "US", airport: "JFK"), price: Self.euros(95)),
        ])
        model.list.filter(by: typed)
        await model.settled()
        let destination = try #require(model.summary?.destinations.first)
        let filter = DestinationsModel(model, format: .sample).filter(for: destination)
        #expect(filter == expected)
        model.list.filter(by: filter)
        await model.settled()
        #expect(model.list.shownItems.map(\.id.text) == ["1"])
    }

    @Test("Of a destination is known where it is, how many trips lead there and when, and the cheapest of them")
    func facts() async throws {
        let known = Airport(code: "RIX", name: "Riga International Airport", city: "Riga", country: "LV")
        let model = await trips(
            [
                .sample("1", from: .copenhagen, to: .riga, price: Self.euros(90)), .sample("2", to: .tokyo, price: nil, departs: nil),
                .sample("3", to: .riga, price: Self.euros(20), departs: "2026-11-28T20:15:00Z", returns: "2026-12-01T10:00:00Z"),
                .sample("4", to: .riga, price: Self.euros(5), departs: "2026-11-25T20:15:00Z", expires: "2026-11-20T12:00:00Z"),
            ], airports: [known])
        let destinations = DestinationsModel(model, format: .sample)
        _ = await rows(destinations)
        let found = destinations.list.shownItems
        #expect(found.map { destinations.title($0).string } == ["Riga", "Tokyo"])
        let groups = found.map(destinations.facts)
        #expect(groups.map { $0.map(\.title.string) } == [["Destination", "Cheapest: Berlin → Riga"], ["Destination", "Cheapest"]])
        func value(_ label: SafeText, _ group: FactGroup) -> String? { group.facts.first { $0.label == label }?.value.string }
        let riga = try #require(groups.first)
        for (label, expected) in [
            ("Country", "Latvia"), ("Airports", "Riga International Airport (RIX)"), ("Trips", "2"),
            ("Departures", "Sat 28 Nov – Thu 3 Dec"),
        ] as [(SafeText, String)] { #expect(value(label, riga[0]) == expected) }
        for (label, expected) in [
            ("Price", "€20.00"), ("Dates", "Sat 28 Nov – Tue 1 Dec"), ("Nights", "about 3 in Riga"), ("Per night", "about €6.67"),
            ("Flight", "FR 4048"), ("Offer", "until Wed 25 Nov 13:00"),
        ] as [(SafeText, String)] { #expect(value(label, riga[1]) == expected) }
        let last = try #require(riga[0].facts.last)
        #expect(last.label == "Airports" && last.rareLines == 4, "the lines that it leaves blank part nothing that belongs together")
        let tokyo = try #require(groups.last)
        #expect(value("Airports", tokyo[0]) == "NRT" && value("Departures", tokyo[0]) == "—")
        #expect(value("Price", tokyo[1]) == "none that can be used")
    }

    @Test("The cheapest trip is shown as the list has it now; of one that is gone the price is")
    func changedTrip() async throws {
        let repository = FakeTripRepository()
        let other = Trip.sample("2", to: .riga, price: Self.euros(90))
        for trips in [
            [.sample("1", to: .riga, price: Self.euros(20)), other],
            [other, .sample("1", from: .copenhagen, to: .riga, price: Self.euros(20))], [other],
        ] as [[Trip]] { repository.trips.next(Reading(trips)) }
        let model = TripsModel(
            repository: repository, regions: FakeRegionRepository(), session: nil,
            marks: FavouriteMarks(repository: FakeFavouriteRepository(), format: .sample), format: .sample)
        let destinations = DestinationsModel(model, format: .sample)
        model.viewOpened()
        await model.settled()
        let riga = try #require(model.summary?.destinations.first)
        #expect(destinations.facts(riga).last?.title == "Cheapest: Berlin → Riga")
        model.reloadRequested()
        await model.settled()
        #expect(destinations.facts(riga).last?.title == "Cheapest: Copenhagen → Riga")
        model.reloadRequested()
        await model.settled()
        let facts = try #require(destinations.facts(riga).last)
        #expect(facts.title == "Cheapest" && facts.facts.map(\.value) == ["€20.00"])
    }

    @Test("The trips of one day have one departure; where one is in another year, both days have theirs")
    func departures() async throws {
        for (second, expected) in [
            ("2026-12-03T18:00:00Z", "Thu 3 Dec"), ("2027-12-04T18:00:00Z", "Thu 3 Dec 2026 – Sat 4 Dec 2027"),
        ] {
            let model = await trips([
                .sample("1", departs: "2026-12-03T06:25:00Z", returns: nil), .sample("2", departs: second, returns: nil),
            ])
            let destination = try #require(model.summary?.destinations.first)
            let facts = DestinationsModel(model, format: .sample).facts(destination)[0].facts
            #expect(facts.first { $0.label == "Departures" }?.value.string == expected)
        }
    }

    @Test("The marks of days stand above their months, in as many columns as there are", arguments: [80, 138, 200])
    func aligned(columns: Int) async throws {
        // The first day of each month is dearer than those before it.
        let firsts = [31, 59, 90, 120, 151, 181]
        let days = try await strip((0..<200).map { (day: $0, euros: firsts.contains($0) ? 99 : 10) }, columns: columns)
        #expect(days.marks.width == columns && days.months.width <= columns)
        let marks = [Character](days.marks.string)
        let months = [Character](days.months.string)
        let begun = firsts.filter { $0 < columns }
        #expect(!begun.isEmpty)
        for first in begun {
            #expect(marks[first] == "8" && marks[first - 1] == "1")
            // The last one may have no room for its name.
            if first + 3 <= columns { #expect(months[first].isLetter && months[first - 1] == " ", "\(days.months)") }
        }
        #expect(String(months.prefix(3)) == "Jan")
    }
}
