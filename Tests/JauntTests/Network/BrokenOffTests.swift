import TestSupport
import Testing

extension RealProgram {
    /// The answer breaks off, or its head makes no sense (H-08 to H-11).
    @Suite struct BrokenOffTests {
        /// Whether it says that the answer broke off; of a connection that is reset the system may not say more than that there is none.
        private static func isSaid(_ run: ProcessRun, of route: Route) -> Bool {
            ["'s answer broke off (", " cannot be reached ("].contains { run.errors.hasPrefix("jaunt: \(route.host)" + $0) }
        }

        @Test(arguments: [
            Fault.cutShort(Samples.trips), .cutShort(String(Samples.trips.dropLast(100))), .cutShortChunk(Samples.trips),
            .cutShortChunk(Samples.trips, missing: 20), Fault(.head("content-length: 5000"), .send(text: Samples.trips), .reset),
        ])
        func h08ABodyThatIsCutShortIsAnErrorAndIsNotStored(fault: Fault) async throws {
            try await MisbehavingServer.run(fault) { route in
                let home = try Home.impatient(["JAUNT_NETWORK_ATTEMPTS": "3"])
                let run = try home.trips(at: route.address)
                #expect(Self.isSaid(run, of: route), "\(run.errors)")
                #expect(run.status == .exited(1))
                #expect(run.output == "")
                run.expectGates(home, within: .seconds(4))
                // As often as any connection that breaks.
                #expect(route.requests.count == 3)
                // All records of some of these had come; they are not kept all the same.
                let offline = try home.trips(at: route.address, "--offline")
                #expect(offline.status == .exited(1))
                #expect(offline.output == "")
            }
        }

        @Test(
            arguments: [
                [.head("content-length: 5000"), .send(text: Samples.trips), .close],
                [.head("content-length: 5000"), .send(text: "[1,"), .reset], [.head("content-length: 5000"), .close],
                [.head("transfer-encoding: chunked"), .send(text: "1\r\n[\r\n"), .close],
            ] as [[Fault.Step]])
        func h08ABodyThatIsCutShortOnceIsAskedForAgain(steps: [Fault.Step]) async throws {
            let fault = Fault { _, before in before == 0 ? steps : [.answer(Samples.trips)] }
            try await MisbehavingServer.run(fault) { route in
                let home = try Home.impatient(["JAUNT_NETWORK_ATTEMPTS": "3"])
                try home.trips(at: route.address).expectRecords(3, home)
                #expect(route.requests.count == 2)
            }
        }

        @Test func h08ABodyOfWhichMuchWasHandedOnIsNotAskedForAgain() async throws {
            let long = Samples.list((1...400).map { Samples.trip($0) })
            try await MisbehavingServer.run(.cutShort(long)) { route in
                let home = try Home.impatient(["JAUNT_NETWORK_ATTEMPTS": "3"])
                let run = try home.trips(at: route.address)
                #expect(run.errors.hasPrefix("jaunt: \(route.host)'s answer broke off ("), "\(run.errors)")
                #expect(run.errors.hasSuffix("). Try again later.\n"), "\(run.errors)")
                #expect(run.output == "")
                #expect(route.requests.count == 1)
            }
        }

        @Test func h08WhatWasStoredBeforeStaysWhatItWas() async throws {
            let fault = Fault { _, before in
                before == 0
                    ? [.answer(headers: ["cache-control: max-age=0"], Samples.trips)]
                    : [.head("content-length: 5000"), .send(text: Samples.list([Samples.trip(9)])), .close]
            }
            try await MisbehavingServer.run(fault) { route in
                let home = try Home.impatient()
                let first = try home.trips(at: route.address)
                let second = try home.trips(at: route.address)
                #expect(second.output == first.output)
                #expect(second.errors.hasPrefix("jaunt: \(route.host)'s answer broke off ("), "\(second.errors)")
                #expect(second.errors.hasSuffix("jaunt: this was stored just now.\n"))
                #expect(try home.trips(at: route.address, "--offline").output == first.output)
                #expect(route.requests.count == 2)
            }
        }

