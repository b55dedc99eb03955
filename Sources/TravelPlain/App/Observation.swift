import Observation

/// Waits until the condition, which reads observable state, holds, or the task is cancelled.
func whenObserved(_ condition: () -> Bool) async {
    while !Task.isCancelled {
        let (changes, continuation) = AsyncStream<Never>.makeStream()
        if withObservationTracking(condition, onChange: { continuation.finish() }) { return }
        for await _ in changes {}
    }
}
