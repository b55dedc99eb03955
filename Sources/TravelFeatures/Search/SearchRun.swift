import Dispatch
import Synchronization

/// One search among many records: it uses every core, and ends early when nobody wants its result any more.
package final class SearchRun: Sendable {
    private let isCancelledFlag = Atomic(false)

    package init() {}

    /// Nobody wants the result any more.
    package func cancel() { isCancelledFlag.store(true, ordering: .relaxed) }

    /// Whether somebody said so.
    package var isCancelled: Bool { isCancelledFlag.load(ordering: .relaxed) }

    /// What `body` makes of `0..<count`, part by part, on every core where there is enough for that; nothing when the run was cancelled.
    ///
    /// - Parameters:
    ///   - least: less than this is not worth another core.
    ///   - body: makes one element of each number of a part, which begins at a multiple of `least`.
    func map<Element: Sendable>(_ count: Int, atLeast least: Int, _ body: @Sendable (Range<Int>) -> [Element]) -> [Element] {
        if count <= least { return body(0..<count) }
        // Small parts, so that a run that is cancelled ends soon.
        let parts = (count + least - 1) / least
        let made = Mutex<[[Element]]>(Array(repeating: [], count: parts))
        DispatchQueue.concurrentPerform(iterations: parts) { part in
            if isCancelled { return }
            let elements = body(part * least..<min(count, (part + 1) * least))
            made.withLock { $0[part] = elements }
        }
        return isCancelled ? [] : made.withLock { Array($0.joined()) }
    }
}
