import Logging
import Synchronization

/// A policy: each exchange is logged, with its status and how long it took. Neither header fields nor bodies are, nor what a server says: they
/// may hold secrets.
package struct LogClient<Base: APIClient>: PolicyClient {
    package let base: Base
    private let logger: Logger
    private let address: @Sendable (APIRequest) throws(APIError) -> String

    /// - Parameter address: the whole address of a request.
    init(_ base: Base, logger: Logger, address: @escaping @Sendable (APIRequest) throws(APIError) -> String) {
        self.base = base
        self.logger = logger
        self.address = address
    }

    package func perform<Output: Sendable>(
        _ request: APIRequest, _ consume: @escaping @Sendable (APIResponse) async throws(APIError) -> Output
    ) async throws(APIError) -> Output {
        guard logger.logLevel <= .warning else { return try await base.perform(request, consume) }
        let name = "\(request.method.rawValue) \(try address(request))"
        let start = ContinuousClock.now
        let status = Mutex<Int?>(nil)
        func log(_ level: Logger.Level, _ end: String) {
            let time = Int((ContinuousClock.now - start) / .milliseconds(1))
            logger.log(level: level, "\(name): \(status.withLock { $0 }.map { "\($0), " } ?? "")\(end) after \(time) ms")
        }
        do throws(APIError) {
            let output = try await base.perform(request) { (response: APIResponse) async throws(APIError) in
                status.withLock { $0 = response.status }
                return try await consume(response)
            }
            let isRefused = status.withLock { $0 ?? 200 } >= 400
            log(isRefused ? .warning : .info, isRefused ? "refused" : "done")
            return output
        } catch {
            if case .cancelled = error { log(.info, "cancelled") } else { log(.warning, Self.kind(of: error)) }
            throw error
        }
    }

    /// What went wrong, without the server's words.
    private static func kind(of error: APIError) -> String {
        switch error {
        case .unreachable(let cause): "unreachable (\(cause))"
        case .brokenOff(let cause): "broken off (\(cause))"
        case .timedOut: "timed out"
        case .status, .refused: "refused"
        case .malformed: "it cannot be read"
        case .tooLarge(let limit, _): "larger than \(limit) bytes"
        case .redirected: "sent elsewhere"
        case .untrusted(let reason): "not trusted (\(reason))"
        case .invalidRequest(let reason): "not asked (\(reason))"
        case .file(let cause): "\(cause)"
        case .notStored: "not stored"
        case .offline: "offline"
        case .cancelled: "cancelled"
        }
    }
}
