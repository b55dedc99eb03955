import Synchronization

/// Holds answers back until a test lets them go.
package final class Release: Sendable {
    private let state = Mutex<(isReleased: Bool, waiting: [@Sendable () -> Void])>((false, []))

    package init() {}

    /// Lets everything go that waits, now and later.
    package func release() {
        let waiting = state.withLock { state in
            defer { state = (true, []) }
            return state.waiting
        }
        for body in waiting { body() }
    }

    func whenReleased(_ body: @escaping @Sendable () -> Void) {
        let isReleased = state.withLock { state in
            if !state.isReleased { state.waiting.append(body) }
            return state.isReleased
        }
        if isReleased { body() }
    }
}
