import Foundation
import NIOCore
import NIOPosix
import Synchronization

/// A server that sends the bytes it is told, however wrong they are, and notes who came.
final class RawServer: Sendable {
    /// What happens on a connection after a request came.
    enum Step: Sendable {
        /// These bytes are sent.
        case send([UInt8])
        /// The bytes are sent one by one, so long apart.
        case trickle([UInt8], every: Duration)
        /// The bytes are sent again and again until nobody takes them any more.
        case endless([UInt8])
        /// The connection is closed in order.
        case close
        /// The connection is broken off (TCP reset).
        case reset
    }

    private struct Seen {
        var connections = 0
        var requests: [String] = []
    }

    let port: Int
    /// A line for each request as it arrives, such as "GET /x HTTP/1.1".
    let arrivals: AsyncStream<String>
    private let arrived: AsyncStream<String>.Continuation
    private let seen: SharedState
    private let serving: Task<Void, any Error>

    private final class SharedState: Sendable {
        let value = Mutex(Seen())
    }

    var address: String { "http://127.0.0.1:\(port)" }
    /// How many connections were made.
    var connections: Int { seen.value.withLock { $0.connections } }
    /// The head of each request, in order.
    var requests: [String] { seen.value.withLock { $0.requests } }
    /// What each request asked for: path and query.
    var targets: [String] { requests.map { String($0.split(separator: " ").dropFirst().first ?? "") } }

    /// Starts a server that goes through the steps of `answer` for each request, whose head it is given.
    private init(_ answer: @escaping @Sendable (String) -> [Step]) async throws {
        let server = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .bind(host: "127.0.0.1", port: 0) { channel in
                channel.eventLoop.makeCompletedFuture {
                    try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
                }
            }
        port = server.channel.localAddress?.port ?? 0
        (arrivals, arrived) = AsyncStream.makeStream(of: String.self)
        let seen = SharedState()
        self.seen = seen
        let arrived = self.arrived
        serving = Task {
            try await withThrowingDiscardingTaskGroup { group in
                try await server.executeThenClose { connections in
                    for try await connection in connections {
                        seen.value.withLock { $0.connections += 1 }
                        // A client that breaks off ends its connection and nothing else.
                        group.addTask {
                            try? await Self.serve(connection) { head in
                                seen.value.withLock { $0.requests.append(head) }
                                arrived.yield(String(head.prefix { $0 != "\r\n" }))
                                return answer(head)
                            }
                        }
                    }
                }
            }
        }
    }

    /// Runs a server for as long as `work` lasts.
    static func run<Output: Sendable>(
        _ answer: @escaping @Sendable (String) -> [Step], _ work: (RawServer) async throws -> Output
    ) async throws -> Output {
        let server = try await RawServer(answer)
        let result: Result<Output, any Error>
        do {
            result = .success(try await work(server))
        } catch {
            result = .failure(error)
        }
        await server.stop()
        return try result.get()
    }

    /// A port on which nobody listens: one that was had and given back.
    static func unusedPort() async throws -> Int {
        try await run({ _ in [] }) { $0.port }
    }

    private func stop() async {
        serving.cancel()
        _ = await serving.result
        arrived.finish()
    }

    private static func serve(_ connection: NIOAsyncChannel<ByteBuffer, ByteBuffer>, _ answer: (String) -> [Step]) async throws {
        try await connection.executeThenClose { inbound, outbound in
            var text = ""
            for try await buffer in inbound {
                text += String(buffer: buffer)
                while let end = text.firstRange(of: "\r\n\r\n") {
                    let head = String(text[..<end.lowerBound])
                    text = String(text[end.upperBound...])
                    for step in answer(head) {
                        switch step {
                        case .send(let bytes):
                            try await outbound.write(ByteBuffer(bytes: bytes))
                        case .trickle(let bytes, let pause):
                            for byte in bytes {
                                try await outbound.write(ByteBuffer(bytes: [byte]))
                                try await Task.sleep(for: pause)
                            }
                        case .endless(let bytes):
                            while true { try await outbound.write(ByteBuffer(bytes: bytes)) }
                        case .close:
                            return
                        case .reset:
                            let socket = connection.channel as? any SocketOptionProvider
                            try await socket?.setSoLinger(linger(l_onoff: 1, l_linger: 0)).get()
                            return
                        }
                    }
                }
            }
        }
    }
}
