import Synchronization

/// Holds back whoever passes through it until a test opens it, or gives up waiting.
package final class Gate: Sendable {
    private struct State {
        var isOpen = false
        var number = 0
        var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
    }

    private let state = Mutex(State())

    /// A closed gate.
    package init() {}

    /// Returns once the gate is open, or the task is cancelled.
    package func pass() async {
        let number = state.withLock { state in
            state.number += 1
            return state.number
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let mayPass = state.withLock { state in
                    let mayPass = state.isOpen || Task.isCancelled
                    if !mayPass { state.waiting[number] = continuation }
                    return mayPass
                }
                if mayPass { continuation.resume() }
            }
        } onCancel: {
            let waiter = state.withLock { $0.waiting.removeValue(forKey: number) }
            waiter?.resume()
        }
    }

    /// Opens the gate for good.
    package func open() {
        let waiting = state.withLock { state in
            state.isOpen = true
            defer { state.waiting = [:] }
            return state.waiting
        }
        for waiter in waiting.values { waiter.resume() }
    }
}
