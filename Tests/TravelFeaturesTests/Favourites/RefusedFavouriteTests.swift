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
}

/// Favourites that take one trip not in: what stands there in its place cannot be read.
private actor RefusingRepository: FavouriteRepository {
    private let refused: Trip.ID
    private var kept: [Favourite] = []
    private var revision = 0

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

    func remove(_ ids: [Favourite.ID]) -> (removed: [Favourite], saving: Saving) { ([], .saved) }

    func setNote(_ note: String?, of id: Favourite.ID, over isExpected: @Sendable (String?) -> Bool) -> NoteChange { .notKept }

    func merge(_ favourites: [Favourite]) -> FavouriteMerge { FavouriteMerge() }

    func seen(_ items: [Favourite.Item]) {}
}
