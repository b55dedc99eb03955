import Dispatch
import Synchronization

/// Does what may wait for a disk, or for a folder that never answers, one thing after the other, on a thread of its own: the threads of the
/// pool, of which there are as many as cores, are for what goes on.
final class FileQueue: Sendable {
    private let queue: DispatchQueue

    init(_ label: String) { queue = DispatchQueue(label: label) }

    /// Does `work` when its turn comes, and waits for it.
    ///
    /// - Throws: what `work` throws; `CancellationError` as soon as nobody wants it any more: what has not begun is not, and what is under way
    ///   is left to itself.
    func run<Output: Sendable>(_ work: @escaping @Sendable () throws -> Output) async throws -> Output {
        let turn = Turn<Output>()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Output, any Error>) in
                guard turn.begin(continuation) else { return }
                queue.async {
                    if turn.isWanted { turn.end(Result { try work() }) }
                }
            }
        } onCancel: {
            turn.end(.failure(CancellationError()))
        }
    }

    /// Somebody who waits until their work is done, or they are gone.
    private final class Turn<Output: Sendable>: Sendable {
        private enum State {
            case new
            case waiting(CheckedContinuation<Output, any Error>)
            case over
        }

        private let state = Mutex(State.new)

        /// Whether anybody waits still.
        var isWanted: Bool {
            state.withLock { state in
                if case .waiting = state { true } else { false }
            }
        }

        /// - Returns: false where they are gone already.
        func begin(_ continuation: CheckedContinuation<Output, any Error>) -> Bool {
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
}
