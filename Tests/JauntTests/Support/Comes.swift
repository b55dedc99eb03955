import Foundation

/// Whether it is so within ten seconds, when there is no terminal any more that has events.
func comes(_ condition: () -> Bool) -> Bool {
    let end = ContinuousClock.now + .seconds(10)
    while !condition() {
        if ContinuousClock.now > end { return false }
        sched_yield()
    }
    return true
}
