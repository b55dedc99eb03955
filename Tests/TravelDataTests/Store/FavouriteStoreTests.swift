import Foundation
import GRDB
import TestSupport
import Testing
import TravelKit

@testable import TravelData

@Suite("The favourites", .timeLimit(.minutes(1)))
struct FavouriteStoreTests {
    private let folder: TemporaryDirectory

    init() throws { folder = try TemporaryDirectory() }

    private func store(_ name: String = "data/favourites.db") -> FavouriteStore {
        FavouriteStore(path: folder.file(name), now: Trips.ticking())
    }

    private func items(_ store: FavouriteStore) async -> [Favourite.Item] { await store.collection().favourites.map(\.item) }

    @Test("are there once they were added, the newest first, and gone once they were removed")
    func addAndRemove() async {
        let store = store()
        #expect(await items(store).isEmpty)
        for number in 1...3 { #expect(await store.add(.trip(Trips.trip(number))) == .saved) }
        #expect(await items(store) == [3, 2, 1].map { .trip(Trips.trip($0)) })
        let (removed, saving) = await store.remove(.trip("2"))
        #expect(removed?.item == .trip(Trips.trip(2)) && saving == .saved)
        #expect(await items(store) == [3, 1].map { .trip(Trips.trip($0)) })
        #expect(await store.remove(.trip("2")).removed == nil)
        #expect(await store.remove(.trip("never there")).saving == .saved)
        #expect(await items(store).count == 2)
    }

    @Test("are added and removed several at once, in one step that others see whole")
    func several() async {
        let store = store()
        #expect(await store.add((1...20).map { .trip(Trips.trip($0)) }) == .saved)
        #expect(await items(store).count == 20)
        let before = await store.collection().revision
        let (removed, saving) = await store.remove([.trip("3"), .trip("never there"), .trip("1")])
        #expect(removed.map(\.item) == [.trip(Trips.trip(3)), .trip(Trips.trip(1))] && saving == .saved)
        #expect(await store.collection().revision == before + 1)
        #expect(await items(store).count == 18)
    }

    @Test("that are added again keep their place and their note, and take the newest form")
    func again() async {
        let store = store()
        for number in 1...3 { await store.add(.trip(Trips.trip(number))) }
        #expect(await store.setNote("for June", of: .trip("1")).saving == .saved)
        var cheaper = Trips.trip(1)
        cheaper.price = Money(minorUnits: 1, currency: "EUR")
        await store.add(.trip(cheaper))
        #expect(await items(store) == [.trip(Trips.trip(3)), .trip(Trips.trip(2)), .trip(cheaper)])
        let kept = await store.collection().favourites[2]
        #expect(kept.note == "for June")
        #expect(kept.seenAt > kept.addedAt)
    }

    @Test("that were removed come back as they were: note, place and times")
    func undo() async throws {
        let store = store()
        for number in 1...3 { await store.add(.trip(Trips.trip(number))) }
        #expect(await store.setNote("a \"note\"\n'; --", of: .trip("2")).saving == .saved)
        let before = await store.collection()
        let removed = try #require(await store.remove(.trip("2")).removed)
        #expect(await store.merge([removed]).added == 1)
        #expect(await store.collection().favourites == before.favourites)
    }

    @Test("have notes only where they are favourites, and an empty or blank note is none")
    func notes() async {
        let store = store()
        #expect(await store.setNote("x", of: .country("AUT")) == .notKept)
        await store.add(.country(Country.austria))
        for blank in ["", " \n"] {
            #expect(await store.setNote("x", of: .country("AUT")).saving == .saved)
            #expect(await store.collection().favourites[0].note == "x")
            _ = await store.setNote(blank, of: .country("AUT"))
            #expect(await store.collection().favourites[0].note == nil)
        }
    }

    @Test("give back the note that is written over, and keep it on disk when it is written again")
    func noteBefore() async throws {
        let first = store()
        await first.add(.country(Country.austria))
        #expect(await first.setNote("wine", of: .country("AUT")) == .written(before: nil, saving: .saved))
        #expect(await first.setNote("cake", of: .country("AUT")) == .written(before: "wine", saving: .saved))
        #expect(await first.setNote("beer", of: .country("AUT"), over: { $0 == "wine" }) == .anotherStays)
        #expect(await first.setNote("wine", of: .country("AUT"), over: { $0 == "cake" }) == .written(before: "cake", saving: .saved))
        #expect(await first.close() == nil)
        #expect(await store().collection().favourites[0].note == "wine")
    }

    @Test("survive the program, in a file of ours that others can tell")
    func reopened() async throws {
        let trip = Trips.trip(7)
        await store().add(.trip(trip))
        #expect(await items(store()) == [.trip(trip)])
        let database = try DatabaseQueue(path: folder.file("data/favourites.db"))
        let facts = try await database.read { database in
            try ["application_id", "user_version", "journal_mode"].map { try String.fetchOne(database, sql: "PRAGMA \($0)") }
        }
        #expect(facts == ["\(0x4A6E_4676)", "2", "wal"])
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.file("data"))
        #expect(attributes[.posixPermissions] as? Int == 0o700)
    }

