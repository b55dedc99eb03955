import Foundation
import TerminalText
import TestSupport
import Testing
import TravelFeatures
import TravelKit

@Suite("Favourites that are not taken in", .timeLimit(.minutes(1)))
@MainActor
struct RefusedFavouriteTests {
    @Test("are not said to be kept, and the reason is said", arguments: [1, 2])
    func refused(count: Int) async {
        let marks = FavouriteMarks(repository: RefusingRepository(refused: Trip.toMalaga.id), format: .sample)
        let items = [Trip.toMalaga, .toTokyo].prefix(count).map(Favourite.Item.trip)
        marks.toggleRequested(items)
        await marks.settled()
        #expect(!marks.contains(items[0].id))
        let words = count == 1 ? "It is not kept" : "1 kept, 1 not"
        #expect(marks.notice?.text.string == "\(words): its record cannot be read")
    }

    @Test("are not taken away where they stand, when they are asked for twice at once")
    func twice() async {
        let repository = RefusingRepository(refused: Trip.toMalaga.id)
        let marks = FavouriteMarks(repository: repository, format: .sample)
        marks.toggleRequested(.trip(.toTokyo))
        await marks.settled()
        for _ in 1...2 { marks.toggleRequested(.trip(.toMalaga)) }
        await marks.settled()
        let removed = await repository.removed
        #expect(removed == [])
        #expect(marks.notice?.text.string == "It is not kept: its record cannot be read")
    }

    @Test("What was asked for counts until it is done, and not until all else is")
    func done() async {
        let repository = FakeFavouriteRepository()
        let marks = FavouriteMarks(repository: repository, format: .sample)
        marks.follow()
        await until { marks.collection != nil }
        let first = repository.holdWrites()
        for trip in [Trip.toMalaga, .toTokyo] { marks.toggleRequested(.trip(trip)) }
        while repository.writes.count < 1, !Task.isCancelled { await Task.yield() }
        let second = repository.holdWrites()
        first.open()
        while repository.writes.count < 2, !Task.isCancelled { await Task.yield() }
        let id = Favourite.ID.trip(Trip.toMalaga.id)
        repository.changeFromOutside { collection in collection.favourites.removeAll { $0.id == id } }
        await until { !marks.contains(id) }
        marks.toggleRequested(.trip(.toMalaga))
        second.open()
        await marks.settled()
        #expect(marks.contains(id))
    }
}

@Suite("Favourites whose records cannot be read any more", .timeLimit(.minutes(1)))
@MainActor
struct UnreadableFavouriteTests {
    private let repository = UnreadableRepository(FakeFavouriteRepository([.toRiga, .toMalaga]))
    private let marks: FavouriteMarks

    init() { marks = FavouriteMarks(repository: repository, format: .sample) }

    private func undo() async {
        marks.undoRequested()
        await marks.settled()
    }

    @Test("get no note back, and keep nothing from coming back that went before")
    func note() async {
        marks.toggleRequested(.trip(.toMalaga))
        for note in ["for May", "for June"] { marks.noteGiven(note, to: .trip("t3"), named: "Riga") }
        await marks.settled()
        await repository.lose("t3")
        await undo()
        #expect(marks.notice == Notice(.problem, "Riga cannot be read: it is missing"))
        await undo()
        #expect(marks.notice == Notice(.information, "Copenhagen → Málaga is a favourite again."))
        await repository.lose(nil)
        await undo()
        #expect(marks.notice == Notice(.information, "The note for Riga is back."))
    }

    @Test("are not said to be back where they stand, and keep nothing else from coming back")
    func removed() async {
        marks.toggleRequested(.trip(.toMalaga))
        marks.toggleRequested(.trip(.toRiga))
        await marks.settled()
        await repository.lose("t3")
        await undo()
        #expect(marks.notice == Notice(.problem, "Berlin → Riga is not back: it is missing"))
        await undo()
        #expect(marks.notice == Notice(.information, "Copenhagen → Málaga is a favourite again."))
        // Somebody takes away what stands there.
        await repository.lose(nil)
        await undo()
        #expect(marks.notice == Notice(.information, "Berlin → Riga is a favourite again."))
    }

