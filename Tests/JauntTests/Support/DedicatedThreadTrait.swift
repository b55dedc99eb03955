import Foundation
import Testing

/// Runs each test on threads outside of the Swift concurrency pool. A `PseudoTerminal` and a `ProcessRun` block their thread, and the pool,
/// which has as few threads as the machine has cores, has to stay free for servers in the same process. Unlike `onDedicatedThread` this
/// keeps the test's task, so that expectations know which test they belong to.
struct DedicatedThreadTrait: SuiteTrait, TestTrait, TestScoping {
    let isRecursive = true

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        guard testCase != nil else { return try await function() }
        try await withTaskExecutorPreference(ThreadExecutor()) { try await function() }
    }
}

extension Trait where Self == DedicatedThreadTrait {
    /// Each test on a thread of its own.
    static var dedicatedThread: Self { Self() }
}

/// Runs each piece of a task on a new thread.
private final class ThreadExecutor: TaskExecutor {
    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        Thread.detachNewThread { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
