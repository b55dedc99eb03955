import Foundation
import Synchronization
import TestSupport
import Testing
import TravelKit

@testable import TravelFeatures

@Suite("A table of trips")
@MainActor
struct TripTableTests {
    private let text = TripText(.withAirlines)

    private func table(_ trips: [Trip], pieces: Int = 1, order: TripOrder = .newest) -> any ListTable<Trip> {
        var builder = TripTableBuilder(text, airports: nil, order: order, now: .samplePresent)
        let size = max(1, (trips.count + pieces - 1) / pieces)
        for start in stride(from: 0, to: trips.count, by: size) {
            builder.append(Array(trips[start..<min(trips.count, start + size)]))
            _ = builder.table()
        }
        return builder.table()
    }

    private func made(by builder: inout TripTableBuilder) throws -> TripTable {
        let table = builder.table()
        return try #require(table as? TripTable)
    }

    /// A list of the same trips, each as it is.
    private func plain(_ trips: [Trip]) -> ListModel<Trip> {
        let list = ListModel<Trip>(order: .kept) { [text] in Self.sortKey($0, by: $1, text) }
        list.set(trips.sorted(.newest).map { [text] in ListEntry($0, key: Self.key(of: $0, text)) })
        return list
    }

    private nonisolated static func key(of trip: Trip, _ text: TripText) -> SearchKey {
        let (fields, names) = text.searched(trip, [:])
        return SearchKey(fields, names: names)
    }

    private nonisolated static func sortKey(_ trip: Trip, by column: Column.ID, _ text: TripText) -> SortKey {
        switch column {
        case "route": .folded("\(trip.departure.city) \(trip.destination.city)")
        case "airports": .folded("\(trip.departure.airport) \(trip.destination.airport)")
        case "dates": .date(trip.departureAt)
        case "airline": .folded("\(trip.airline) \(trip.flightNumber)".trimmingCharacters(in: .whitespaces))
        case "price": text.format.priceKey(trip.price)
        case "state": .date(trip.endsAt)
        default: .missing
        }
    }

    private func compact(_ trips: [Trip]) async -> ListModel<Trip> {
        let list = ListModel<Trip>(order: .kept)
        list.load(Reading(trips), into: { [text] in TripTableBuilder(text, airports: nil, now: .samplePresent) })
        await list.settled()
        return list
    }

    @Test("What places are called is made once for tables of the same places")
    func placeNames() throws {
        var builder = TripTableBuilder(text, airports: nil, now: .samplePresent)
        builder.append([.toRiga])
        let first = try made(by: &builder)
        builder.append([.sample("again", from: .riga, to: .berlin)])
        let second = try made(by: &builder)
        builder.append([.toTokyo])
        let third = try made(by: &builder)
        #expect(first.placeNames === second.placeNames && second.placeNames !== third.placeNames)
        #expect([second, third].map { $0.placeNames.value.count } == [2, 3])
    }

    @Test("What a filter looks through of the first trips is made when somebody filters, and of others with them")
    func textsOfTheFirst() throws {
        let asked = Mutex<[String]>([])
        var format = DisplayFormat.sample
        format.airlineName = { code in
            asked.withLock { $0.append(code) }
            return code == "BT" ? "airBaltic" : "Ryanair"
        }
        func rows(_ words: String, _ table: TripTable) -> [Int] {
            let ranks = SearchMatcher.ranks(of: SearchQuery(words, in: table.search), .exact, in: table, SearchRun())
            return ranks.indices.filter { ranks[$0] != .none }
        }
        var builder = TripTableBuilder(TripText(format), airports: nil, now: .samplePresent)
        builder.append([.sample("a", flight: "BT 1")])
        let first = try made(by: &builder)
        let isAsked = asked.withLock { !$0.isEmpty }
        #expect(!isAsked)
        let early = rows("airbaltic", first)
        #expect(early == [0])
        builder.append([.sample("b", flight: "FR 2")])
        let all = asked.withLock { Set($0) }
        #expect(all == ["BT", "FR"])
        let second = try made(by: &builder)
        let (new, old) = (rows("ryanair", second), rows("airbaltic", second))
        #expect(new == [1] && old == [0])
    }

