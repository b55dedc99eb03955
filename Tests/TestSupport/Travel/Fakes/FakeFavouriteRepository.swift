import Foundation
import Synchronization
package import TravelKit

/// Favourites in memory. A test can hold its writes back, let them fail, and change it from outside.
package final class FakeFavouriteRepository: FavouriteRepository {
    private struct State {
        var collection: FavouriteCollection
        var watchers: [AsyncStream<FavouriteCollection>.Continuation] = []
        var gate: Gate?
        var saving = Saving.saved
        var writes: [String] = []
    }

    private let state: Mutex<State>
    private let firstWrite = Gate()

    /// Favourites at the time at which the tests are played, the first one the newest.
    package convenience init(_ trips: [Trip] = [], countries: [Country] = []) {
        let items = trips.map(Favourite.Item.trip) + countries.map(Favourite.Item.country)
        self.init(items.enumerated().map { Favourite($1, addedAt: .samplePresent.addingTimeInterval(-Double($0)), seenAt: .samplePresent) })
    }

    package init(_ favourites: [Favourite]) { state = Mutex(State(collection: FavouriteCollection(favourites))) }

    /// The identities of the trips and countries that are kept now.
    package var ids: [String] { state.withLock { $0.collection.favourites.map(\.id.text) } }

    /// What is kept now.
    package var favourites: [Favourite] { state.withLock { $0.collection.favourites } }

    /// The revision of what is kept now.
    package var revision: Int { state.withLock { $0.collection.revision } }

    /// The writes that were asked for: "add t1", "remove t1".
    package var writes: [String] { state.withLock { $0.writes } }

    /// Whether somebody follows what is kept.
    package var isFollowed: Bool { state.withLock { !$0.watchers.isEmpty } }

    /// Writes wait until the gate is opened.
    package func holdWrites() -> Gate {
        let gate = Gate()
        state.withLock { $0.gate = gate }
        return gate
    }

    /// Returns once a write has been asked for.
    package func writeRequested() async { await firstWrite.pass() }

    /// Writes stay in memory from now on, for this reason; with nil they are saved again.
    package func failWrites(_ cause: String?) {
        state.withLock { state in
            state.saving = cause.map { .unsaved(cause: $0) } ?? .saved
            state.collection.saving = state.saving
        }
    }

    /// Somebody else, such as a second instance of the program, has changed the favourites.
    package func changeFromOutside(_ change: (inout FavouriteCollection) -> Void) {
        state.withLock { state in
            change(&state.collection)
            state.collection.revision += 1
            for watcher in state.watchers { watcher.yield(state.collection) }
        }
    }

    package func collection() async -> FavouriteCollection {
        state.withLock { state in
            state.collection.revision += 1
            return state.collection
        }
    }

    package func updates() -> AsyncStream<FavouriteCollection> {
        let (stream, continuation) = AsyncStream<FavouriteCollection>.makeStream()
        state.withLock { state in
            continuation.yield(state.collection)
            state.watchers.append(continuation)
        }
        return stream
    }

    @discardableResult
    package func add(_ items: [Favourite.Item]) async -> Saving {
        await write("add \(items.map(\.id.text).joined(separator: " "))") { collection in
            for item in items {
                let known = collection.favourites.first { $0.id == item.id }
                collection.favourites.removeAll { $0.id == item.id }
                let added = known?.addedAt ?? .samplePresent.addingTimeInterval(Double(collection.favourites.count + 1))
                collection.favourites.append(Favourite(item, note: known?.note, addedAt: added, seenAt: .samplePresent))
            }
        }
    }

    package func remove(_ ids: [Favourite.ID]) async -> (removed: [Favourite], saving: Saving) {
        let removed = ids.compactMap { id in favourites.first { $0.id == id } }
        return (
            removed,
            await write("remove \(ids.map(\.text).joined(separator: " "))") { collection in
                collection.favourites.removeAll { ids.contains($0.id) }
            }
        )
    }

    package func setNote(_ note: String?, of id: Favourite.ID, over isExpected: @Sendable (String?) -> Bool) async -> NoteChange {
        guard let before = favourites.first(where: { $0.id == id }) else { return .notKept }
        guard isExpected(before.note) else { return .anotherStays }
        let saving = await write("note \(id.text) \(note ?? "-")") { collection in
            for index in collection.favourites.indices where collection.favourites[index].id == id {
                collection.favourites[index].note = note
            }
        }
        return .written(before: before.note, saving: saving)
    }

    package func merge(_ favourites: [Favourite]) async -> FavouriteMerge {
        var merge = FavouriteMerge()
        merge.addedIDs = Set(favourites.map(\.id)).subtracting(self.favourites.map(\.id))
        merge.saving = await write("merge \(favourites.map(\.id.text).joined(separator: " "))") { collection in
            let known = collection.favourites.byID
            let new = Set(favourites.map(\.id))
            collection.favourites.removeAll { new.contains($0.id) }
            collection.favourites += favourites.map { known[$0.id]?.merged(with: $0) ?? $0 }
        }
        return merge
    }

    package func seen(_ items: [Favourite.Item]) async {
        _ = await write("seen \(items.map(\.id.text).sorted().joined(separator: " "))") { collection in
            for item in items {
                guard let index = collection.favourites.firstIndex(where: { $0.id == item.id }) else { continue }
                (collection.favourites[index].item, collection.favourites[index].seenAt) = (item, .samplePresent)
            }
        }
    }

    private func write(_ what: String, _ body: @Sendable (inout FavouriteCollection) -> Void) async -> Saving {
        let gate = state.withLock { state in
            state.writes.append(what)
            return state.gate
        }
        firstWrite.open()
        await gate?.pass()
        return state.withLock { state in
            let before = Set(state.collection.favourites.map(\.id))
            body(&state.collection)
            state.collection.favourites = state.collection.favourites.newestFirst()
            if case .unsaved = state.saving {
                state.collection.unsaved.formUnion(Set(state.collection.favourites.map(\.id)).subtracting(before))
            }
            state.collection.revision += 1
            for watcher in state.watchers { watcher.yield(state.collection) }
            return state.saving
        }
    }
}
