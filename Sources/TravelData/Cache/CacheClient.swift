package import Foundation
package import Logging
import TravelKit

/// A policy: keeps answers, and asks with what it knows of them.
///
/// An answer is kept once it has been decoded whole and well. A later request carries its `ETag` and `Last-Modified`; "304 Not Modified" gives
/// what is kept, as live. What is kept serves for thirty days. Requests for what is stored alone never reach the server.
package struct CacheClient<Base: APIClient>: PolicyClient {
    package let base: Base
    private let store: any ResponseStore
    private let address: @Sendable (APIRequest) throws(APIError) -> String
    private let tokens: any TokenSource
    private let logger: Logger
    private let now: @Sendable () -> Date

    /// - Parameters:
    ///   - address: the whole address of a request; what answers are kept under.
    ///   - tokens: whose token is shown to the server: what it answered to one is nobody else's.
    ///   - logger: where it is noted, for who looks for a fault (`debug`), which answers are those that are kept.
    ///   - now: the time it is.
    package init(
        _ base: Base, store: any ResponseStore, address: @escaping @Sendable (APIRequest) throws(APIError) -> String,
        tokens: any TokenSource, logger: Logger = Logger(label: "cache") { _ in SwiftLogNoOpLogHandler() },
        now: @escaping @Sendable () -> Date
    ) {
        self.base = base
        self.store = store
        self.address = address
        self.tokens = tokens
        self.logger = logger
        self.now = now
    }

    package func perform<Output: Sendable>(
        _ request: APIRequest, _ consume: @escaping @Sendable (APIResponse) async throws(APIError) -> Output
    ) async throws(APIError) -> Output {
        guard request.method == .get else { return try await base.perform(request, consume) }
        let address = try await place(of: request)
        let kept = await usable(address)
        if request.origin == .stored {
            guard let kept else {
                note(address, "nothing is stored")
                throw .notStored
            }
            let response = response(kept)
            note(address, response.freshness.isStale ? "from what is stored, no longer fresh" : "from what is stored, fresh")
            return try await consume(response)
        }
        guard let kept, kept.head.etag != nil || kept.head.lastModified != nil else { return try await ask(request, address, consume) }
        return try await revalidate(request, kept, consume)
    }

    /// Notes what became of a request. Who asks, the fragment of the place that an answer is kept under, is nobody's business.
    private func note(_ place: String, _ what: String) { logger.debug("GET \(place.prefix { $0 != "#" }): \(what)") }

    /// What the answer is kept under: the address and, where the server is told who asks, who that is, as a fragment, which no request has.
    private func place(of request: APIRequest) async throws(APIError) -> String {
        let address = try address(request)
        guard request.needsToken, let owner = await tokens.owner else { return address }
        return address + "#" + owner
    }

    /// Whether what is kept there is somebody's own.
    private static func isPersonal(_ address: String) -> Bool { address.contains("#") }

    /// Whether an answer that is not kept takes away what is. What may pass leaves it: that a server does not find it while it is
    /// brought up to date, or refuses it where requests are counted.
    private static func endsKeeping(_ response: APIResponse, of request: APIRequest, at address: String) -> Bool {
        switch response.status {
        // It must not be kept, or is gone for good.
        case 200, 410: true
        // What is somebody's own is theirs for as long as they are let in.
        case 401, 403: isPersonal(address) && request.keptAtLeast == .zero
        default: false
        }
    }

    /// What is kept, if it is young enough; a time in the future is a clock that was set back, and counts as now.
    private func usable(_ address: String) async -> StoredResponse? {
        guard let kept = await store.response(for: address) else { return nil }
        return now().timeIntervalSince(kept.head.storedAt) <= CacheLimits.keptFor ? kept : nil
    }

    private func response(_ kept: StoredResponse) -> APIResponse {
        let (head, now) = (kept.head, now())
        let isFresh = now < head.freshUntil && head.storedAt <= now
        return APIResponse(status: 200, body: kept.body, freshness: isFresh ? .kept(at: head.storedAt) : .stored(at: head.storedAt))
    }

    /// Asks whether what is kept is good still.
    private func revalidate<Output: Sendable>(
        _ request: APIRequest, _ kept: StoredResponse, _ consume: @escaping @Sendable (APIResponse) async throws(APIError) -> Output
    ) async throws(APIError) -> Output {
        let address = kept.head.address
        var conditional = request
        conditional.headers["if-none-match"] = kept.head.etag
        conditional.headers["if-modified-since"] = kept.head.lastModified
        let output: Output? = try await base.perform(conditional) { (response: APIResponse) async throws(APIError) -> Output? in
            guard response.status == 304 else { return try await take(response, request, address, consume) }
            return try await confirmed(kept, by: response, request, consume)
        }
        if let output { return output }
        // What is kept cannot be read any more, and would be confirmed again and again.
        return try await ask(request, address, consume)
    }

    private func ask<Output: Sendable>(
        _ request: APIRequest, _ address: String, _ consume: @escaping @Sendable (APIResponse) async throws(APIError) -> Output
    ) async throws(APIError) -> Output {
        try await base.perform(request) { (response: APIResponse) async throws(APIError) -> Output in
            if response.status == 304 {
                throw APIError.malformed(place: "", cause: Reason("\"not modified\" was answered, but nothing is kept"))
            }
            return try await take(response, request, address, consume)
        }
    }

    /// Until when an answer is as good as a new one.
    /// - Parameter unsaid: for how long where it says nothing of it.
    private func freshUntil(_ control: CacheControl, _ request: APIRequest, unsaid: Duration) -> Date {
        let freshFor = max(control.maximumAge.map { .seconds($0) } ?? unsaid, request.keptAtLeast)
        return now().addingTimeInterval(TimeInterval(freshFor.components.seconds))
    }

    /// Gives what is kept, which the server says is good still; nil when it cannot be read, and then it is forgotten.
    private func confirmed<Output: Sendable>(
        _ kept: StoredResponse, by response: APIResponse, _ request: APIRequest,
        _ consume: @escaping @Sendable (APIResponse) async throws(APIError) -> Output
    ) async throws(APIError) -> Output? {
        var head = kept.head
        // A 304 that says nothing of it leaves what the answer said that it confirms (RFC 9111, 3.2).
        let unsaid = Duration.seconds(max(0, head.freshUntil.timeIntervalSince(head.storedAt)))
        head.freshUntil = freshUntil(CacheControl(response.headers, at: now()), request, unsaid: unsaid)
        let output: Output
        do throws(APIError) {
            output = try await consume(APIResponse(status: 200, body: kept.body))
        } catch {
            switch error {
            case .malformed, .notStored:
                await store.remove(head.address)
                return nil
            default: throw error
            }
        }
        note(head.address, "not modified, from what is stored")
        head.storedAt = now()
        await store.renew(head)
        return output
    }

    /// Hands on an answer, and keeps it when it is good.
    private func take<Output: Sendable>(
        _ response: APIResponse, _ request: APIRequest, _ address: String,
        _ consume: @escaping @Sendable (APIResponse) async throws(APIError) -> Output
    ) async throws(APIError) -> Output {
        let control = CacheControl(response.headers, at: now())
        let until = freshUntil(control, request, unsaid: request.freshFor)
        guard response.status == 200, !control.isForbidden || request.keptAtLeast > .zero else {
            if Self.endsKeeping(response, of: request, at: address) { await store.remove(address) }
            return try await consume(response)
        }
        // What says that it is too large is not even begun to be kept.
        let length = response.headers["content-length"].flatMap(Int.init) ?? 0
        guard length <= CacheLimits.largest else { return try await consume(response) }
        let copy = BodyCopy(to: store)
        var copied = response
        copied.body = APIBody(copy.copying(response.body)) { ($0 as? APIError) ?? .unreachable(cause: $0) }
        let output: Output
        do throws(APIError) {
            output = try await consume(copied)
        } catch {
            await copy.drop()
            throw error
        }
        await copy.keep(
            StoredResponse.Head(
                address: address, etag: response.headers["etag"], lastModified: response.headers["last-modified"],
                storedAt: now(), freshUntil: until, isPersonal: Self.isPersonal(address)))
        // Whoever has signed out while it was on its way leaves nothing. Looked at when it is there, so that whichever of the two comes last
        // takes it away; in a task of its own, because a database refuses to write for one that is cancelled.
        if try await place(of: request) != address { await Task { [store] in await store.remove(address) }.value }
        return output
    }
}
