import TestSupport
import Testing

extension RealProgram {
    /// Nobody is there (H-01).
    @Suite struct UnreachableTests {
        @Test func h01WhereNobodyListensItIsSaidWithinASecondAlsoAfterThreeAttempts() async throws {
            let port = try await MisbehavingServer.unusedPort()
            let home = try Home.impatient(["JAUNT_NETWORK_ATTEMPTS": nil])
            for run in [try home.trips(at: "http://127.0.0.1:\(port)"), try home.countries(at: "http://127.0.0.1:\(port)")] {
                run.expectFailure("127.0.0.1:\(port) cannot be reached (connection refused).", home, within: .seconds(1))
            }
        }

        @Test func h01AHostThatNobodyKnowsIsNamed() throws {
            let home = try Home.impatient(["JAUNT_TRIPS_TOKEN": nil])
            let run = try home.trips(at: "http://jaunt-test.invalid")
            #expect(run.errors.hasPrefix("jaunt: jaunt-test.invalid cannot be reached (the host jaunt-test.invalid is not known"))
            #expect(run.errors.split(separator: "\n").count == 1)
            #expect(run.status == .exited(1))
            #expect(run.output == "")
            run.expectGates(home)
        }

        @Test(.enabled(if: Self.canUnshare, "this system lets nobody make a network of their own"))
        func h01WithoutANetworkItIsSaid() throws {
            let home = try Home.impatient()
            // In a network of its own everything is down, this machine's own addresses too.
            let run = try ProcessRun.run(
                ["unshare", "-rn", Places.program, "trips", "--trips-url", "http://127.0.0.1:9"], environment: home.environment)
            run.expectFailure("127.0.0.1:9 cannot be reached (network is unreachable).", home, within: .seconds(1))
        }

        @Test func h01WhatIsStoredIsPrintedAndItIsSaidWhyAndHowOldItIs() async throws {
            let home = try Home.impatient()
            let (address, host, live) = try await MisbehavingServer.run(Self.good) { route in
                (route.address, route.host, try home.trips(at: route.address))
            }
            try live.expectRecords(3, home)
            let stored = try home.trips(at: address)
            #expect(stored.output == live.output)
            let reason = "\(host) cannot be reached (connection refused). Check the network and the address."
            #expect(stored.errors == "jaunt: \(reason)\njaunt: this was stored just now.\n")
            #expect(stored.status == .exited(0))
            stored.expectGates(home, within: .seconds(1))
        }

        @Test func h01WhatIsStoredIsShownAndItIsSaidWhyAndHowOldItIs() async throws {
            let home = try Home.impatient()
            let (address, host) = try await MisbehavingServer.run(Self.good) { route in
                _ = try home.trips(at: route.address)
                return (route.address, route.host)
            }
            let terminal = try home.openTrips(at: address)
            try terminal.reach("the stored trips and why they are no newer", within: .seconds(2)) {
                $0.selectedLine?.contains("Dublin → Riga") == true && $0.status.contains("\(host) cannot be reached")
            }
            // The age takes the room that the cause would need.
            #expect(terminal.status.hasPrefix(" \(host) cannot be reached. Press r to try again. "))
            #expect(terminal.status.hasSuffix(" just now · offline"))
            try terminal.expectGates(home)
        }

        /// Trips that are to be asked for again each time.
        private static let good = Fault.answer(headers: ["cache-control: max-age=0"], Samples.trips)

        private static let canUnshare: Bool = {
            let run = try? ProcessRun.run(["unshare", "-rn", "true"], environment: ["PATH": "/usr/local/bin:/usr/bin:/bin"])
            return run?.status == .exited(0)
        }()
    }
}
