import Synchronization
package import TravelKit

/// Favourites in memory. A test can hold its writes back, let them fail, and change it from outside.
package final class FakeFavouriteRepository: FavouriteRepository {
    private struct State {
        var trips: [Trip]
        var watchers: [AsyncStream<[Trip.ID]>.Continuation] = []
        var gate: Gate?
        var failure: RepositoryError?
        var watchFailure: RepositoryError?
        var writes: [String] = []
    }

    private let state: Mutex<State>
    private let firstWrite = Gate()

    package init(_ trips: [Trip] = []) { state = Mutex(State(trips: trips)) }

    /// What is kept now.
    package var ids: [Trip.ID] { state.withLock { $0.trips.map(\.id) } }

    /// The writes that were asked for: "add t1", "remove t1".
    package var writes: [String] { state.withLock { $0.writes } }

    /// Writes wait until the gate is opened.
    package func holdWrites() -> Gate {
        let gate = Gate()
        state.withLock { $0.gate = gate }
        return gate
    }

    /// Returns once a write has been asked for.
    package func writeRequested() async { await firstWrite.pass() }

    /// Those who begin to follow the favourites from now on get this error; with nil they get the favourites again.
    package func failWatches(_ error: RepositoryError?) { state.withLock { $0.watchFailure = error } }

    /// Writes fail from now on; with nil they are done again.
    package func failWrites(_ error: RepositoryError?) { state.withLock { $0.failure = error } }

    /// Somebody else, such as a second instance of the program, has changed the favourites.
    package func changeFromOutside(_ trips: [Trip]) { change { $0 = trips } }

    package func trips(in region: Region.ID?) -> Reading<Trip> {
        Reading { [self] (yield: @escaping Reading<Trip>.Yield) async throws(RepositoryError) in
            await yield(Part(state.withLock { $0.trips }))
        }
    }

    package func favouriteIDs() -> Reading<Trip.ID> {
        Reading { [self] (yield: @escaping Reading<Trip.ID>.Yield) async throws(RepositoryError) in
            if let failure = state.withLock({ $0.watchFailure }) { throw failure }
            let (stream, continuation) = AsyncStream<[Trip.ID]>.makeStream()
            state.withLock { state in
                continuation.yield(state.trips.map(\.id))
                state.watchers.append(continuation)
            }
            for await ids in stream { await yield(Part(ids)) }
        }
    }

    package func add(_ trip: Trip) async throws(RepositoryError) {
        try await write("add \(trip.id)") { trips in
            trips.removeAll { $0.id == trip.id }
            trips.append(trip)
        }
    }

    package func remove(_ id: Trip.ID) async throws(RepositoryError) {
        try await write("remove \(id)") { trips in trips.removeAll { $0.id == id } }
    }

    private func write(_ what: String, _ body: @Sendable (inout [Trip]) -> Void) async throws(RepositoryError) {
        let gate = state.withLock { state in
            state.writes.append(what)
            return state.gate
        }
        firstWrite.open()
        await gate?.pass()
        if let failure = state.withLock({ $0.failure }) { throw failure }
        change(body)
    }

    private func change(_ body: (inout [Trip]) -> Void) {
        state.withLock { state in
            body(&state.trips)
            for watcher in state.watchers { watcher.yield(state.trips.map(\.id)) }
        }
    }
}
