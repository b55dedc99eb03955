import Synchronization

/// A policy: a GET that failed in a way that may pass is sent again.
///
/// At most so many attempts, on broken connections and on the statuses 408, 429, 502, 503 and 504; between them a random wait up to a bound
/// that doubles ("full jitter"). `Retry-After` is honoured up to a limit; beyond it the answer stands. The beginning of an answer is held back,
/// so that a short one that breaks off is asked for again; once an answer has been handed on, nothing is sent again. A POST never is.
package struct RetryClient<Base: APIClient>: PolicyClient {
    package let base: Base
    private let rule: RetryRule
    private let clock: any Clock<Duration>
    private let random: @Sendable () -> Double
    private let whenAskedToWait: WaitNotice?

    /// - Parameters:
    ///   - random: a number from 0 to 1, anew with each call.
    ///   - whenAskedToWait: hears that the server wants to be left alone for two seconds or more.
    package init(
        _ base: Base, rule: RetryRule = RetryRule(), clock: any Clock<Duration> = ContinuousClock(),
        random: @escaping @Sendable () -> Double = { Double.random(in: 0...1) }, whenAskedToWait: WaitNotice? = nil
    ) {
        self.base = base
        self.rule = rule
        self.clock = clock
        self.random = random
        self.whenAskedToWait = whenAskedToWait
    }

    private enum Step<Output: Sendable>: Sendable {
        case done(Output)
        case again(after: Duration?)
    }

    package func perform<Output: Sendable>(
        _ request: APIRequest, _ consume: @escaping @Sendable (APIResponse) async throws(APIError) -> Output
    ) async throws(APIError) -> Output {
        guard request.method == .get else { return try await base.perform(request, consume) }
        var (attempt, bound) = (1, rule.firstWait)
        // The last attempt returns or throws.
        while true {
            let isLast = attempt >= rule.attempts
            var wait: Duration?
            let isHandedOn = Mutex(false)
            do throws(APIError) {
                let (longest, heldBack) = (rule.longestWait, rule.heldBack)
                let step: Step<Output> = try await base.perform(request) { (response: APIResponse) async throws(APIError) in
                    let asked = response.retryAfter
                    if !isLast, [408, 429, 502, 503, 504].contains(response.status), asked ?? .zero <= longest {
                        return .again(after: asked)
                    }
                    let body = HeldBody(response.body)
                    // Nobody is left to ask again after the last attempt, and so nothing is held back.
                    if !isLast { try await body.hold(heldBack) }
                    var held = response
                    held.body = APIBody(body.pieces) { .unreachable(cause: $0) }
                    isHandedOn.withLock { $0 = true }
                    return .done(try await consume(held))
                }
                switch step {
                case .done(let output): return output
                case .again(let after): wait = after
                }
            } catch {
                guard !isLast, !isHandedOn.withLock({ $0 }), error.mayPass else { throw error }
            }
            if let wait { try await keep(wait, askedBy: source(of: request)) } else { try await sleep(bound * random()) }
            attempt += 1
            bound *= 2
        }
    }

    /// Leaves the server alone for as long as it wants; whoever waits for it is told, unless it is over before they have read that.
    private func keep(_ wait: Duration, askedBy source: String) async throws(APIError) {
        guard wait >= .seconds(2), let whenOver = await whenAskedToWait?(source, wait) else { return try await sleep(wait) }
        do throws(APIError) {
            try await sleep(wait)
        } catch {
            await whenOver()
            throw error
        }
        await whenOver()
    }

    private func sleep(_ time: Duration) async throws(APIError) {
        do {
            try await clock.sleep(for: time)
        } catch {
            throw .cancelled
        }
    }
}

extension APIError {
    /// Whether the connection failed, and another one may not.
    fileprivate var mayPass: Bool {
        switch self {
        case .unreachable, .brokenOff: true
        default: false
        }
    }
}