    @Test("No key makes what a filter looks through, whether trips came first or took the place of others", arguments: [1, 2, 3])
    func textsOfPieces(count: Int) async {
        let asked = Mutex<Set<String>>([])
        var format = DisplayFormat.sample
        format.airlineName = { code in
            asked.withLock { _ = $0.insert(code) }
            return code
        }
        let text = TripText(format)
        let list = ListModel<Trip>(order: .kept)
        let reading = Reading { (yield: @escaping Reading<Trip>.Yield) async throws(RepositoryError) in
            for piece in 0..<count { await yield(Part([.sample(Trip.ID("\(piece)"), flight: "A\(piece) 1")], placement: .replaces)) }
        }
        list.load(reading, into: { TripTableBuilder(text, airports: nil, now: .samplePresent) })
        await list.settled()
        let all = asked.withLock { $0 }
        #expect(all.contains("A\(count - 1)"))
    }

    @Test("It knows whether any trip says that it is direct, or that it is not", arguments: [true, false])
    func saysDirect(isDirect: Bool) throws {
        var builder = TripTableBuilder(text, airports: nil, now: .samplePresent)
        builder.append(Trip.samples)
        let before = try made(by: &builder)
        var trip = Trip.sample("t3", created: "2026-11-21T09:00:00Z")
        trip.isDirect = isDirect
        builder.update([trip])
        let after = try made(by: &builder)
        #expect(!before.common.saysDirect && after.common.saysDirect)
    }

    @Test("It gives every trip back as it was, found by its identity", arguments: [0, 1, 4, 300, 20_000])
    func roundTrip(_ count: Int) {
        let trips = Trip.samples + Trip.random(count, seed: UInt64(count))
        let table = table(trips)
        #expect(table.count == trips.count)
        #expect(trips.indices.allSatisfy { table.item(at: $0) == trips[$0] && table.id(at: $0) == trips[$0].id })
        let last = trips[trips.count - 1]
        #expect(table.rows(of: [last.id, "nobody"]) == [last.id: trips.count - 1])
        let all = table.rows(of: Set(trips.map(\.id)).union(["nobody"]))
        #expect(all.count == trips.count && trips.indices.allSatisfy { all[trips[$0].id] == $0 })
        #expect(table.row(of: last.id.text) == trips.count - 1 && table.row(of: "nobody") == nil)
    }

