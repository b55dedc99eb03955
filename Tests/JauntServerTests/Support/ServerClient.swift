import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import TestSupport
import Testing
import jaunt_server

/// Asks one server over a real socket.
struct ServerClient: Sendable {
    /// The server, and what it was asked.
    let recorded: RecordedServer<LocalServer>

    var server: LocalServer { recorded.server }

    func get(_ path: String, headers: HTTPHeaders = [:]) async throws -> Reply {
        var request = HTTPClientRequest(url: server.address + path)
        request.headers = headers
        return try await send(request)
    }

    func post(_ path: String, body: String) async throws -> Reply {
        var request = HTTPClientRequest(url: server.address + path)
        request.method = .POST
        request.body = .bytes(ByteBuffer(string: body))
        return try await send(request)
    }

    func send(_ method: HTTPMethod, _ path: String) async throws -> Reply {
        var request = HTTPClientRequest(url: server.address + path)
        request.method = method
        return try await send(request)
    }

    /// What comes over one connection, from its beginning to its end, for requests such as "GET /regions" that are sent together.
    func answers(to requests: [String]) async throws -> String {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        let connection = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(server.port).bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let isConnected = withUnsafeBytes(of: &address) { bytes in
            bytes.withMemoryRebound(to: sockaddr.self) { connect(descriptor, $0.baseAddress, socklen_t(bytes.count)) == 0 }
        }
        try #require(isConnected)
        let text = requests.map { "\($0) HTTP/1.1\r\nHost: a\r\n" }.joined(separator: "\r\n") + "Connection: close\r\n\r\n"
        try connection.write(contentsOf: Data(text.utf8))
        // Reading blocks, so it does so on a thread of its own.
        return try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread {
                continuation.resume(with: Result { String(decoding: try connection.readToEnd() ?? Data(), as: UTF8.self) })
            }
        }
    }

    private func send(_ request: HTTPClientRequest) async throws -> Reply {
        let response = try await HTTPClient.shared.execute(request, timeout: .seconds(20))
        let body = try await response.body.collect(upTo: 8 << 20)
        return Reply(
            status: Int(response.status.code), contentType: response.headers.first(name: "content-type"),
            allowed: response.headers.first(name: "allow"), text: String(buffer: body))
    }
}

/// Starts a server, lets the test ask it, and stops it whatever happened.
func withServer(_ options: ServerOptions, _ test: (ServerClient) async throws -> Void) async throws {
    let recorded = try await RecordedServer { try await LocalServer.start(options, onRequest: $0) }
    do {
        try await test(ServerClient(recorded: recorded))
    } catch {
        await recorded.server.stop()
        throw error
    }
    await recorded.server.stop()
}
