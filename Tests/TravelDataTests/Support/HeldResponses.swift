import Foundation
import Synchronization
import TravelData

/// Kept answers in memory.
actor HeldResponses: ResponseStore {
    private var held: [String: StoredResponse] = [:]

    func response(for address: String) -> StoredResponse? { held[address] }

    func store(_ response: StoredResponse) { held[response.address] = response }

    func remove(_ address: String) { held[address] = nil }
}

/// A clock that the test sets.
final class HandClock: Sendable {
    private let time = Mutex(Date(timeIntervalSince1970: 1_795_000_000))

    var now: Date { time.withLock { $0 } }

    func advance(days: Double) { time.withLock { $0 += days * 86_400 } }
}

extension ScriptedClient {
    /// This client behind a cache in memory.
    func kept(_ clock: HandClock) -> some APIClient {
        CacheClient(
            self, store: HeldResponses(), address: { (request) throws(APIError) in Self.text(request) }, now: { clock.now })
    }
}

/// The name of the case that a read failed with.
func failureName(_ work: () async throws -> some Any) async -> String {
    do {
        return "no error: \(try await work())"
    } catch {
        return String("\(error)".prefix { $0 != "(" })
    }
}
