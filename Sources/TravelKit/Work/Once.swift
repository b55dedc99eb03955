import Synchronization

/// Something that is to be done once, by whoever comes first.
package final class Once: Sendable {
    private let isBegun = Atomic(false)

    package init() {}

    /// Whether nobody has come before.
    package func begins() -> Bool { !isBegun.exchange(true, ordering: .relaxed) }
}
