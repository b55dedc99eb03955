import Foundation
import Synchronization
import TravelData

/// Kept answers in memory.
actor HeldResponses: ResponseStore {
    private var held: [String: StoredResponse] = [:]
    private var drafts: [[UInt8]] = []
    /// Those of them that will never be an answer.
    private(set) var dropped: [Int64] = []

    func response(for address: String) -> StoredResponse? { held[address] }

    func write(_ pieces: [[UInt8]], after draft: ResponseDraft?) -> ResponseDraft? {
        if draft == nil { drafts.append([]) }
        let id = draft.map { Int($0.id) } ?? drafts.count - 1
        drafts[id] += pieces.joined()
        return ResponseDraft(id: Int64(id), count: (draft?.count ?? 0) + pieces.count)
    }

    func drop(_ draft: ResponseDraft) { dropped.append(draft.id) }

    func store(_ head: StoredResponse.Head, _ pieces: [[UInt8]], after draft: ResponseDraft?) {
        let written = draft.map { drafts[Int($0.id)] } ?? []
        held[head.address] = StoredResponse(head, body: APIBody(written + Array(pieces.joined())))
    }

    func renew(_ head: StoredResponse.Head) { held[head.address]?.head = head }

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
            self, store: HeldResponses(), address: { (request) throws(APIError) in Self.text(request) }, tokens: NoTokens(),
            now: { clock.now })
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
