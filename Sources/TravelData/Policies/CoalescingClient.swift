import Synchronization

/// A policy: the same GET that is asked for while it is on its way is asked for once, and all who wait share the answer.
/// When the last one who waits has gone, it is cancelled.
package final class CoalescingClient<Base: APIClient>: PolicyClient {
    private struct Entry {
        let answer: SharedAnswer
        let task: Task<Void, Never>
        var waiters: Int
    }

    package let base: Base
    private let underway = Mutex<[APIRequest: Entry]>([:])

    package init(_ base: Base) {
        self.base = base
    }

    package func perform<Output: Sendable>(
        _ request: APIRequest, _ consume: @escaping @Sendable (APIResponse) async throws(APIError) -> Output
    ) async throws(APIError) -> Output {
        guard request.method == .get else { return try await base.perform(request, consume) }
        let answer = join(request)
        defer { leave(request, answer) }
        return try await consume(try await answer.response())
    }

    private func join(_ request: APIRequest) -> SharedAnswer {
        underway.withLock { underway in
            if let answer = underway[request]?.answer {
                underway[request]?.waiters += 1
                return answer
            }
            let answer = SharedAnswer()
            let task = Task { [base] in
                do throws(APIError) {
                    try await base.perform(request) { (response: APIResponse) async throws(APIError) in
                        answer.begin(response)
                        for try await piece in response.body { await answer.append(piece) }
                    }
                    answer.finish(nil)
                } catch {
                    answer.finish(error)
                }
                self.forget(request, answer)
            }
            underway[request] = Entry(answer: answer, task: task, waiters: 1)
            return answer
        }
    }

    private func leave(_ request: APIRequest, _ answer: SharedAnswer) {
        let abandoned = underway.withLock { underway -> Task<Void, Never>? in
            guard var entry = underway[request], entry.answer === answer else { return nil }
            entry.waiters -= 1
            underway[request] = entry.waiters == 0 ? nil : entry
            return entry.waiters == 0 ? entry.task : nil
        }
        abandoned?.cancel()
    }

    private func forget(_ request: APIRequest, _ answer: SharedAnswer) {
        underway.withLock { underway in
            if underway[request]?.answer === answer { underway[request] = nil }
        }
    }
}
