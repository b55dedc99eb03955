import TestSupport
import jaunt_server

/// Runs a test against a server in this process, over the bundled data.
func withServer(
    _ options: ServerOptions = ServerOptions(), _ test: (RecordedServer<LocalServer>) async throws -> Void
) async throws {
    let recorded = try await RecordedServer { try await LocalServer.start(options, onRequest: $0) }
    do {
        try await test(recorded)
    } catch {
        await recorded.server.stop()
        throw error
    }
    await recorded.server.stop()
}

extension LocalServer {
    /// The options that make a program ask this server.
    var options: [String] {
        ["--countries-url", address + "/v3.1", "--countries-dialect", "v3.1", "--trips-url", address]
    }
}
