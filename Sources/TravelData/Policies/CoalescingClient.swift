import Synchronization

/// A policy: the same GET that is asked for while it is on its way is asked for once, and all who wait share the answer.
/// When the last one who waits has gone, it is cancelled. A good answer is shared for a moment more.
/// A reload asks anew, and shares its answer with those who come after it.
package final class CoalescingClient<Base: APIClient>: PolicyClient {
    private struct Entry {
        let answer: SharedAnswer
        let task: Task<Void, Never>
    }

    /// For so long an answer is shared with those who come late.
    private static var moment: Duration { .milliseconds(50) }

    package let base: Base
    private let clock: any Clock<Duration>
    private let underway = Mutex<[APIRequest: Entry]>([:])

    /// One who waits for an answer.
    private struct Waiter {
        let entry: Entry
        let reader: Int
    }

    /// Where one waits who may be cancelled at any time: who has gone does not come any more.
    private final class Seat: Sendable {
        let state = Mutex<(waiter: Waiter?, isGone: Bool)>((nil, false))
    }

    /// - Parameter clock: says when the moment is over.
    package init(_ base: Base, clock: any Clock<Duration> = ContinuousClock()) {
        (self.base, self.clock) = (base, clock)
    }

    package func perform<Output: Sendable>(
        _ request: APIRequest, _ consume: @escaping @Sendable (APIResponse) async throws(APIError) -> Output
    ) async throws(APIError) -> Output {
        guard request.method == .get else { return try await base.perform(request, consume) }
        let shared = request.asked(from: .live)
        let seat = Seat()
        defer { leave(shared, seat) }
        // Who is cancelled has left at that moment: whoever asks right after it is not to get the answer that was given up.
        let result: Result<Output, APIError> = await withTaskCancellationHandler {
            do throws(APIError) {
                guard let waiter = try join(shared, seat, isReload: request.origin == .anew) else {
                    return .success(try await base.perform(request, consume))
                }
                return .success(try await consume(try await waiter.entry.answer.response(for: waiter.reader)))
            } catch {
                return .failure(error)
            }
        } onCancel: {
            leave(shared, seat)
        }
        return try result.get()
    }

    /// Waits for the answer that is on its way, or asks for it; nil when it is too late for that, and somebody else waits still.
    private func join(_ request: APIRequest, _ seat: Seat, isReload: Bool) throws(APIError) -> Waiter? {
        let (waiter, isGone) = underway.withLock { underway in
            seat.state.withLock { seat in
                if !seat.isGone { seat.waiter = newWaiter(for: request, in: &underway, isReload: isReload) }
                return seat
            }
        }
        if isGone { throw .cancelled }
        return waiter
    }

    private func newWaiter(for request: APIRequest, in underway: inout [APIRequest: Entry], isReload: Bool) -> Waiter? {
        if !isReload, let entry = underway[request] {
            return entry.answer.join().map { Waiter(entry: entry, reader: $0) }
        }
        let answer = SharedAnswer()
        guard let reader = answer.join() else { return nil }
        let task = Task { [base, clock] in
            do throws(APIError) {
                try await base.perform(request) { (response: APIResponse) async throws(APIError) in
                    answer.begin(response)
                    for try await piece in response.body { await answer.append(piece) }
                }
                answer.finish(nil)
                // Who asks a moment later has asked at the same time: of two who wait for one answer and then ask for the next, one is later.
                if answer.isGood { try? await clock.sleep(for: Self.moment) }
            } catch {
                answer.finish(error)
            }
            self.forget(request, answer)
        }
        let entry = Entry(answer: answer, task: task)
        underway[request] = entry
        return Waiter(entry: entry, reader: reader)
    }

    private func leave(_ request: APIRequest, _ seat: Seat) {
        // Under the lock: nobody may join whom the last one to leave cancels.
        let abandoned = underway.withLock { underway -> Entry? in
            let waiter = seat.state.withLock { seat in
                seat.isGone = true
                return seat.waiter
            }
            guard let waiter, waiter.entry.answer.leave(waiter.reader), !waiter.entry.answer.isGood else { return nil }
            if underway[request]?.answer === waiter.entry.answer { underway[request] = nil }
            return waiter.entry
        }
        abandoned?.task.cancel()
    }

    private func forget(_ request: APIRequest, _ answer: SharedAnswer) {
        underway.withLock { underway in
            if underway[request]?.answer === answer { underway[request] = nil }
        }
    }
}
