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