    @Test("Tables of the same places have in common what these are called besides, and those of more have more")
    func otherNames() throws {
        var builder = TripTableBuilder(text, airports: nil, now: .samplePresent)
        var tables: [TripTable] = []
        let trips: [(Trip.ID, TripLocation)] = [("a", .riga), ("b", .riga), ("c", .malaga)]
        for (id, place) in trips {
            builder.append([.sample(id, from: .vilnius, to: place)])
            tables.append(try #require(builder.table() as? TripTable))
        }
        #expect(tables[0].otherNames === tables[1].otherNames)
        #expect(tables.map(\.otherNames.value.count) == [2, 2, 3])
    }

    @Test(
        "It is in the order of a feed, or of fares, in however many pieces it comes", arguments: [1, 2, 7, 40],
        [TripOrder.newest, .cheapest])
    func order(_ pieces: Int, _ order: TripOrder) {
        let departed = [Trip.sample("gone", departs: "2026-11-21T12:00:00Z"), .sample("there", departs: "2026-11-21T12:00:01Z")]
        let trips = departed + Trip.random(500, seed: UInt64(pieces))
        let table = table(trips, pieces: pieces, order: order)
        #expect(table.order.map { trips[Int($0)].id } == trips.sorted(order).map(\.id))
    }

    @Test("A trip that comes again takes the place of the one before where it was found later", arguments: [4, 300, 20_000])
    func again(_ count: Int) {
        var trips = Trip.random(count, seed: UInt64(count))
        var (newer, older): ([Trip], [Trip]) = ([], [])
        for index in stride(from: 0, to: count, by: 3) {
            var trip = trips[index]
            trip.createdAt -= 7200
            trip.price = Money(minorUnits: 1, currency: "EUR")
            older.append(trip)
            trip.createdAt += 10_800
            (trip.price, trip.destination) = (Money(minorUnits: 777_700, currency: "DKK"), .malaga)
            trip.bookingLink = index.isMultiple(of: 2) ? nil : URL(string: "https://example.com/again")
            newer.append(trip)
        }
        var builder = TripTableBuilder(text, airports: nil, now: .samplePresent)
        builder.append(Array(trips.prefix(count / 2)))
        _ = builder.table()
        builder.append(Array(trips.dropFirst(count / 2)))
        builder.update(Array(newer.prefix(2)) + older)
        _ = builder.table()
        builder.update(newer)
        let table = builder.table()
        for (place, trip) in newer.enumerated() { trips[place * 3] = trip }
        #expect(table.count == count)
        #expect(trips.indices.allSatisfy { table.item(at: $0) == trips[$0] })
        #expect(table.order.map { trips[Int($0)].id } == trips.sorted(.newest).map(\.id))
    }

    @Test("Every column has something to sort by", arguments: TripText.columns.map(\.id).filter { $0 != "favourite" })
    func columns(_ column: String) {
        let table = table(Trip.random(60, seed: 3))
        #expect(table.order(by: ListSort(column, isDescending: true)) != table.order)
    }

    @Test("It is sorted as a list of whole trips is", arguments: TripText.columns.map(\.id), [false, true])
    func sort(_ column: String, _ isDescending: Bool) async {
        // Two names of a route are compared one after the other: with cities that begin alike a text of both may stand elsewhere.
        let trips = Trip.random(400, seed: 5)
        let (whole, list) = (plain(trips), await compact(trips))
        for list in [whole, list] { list.sort(by: ListSort(column, isDescending: isDescending)) }
        let isSameOrder = list.shownItems.map(\.id) == whole.shownItems.map(\.id)
        #expect(isSameOrder)
    }

    @Test(
        "A filter finds what it finds among whole trips",
        arguments: [
            "riga", "RIX", "málaga", "es", "fr", "fr4048", "4048", "eur", "expired", "one", "!one", "dec", "berlin riga", "berlin !riga",
            "'lh tok", "ryanair", "!ryanair", "luft berlin", "brln", "rigga", "nothing of that", "!expired 7", "→x", "^—$",
            "BER-RIX", "cph→agp",
        ])
    func filter(_ query: String) async {
        let trips = Trip.random(400, seed: 9)
        let (whole, list) = (plain(trips), await compact(trips))
        for list in [whole, list] { list.filter(by: query) }
        #expect(list.strictness == whole.strictness)
        let (ids, wholeIDs) = (list.shownItems.map(\.id), whole.shownItems.map(\.id))
        let (missing, wrong) = (Set(wholeIDs).subtracting(ids), Set(ids).subtracting(wholeIDs))
        #expect(missing.isEmpty && wrong.isEmpty)
        let isSameOrder = ids == wholeIDs
        #expect(isSameOrder || list.strictness != .exact)
    }

    @Test("Days are those of the airports, on both sides of a change of the clocks")
    func days() async {
        let book = AirportBook(FakeAirportRepository(Airport.samples))
        // 20:30 UTC is the next day in Tokyo; the 25th has 25 hours in Berlin.
        let trips = [
            Trip.sample("a", from: .tokyo, departs: "2026-12-03T20:30:00Z", returns: nil),
            Trip.sample("b", departs: "2026-10-24T22:30:00Z", returns: nil),
            Trip.sample("c", departs: "2026-10-25T22:59:59Z", returns: nil),
            Trip.sample("d", departs: "2026-10-25T23:00:00Z", returns: nil),
        ]
        await book.look(up: trips)
        let list = ListModel<Trip>(order: .kept)
        list.load(Reading(trips), into: { [text] in TripTableBuilder(text, airports: book, now: .samplePresent) })
        await list.settled()
        func found(_ query: String) -> Set<Trip.ID> {
            list.filter(by: query)
            return Set(list.shownItems.map(\.id))
        }
        #expect(found("4 dec") == ["a"] && found("3 dec").isEmpty)
        #expect(found("25 oct") == ["b", "c"])
        #expect(found("26 oct") == ["d"])
    }
}

extension [Trip] {
    /// In this order, as `TripOrder` says it, at the time at which the tests are played.
    fileprivate func sorted(_ order: TripOrder) -> [Trip] {
        sorted { one, other in
            let (hasEnded, hasOtherEnded) = (one.isExpired(at: .samplePresent), other.isExpired(at: .samplePresent))
            if hasEnded != hasOtherEnded { return hasOtherEnded }
            switch order {
            case .newest:
                if one.createdAt != other.createdAt { return one.createdAt > other.createdAt }
            case .cheapest:
                if one.price != other.price {
                    guard let price = one.price, let otherPrice = other.price else { return one.price != nil }
                    return price < otherPrice
                }
                let (departure, otherDeparture) = (one.departureAt ?? .distantFuture, other.departureAt ?? .distantFuture)
                if departure != otherDeparture { return departure < otherDeparture }
            }
            return one.id < other.id
        }
    }
}
