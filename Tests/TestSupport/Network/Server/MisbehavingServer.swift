import NIOCore
import NIOPosix
import NIOSSL
import Synchronization

/// A server on this machine that misbehaves on request. Each fault has a route of its own, and each route notes what its peer sent.
///
/// ```swift
/// try await MisbehavingServer.run { server in
///     let route = server.route(.silent)
///     let run = try home.jaunt("trips", "--trips-url", route.address)
///     #expect(route.requests.count == 1)
/// }
/// ```
package final class MisbehavingServer: Sendable {
    fileprivate struct State {
        var routes: [String: Route] = [:]
        var channels: [ObjectIdentifier: any Channel] = [:]
        var connections = 0
        var mostAtOnce = 0
        var bytesReceived = 0
    }

    /// "http://127.0.0.1:8080", or with https and localhost where it has an identity.
    package let origin: String
    /// The TCP port.
    package let port: Int
    private let listener: any Channel
    private let shared: Shared

    /// What the connections know of their server.
    final class Shared: Sendable {
        fileprivate let state = Mutex(State())
    }

    private init(_ identity: ServerIdentity?) async throws {
        let shared = Shared()
        self.shared = shared
        let encryption = try identity.map { try NIOSSLContext(configuration: $0.configuration()) }
        listener = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .serverChannelOption(.backlog, value: 1024)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    if let encryption { try channel.pipeline.syncOperations.addHandler(NIOSSLServerHandler(context: encryption)) }
                    try channel.pipeline.syncOperations.addHandler(ConnectionHandler(shared))
                }
            }
            .bind(host: "127.0.0.1", port: 0).get()
        port = listener.localAddress?.port ?? 0
        origin = identity == nil ? "http://127.0.0.1:\(port)" : "https://localhost:\(port)"
    }

    /// Runs a server for as long as `body` lasts.
    /// - Parameter identity: what it proves who it is by; nil for plain HTTP.
    package static func run<Output>(
        _ identity: ServerIdentity? = nil, _ body: (MisbehavingServer) async throws -> Output
    ) async throws -> Output {
        let server = try await MisbehavingServer(identity)
        do {
            let output = try await body(server)
            await server.stop()
            return output
        } catch {
            await server.stop()
            throw error
        }
    }

    /// Runs a server with one fault, whatever it is asked for, for as long as `body` lasts.
    package static func run<Output>(_ fault: Fault, _ body: (Route) async throws -> Output) async throws -> Output {
        try await run { try await body($0.route(fault, at: "")) }
    }

    /// A port on which nobody listens: one that was had and given back.
    package static func unusedPort() async throws -> Int { try await run { $0.port } }

    /// How many connections were made.
    package var connections: Int { shared.state.withLock { $0.connections } }

    /// How many connections were open at the same time, at most.
    package var mostConnectionsAtOnce: Int { shared.state.withLock { $0.mostAtOnce } }

    /// How many bytes came, whatever they were.
    package var bytesReceived: Int { shared.state.withLock { $0.bytesReceived } }

    /// Stops listening and breaks off every connection: from now on connections are refused.
    package func stop() async {
        // Closing what is closed already fails, and is as good.
        try? await listener.close().get()
        for channel in shared.state.withLock({ $0.channels.values }) { channel.close(promise: nil) }
    }

    /// A fault under a route of its own, or under the path that is given: "" stands for every path that is no other route's.
    package func route(_ fault: Fault, at path: String? = nil) -> Route {
        shared.state.withLock { state in
            let path = path ?? "/\(state.routes.count + 1)"
            let route = Route(fault, origin: origin, path: path, port: port)
            state.routes[path] = route
            return route
        }
    }
}

extension MisbehavingServer.Shared {
    /// Notes a new connection.
    /// - Returns: its number, from 1.
    func opened(_ channel: any Channel) -> Int {
        state.withLock { state in
            state.connections += 1
            state.channels[ObjectIdentifier(channel)] = channel
            state.mostAtOnce = max(state.mostAtOnce, state.channels.count)
            return state.connections
        }
    }

    func closed(_ channel: any Channel) {
        state.withLock { $0.channels[ObjectIdentifier(channel)] = nil }
    }

    func received(_ count: Int) {
        state.withLock { $0.bytesReceived += count }
    }

    /// The route that a request's target belongs to.
    func route(for target: String) -> Route? {
        state.withLock { state in
            let first = target.hasPrefix("/") ? "/" + target.dropFirst().prefix { $0 != "/" && $0 != "?" } : ""
            return state.routes[first] ?? state.routes[""]
        }
    }
}
