import TravelKit

/// The load that a model has under way: one that begins takes the place of the one before.
///
/// A reload does not take the place of a reload: what it wants is on its way already, and a key that is held would ask for it thirty times a
/// second.
@MainActor
final class LoadTask {
    private var task: Task<Void, Never>?
    private var isReload = false

    isolated deinit { task?.cancel() }

    /// Gives up the load before and begins a new one, unless that is a reload, and so is the one before, which is under way still.
    /// - Parameters:
    ///   - isLoading: whether the one before has not brought everything yet.
    ///   - prepare: called first, where the new one begins.
    ///   - load: takes what the reading brings.
    func begin(
        _ reading: Reading<some Sendable>, isLoading: Bool, prepare: () -> Void, load: @escaping @MainActor () async -> Void
    ) {
        if isLoading, isReload, reading.isReload { return }
        task?.cancel()
        isReload = reading.isReload
        prepare()
        task = Task { await load() }
    }

    /// Gives up the load under way, if any, also for a reload.
    func giveUp() {
        task?.cancel()
        isReload = false
    }

    /// Waits until the load under way, if any, has ended.
    func settled() async { await task?.value }
}