        @Test(arguments: [1, 8, 12, 17])
        func h09ACompressedBodyThatIsCutShortIsAnErrorAndIsNotStored(missing: Int) async throws {
            let bytes = Array(GzipSamples.small.dropLast(missing))
            try await MisbehavingServer.run(Fault(.answer(headers: ["content-encoding: gzip"], bytes: bytes))) { route in
                let home = try Home.impatient()
                try home.trips(at: route.address).expectFailure(
                    "\(route.host)'s answer broke off (its compressed form has no end). Try again later.", home)
                #expect(route.requests.count == 1)
                #expect(try home.trips(at: route.address, "--offline").status == .exited(1))
            }
        }

        @Test(arguments: [
            ["content-length: 9223372036854775807"], ["content-length: -5"], ["content-length: 100000000000000000000"],
            ["content-length: 2", "content-length: 3"], ["content-length: x"], ["content-length: 2", "transfer-encoding: chunked"],
        ])
        func h10ALengthThatMakesNoSenseEndsInTimeAndIsNotStored(headers: [String]) async throws {
            try await MisbehavingServer.run(Fault(.head(headers), .send(text: Samples.trips))) { route in
                let home = try Home.impatient()
                let run = try home.trips(at: route.address)
                let host = route.host
                let isSaid = ["What \(host) gives cannot be read (", "\(host) cannot be reached (", "\(host) did not answer in time ("]
                    .contains { run.errors.hasPrefix("jaunt: " + $0) }
                #expect(isSaid, "\(run.errors)")
                #expect(run.status == .exited(1))
                #expect(run.output == "")
                run.expectGates(home)
                #expect(route.requests.count == 1)
                #expect(try home.trips(at: route.address, "--offline").status == .exited(1))
            }
        }

        @Test(arguments: [
            Fault.reset(), .reset(after: "HTTP/1.1 200 OK\r\nconte"), .reset(after: "HTTP/1.1 200 OK\r\ncontent-length: 50\r\n\r\n"),
            .reset(after: "HTTP/1.1 200 OK\r\ncontent-length: 50\r\n\r\n[1,"), Fault(.close),
        ])
        func h11AConnectionThatIsResetIsAnErrorInWords(fault: Fault) async throws {
            try await MisbehavingServer.run(fault) { route in
                let home = try Home.impatient()
                let run = try home.trips(at: route.address)
                #expect(Self.isSaid(run, of: route), "\(run.errors)")
                #expect(run.errors.split(separator: "\n").count == 1)
                #expect(run.status == .exited(1))
                run.expectGates(home)
                #expect(route.requests.count == 1)
            }
        }

        @Test func h11WhatIsNoHTTPIsAnErrorInWords() async throws {
            try await MisbehavingServer.run(Fault(.send(text: "\u{0}\u{1}\n\n"), .close)) { route in
                let home = try Home.impatient()
                let run = try home.trips(at: route.address)
                #expect(run.errors.hasPrefix("jaunt: What \(route.host) gives cannot be read (no HTTP comes from there"), "\(run.errors)")
                #expect(run.errors.split(separator: "\n").count == 1)
                #expect(run.status == .exited(1))
                run.expectGates(home)
                #expect(route.requests.count == 1)
            }
        }

        @Test func h11OnceResetIsAskedAgainAndAnswered() async throws {
            try await MisbehavingServer.run(.inTurn(.reset, .close, .answer(Samples.trips))) { route in
                let home = try Home.impatient(["JAUNT_NETWORK_ATTEMPTS": "3"])
                try home.trips(at: route.address).expectRecords(3, home)
                #expect(route.requests.count == 3)
                #expect(route.connections == 3)
            }
        }

        @Test(arguments: [Fault.Step.reset, .close])
        func h11AnIdleConnectionThatIsGoneIsNotNoticed(end: Fault.Step) async throws {
            let fault = Fault(.answer(headers: ["cache-control: max-age=0"], Samples.trips), end)
            try await MisbehavingServer.run(fault) { route in
                let home = try Home.impatient(["JAUNT_NETWORK_ATTEMPTS": "3"])
                let terminal = try home.openTrips(at: route.address)
                try terminal.seeCount("3 trips")
                for count in 2...5 {
                    try terminal.send("r")
                    await route.waitForRequests(count)
                    try terminal.reach("the trips, and nothing wrong") { $0.status.hasPrefix(" 3 trips") }
                    #expect(!terminal.shows("cannot be reached") && !terminal.shows("broke off"))
                }
                try terminal.expectGates(home)
            }
        }
    }
}
