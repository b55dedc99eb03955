import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import NIOHTTPCompression

/// Answers endpoints over HTTP, by async-http-client. One exchange, nothing more: what a deadline, a redirect or a proxy means is decided
/// around it (`HTTPStack`).
package struct HTTPAPIClient: APIClient {
    private let client: @Sendable () async throws(APIError) -> HTTPClient
    private let url: BaseURL
    private let settings: HTTPSettings
    private let proxy: ProxyRule.Proxy?
    private let now: @Sendable () -> Date

    /// A client for the API at `url` over the shared `client`, which is asked for with the first request.
    /// - Parameters:
    ///   - proxy: what the client goes through, if anything.
    ///   - now: the time it is.
    init(
        _ client: @escaping @Sendable () async throws(APIError) -> HTTPClient, url: BaseURL, settings: HTTPSettings,
        proxy: ProxyRule.Proxy?, now: @escaping @Sendable () -> Date
    ) {
        self.client = client
        self.url = url
        self.settings = settings
        self.proxy = proxy
        self.now = now
    }

    package func source(of request: APIRequest) -> String { url.source }

    package func perform<Output: Sendable>(
        _ request: APIRequest, _ consume: @escaping @Sendable (APIResponse) async throws(APIError) -> Output
    ) async throws(APIError) -> Output {
        var message = HTTPClientRequest(url: try url.address(of: request))
        message.method = request.method == .post ? .POST : .GET
        message.headers.add(name: "user-agent", value: settings.userAgent)
        message.headers.add(name: "accept", value: "application/json")
        for (name, value) in request.headers { message.headers.replaceOrAdd(name: name, value: value) }
        if let body = request.body {
            message.headers.replaceOrAdd(name: "content-type", value: "application/json")
            message.body = .bytes(ByteBuffer(bytes: body))
        }
        let client = try await client()
        let response: HTTPClientResponse
        do {
            // The policy around this ends it in its own words; at the same moment, either might come first.
            response = try await client.execute(message, deadline: .now() + TimeAmount(settings.deadline + .seconds(1)))
        } catch {
            throw explain(error, hasBegun: false)
        }
        var answer = APIResponse(
            status: Int(response.status.code),
            headers: Dictionary(response.headers.map { ($0.name.lowercased(), $0.value) }, uniquingKeysWith: { "\($0), \($1)" }),
            body: APIBody(LimitedBody(base: response.body, limit: settings.maximumBody), explain: explainEnd))
        answer.retryAfter = answer.retryAfter(at: now())
        return try await consume(answer)
    }

    /// What a failure means once the answer has begun: the server was reached.
    @Sendable
    private func explainEnd(_ error: any Error) -> APIError {
        let meaning = explain(error, hasBegun: true)
        guard case .unreachable(let cause) = meaning else { return meaning }
        return .brokenOff(cause: cause)
    }

    /// What a failure of async-http-client or the system means, before the answer has begun or after.
    private func explain(_ error: any Error, hasBegun: Bool) -> APIError {
        if let error = error as? UnreadBody.BrokenOff { return explain(error.cause, hasBegun: hasBegun) }
        if error is CancellationError { return .cancelled }
        if let error = error as? NIOHTTPDecompression.DecompressionError, error == .limit {
            return .tooLarge(limit: settings.maximumBody, isSetting: true)
        }
        if error as? NIOHTTPDecompression.ExtraDecompressionError == .truncatedData {
            return .brokenOff(cause: Reason("its compressed form has no end"))
        }
        if error as? NIOHTTPDecompression.ExtraDecompressionError == .invalidTrailingData {
            // A second member of gzip's form (RFC 1952, 2.2), say, which the library does not unpack.
            return .malformed(place: "", cause: Reason("more follows where its compressed form ends, which Jaunt cannot unpack"))
        }
        if error is NIOHTTPDecompression.DecompressionError || error is NIOHTTPDecompression.ExtraDecompressionError {
            return .malformed(place: "", cause: Reason("the answer is not compressed as it says"))
        }
        if let reason = TLSFailure.describe(error) { return .untrusted(reason: reason) }
        if let proxy, let cause = ProxyFailure.describe(error, of: proxy) { return .unreachable(cause: Reason(cause)) }
        let way = proxy.map { ", by the proxy \($0.host):\($0.port)" } ?? ""
        if error as? HTTPParserError == .invalidConstant {
            return .malformed(place: "", cause: Reason("no HTTP comes from there: it may be https, or a server of another kind" + way))
        }
        if error as? HTTPParserError == .invalidEOFState { return .brokenOff(cause: Reason(SystemFailure.describe(error) + way)) }
        if error is HTTPParserError {
            return .malformed(place: "", cause: Reason("no proper HTTP comes from there: " + SystemFailure.describe(error) + way))
        }
        guard let error = error as? HTTPClientError else { return .unreachable(cause: Reason(SystemFailure.describe(error) + way)) }
        switch error {
        case .cancelled, .requestStreamCancelled: return .cancelled
        case .connectTimeout, .getConnectionFromPoolTimeout, .httpProxyHandshakeTimeout, .socksHandshakeTimeout, .tlsHandshakeTimeout:
            return .timedOut(cause: Reason("no connection within \(settings.connectTimeout.inSeconds)" + way))
        case .readTimeout:
            // Before there is a whole head, the library does not count what comes.
            let words = hasBegun ? "nothing came for" : "no answer began within"
            return .timedOut(cause: Reason("\(words) \(settings.idleTimeout.inSeconds)" + way))
        case .writeTimeout, .deadlineExceeded:
            return .timedOut(cause: Reason(error.shortDescription.lowercased() + way))
        default: return .unreachable(cause: Reason(error.shortDescription.lowercased() + way))
        }
    }
}

/// A body that fails once it is larger than a limit, and that breaks off behind all that has come of it.
private struct LimitedBody: AsyncSequence {
    typealias Element = [UInt8]
    typealias Failure = any Error

    let base: HTTPClientResponse.Body
    let limit: Int

    struct Iterator: AsyncIteratorProtocol {
        var base: HTTPClientResponse.Body.AsyncIterator
        let limit: Int
        var count = 0
        /// Why it broke off, with what was left of it then.
        var end: UnreadBody.BrokenOff?
        /// How many pieces of that were given.
        var given = 0

        // async-http-client's iterator runs where it likes; going there first keeps it in one place.
        @concurrent
        mutating func next() async throws -> [UInt8]? {
            if end != nil { return try rest() }
            do {
                guard let buffer = try await base.next() else { return nil }
                return try limited(buffer)
            } catch let broken as UnreadBody.BrokenOff {
                end = broken
                return try rest()
            }
        }

        private mutating func rest() throws -> [UInt8]? {
            guard let end else { return nil }
            guard given < end.pieces.count else { throw end.cause }
            given += 1
            return try limited(end.pieces[given - 1])
        }

        private mutating func limited(_ buffer: ByteBuffer) throws -> [UInt8] {
            count += buffer.readableBytes
            if count > limit { throw APIError.tooLarge(limit: limit, isSetting: true) }
            return Array(buffer: buffer)
        }
    }

    func makeAsyncIterator() -> Iterator { Iterator(base: base.makeAsyncIterator(), limit: limit) }
}
