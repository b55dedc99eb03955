import Synchronization
import TravelKit

/// One search among many records: it uses every core, and ends early when nobody wants its result any more.
package final class SearchRun: Sendable {
    private let isCancelledFlag = Atomic(false)

    package init() {}

    /// Nobody wants the result any more.
    package func cancel() { isCancelledFlag.store(true, ordering: .relaxed) }

    /// Whether somebody said so.
    package var isCancelled: Bool { isCancelledFlag.load(ordering: .relaxed) }

    /// What `body` makes of `0..<count`, part by part on every core; nothing when the run was cancelled.
    ///
    /// - Parameter size: how much a part is: small, so that a run that is cancelled ends soon.
    func map<Element: Sendable>(_ count: Int, inPartsOf size: Int, _ body: @Sendable (Range<Int>) -> [Element]) -> [Element] {
        let elements = Cores.map(count, inPartsOf: size) { isCancelled ? [] : body($0) }
        return isCancelled ? [] : elements
    }
}
