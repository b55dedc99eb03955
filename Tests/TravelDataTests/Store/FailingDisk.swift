import Synchronization
import TravelData

/// Announced steps, any of which a test lets fail.
final class FailingDisk: Sendable {
    private let state = Mutex<(failures: [StorageStep: any Error], taken: Set<StorageStep>)>(([:], []))

    /// The steps that were announced.
    var taken: Set<StorageStep> { state.withLock { $0.taken } }

    func take(_ step: StorageStep) throws {
        let failure = state.withLock { state in
            state.taken.insert(step)
            return state.failures[step]
        }
        if let failure { throw failure }
    }

    func fail(_ step: StorageStep, with error: any Error) { state.withLock { $0.failures[step] = error } }

    func heal() { state.withLock { $0.failures = [:] } }
}
