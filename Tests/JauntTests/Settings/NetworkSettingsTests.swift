import TestSupport
import Testing
import jaunt_server

extension RealProgram {
    /// Times and limits of the network are settings.
    @Suite struct NetworkSettingsTests {
        @Test(arguments: [
            ("JAUNT_NETWORK_CONNECT_TIMEOUT", "0"), ("JAUNT_NETWORK_IDLE_TIMEOUT", "-1"), ("JAUNT_NETWORK_ATTEMPT_TIMEOUT", "soon"),
            ("JAUNT_NETWORK_ATTEMPT_TIMEOUT", "nan"), ("JAUNT_NETWORK_LONGEST_WAIT", "1e9"), ("JAUNT_NETWORK_ATTEMPTS", "0"),
            ("JAUNT_NETWORK_ATTEMPTS", "2.5"), ("JAUNT_NETWORK_MAXIMUM_REDIRECTS", "-1"), ("JAUNT_NETWORK_MAXIMUM_BODY", "0"),
            ("JAUNT_OFFLINE", "maybe"), ("JAUNT_PREFETCH", "2"),
        ])
        func aValueThatMakesNoSenseIsNamed(variable: String, value: String) throws {
            let run = try Home().with([variable: value]).jaunt("countries")
            #expect(run.status == .exited(78))
            #expect(run.output == "")
            #expect(run.errors.hasPrefix("jaunt: \(variable): "), "\(run.errors)")
            #expect(run.errors.contains("\"\(value)\"") && run.errors.split(separator: "\n").count == 1, "\(run.errors)")
        }

        @Test func timesAreObeyedFromTheFileAndTheEnvironment() async throws {
            try await withServer(ServerOptions(delay: .seconds(30))) { server in
                let home = try Home()
                try home.folder.write("network:\n  attempt_timeout: 0.2\n  attempts: 1\n", to: "config/jaunt/config.yaml")
                let sentence = "jaunt: 127.0.0.1:\(server.port) did not answer in time ("
                let filed = try home.jaunt(["countries"] + server.options)
                #expect(filed.status == .exited(1) && filed.errors.contains(sentence) && filed.errors.contains("200 ms"), "\(filed.errors)")
                let idle = try home.with(["JAUNT_NETWORK_ATTEMPT_TIMEOUT": "20", "JAUNT_NETWORK_IDLE_TIMEOUT": "0.1"])
                    .jaunt(["countries"] + server.options)
                #expect(idle.status == .exited(1) && idle.errors.contains(sentence), "\(idle.errors)")
            }
        }

        @Test func aBodyLargerThanTheLimitIsRefused() async throws {
            try await withServer { server in
                let run = try Home().with(["JAUNT_NETWORK_MAXIMUM_BODY": "0.01"]).jaunt(["countries"] + server.options)
                #expect(run.status == .exited(1))
                #expect(run.errors.contains("the answer is larger than"), "\(run.errors)")
            }
        }
    }
}
