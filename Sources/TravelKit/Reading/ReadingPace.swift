import Synchronization

/// Keeps a read from running far ahead of its reader: of a long list only a few parts are there at a time, and no second one before
/// the first has been taken, whose reader is to have all cores.
package final class ReadingPace: Sendable {
    /// How many parts may wait for the reader.
    private let lead: Int

    private struct State {
        /// How many parts were sent and not taken.
        var waiting = 0
        /// Whether one was taken.
        var hasBegun = false
        /// Those who have sent too many.
        var sleepers: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Mutex(State())

    /// - Parameter lead: how many parts may wait for the reader.
    package init(lead: Int = 4) { self.lead = lead }

    /// A part was sent. Waits where too many are on their way, but not for somebody who has gone.
    package func sent() async {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let goesOn = state.withLock { state in
                    state.waiting += 1
                    if state.waiting <= (state.hasBegun ? lead : 0) || Task.isCancelled { return true }
                    state.sleepers.append(continuation)
                    return false
                }
                if goesOn { continuation.resume() }
            }
        } onCancel: {
            wake()
        }
    }

    /// The reader has taken a part.
    package func taken() {
        state.withLock { state in
            state.waiting -= 1
            state.hasBegun = true
        }
        wake()
    }

    private func wake() {
        let sleepers = state.withLock { state in
            defer { state.sleepers = [] }
            return state.sleepers
        }
        for sleeper in sleepers { sleeper.resume() }
    }
}
