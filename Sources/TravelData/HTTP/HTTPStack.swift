import AsyncHTTPClient
package import Foundation
package import Logging
import NIOCore
import NIOHTTPCompression
import NIOSSL
import Synchronization
import TravelKit

/// The program's way into the network: one shared client (one more for each proxy), made with the first request, and around it the
/// policies that every request keeps.
///
/// Five things are ours because async-http-client leaves them open: a deadline over the body, redirects without tokens, no silent second
/// try at a refused connection, the proxy variables, HTTP/1.1 only.
package final class HTTPStack: Sendable {
    private let settings: HTTPSettings
    private let proxies: ProxyRule
    private let clients = Mutex<[ProxyRule.Proxy?: HTTPClient]>([:])
    /// The certificates that the user trusts besides the system's: a pipe gives them once.
    private let certificates = Mutex<[NIOSSLCertificate]?>(nil)
    private let certificateQueue = FileQueue("jaunt.certificates")

    private let store: any ResponseStore
    private let isOffline: Bool
    private let logger: Logger
    private let now: @Sendable () -> Date
    private let whenAskedToWait: WaitNotice?

    /// - Parameters:
    ///   - store: where answers are kept.
    ///   - isOffline: whether no server is to be asked.
    ///   - environment: where the proxy variables are looked up.
    ///   - logger: where each exchange is noted, and what is given of what is stored.
    ///   - now: the time it is.
    ///   - whenAskedToWait: hears that a server wants to be left alone for so long that somebody will wonder.
    package init(
        _ settings: HTTPSettings, store: any ResponseStore, isOffline: Bool = false, environment: [String: String],
        logger: Logger = Logger(label: "http") { _ in SwiftLogNoOpLogHandler() }, now: @escaping @Sendable () -> Date,
        whenAskedToWait: WaitNotice? = nil
    ) {
        self.settings = settings
        self.store = store
        self.isOffline = isOffline
        self.logger = logger
        self.now = now
        self.whenAskedToWait = whenAskedToWait
        self.proxies = ProxyRule(environment: environment)
    }

    deinit {
        // async-http-client traps when a client goes without having been shut down; nobody is left to wait for it here.
        for client in clients.withLock({ $0.values }) { client.shutdown { _ in } }
    }

    /// A client for the API at `url`, policies included: kept answers, one request for many who wait, attempts, the token, a deadline for
    /// each attempt, redirects.
    /// - Throws: a `Reason` when the proxy that is set cannot be used.
    package func client(
        for url: BaseURL, scheme: TokenScheme = .native, tokens: any TokenSource
    ) throws(Reason) -> any APIClient {
        if isOffline { return kept(OfflineClient(url.source), url, tokens) }
        let proxy = try proxies.proxy(for: url)
        let bare = HTTPAPIClient(
            { () async throws(APIError) in try await self.shared(proxy) }, url: url, settings: settings, proxy: proxy, now: now)
        let exchange = LogClient(bare, logger: logger) { (request) throws(APIError) in try url.address(of: request) }
        let attempt = DeadlineClient(RedirectClient(exchange, url: url, limit: settings.maximumRedirects), limit: settings.deadline)
        let known = TokenClient(attempt, url: url, scheme: scheme, tokens: tokens)
        let retry = RetryClient(known, rule: settings.retry, whenAskedToWait: whenAskedToWait)
        return kept(CoalescingClient(retry), url, tokens)
    }

    private func kept(_ base: some APIClient, _ url: BaseURL, _ tokens: any TokenSource) -> any APIClient {
        let cache = CacheClient(
            base, store: store, address: { (request) throws(APIError) in try url.address(of: request) }, tokens: tokens, logger: logger,
            now: now)
        return SecrecyClient(cache, tokens: tokens)
    }

    /// Closes the connections; to be called once, at the end.
    /// - Throws: why the first could not be closed that could not; the others are.
    package func shutdown() async throws {
        let all = clients.withLock { clients in
            defer { clients = [:] }
            return Array(clients.values)
        }
        var failure: (any Error)?
        for client in all {
            do { try await client.shutdown() } catch { failure = failure ?? error }
        }
        if let failure { throw failure }
    }

    private func shared(_ proxy: ProxyRule.Proxy?) async throws(APIError) -> HTTPClient {
        if let client = clients.withLock({ $0[proxy] }) { return client }
        let configuration = try await configuration(proxy: proxy)
        return clients.withLock { clients in
            // Several may have asked for the first one.
            if let client = clients[proxy] { return client }
            let client = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
            clients[proxy] = client
            return client
        }
    }

    /// The certificates of a file, which may be in a folder that does not answer.
    private func trusted(_ file: String) async throws(APIError) -> [NIOSSLCertificate] {
        do {
            return try await certificateQueue.run { [self] in
                if let known = certificates.withLock(\.self) { return known }
                let read = try CertificateFile.certificates(of: file, within: settings.connectTimeout)
                certificates.withLock { $0 = read }
                return read
            }
        } catch is CancellationError {
            throw .cancelled
        } catch {
            throw .invalidRequest(reason: "the certificates of \(file) cannot be read: \(error)")
        }
    }

    private func configuration(proxy: ProxyRule.Proxy?) async throws(APIError) -> HTTPClient.Configuration {
        var encryption = TLSConfiguration.makeClientConfiguration()
        encryption.minimumTLSVersion = .tlsv12
        if let file = settings.certificateFile { encryption.additionalTrustRoots = [.certificates(try await trusted(file))] }
        var configuration = HTTPClient.Configuration(
            tlsConfiguration: encryption, redirectConfiguration: .disallow,
            timeout: .init(connect: TimeAmount(settings.connectTimeout), read: TimeAmount(settings.idleTimeout)),
            proxy: proxy.map { proxy in
                .server(
                    host: proxy.host, port: proxy.port,
                    authorization: proxy.user.map { .basic(username: $0.name, password: $0.password.revealed()) })
            },
            decompression: .enabled(limit: .size(settings.maximumBody)))
        configuration.connectionPool.retryConnectionEstablishment = false
        configuration.httpVersion = .http1Only
        configuration.http1_1ConnectionDebugInitializer = { ResponseGuard.install(in: $0) }
        return configuration
    }
}