    @Test("are looked for without making a file")
    func nothing() async throws {
        let store = store()
        #expect(await store.collection() == FavouriteCollection(revision: 1))
        _ = await store.close()
        #expect(try folder.names() == [])
    }

    @Test("are full copies: every field comes back exactly", arguments: Trips.odd)
    func snapshot(trip: Trip) async {
        let store = store()
        await store.add(.trip(trip))
        #expect(await items(store) == [.trip(trip)])
    }

    @Test("are full copies of countries too: each of the 250 comes back exactly")
    func countries() async throws {
        let countries = try await APICountryRepository(FileAPIClient(EmbeddedFiles()), dialect: BundledCountries()).countries().collect()
        #expect(countries.count == 250)
        let store = store()
        let time = Date(timeIntervalSince1970: 1_800_000_000)
        let merge = await store.merge(countries.map { Favourite(.country($0), addedAt: time, seenAt: time) })
        #expect(merge.added == 250)
        #expect(Set(await items(store)) == Set(countries.map(Favourite.Item.country)))
    }

    @Test("that were kept before countries had a driving side are read")
    func withoutDrivingSide() async throws {
        let store = store()
        var japan = Country(alpha2: "JP", alpha3: "JPN", name: "Japan", drivingSide: .left)
        await store.add(.country(japan))
        let database = try DatabaseQueue(path: folder.file("data/favourites.db"))
        try await database.write { try $0.execute(sql: "UPDATE favourite SET snapshot = json_remove(snapshot, '$.drivingSide')") }
        japan.drivingSide = nil
        #expect(await items(store) == [.country(japan)])
    }

    @Test("of the made-up trips come back exactly, although their times were moved")
    func demonstration() async throws {
        let base = APITripRepository(FileAPIClient(EmbeddedFiles()), dialect: NativeFeed.files)
        let trips = try await DemoTrips(base, files: EmbeddedFiles(), now: { Date(timeIntervalSince1970: 1_893_456_789) }).trips(in: nil)
            .collect()
        let store = store()
        for trip in trips { await store.add(.trip(trip)) }
        #expect(Set(await items(store)) == Set(trips.map(Favourite.Item.trip)))
    }

