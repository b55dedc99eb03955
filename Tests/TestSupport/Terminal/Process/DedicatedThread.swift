import Foundation

/// Does blocking work (a ``PseudoTerminal``, a ``ProcessRun``) on a thread of its own, so that the Swift concurrency pool, which has as
/// few threads as the machine has cores, stays free for the server or the client that the work talks to.
///
/// ```swift
/// let run = try await onDedicatedThread {
///     try ProcessRun.run([jaunt, "--countries-url", url], environment: environment)
/// }
/// ```
package func onDedicatedThread<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread {
            continuation.resume(with: Result { try work() })
        }
    }
}
