import TestSupport
import Testing

extension RealProgram {
    /// Many records (H-26).
    @Suite struct ManyRecordsTests {
        @Test func h26AmongTwoThousandTripsKeysAreAnsweredAtOnce() async throws { try await walk(2000, "2,000") }

        @Test func h26AmongAHundredThousandTripsKeysAreAnsweredAtOnce() async throws {
            try await walk(100_000, "100,000")
        }

        /// Walks over a list of so many trips.
        private func walk(_ count: Int, _ written: String) async throws {
            try await MisbehavingServer.run(.answer(Samples.list((1...count).map { Samples.trip($0, price: "\($0)") }))) { route in
                let home = try Home.impatient([
                    "JAUNT_NETWORK_ATTEMPT_TIMEOUT": "60", "JAUNT_NETWORK_IDLE_TIMEOUT": "60", "JAUNT_NETWORK_MAXIMUM_BODY": "64",
                ])
                let terminal = try home.openTrips(at: route.address)
                try terminal.seeCount("\(written) trips", within: .seconds(30))
                var slowest: Duration = .zero
                for (keys, isSeen) in [
                    ("j", { $0.selectedRow == 4 }), ("G", { $0.selectedRow == 21 }), ("g", { $0.selectedRow == 3 }),
                    ("j", { $0.selectedRow == 4 }),
                ] as [(String, (VirtualScreen) -> Bool)] {
                    let start = ContinuousClock.now
                    try terminal.send(keys)
                    try terminal.wait(until: isSeen, what: "what \(keys) does", within: .seconds(5))
                    slowest = max(slowest, .now - start)
                }
                #expect(slowest < .milliseconds(500))
                let filtering = try ContinuousClock().measure {
                    try terminal.send("/riga")
                    try terminal.wait(for: "of \(written) trips", within: .seconds(10))
                }
                #expect(filtering < .seconds(2))
                try terminal.send("\u{1B}")
                try terminal.seeCount("\(written) trips")
                let peak = try #require(terminal.peakMemory)
                // Unoptimised, the program's own code is 18 MB larger; `.ci/run` holds the one that is released to the gate.
                #expect(peak < (Places.isReleased ? Gates.memory : Gates.memory / 4 * 5))
                try terminal.quit("Q")
            }
        }
    }
}
