import Observation

/// Waits until the condition, which reads observable state, holds. It is looked at again after each change of what it has read.
@MainActor
package func until(_ condition: @MainActor () -> Bool) async {
    while !Task.isCancelled {
        let (changes, continuation) = AsyncStream<Never>.makeStream()
        let holds = withObservationTracking(condition) { continuation.finish() }
        if holds { return }
        for await _ in changes {}
    }
}
