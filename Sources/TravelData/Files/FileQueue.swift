import Dispatch

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
        try await runWhileWanted { _ in try work() }
    }

    /// The same of work that takes long, or leaves something behind: it asks whether anybody waits for it still.
    func runWhileWanted<Output: Sendable>(_ work: @escaping @Sendable (_ isWanted: () -> Bool) throws -> Output) async throws -> Output {
        try await Turn<Output>.awaited { turn in
            queue.async {
                if turn.isWanted { turn.end(Result { try work { turn.isWanted } }) }
            }
        }
    }
}
