import jaunt_server

/// Runs a test against a server in this process, over the bundled data.
func withServer(_ options: ServerOptions = ServerOptions(), _ test: (LocalServer) async throws -> Void) async throws {
    let server = try await LocalServer.start(options)
    do {
        try await test(server)
    } catch {
        await server.stop()
        throw error
    }
    await server.stop()
}

extension LocalServer {
    /// The options that make a program ask this server.
    var options: [String] {
        ["--countries-url", address + "/v3.1", "--countries-dialect", "v3.1", "--trips-url", address]
    }
}
