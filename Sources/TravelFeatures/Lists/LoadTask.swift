import TravelKit

/// The load that a model has under way: one that begins takes the place of the one before.
///
/// A reload does not take the place of a reload: what it wants is on its way already, and a key that is held would ask for it thirty times a
/// second.
@MainActor
final class LoadTask {
    private var task: Task<Void, Never>?
    /// Whether a reload is under way.
    private var isReloading = false
    /// How many loads have begun: one that ends later than the next one begins says nothing of that.
    private var count = 0

    isolated deinit { task?.cancel() }

    /// Whether anything has ever been loaded, or is to be.
    var hasBegun: Bool { count > 0 }

    /// Gives up the load before and begins a new one, unless that is a reload, and so is the one before, which is under way still.
    /// - Parameters:
    ///   - prepare: called first, where the new one begins.
    ///   - load: takes what the reading brings.
    func begin(_ reading: Reading<some Sendable>, prepare: () -> Void, load: @escaping @MainActor () async -> Void) {
        if isReloading, reading.isReload { return }
        task?.cancel()
        isReloading = reading.isReload
        count += 1
        prepare()
        // It leaves the main actor at once, and not when that has time for it: while the program starts, that is drawing.
        task = Task.immediate { [weak self, count] in
            await load()
            if self?.count == count { self?.isReloading = false }
        }
    }

    /// Gives up the load under way, if any, also for a reload.
    func giveUp() {
        task?.cancel()
        isReloading = false
    }

    /// Waits until the load under way, if any, has ended.
    func settled() async { await task?.value }
}
