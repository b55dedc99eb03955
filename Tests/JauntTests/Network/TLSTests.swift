import TestSupport
import Testing

extension RealProgram {
    /// Servers that do not prove who they are, or not as they should (H-32).
    @Suite struct TLSTests {
        /// A user who trusts an authority.
        private func home(trusting authority: TestAuthority) throws -> Home {
            let home = try Home.impatient()
            return home.with(["JAUNT_NETWORK_CA_FILE": try home.folder.write(authority.certificate, to: "ca.pem")])
        }

        @Test func h32AServerThatIsVouchedForIsAsked() async throws {
            let authority = try TestAuthority()
            try await MisbehavingServer.run(authority.identity(for: "localhost")) { server in
                let route = server.route(.answer(Samples.trips))
                let home = try home(trusting: authority)
                try home.trips(at: route.address).expectRecords(3, home)
                #expect(route.requests.map { $0.header("x-api-token") } == [Home.canary])
            }
        }

        private static let untrusted =
            "its certificate has expired, or nobody who is trusted vouches for it; network.ca_file may name a certificate to trust"

        enum Fault: String, CaseIterable {
            case selfSigned, unknownAuthority, expired, notYetValid, wrongName, outdated
        }

        @Test(arguments: Fault.allCases)
        func h32AServerThatProvesNothingGetsNoRequest(fault: Fault) async throws {
            let authority = try TestAuthority()
            let (identity, reason) =
                switch fault {
                case .selfSigned: (try TestAuthority.selfSigned(for: "localhost"), Self.untrusted)
                case .unknownAuthority: (try TestAuthority().identity(for: "localhost"), Self.untrusted)
                case .expired: (try authority.identity(for: "localhost", from: -7200, to: -3600), Self.untrusted)
                case .notYetValid: (try authority.identity(for: "localhost", from: 3600, to: 7200), Self.untrusted)
                case .wrongName: (try authority.identity(for: "elsewhere.example"), "its certificate is for another name")
                case .outdated:
                    (try authority.identity(for: "localhost").outdated, "it makes no encrypted connection by TLS 1.2 or later")
                }
            try await MisbehavingServer.run(identity) { server in
                let route = server.route(.answer(Samples.trips))
                let home = try home(trusting: authority)
                try home.trips(at: route.address).expectFailure("\(route.host) cannot be used (\(reason)).".shortened, home)
                #expect(route.requests.isEmpty)

                let terminal = try home.openTrips(at: route.address)
                try terminal.see("\(route.host) cannot be used")
                try terminal.expectGates(home)
            }
        }

        @Test func h32NoSwitchTurnsItOff() async throws {
            try await MisbehavingServer.run(TestAuthority.selfSigned(for: "localhost")) { server in
                let route = server.route(.answer(Samples.trips))
                let home = try Home.impatient([
                    "SSL_NO_VERIFY": "1", "NODE_TLS_REJECT_UNAUTHORIZED": "0", "GIT_SSL_NO_VERIFY": "1", "PYTHONHTTPSVERIFY": "0",
                ])
                #expect(try home.trips(at: route.address).status == .exited(1))
                #expect(route.requests.isEmpty)
            }
        }

        @Test func h32AServerThatDoesNotUnderstandTLSIsGivenUp() async throws {
            try await MisbehavingServer.run { server in
                let home = try Home.impatient()
                let run = try home.trips(at: "https://localhost:\(server.port)")
                run.expectFailure("localhost:\(server.port) did not answer in time (no connection within 500 ms).", home)
            }
        }

        @Test func h32CertificatesOfAPipeAreReadAndNobodyWaitsForOneThatDoesNotEnd() async throws {
            let authority = try TestAuthority()
            try await MisbehavingServer.run(authority.identity(for: "localhost")) { server in
                let route = server.route(.answer(Samples.trips))
                let home = try home(trusting: authority)
                let file = home.folder.file("ca.pem")
                let trips = "JAUNT_NETWORK_CA_FILE=/dev/fd/3 $JAUNT trips --format json --trips-url \(route.address)"
                let endless = try home.shell("mkfifo \(home.folder.file("pipe")); \(trips) 3<> \(home.folder.file("pipe"))")
                #expect(endless.status == .exited(1), "\(endless.errors)")
                let cause = "the certificates of /dev/fd/3 cannot be read: its end did not come within 500 ms"
                #expect(endless.errors.contains(cause), "\(endless.errors)")
                // Its answer is stored: nobody is asked after it.
                let run = try home.shell("\(trips) 3< <(cat \(file))")
                #expect(try run.status == .exited(0) && run.records().count == 3, "\(run.errors)")
                #expect(route.requests.count == 1)
            }
        }

        @Test(arguments: ["/nonexistent/ca.pem", "/dev/null", "/etc/hostname"])
        func h32AFileOfCertificatesThatHoldsNoneIsSaid(path: String) async throws {
            try await MisbehavingServer.run(TestAuthority.selfSigned(for: "localhost")) { server in
                let route = server.route(.answer(Samples.trips))
                let home = try Home.impatient(["JAUNT_NETWORK_CA_FILE": path])
                let run = try home.trips(at: route.address)
                #expect(run.status != .exited(0))
                #expect(run.errors.contains(path), "\(run.errors)")
                run.expectGates(home)
                #expect(route.requests.isEmpty)
            }
        }
    }
}

extension String {
    /// What a line of plain output has room for: 200 columns.
    fileprivate var shortened: String { count <= 200 ? self : prefix(199) + "…" }
}