    @Test("that cannot be read any more are skipped and counted, the others are there, and they can be removed")
    func unreadable() async throws {
        let store = store()
        await store.add(.trip(Trips.trip(1)))
        let database = try DatabaseQueue(path: folder.file("data/favourites.db"))
        try await database.write { database in
            let records = [("trip", "4", "{}"), ("trip", "x", "{}"), ("country", "y", "no JSON"), ("boat", "z", #"{"id":7}"#)]
            for (kind, id, snapshot) in records {
                try database.execute(sql: "INSERT INTO favourite VALUES (?, ?, ?, NULL, 1, 1)", arguments: [kind, id, snapshot])
            }
        }
        let collection = await store.collection()
        #expect(collection.favourites.map(\.id) == [.trip("1")])
        #expect(collection.skipped == 4 && collection.unreadable == [.trip("4"), .trip("x")])
        #expect(await store.remove(.trip("x")).saving == .saved)
        #expect(await store.collection().skipped == 3)
        // Somebody else may be able to read its note: it is not written over, and the one beside it is kept all the same.
        let saving = await store.add([4, 5].map { .trip(Trips.trip($0)) })
        #expect(saving.cause?.hasPrefix("its record cannot be read: ") == true)
        #expect(saving.cause?.hasSuffix("; 'jaunt favourites remove 4' takes it away") == true, "\(saving)")
        #expect(await Set(store.collection().favourites.map(\.id)) == [.trip("1"), .trip("5")])
        #expect(await store.collection().saving == .saved)
        #expect(await store.collection().skipped == 3)
    }

    @Test("that cannot be read keep nothing else from being noted, merged or seen, and are no fault of the file")
    func besideUnreadable() async throws {
        let clock = HandClock()
        let store = FavouriteStore(path: folder.file("favourites.db"), now: { clock.now })
        await store.add([1, 2].map { .trip(Trips.trip($0)) })
        let database = try DatabaseQueue(path: folder.file("favourites.db"))
        try await database.write { try $0.execute(sql: "UPDATE favourite SET snapshot = '{}' WHERE id = '2'") }
        #expect(await store.setNote("x", of: .trip("2")) == .unreadable(cause: "it is missing"))
        let others = [2, 3].map { Favourite(.trip(Trips.trip($0)), addedAt: clock.now, seenAt: clock.now) }
        let merge = await store.merge(others)
        #expect(merge.added == 1 && merge.unreadable == [.trip("2"): "its record cannot be read: it is missing"] && merge.saving == .saved)
        clock.advance(days: 1)
        await store.seen([2, 1].map { .trip(Trips.trip($0)) })
        let collection = await store.collection()
        #expect(collection.favourites.first { $0.id == .trip("1") }?.seenAt == clock.now)
        #expect(Set(collection.favourites.map(\.id)) == [.trip("1"), .trip("3")])
        #expect(collection.saving == .saved && collection.skipped == 1)
    }

    // MARK: From elsewhere

    @Test("are exported and imported exactly, and an import merges by identity and says what it did")
    func exchange() async throws {
        let one = store("one/favourites.db")
        for trip in Trips.odd { await one.add(.trip(trip)) }
        await one.add(.country(Country.austria))
        _ = await one.setNote("a note: \u{1B}[2J \u{202E} \"x\" 🇦🇹", of: .country("AUT"))
        let exported = try JSONEncoder().encode(FavouriteExchange.records(await one.collection().favourites))

        let two = store("two/favourites.db")
        let (favourites, skipped) = try FavouriteExchange.favourites(in: [UInt8](exported))
        #expect(skipped == [])
        #expect(await two.merge(favourites).added == 5)
        #expect(await two.collection().favourites == one.collection().favourites)
        let again = await two.merge(favourites)
        #expect((again.added, again.changed, again.unchanged) == (0, 0, 5))

        // Here: another note and a newer copy. From there: an older copy, added earlier.
        _ = await two.setNote("mine", of: .country("AUT"))
        await two.add(.trip(Trips.trip(1)))
        let merge = await two.merge(favourites)
        #expect(merge.notesKept == 1)
        #expect(await two.collection().favourites.first { $0.id == .country("AUT") }?.note == "mine")
        #expect(await two.collection().favourites.first { $0.id == .trip("1") }?.item == .trip(Trips.trip(1)))
    }

    @Test("that are imported as they are here are not written anew")
    func importedAgain() async throws {
        let one = store("data/favourites.db")
        await one.add((1...3).map { .trip(Trips.trip($0)) })
        let favourites = await one.collection().favourites
        #expect(await one.close() == nil)
        let store = store("data/favourites.db")
        let merge = await store.merge(favourites + favourites)
        #expect(merge.unchanged == 6 && merge.saving == .saved)
        #expect(await !store.isCopyDue, "nothing was written")
        let more = await store.merge(favourites + [Favourite(.trip(Trips.trip(4)), addedAt: Trips.date(1), seenAt: Trips.date(1))])
        #expect(more.unchanged == 3 && more.added == 1)
        #expect(await store.isCopyDue)
        #expect(await items(store).count == 4)
    }

    @Test("that are added while a clock is wrong are there all the same", arguments: [-20_000_000, 400_000_000_000])
    func wrongClock(seconds: Double) async throws {
        let path = folder.file("favourites.db")
        let store = FavouriteStore(path: path, now: { Date(timeIntervalSince1970: seconds) })
        #expect(await store.add(.trip(Trips.trip(1))) == .saved)
        #expect(await store.setNote("mine", of: .trip("1")).saving == .saved)
        let collection = await FavouriteStore(path: path, now: Trips.ticking()).collection()
        #expect(collection.favourites.map(\.note) == ["mine"] && collection.skipped == 0)
    }

    @Test("that were written while a clock was wrong can be read", arguments: [-1000, Int64.max])
    func wrongTime(milliseconds: Int64) throws {
        var record = FavouriteRecord(Favourite(.trip(Trips.trip(1)), addedAt: Trips.date(1), seenAt: Trips.date(1)))
        (record.addedAt, record.seenAt) = (milliseconds, milliseconds)
        let favourite = try record.favourite()
        #expect(favourite.addedAt.milliseconds == (milliseconds < 0 ? 0 : 253_402_300_799_000))
    }

    @Test("of what is no export are an error that says so", arguments: ["", "{}", "null", "[", #"[{"id":"t1"}]"#])
    func noExport(text: String) {
        #expect(throws: Reason.self) { try FavouriteExchange.favourites(in: Array(text.utf8)) }
    }

    @Test("of an export whose times are none are left out, and it is said why", arguments: ["added_at", "seen_at", "departureAt"])
    func impossibleTime(key: String) throws {
        let favourites = [1, 2].map { Favourite(.trip(Trips.trip($0)), addedAt: Trips.date(1), seenAt: Trips.date(1)) }
        let exported = String(decoding: try JSONEncoder().encode(FavouriteExchange.records(favourites)), as: UTF8.self)
        let place = try #require(exported.ranges(of: try Regex("\"\(key)\":[0-9]+")).last)
        for time in ["-62135596800000", "9223372036854775807"] {
            let changed = exported.replacingCharacters(in: place, with: "\"\(key)\":\(time)")
            let found = try FavouriteExchange.favourites(in: Array(changed.utf8))
            #expect(found.favourites.map(\.id) == [.trip("1")])
            #expect(found.skipped == ["[1]: \(key == "departureAt" ? "trip." : "")\(key) is no time: \(time)"])
        }
    }

    @Test("of an export with a number that does not fit are left out, and that is said in plain words", arguments: ["1.5", "1e999"])
    func impossibleNumber(number: String) throws {
        let favourites = [1, 2].map { Favourite(.trip(Trips.trip($0)), addedAt: Trips.date(1), seenAt: Trips.date(1)) }
        let exported = String(decoding: try JSONEncoder().encode(FavouriteExchange.records(favourites)), as: UTF8.self)
        for key in ["added_at", "departureAt"] {
            let place = try #require(exported.ranges(of: try Regex("\"\(key)\":[0-9]+")).last)
            let changed = exported.replacingCharacters(in: place, with: "\"\(key)\":\(number)")
            let found = try FavouriteExchange.favourites(in: Array(changed.utf8))
            #expect(found.favourites.map(\.id) == [.trip("1")])
            let path = key == "departureAt" ? "trip.departureAt" : key
            let why = number == "1.5" ? ": it is no JSON, or holds a number that does not fit" : ".\(path): the number 1e999 is too large"
            #expect(found.skipped == ["[1]" + why])
        }
    }

    @Test("of an export whose price is beyond every fare are left out and counted", arguments: [Int.min, -1_000_000_000_000_001, Int.max])
    func hugePrice(minorUnits: Int) throws {
        let favourites = [1, 2].map { Favourite(.trip(Trips.trip($0)), addedAt: Trips.date(1), seenAt: Trips.date(1)) }
        let exported = String(decoding: try JSONEncoder().encode(FavouriteExchange.records(favourites)), as: UTF8.self)
        let changed = exported.replacingOccurrences(of: "\"priceMinorUnits\":7252", with: "\"priceMinorUnits\":\(minorUnits)")
        #expect(changed != exported)
        let found = try FavouriteExchange.favourites(in: Array(changed.utf8))
        #expect(found.favourites.map(\.id) == [.trip("1")])
        #expect(found.skipped == ["[1]: the favourite 2 holds a price that is none"])
    }

    @Test("of an export may name countries by any of their codes, in any case, but themselves by three letters")
    func codes() throws {
        let item = Favourite.Item.country(Country.austria)
        let favourites = [.trip(Trips.trip(1)), item].map { Favourite($0, addedAt: Trips.date(1), seenAt: Trips.date(1)) }
        let exported = try FavouriteExchange.records(favourites).map { String(decoding: try JSONEncoder().encode($0), as: UTF8.self) }
        let written = [
            exported[0].replacing(#/"country":"[A-Z]+"/#, with: #""country":"gbr""#),
            exported[1].replacing(#""alpha2":"AT""#, with: #""alpha2":"aut""#).replacing(#""alpha3":"AUT""#, with: #""alpha3":"aut""#),
            exported[1].replacing(#""alpha3":"AUT""#, with: #""alpha3":"at""#),
            exported[1].replacing(#""alpha2":"AT""#, with: #""alpha2":" at ""#),
            // In capitals they would be the codes of other countries.
            exported[1].replacing(#""alpha2":"AT""#, with: #""alpha2":"ß""#),
            exported[1].replacing(#""alpha3":"AUT""#, with: #""alpha3":"ßd""#),
            exported[0].replacing(#/"country":"[A-Z]+"/#, with: #""country":"ß""#),
        ]
        let found = try FavouriteExchange.favourites(in: Array("[\(written.joined(separator: ","))]".utf8))
        var trip = Trips.trip(1)
        (trip.departure.countryCode, trip.destination.countryCode) = ("GB", "GB")
        var nowhere = trip
        (nowhere.departure.countryCode, nowhere.destination.countryCode) = ("", "")
        #expect(found.favourites.map(\.item) == [.trip(trip), item, item, .trip(nowhere)])
        let places = [("[2]: country.alpha3", "three", "at"), ("[4]: country.alpha2", "two", "ß"), ("[5]: country.alpha3", "three", "ßd")]
        #expect(found.skipped == places.map { "\($0) is no code of \($1) letters: \"\($2)\"" })
    }

    @Test("are small, as lists of many are copied on their way")
    func size() { #expect(MemoryLayout<Favourite>.size <= 48) }

    @Test(
        "of an export have no price where it is none, and no airport where it is none, as those of a feed",
        arguments: [
            (#""priceMinorUnits":7252"#, #""priceMinorUnits":0"#), (#""priceMinorUnits":7252"#, #""priceMinorUnits":-5"#),
            (#""currency":"EUR""#, #""currency":"""#), (#""currency":"EUR""#, #""currency":"EU\u001b[31M""#),
            (#""airport":"CPH""#, #""airport":"L""#), (#""airport":"CPH""#, #""airport":"EKCH""#),
        ])
    func nothingAsked(written: String, changed: String) throws {
        let favourite = Favourite(.trip(Trips.trip(2)), addedAt: Trips.date(1), seenAt: Trips.date(1))
        let exported = String(decoding: try JSONEncoder().encode(FavouriteExchange.records([favourite])), as: UTF8.self)
        #expect(exported.contains(written))
        let found = try FavouriteExchange.favourites(in: Array(exported.replacing(written, with: changed).utf8))
        var expected = Trips.trip(2)
        if written.contains("airport") { expected.departure.airport = "" } else { expected.price = nil }
        #expect(found.skipped == [] && found.favourites.map(\.item) == [.trip(expected)])
    }

    @Test("of an export are left out where a NUL would make one identity of two, and their notes stay whole")
    func nul() throws {
        var favourites = [1, 2].map { Favourite(.trip(Trips.trip($0)), addedAt: Trips.date(1), seenAt: Trips.date(1)) }
        favourites[0].note = "before\0after"
        let exported = String(decoding: try JSONEncoder().encode(FavouriteExchange.records(favourites)), as: UTF8.self)
        let changed = exported.replacingOccurrences(of: "\"id\":\"2\"", with: "\"id\":\"2\\u0000x\"")
        #expect(changed != exported)
        let found = try FavouriteExchange.favourites(in: Array(changed.utf8))
        #expect(found.favourites.map(\.id) == [.trip("1")])
        #expect(found.skipped == ["[1]: its identity is none: \"2\\0x\""])
        #expect(found.favourites.first?.note == "before\u{FFFD}after")
    }

    @Test("that were seen take their newest form at once, and what is no favourite is no business of theirs")
    func seen() async {
        let clock = HandClock()
        let store = FavouriteStore(path: folder.file("favourites.db"), now: { clock.now })
        await store.add(.trip(Trips.trip(1)))
        let added = clock.now
        var dearer = Trips.trip(1)
        dearer.price = Money(minorUnits: 99_999, currency: "EUR")
        await store.seen([.trip(dearer), .trip(Trips.trip(2))])
        #expect(await items(store) == [.trip(dearer)])
        clock.advance(days: 3)
        await store.seen([.trip(dearer), .trip(Trips.trip(2))])
        let kept = await store.collection().favourites
        #expect(kept.map(\.item) == [.trip(dearer)])
        #expect(kept[0].addedAt == added && kept[0].seenAt == clock.now)
    }

    @Test("that another feed has something else by the same identity for stay what was kept")
    func seenElsewhere() async {
        let clock = HandClock()
        let store = FavouriteStore(path: folder.file("favourites.db"), now: { clock.now })
        let kept = Trips.trip(1)
        await store.add(.trip(kept))
        clock.advance(days: 3)
        var others = [kept, kept, kept, kept]
        others[0].destination.airport = "HND"
        others[1].departure.airport = "MAD"
        others[2].departureAt = kept.departureAt?.addingTimeInterval(2 * 86_400)
        others[3].airline = "XX"
        for other in others { await store.seen([.trip(other)]) }
        #expect(await items(store) == [.trip(kept)])
        #expect(await store.collection().favourites[0].seenAt < clock.now)
        var later = kept
        later.departureAt = kept.departureAt?.addingTimeInterval(3_600)
        await store.seen([.trip(later)])
        #expect(await items(store) == [.trip(later)])
    }

    @Test("that were seen while a clock ran ahead take their newest form at once, and not when that time has come")
    func seenAhead() async {
        let clock = HandClock()
        let store = FavouriteStore(path: folder.file("favourites.db"), now: { clock.now })
        clock.advance(days: 30)
        await store.add(.trip(Trips.trip(1)))
        clock.advance(days: -30)
        var dearer = Trips.trip(1)
        dearer.price = Money(minorUnits: 99_999, currency: "EUR")
        await store.seen([.trip(dearer)])
        let kept = await store.collection().favourites
        #expect(kept.map(\.item) == [.trip(dearer)] && kept[0].seenAt == clock.now)
    }
}

extension Country {
    static let austria = Country(alpha2: "AT", alpha3: "AUT", name: "Austria", capitals: ["Vienna"], borders: ["DEU"])
}
