@preconcurrency import Dispatch

/// Runs an actor on a queue of its own, so that waiting for a disk or for another instance's lock takes no thread from anybody else.
final class QueueExecutor: SerialExecutor {
    private let queue: DispatchQueue

    /// What waits for it is mostly what somebody waits for: with the priority of that the threads are those that there are already.
    init(_ label: String) { queue = DispatchQueue(label: label, qos: .userInitiated) }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
}
