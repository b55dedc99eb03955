import Synchronization

/// Somebody who waits until something is done for them, or they are gone.
final class Turn<Output: Sendable>: Sendable {
    private enum State {
        case new
        case waiting(CheckedContinuation<Output, any Error>)
        case over
    }

    private let state = Mutex(State.new)

    /// Waits until whoever is given the turn has ended it.
    ///
    /// - Parameter begin: takes the turn, so that it is ended somewhere else; not called for somebody who is gone already.
    /// - Throws: what it is ended with; `CancellationError` as soon as nobody waits any more.
    static func awaited(_ begin: (Turn) -> Void) async throws -> Output {
        let turn = Turn()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Output, any Error>) in
                if turn.isBegun(by: continuation) { begin(turn) }
            }
        } onCancel: {
            turn.end(.failure(CancellationError()))
        }
    }

    /// Whether anybody waits still.
    var isWanted: Bool {
        state.withLock { state in
            if case .waiting = state { true } else { false }
        }
    }

    /// - Returns: false where they are gone already.
    private func isBegun(by continuation: CheckedContinuation<Output, any Error>) -> Bool {
        let isWanted = state.withLock { state in
            guard case .new = state else { return false }
            state = .waiting(continuation)
            return true
        }
        if !isWanted { continuation.resume(throwing: CancellationError()) }
        return isWanted
    }

    /// They go on with this, unless they are gone.
    func end(_ result: Result<Output, any Error>) {
        let continuation = state.withLock { state -> CheckedContinuation<Output, any Error>? in
            defer { state = .over }
            guard case .waiting(let continuation) = state else { return nil }
            return continuation
        }
        continuation?.resume(with: result)
    }
}
