import TestSupport
import Testing

extension RealProgram {
    /// The server takes its time (H-02, H-03, H-04).
    @Suite struct SlownessTests {
        @Test func h02AServerThatNeverAnswersIsGivenUp() async throws {
            try await MisbehavingServer.run { server in
                let home = try Home.impatient()
                for (route, run) in [
                    (server.route(.silent), { try home.trips(at: $0) }), (server.route(.silent), { try home.countries(at: $0) }),
                ] as [(Route, (String) throws -> ProcessRun)] {
                    try run(route.address).expectFailure("\(route.host) did not answer in time (no answer began within 400 ms).", home)
                    #expect(route.requests.count == 1)
                    #expect(route.bytesSent == 0)
                }
            }
        }

        @Test func h02WhileNothingComesThePageIsThereAndKeysAreAnswered() async throws {
            try await MisbehavingServer.run(.silent) { route in
                let home = try Home.impatient(["JAUNT_NETWORK_IDLE_TIMEOUT": "2", "JAUNT_NETWORK_ATTEMPT_TIMEOUT": "2"])
                let terminal = try home.openTrips(at: route.address)
                try terminal.see("loading trips", within: .seconds(1))
                await route.waitForRequests(1)
                try terminal.send("?")
                try terminal.reach("the page of keys", within: .seconds(1)) { $0.way.contains("Keys") }
                try terminal.send("\u{7F}")
                try terminal.see("\(route.host) did not answer in time", within: .seconds(3))
                #expect(terminal.shows("The server or the network is slow. Press r to try again."))
                #expect(route.requests.count == 1)
                try terminal.expectGates(home)
            }
        }

        @Test func h02AHangingAnswerAfterAnOldOneLeavesTheOldOneOnTheScreen() async throws {
            let fault = Fault.inTurn(.answer(headers: ["cache-control: max-age=0"], Samples.trips), .wait)
            try await MisbehavingServer.run(fault) { route in
                let home = try Home.impatient()
                let terminal = try home.openTrips(at: route.address)
                try terminal.seeCount("3 trips")
                let list = terminal.screen.lines[2..<6]
                try terminal.send("r", toSee: "\(route.host) did not answer in time")
                #expect(terminal.screen.lines[2..<6] == list)
                // There is no room for the advice as well.
                #expect(terminal.status.hasPrefix(" \(route.host) did not answer in time. Press r to try again."))
                try terminal.expectGates(home)
            }
        }

        @Test func h03AByteNowAndThenIsNoAnswer() async throws {
            try await MisbehavingServer.run(.trickle(every: .milliseconds(100))) { route in
                let home = try Home.impatient()
                try home.trips(at: route.address).expectFailure(
                    "\(route.host) did not answer in time (no whole answer came within 800 ms).", home)
                #expect(route.requests.count == 1)
                #expect(route.bytesSent < 200)
            }
        }

        @Test func h03RecordsThatCameBeforeItWasGivenUpAreNotStored() async throws {
            let records = Array((Samples.trips.dropLast() + ",").utf8)
            let fault = Fault(
                .head("content-length: 100000"), .send(records), .trickle([UInt8](repeating: 0x20, count: 9000), every: .milliseconds(100)))
            try await MisbehavingServer.run(fault) { route in
                let home = try Home.impatient()
                try home.trips(at: route.address).expectFailure(
                    "\(route.host) did not answer in time (no whole answer came within 800 ms).", home)
                #expect(try home.trips(at: route.address, "--offline").status == .exited(1))
            }
        }

        @Test func h04HeadersThatDoNotEndAreNoAnswer() async throws {
            try await MisbehavingServer.run(.slowHeaders(every: .milliseconds(100))) { route in
                let home = try Home.impatient()
                let run = try home.trips(at: route.address)
                #expect(run.errors.hasPrefix("jaunt: \(route.host) did not answer in time ("))
                #expect(run.status == .exited(1))
                run.expectGates(home)
                #expect(route.requests.count == 1)
                #expect(route.bytesSent < 200)
            }
        }
    }
}
