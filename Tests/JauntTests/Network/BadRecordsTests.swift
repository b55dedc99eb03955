import Foundation
import TestSupport
import Testing

extension RealProgram {
    /// Records that are not as they should be (H-25, H-27, H-28).
    @Suite struct BadRecordsTests {
        /// A list of 250 trips, of which so many are none.
        private static func trips(bad: Int) -> String {
            Samples.list((1...250).map { $0 <= bad ? #"{"id":\#($0),"price":"?"}"# : Samples.trip($0) })
        }

        @Test func h25OneBadRecordOf250IsANote() async throws {
            try await MisbehavingServer.run(.answer(Self.trips(bad: 1))) { route in
                let home = try Home.impatient()
                let run = try home.trips(at: route.address)
                #expect(run.errors == "jaunt: 1 of 250 records could not be read and was skipped (record 1, id: it is not a text).\n")
                #expect(run.status == .exited(0))
                #expect(try run.records().count == 249)
                run.expectGates(home)

                let terminal = try home.openTrips(at: route.address)
                try terminal.seeCount("249 trips")
                #expect(terminal.status.contains("1 of 250 skipped"))
                try terminal.expectGates(home)
            }
        }

        @Test func h25MoreBadThanGoodIsAnErrorThatSaysWhere() async throws {
            try await MisbehavingServer.run(.answer(Self.trips(bad: 200))) { route in
                let home = try Home.impatient()
                try home.trips(at: route.address).expectFailure(
                    "What \(route.host) gives cannot be read (record 1, id: it is not a text).", home)
                #expect(try home.trips(at: route.address, "--offline").status == .exited(1))
            }
        }

        @Test func h25WhatWasGoodBeforeStaysOnTheScreenAndInTheCache() async throws {
            let fault = Fault.inTurn(
                .answer(headers: ["cache-control: max-age=0"], Self.trips(bad: 0)), .answer(Self.trips(bad: 200)))
            try await MisbehavingServer.run(fault) { route in
                let home = try Home.impatient()
                let terminal = try home.openTrips(at: route.address)
                try terminal.seeCount("250 trips")
                let list = terminal.screen.lines[2..<12]
                try terminal.send("r", toSee: "What \(route.host) gives cannot be read")
                #expect(terminal.screen.lines[2..<12] == list)
                try terminal.send("3", toSee: "Nothing here yet.")
                try terminal.send("2")
                try terminal.reach("the old trips") { $0.lines[2..<12] == list }
                try terminal.expectGates(home)
                #expect(try home.trips(at: route.address, "--offline").records().count == 250)
            }
        }

        enum Depth: String, CaseIterable {
            case lists, objects, whole

            var body: String {
                switch self {
                case .lists: String(repeating: "[", count: 100_000)
                case .objects: "[" + String(repeating: #"{"a":"#, count: 100_000)
                case .whole: "[" + String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000) + "]"
                }
            }
        }

        @Test(arguments: Depth.allCases)
        func h27DepthIsAnErrorAndNoCrash(depth: Depth) async throws {
            // What does not end has no number among the records.
            let place = depth == .whole ? "record 1" : "line 1"
            try await MisbehavingServer.run(.answer(depth.body)) { route in
                let home = try Home.impatient()
                for run in [try home.trips(at: route.address), try home.countries(at: route.address)] {
                    run.expectFailure(
                        "What \(route.host) gives cannot be read (\(place): it is nested deeper than 128 levels).", home)
                }
            }
        }

        @Test(arguments: [200, 401, 500])
        func h27DepthInAnObjectOrInAnErrorIsNoCrashEither(status: Int) async throws {
            let body = #"{"error_message":"# + String(repeating: #"{"a":"#, count: 100_000)
            try await MisbehavingServer.run(.answer(status: "\(status) Any", body)) { route in
                let home = try Home.impatient()
                let run = try home.trips(at: route.address)
                #expect(run.status == .exited(1))
                #expect(run.errors.hasPrefix("jaunt: "))
                #expect(run.errors.split(separator: "\n").count == 1)
                run.expectGates(home)
            }
        }

        @Test func h27ARecordWithAHundredThousandsOfKeysIsReadInTime() async throws {
            let keys = (1...200_000).map { "\"k\($0)\":\($0)," }.joined()
            let record = "{" + keys + Samples.trip(1).dropFirst()
            try await MisbehavingServer.run(.answer(Samples.list([record, Samples.trip(2)]))) { route in
                let home = try Home.impatient(["JAUNT_NETWORK_ATTEMPT_TIMEOUT": "5", "JAUNT_NETWORK_IDLE_TIMEOUT": "5"])
                try home.trips(at: route.address).expectRecords(2, home, within: .seconds(6))
            }
        }

        @Test func h28PricesInEveryFormAreShownOrADash() async throws {
            let prices = ["72.5", "\"72\"", "null", "\"72,50\"", "true", "{}", "1e3", "-5", "99999999999999999999"]
            let body = Samples.list(prices.enumerated().map { Samples.trip($0 + 1, price: $1) })
            try await MisbehavingServer.run(.answer(headers: ["cache-control: max-age=0"], body)) { route in
                let home = try Home.impatient()
                let run = try home.trips(at: route.address)
                #expect(run.errors == "")
                let found = Dictionary(
                    try run.records().map { ($0["id"] as? String ?? "", $0["price"] as? NSNumber) }, uniquingKeysWith: { $1 })
                #expect(found.count == prices.count)
                #expect(found["t1"] == 72.5)
                #expect(found["t2"] == 72)
                for id in ["t3", "t4", "t5", "t6", "t8", "t9"] { #expect(found[id] == .some(nil), "\(id)") }
                #expect(found["t7"] == 1000)
                run.expectGates(home)

                let terminal = try home.openTrips(at: route.address)
                try terminal.seeCount("\(prices.count) trips")
                #expect(terminal.shows("72.50"))
                #expect(terminal.screen.lines[3..<12].contains { $0.contains("—") })
                try terminal.expectGates(home)
            }
        }

        @Test func h28DatesThatNobodyCanMeanAreADashOrABadRecord() async throws {
            let departures = ["-1", "1e18", "null", "0", "1.5", "253402300799001"]
            let body = Samples.list(
                departures.enumerated().map { Samples.trip($0 + 1, departure: $1) }
                    + [Samples.trip(7, created: "1e18"), Samples.trip(8, created: "-1")])
            try await MisbehavingServer.run(.answer(headers: ["cache-control: max-age=0"], body)) { route in
                let home = try Home.impatient()
                let run = try home.trips(at: route.address)
                // When it was made says what the order is: without that a trip is none.
                #expect(
                    run.errors == """
                        jaunt: 2 of 8 records could not be read and were skipped (the first: line 7: created_at is no date: 1e+18).

                        """)
                let found = Dictionary(
                    try run.records().map { ($0["id"] as? String ?? "", $0["departure_at"] as? String) }, uniquingKeysWith: { $1 })
                for id in ["t1", "t2", "t3", "t6"] { #expect(found[id] == .some(nil), "\(id)") }
                #expect(found["t4"]??.hasPrefix("1970-01-01T00:00:00") == true)
                #expect(found["t5"]??.hasPrefix("1970-01-01T00:00:00") == true)
                run.expectGates(home)

                let terminal = try home.openTrips(at: route.address)
                try terminal.seeCount("6 trips")
                #expect(terminal.status.contains("2 of 8 skipped"))
                for _ in 1...6 {
                    try terminal.send("\r")
                    try terminal.reach("the trip's page") { $0.way.hasPrefix("Trips › ") }
                    try terminal.send("\u{7F}j")
                    try terminal.reach("the list") { $0.way == "Trips" }
                }
                try terminal.expectGates(home)
            }
        }
    }
}
