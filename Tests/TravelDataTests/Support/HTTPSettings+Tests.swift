import Foundation
import TravelData
import TravelKit

extension HTTPSettings {
    /// Settings that no test waits for: whatever ends within the minute that a test has did not end because of them.
    static let patient = HTTPSettings(userAgent: "jaunt-tests/1").with { settings in
        (settings.connectTimeout, settings.idleTimeout, settings.deadline) = (.seconds(600), .seconds(600), .seconds(600))
        settings.retry.attempts = 1
    }

    /// The same settings but for some.
    func with(_ change: (inout HTTPSettings) -> Void) -> HTTPSettings {
        var copy = self
        change(&copy)
        return copy
    }
}

/// Gives `work` a client for the API at `address` as the program makes it, and closes its connections in the end.
func withHTTP<Output: Sendable>(
    _ address: String, _ settings: HTTPSettings = .patient, environment: [String: String] = [:],
    now: @escaping @Sendable () -> Date = { Date() }, _ work: (any APIClient) async throws -> Output
) async throws -> Output {
    let stack = HTTPStack(settings, store: HeldResponses(), environment: environment, now: now)
    let result: Result<Output, any Error>
    do {
        result = .success(try await work(try stack.client(for: BaseURL(address), tokens: NoTokens())))
    } catch {
        result = .failure(error)
    }
    try await stack.shutdown()
    return try result.get()
}
