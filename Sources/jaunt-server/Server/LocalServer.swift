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

    private let serving: Task<Void, any Error>
    private let isStopping = Mutex(false)

    private init(port: Int, host: String, serving: Task<Void, any Error>) {
        self.port = port
        address = host.contains(":") ? "http://[\(host)]:\(port)" : "http://\(host):\(port)"
        self.serving = serving
    }

    /// Starts a server and returns once it accepts connections.
    ///
    /// - Parameter onRequest: hears of each request before it is answered: method, a blank, path and query as they were sent.
    /// - Throws: `StoreError` when the data cannot be read, `ServerStartError` when the port cannot be had.
    package static func start(
        _ options: ServerOptions, onRequest: (@Sendable (String) -> Void)? = nil
    ) async throws -> LocalServer {
        let source: any DataSource = options.folder.map(FolderData.init(path:)) ?? EmbeddedData()
        let router = try ServerRouter.make(options: options, store: TravelStore(reading: source), onRequest: onRequest)
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
        for await port in ports { return LocalServer(port: port, host: options.host, serving: serving) }
        // The stream ended without a port: so did the application, or whoever waits was cancelled and must not leave it running.
        serving.cancel()
        do {
            try await serving.value
        } catch {
            throw ServerStartError(host: options.host, port: options.port, cause: error)
        }
        throw ServerStartError(host: options.host, port: options.port, cause: nil)
    }

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
