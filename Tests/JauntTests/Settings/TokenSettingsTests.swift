import TestSupport
import Testing
import jaunt_server

extension RealProgram {
    /// Which token a server is shown: the command's, the environment's, the one from signing in; never one that is meant for another.
    @Suite struct TokenSettingsTests {
        private static let right = "canary-right"

        /// A user with this file and these variables sees the trips of a server that wants the right token, or does not.
        private func expect(
            _ server: RecordedServer<LocalServer>, toAnswer isRight: Bool, file: String = "", _ variables: [String: String] = [:],
            _ location: SourceLocation = #_sourceLocation
        ) throws {
            let home = try Home().with(variables.mapValues { $0 })
            try home.folder.write(file, to: "config/jaunt/config.yaml")
            let run = try home.jaunt("trips", "--trips-url", server.address)
            #expect(!(run.output + run.errors).contains("canary"), sourceLocation: location)
            #expect(run.status == .exited(isRight ? 0 : 1), "\(run.errors)", sourceLocation: location)
        }

        private func command(_ token: String, url: String? = nil) -> String {
            "trips:\n" + (url.map { "  url: \($0)\n" } ?? "") + "  token_command: [printf, \(token)]\n"
        }

        @Test func itComesFromTheCommandElseFromTheEnvironment() async throws {
            try await withServer(ServerOptions(requiredToken: Self.right)) { server in
                try expect(server, toAnswer: false)
                try expect(server, toAnswer: true, file: command(Self.right))
                try expect(server, toAnswer: true, file: command(Self.right, url: server.address))
                try expect(server, toAnswer: true, ["JAUNT_TRIPS_TOKEN": Self.right])
                try expect(server, toAnswer: true, file: command(Self.right), ["JAUNT_TRIPS_TOKEN": "canary-wrong"])
                try expect(server, toAnswer: false, file: command("canary-wrong"), ["JAUNT_TRIPS_TOKEN": Self.right])
            }
        }

        @Test func whatIsSetForAnotherServerIsNotShownToThisOne() async throws {
            try await withServer(ServerOptions(requiredToken: Self.right)) { server in
                let other = "https://trips.example.org"
                try expect(server, toAnswer: false, file: command(Self.right, url: other))
                try expect(server, toAnswer: false, ["JAUNT_TRIPS_TOKEN": Self.right, "JAUNT_TRIPS_URL": other])
                // Travelpayouts is a server of its own even where its address is not written.
                try expect(
                    server, toAnswer: false,
                    file: "trips:\n  dialect: travelpayouts\n  home: VNO\n  token_command: [printf, \(Self.right)]\n")
                // A variable without an address is for the server that the file names.
                try expect(server, toAnswer: false, file: "trips:\n  url: \(other)\n", ["JAUNT_TRIPS_TOKEN": Self.right])
                try expect(server, toAnswer: true, file: "trips:\n  url: \(server.address)\n", ["JAUNT_TRIPS_TOKEN": Self.right])
                // Another place may still have one for this server.
                try expect(
                    server, toAnswer: true, file: command("canary-wrong", url: other),
                    ["JAUNT_TRIPS_TOKEN": Self.right, "JAUNT_TRIPS_URL": server.address])
            }
        }

        @Test(arguments: [("[false]", "status 1"), ("[no-such-program-4711]", "status 127"), ("[\"true\"]", "printed nothing")])
        func aCommandThatFailsIsSaid(command: String, words: String) async throws {
            try await withServer(ServerOptions(requiredToken: Self.right)) { server in
                let home = try Home()
                try home.folder.write("trips:\n  token_command: \(command)\n", to: "config/jaunt/config.yaml")
                let run = try home.jaunt("trips", "--trips-url", server.address)
                #expect(run.status == .exited(1))
                #expect(run.errors.contains("token_command") && run.errors.contains(words), "\(run.errors)")
                #expect(server.requests.isEmpty)
            }
        }
    }
}
