import AsyncHTTPClient
import NIOCore
import NIOHTTP1
import jaunt_server

/// Asks one server over a real socket.
struct ServerClient: Sendable {
    let server: LocalServer

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
    let server = try await LocalServer.start(options)
    do {
        try await test(ServerClient(server: server))
    } catch {
        await server.stop()
        throw error
    }
    await server.stop()
}
