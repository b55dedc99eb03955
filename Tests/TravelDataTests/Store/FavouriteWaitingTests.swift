import Foundation
import GRDB
import TestSupport
import Testing
import TravelKit

@testable import TravelData

@Suite("Favourites that wait in memory while another instance writes the file", .timeLimit(.minutes(1)))
struct FavouriteWaitingTests {
    private let folder: TemporaryDirectory
    private let disk = FailingDisk()
    private var path: String { folder.file("favourites.db") }
    private let austria = Favourite.Item.country(Country.austria)

    init() throws { folder = try TemporaryDirectory() }

    /// Another instance, later, whose disk is well.
    private func other() -> FavouriteStore { FavouriteStore(path: path, now: { Trips.date(1_900_000_000_000) }) }

    /// An instance whose disk is full.
    private func mine() -> FavouriteStore {
        disk.fail(.write, with: DatabaseError(resultCode: .SQLITE_FULL))
        return FavouriteStore(path: path, now: Trips.ticking(), announce: { [disk] in try disk.take($0) })
    }

    private func kept() async -> [Favourite] { await other().collection().favourites }

    @Test("An addition leaves the note and the time that another instance has written", arguments: ["at the end", "with a change"])
    func addition(how: String) async throws {
        let mine = mine()
        #expect(await mine.add(austria).cause != nil)
        let other = other()
        await other.add(austria)
        #expect(await other.setNote("visa: ask Anna", of: austria.id).saving == .saved)
        let theirs = try #require(await other.collection().favourites.first)
        #expect(await mine.collection().favourites.map(\.note) == ["visa: ask Anna"], "what is shown is what will be written")
        #expect(await mine.collection().unsaved == [austria.id])
        disk.heal()
        if how == "at the end" {
            #expect(await mine.close() == nil)
        } else {
            #expect(await mine.add(.trip(Trips.trip(1))) == .saved)
            #expect(await mine.collection().unsaved.isEmpty)
        }
        let written = try #require(await kept().first { $0.id == austria.id })
        #expect(written.note == "visa: ask Anna" && written.addedAt == theirs.addedAt)
    }

    @Test("An addition that was taken back is nobody's removal")
    func takenBack() async {
        let mine = mine()
        await mine.add(austria)
        let other = other()
        await other.add(austria)
        _ = await other.setNote("visa: ask Anna", of: austria.id)
        _ = await mine.remove(austria.id)
        disk.heal()
        #expect(await mine.close() == nil)
        #expect(await kept().map(\.note) == ["visa: ask Anna"])
    }

    @Test("A note that was written here counts, whatever was written elsewhere; one that was taken back here does not")
    func notes() async {
        let first = other()
        await first.add([austria, .trip(Trips.trip(1))])
        let mine = mine()
        #expect(await mine.setNote("mine", of: austria.id).saving?.cause != nil)
        _ = await mine.setNote("mine", of: .trip("1"))
        _ = await mine.setNote(nil, of: .trip("1"))
        for id in [austria.id, .trip("1")] { #expect(await first.setNote("theirs", of: id).saving == .saved) }
        disk.heal()
        #expect(await mine.close() == nil)
        let notes = Dictionary(uniqueKeysWithValues: await kept().map { ($0.id, $0.note) })
        #expect(notes == [austria.id: "mine", .trip("1"): "theirs"])
    }

    @Test("A removal is one, and what was removed elsewhere is back where it was changed here")
    func removals() async {
        let first = other()
        await first.add([austria, .trip(Trips.trip(1))])
        let mine = mine()
        _ = await mine.remove(austria.id)
        _ = await mine.setNote("mine", of: .trip("1"))
        _ = await first.setNote("theirs", of: austria.id)
        _ = await first.remove(.trip("1"))
        disk.heal()
        #expect(await mine.close() == nil)
        #expect(await kept().map(\.note) == ["mine"])
    }

    @Test("What cannot be read in the file by now is not written over: the change waits on, and that is said")
    func unreadable() async throws {
        let mine = mine()
        await mine.add(.trip(Trips.trip(4)))
        let database = try DatabaseQueue(path: path)
        try await database.write { try $0.execute(sql: "INSERT INTO favourite VALUES ('trip', '4', '{}', 'theirs', 1, 1)") }
        disk.heal()
        #expect(await mine.add(.trip(Trips.trip(5))) == .saved)
        var collection = await mine.collection()
        #expect(collection.unsaved == [.trip("4")] && collection.skipped == 1)
        let words = "trip 4: its record cannot be read: it is missing; 'jaunt favourites remove 4' takes it away"
        #expect(collection.saving == .unsaved(cause: words))
        #expect(try await database.read { try String.fetchAll($0, sql: "SELECT note FROM favourite WHERE id = '4'") } == ["theirs"])
        _ = await other().remove(.trip("4"))
        #expect(await mine.add(.trip(Trips.trip(6))) == .saved)
        collection = await mine.collection()
        #expect(collection.unsaved.isEmpty && collection.saving == .saved)
        #expect(await Set(kept().map(\.id)) == [.trip("4"), .trip("5"), .trip("6")])
    }

    @Test(
        "Of the note before, the one that is pending and the one in the file, the one stays that was changed",
        arguments: [
            (nil, nil, "b", false, "b"), (nil, "a", nil, true, "a"), (nil, "a", "b", true, "a"), (nil, "a", "b", false, "b"),
            ("x", "x", nil, false, nil), ("x", nil, "x", true, nil), ("x", nil, "b", true, "b"), ("x", "a", nil, true, "a"),
        ] as [(String?, String?, String?, Bool, String?)])
    func merged(base: String?, pending: String?, there: String?, isNoteWritten: Bool, result: String?) {
        func favourite(_ note: String?, seen: Double) -> Favourite {
            Favourite(austria, note: note, addedAt: Trips.date(1), seenAt: Trips.date(seen))
        }
        let change = PendingChange(favourite: favourite(pending, seen: 2), base: favourite(base, seen: 1), isNoteWritten: isNoteWritten)
        #expect(change.result(over: favourite(there, seen: 3)) == favourite(result, seen: 3))
    }
}