    @Test("are not forgotten before what was taken away earlier, however much that is")
    func limit() async {
        // As many as are remembered, and one more.
        for number in 0...101 { marks.noteGiven("\(number)", to: .trip("t1"), named: "Málaga") }
        marks.toggleRequested(.trip(.toRiga))
        await marks.settled()
        await repository.lose("t3")
        await undo()
        #expect(marks.notice == Notice(.problem, "Berlin → Riga is not back: it is missing"))
        marks.toggleRequested(.trip(.toMalaga))
        await marks.settled()
        await repository.lose(nil)
        for _ in 0..<3 { await undo() }
        #expect(marks.contains(.trip("t3")))
    }

    @Test("are told from those that are back with them")
    func removedWithOthers() async {
        marks.toggleRequested([.trip(.toMalaga), .trip(.toRiga)])
        await marks.settled()
        await repository.lose("t3")
        await undo()
        #expect(marks.notice == Notice(.problem, "Copenhagen → Málaga is a favourite again. Berlin → Riga is not back: it is missing"))
        marks.redoRequested()
        await marks.settled()
        #expect(marks.notice == Notice(.information, "Copenhagen → Málaga is no longer a favourite."))
    }
}

/// Favourites of which one cannot be read from when a test says so.
private actor UnreadableRepository: FavouriteRepository {
    private let source: FakeFavouriteRepository
    private var lost: Favourite.ID?

    init(_ source: FakeFavouriteRepository) { self.source = source }

    func lose(_ trip: Trip.ID?) { lost = trip.map { .trip($0) } }

    func collection() async -> FavouriteCollection {
        var collection = await source.collection()
        collection.favourites.removeAll { $0.id == lost }
        return collection
    }

    nonisolated func updates() -> AsyncStream<FavouriteCollection> { source.updates() }

    func add(_ items: [Favourite.Item]) async -> Saving { await source.add(items) }

    func remove(_ ids: [Favourite.ID]) async -> (removed: [Favourite], saving: Saving) { await source.remove(ids) }

    func setNote(_ note: String?, of id: Favourite.ID, over isExpected: @Sendable (String?) -> Bool) async -> NoteChange {
        id == lost ? .unreadable(cause: "it is missing") : await source.setNote(note, of: id, over: isExpected)
    }

    func merge(_ favourites: [Favourite]) async -> FavouriteMerge {
        var merge = await source.merge(favourites.filter { $0.id != lost })
        for favourite in favourites where favourite.id == lost { merge.unreadable[favourite.id] = "it is missing" }
        return merge
    }

    func seen(_ items: [Favourite.Item]) async { await source.seen(items) }
}

/// Favourites that take one trip not in: what stands there in its place cannot be read.
private actor RefusingRepository: FavouriteRepository {
    private let refused: Trip.ID
    private var kept: [Favourite] = []
    private var revision = 0
    private(set) var removed: [Favourite.ID] = []

    init(refused: Trip.ID) { self.refused = refused }

    func collection() -> FavouriteCollection {
        revision += 1
        return FavouriteCollection(kept, revision: revision)
    }

    nonisolated func updates() -> AsyncStream<FavouriteCollection> { AsyncStream { $0.finish() } }

    func add(_ items: [Favourite.Item]) -> Saving {
        kept += items.filter { $0.id != .trip(refused) }.map { Favourite($0, addedAt: .samplePresent, seenAt: .samplePresent) }
        return .unsaved(cause: "its record cannot be read")
    }

    func remove(_ ids: [Favourite.ID]) -> (removed: [Favourite], saving: Saving) {
        removed += ids
        return ([], .saved)
    }

    func setNote(_ note: String?, of id: Favourite.ID, over isExpected: @Sendable (String?) -> Bool) -> NoteChange { .notKept }

    func merge(_ favourites: [Favourite]) -> FavouriteMerge { FavouriteMerge() }

    func seen(_ items: [Favourite.Item]) {}
}
