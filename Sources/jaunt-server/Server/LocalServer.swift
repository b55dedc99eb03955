import Hummingbird
import Logging
import Synchronization

/// A server of this process's own that answers as the country and trip servers do, for tests and for the program.
///
///     let server = try await LocalServer.start(ServerOptions())
///     // … requests to server.address …
///     await server.stop()
package final class LocalServer: Sendable {
    /// The port it listens on; never 0.
    package let port: Int
    /// Where it is: `http://127.0.0.1:PORT`, without a slash at the end.
    package let address: String

    private let log: RequestLog
    private let serving: Task<Void, any Error>
    private let isStopping = Mutex(false)

    private init(port: Int, host: String, log: RequestLog, serving: Task<Void, any Error>) {
        self.port = port
        address = host.contains(":") ? "http://[\(host)]:\(port)" : "http://\(host):\(port)"
        self.log = log
        self.serving = serving
    }

    /// Starts a server and returns once it accepts connections.
    ///
    /// - Throws: `StoreError` when the data cannot be read, `ServerStartError` when the port cannot be had.
    package static func start(_ options: ServerOptions) async throws -> LocalServer {
        let log = RequestLog()
        let source: any DataSource = options.folder.map(FolderData.init(path:)) ?? EmbeddedData()
        let router = try ServerRouter.make(options: options, store: TravelStore(reading: source), log: log)
        let (ports, bound) = AsyncStream.makeStream(of: Int.self)
        // Standard output belongs to the one line that says where the server is.
        var logger = Logger(label: "jaunt-server", factory: { StreamLogHandler.standardError(label: $0) })
        logger.logLevel = .critical
        let application = Application(
            router: router,
            configuration: ApplicationConfiguration(address: .hostname(options.host, port: options.port), serverName: "jaunt-server"),
            onServerRunning: { channel in bound.yield(channel.localAddress?.port ?? options.port) },
            logger: logger)
        let serving = Task {
            defer { bound.finish() }
            try await application.run()
        }
        for await port in ports { return LocalServer(port: port, host: options.host, log: log, serving: serving) }
        // The stream ended without a port: so did the application, or whoever waits was cancelled and must not leave it running.
        serving.cancel()
        do {
            try await serving.value
        } catch {
            throw ServerStartError(host: options.host, port: options.port, cause: error)
        }
        throw ServerStartError(host: options.host, port: options.port, cause: nil)
    }

    /// The requests seen since the start or the last `reset()`, the newest 1000 of them, in order: method, a blank, path and query as they were
    /// sent.
    package var requests: [String] { log.all }

    /// Forgets the requests seen so far.
    package func reset() { log.clear() }

    /// Closes the port and every connection, answered or not, and returns when that is done. May be called again.
    package func stop() async {
        isStopping.withLock { $0 = true }
        serving.cancel()
        _ = await serving.result
    }

    /// Returns when the server was stopped.
    ///
    /// - Throws: what ended it, when nobody stopped it.
    package func waitUntilEnded() async throws {
        do {
            try await serving.value
        } catch {
            // Being cancelled is how it stops.
            guard isStopping.withLock({ $0 }) else { throw error }
        }
    }
}
