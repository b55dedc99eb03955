import TestSupport
import Testing

extension RealProgram {
    /// The server sends its reader elsewhere (H-20, H-21, H-22).
    @Suite struct RedirectTests {
        @Test(arguments: ["301 Moved Permanently", "302 Found", "303 See Other", "307 Temporary Redirect", "308 Permanent Redirect"])
        func h20ToAnotherPortIsNotFollowedAndNobodyThereSeesTheToken(status: String) async throws {
            try await MisbehavingServer.run { other in
                let target = other.origin + "/trips"
                try await MisbehavingServer.run(Fault(.redirect(status, to: target))) { route in
                    let home = try Home.impatient()
                    try home.trips(at: route.address).expectFailure(
                        "\(route.host) cannot be used (it sends us to \(target), where Jaunt does not go by itself).", home,
                        within: .seconds(1))
                    #expect(route.requests.map { $0.header("x-api-token") } == [Home.canary])
                }
                #expect(other.connections == 0)
                #expect(other.bytesReceived == 0)
            }
        }

        @Test func h20ToAnotherNameOfThisMachineIsNotFollowed() async throws {
            try await MisbehavingServer.run { server in
                let home = try Home.impatient()
                let there = server.route(.answer(Samples.trips))
                let target = "http://localhost:\(server.port)/trips"
                let here = server.route(Fault(.redirect(to: target)))
                try home.trips(at: here.address).expectFailure(
                    "\(here.host) cannot be used (it sends us to \(target), where Jaunt does not go by itself).", home)
                #expect(there.requests.isEmpty)
                #expect(server.connections == 1)
            }
        }

        @Test func h20FromHTTPSToHTTPIsNotFollowed() async throws {
            let authority = try TestAuthority()
            try await MisbehavingServer.run { plain in
                let target = "http://localhost:\(plain.port)/trips"
                try await MisbehavingServer.run(authority.identity(for: "localhost")) { server in
                    let route = server.route(Fault(.redirect(to: target)))
                    let home = try Home.impatient()
                    let file = try home.folder.write(authority.certificate, to: "ca.pem")
                    let run = try home.with(["JAUNT_NETWORK_CA_FILE": file]).trips(at: route.address)
                    run.expectFailure(
                        "\(route.host) cannot be used (it sends us to \(target), where Jaunt does not go by itself).", home)
                    #expect(route.requests.map { $0.header("x-api-token") } == [Home.canary])
                }
                #expect(plain.connections == 0)
            }
        }

        @Test func h20OnTheSameOriginIsFollowedWithTheToken() async throws {
            try await MisbehavingServer.run(.inTurn(.redirect(to: "/elsewhere"), .answer(Samples.trips))) { route in
                let home = try Home.impatient()
                try home.trips(at: route.address).expectRecords(3, home)
                #expect(route.targets == ["/trips", "/elsewhere"])
                #expect(route.requests.map { $0.header("x-api-token") } == [Home.canary, Home.canary])
            }
        }

        @Test func h20SigningInIsSentNowhereElse() async throws {
            try await MisbehavingServer.run(Fault(.redirect("307 Temporary Redirect", to: "/elsewhere"))) { route in
                let home = try Home.impatient(["JAUNT_TRIPS_TOKEN": nil])
                let run = try ProcessRun.run(
                    [Places.program, "login", "--trips-url", route.address], environment: home.environment,
                    input: "me@example.org\n\(Home.canary)\n")
                run.expectFailure("\(route.host) cannot be used (it sends us to /elsewhere, where Jaunt does not go by itself).", home)
                #expect(route.requests.map(\.line) == ["POST /login"])
            }
        }

        @Test(arguments: [(nil, 4), ("1", 2), ("0", 1)] as [(String?, Int)])
        func h21ACircleIsLeft(limit: String?, requests: Int) async throws {
            try await MisbehavingServer.run(Fault(.redirect(to: "/again"))) { route in
                let home = try Home.impatient(["JAUNT_NETWORK_MAXIMUM_REDIRECTS": limit, "JAUNT_NETWORK_ATTEMPTS": "3"])
                let run = try home.trips(at: route.address)
                run.expectFailure(
                    "\(route.host) cannot be used (it sends us to \(route.address)/again and on, in a circle, "
                        + "where Jaunt does not go by itself).", home, within: .seconds(1))
                #expect(route.requests.count == requests)
            }
        }

        @Test(arguments: [
            "//", "//127.0.0.2/trips", "file:///etc/passwd", "http://127.0.0.1:99999/", "http://127.0.0.1:x/", "javascript:alert(1)",
            "http://user:pw@127.0.0.1/", "https://127.0.0.1/",
        ])
        func h22APlaceWhereNobodyGoesIsNamed(location: String) async throws {
            try await MisbehavingServer.run(Fault(.redirect(to: location))) { route in
                let home = try Home.impatient()
                let run = try home.trips(at: route.address)
                run.expectFailure(
                    "\(route.host) cannot be used (it sends us to \(location), where Jaunt does not go by itself).", home,
                    within: .seconds(1))
                #expect(route.requests.count == 1)
            }
        }

        @Test func h22APlaceOf100KilobytesIsCutInWhatIsSaid() async throws {
            try await MisbehavingServer.run(Fault(.redirect(to: String(repeating: "/a", count: 50_000)))) { route in
                let home = try Home.impatient()
                let run = try home.trips(at: route.address)
                // Either the place is too long for us, or the head is for the library.
                let isSaid = ["\(route.host) cannot be used (", "What \(route.host) gives cannot be read ("].contains {
                    run.errors.hasPrefix("jaunt: " + $0)
                }
                #expect(isSaid, "\(run.errors)")
                #expect(run.errors.count < 220)
                #expect(run.status == .exited(1))
                run.expectGates(home, within: .seconds(1))
                #expect(route.requests.count == 1)
            }
        }
    }
}
