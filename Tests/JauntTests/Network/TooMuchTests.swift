import Foundation
import TestSupport
import Testing

extension RealProgram {
    /// The server gives more than anybody can take (H-05, H-06, H-07).
    @Suite struct TooMuchTests {
        @Test(arguments: [
            Fault.endless("1"), .endless(Samples.trip(1)), .endlessChunks,
            Fault(.head(), .send(text: "[{\"id\":\""), .endless([UInt8](repeating: 0x61, count: 65_536))),
            Fault(.head(), .endless([UInt8](repeating: 0x78, count: 65_536))),
        ])
        func h05ABodyThatDoesNotEndIsCutOffAtTheLimit(fault: Fault) async throws {
            try await MisbehavingServer.run(fault) { route in
                let home = try Home.impatient(["JAUNT_NETWORK_MAXIMUM_BODY": "1", "JAUNT_NETWORK_ATTEMPT_TIMEOUT": "5"])
                try home.trips(at: route.address).expectFailure(
                    "\(route.host) cannot be used (the answer is larger than 1 MiB, see network.maximum_body).", home)
                #expect(route.requests.count == 1)
                // What the system holds on both sides comes on top.
                #expect(route.bytesSent < 16 * 1_048_576)
                #expect(try home.trips(at: route.address, "--offline").status == .exited(1))
            }
        }

        @Test(arguments: [
            (Fault.gzipBomb, "gives cannot be read (a list was expected)."),
            (
                Fault(.head(), .send(text: "["), .endless([UInt8](repeating: 0x78, count: 65_536))),
                "gives cannot be read (line 1: the record that begins here has no end in sight)."
            ),
            (
                Fault(.head(), .send(text: "["), .endless([UInt8](repeating: 0x20, count: 65_536))),
                "cannot be used (the answer is larger than 32 MiB, see network.maximum_body)."
            ),
        ])
        func h06AMegabyteThatUnpacksToAGibibyteIsCutOff(fault: Fault, words: String) async throws {
            try await MisbehavingServer.run(fault) { route in
                let home = try Home.impatient(["JAUNT_NETWORK_ATTEMPT_TIMEOUT": "20"])
                let run = try home.trips(at: route.address)
                #expect(run.status == .exited(1))
                run.expectGates(home, within: .seconds(20))
                #expect(run.errors.contains("\(route.host) \(words)"), "\(run.errors)")
                // What had been written of it is gone, and its room with it.
                let sizes = ["", "-wal"].map { suffix in
                    (try? FileManager.default.attributesOfItem(atPath: home.folder.file("cache/jaunt/cache.db" + suffix)))?[.size] as? Int
                }
                #expect(sizes.reduce(0) { $0 + ($1 ?? 0) } < 4 * 1_048_576)
                #expect(route.requests.count == 1)
                #expect(try home.trips(at: route.address, "--offline").status == .exited(1))
            }
        }

        @Test func h06OnTheScreenItLeavesTheProgramUsable() async throws {
            try await MisbehavingServer.run(.gzipBomb) { route in
                let home = try Home.impatient(["JAUNT_NETWORK_ATTEMPT_TIMEOUT": "20"])
                let terminal = try home.openTrips(at: route.address)
                try terminal.see("a list was expected", within: .seconds(20))
                try terminal.send("1", toSee: "250 countries")
                let peak = try #require(terminal.peakMemory)
                #expect(peak < Gates.memory)
                try terminal.quit("Q")
                #expect(!String(decoding: terminal.output, as: UTF8.self).contains(Home.canary))
            }
        }

        @Test(arguments: ["br", "zstd", "gzip, gzip", Array(repeating: "gzip", count: 50).joined(separator: ", "), "\u{1}", "gzip;q=0"])
        func h07AnEncodingThatNobodyAskedForIsAnErrorInWords(name: String) async throws {
            let fault = Fault(.answer(headers: ["content-encoding: \(name)"], bytes: [0x1F, 0x8B, 0xFF, 0x00]))
            try await MisbehavingServer.run(fault) { route in
                let home = try Home.impatient()
                let run = try home.trips(at: route.address)
                let host = route.host
                let isSaid = ["What \(host) gives cannot be read (", "\(host) cannot be reached (", "\(host)'s answer broke off ("]
                    .contains {
                        run.errors.hasPrefix("jaunt: " + $0)
                    }
                #expect(isSaid, "\(run.errors)")
                #expect(run.errors.split(separator: "\n").count == 1)
                #expect(run.status == .exited(1))
                run.expectGates(home)
                #expect(route.requests.count == 1)
            }
        }
    }
}
