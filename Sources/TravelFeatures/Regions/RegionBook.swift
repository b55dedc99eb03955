import Synchronization
import TravelKit

/// The regions of a feed, read when a filter asks for one, and once.
final class RegionBook: Sendable {
    private struct State {
        var regions: [Region]?
        var reading: Task<RepositoryError?, Never>?
        /// How often they were forgotten: what is read for those before is nobody's any more.
        var generation = 0
    }

    private let repository: any RegionRepository
    private let whenRead: @MainActor @Sendable (RepositoryError?) -> Void
    private let state = Mutex(State())

    /// - Parameter whenRead: called when the regions are there, or is told why they are not.
    init(_ repository: any RegionRepository, whenRead: @escaping @MainActor @Sendable (RepositoryError?) -> Void) {
        self.repository = repository
        self.whenRead = whenRead
    }

    /// The regions; nil until they have been read, which begins with the first question.
    var regions: [Region]? {
        state.withLock { state in
            begin(&state)
            return state.regions
        }
    }

    /// Forgets the regions: they are read anew when they are asked for.
    func forget() { state.withLock { $0 = State(generation: $0.generation + 1) } }

    /// Waits until the regions are there or could not be had, where they are on their way.
    func settled() async { _ = await state.withLock(\.reading)?.value }

    /// Reads the regions, unless they are there.
    /// - Throws: why they could not be had.
    func wanted() async throws(RepositoryError) {
        let reading = state.withLock { state -> Task<RepositoryError?, Never>? in
            begin(&state)
            return state.regions == nil ? state.reading : nil
        }
        if let failure = await reading?.value { throw failure }
    }

    private func begin(_ state: inout State) {
        guard state.regions == nil, state.reading == nil else { return }
        state.reading = Task { [generation = state.generation] in await self.read(generation) }
    }

    private func read(_ generation: Int) async -> RepositoryError? {
        var failure: RepositoryError?
        var regions: [Region]?
        do throws(RepositoryError) { regions = try await repository.regions().collect() } catch { failure = error }
        let isWanted = state.withLock { state in
            guard state.generation == generation else { return false }
            state.regions = regions
            return true
        }
        if isWanted { await whenRead(failure) }
        // Who asks again after a failure may have better luck.
        if failure != nil { state.withLock { if $0.generation == generation { $0.reading = nil } } }
        return failure
    }
}
