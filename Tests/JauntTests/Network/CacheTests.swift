import Foundation
import GRDB
import TestSupport
import Testing
import jaunt_server

extension RealProgram {
    /// What is stored, and what the server says of it (H-29, H-30).
    @Suite struct CacheTests {
        private static let first = #""one""#
        private static let second = #""two""#

        private static func version(_ tag: String, _ count: Int) -> Fault.Step {
            .answer(headers: ["etag: \(tag)", "cache-control: max-age=0"], Samples.list((1...count).map { Samples.trip($0) }))
        }

        private static func notModified(_ tag: String) -> Fault.Step {
            .answer(status: "304 Not Modified", headers: ["etag: \(tag)", "cache-control: max-age=0"])
        }

        @Test func h29WhatHasNotChangedIsNotSentAgain() async throws {
            let fault = Fault.inTurn(
                Self.version(Self.first, 3), Self.notModified(Self.first), Self.version(Self.second, 2), Self.notModified(Self.second))
            try await MisbehavingServer.run(fault) { route in
                let home = try Home.impatient()
                let runs = try (1...4).map { _ in try home.trips(at: route.address) }
                for (run, count) in zip(runs, [3, 3, 2, 2]) { try run.expectRecords(count, home) }
                #expect(runs[0].output == runs[1].output)
                #expect(runs[2].output == runs[3].output)
                #expect(route.requests.map { $0.header("if-none-match") } == [nil, Self.first, Self.first, Self.second])
            }
        }

        @Test func h29TheDateOfTheLastChangeDoesTheSame() async throws {
            let date = "Sun, 06 Nov 1994 08:49:37 GMT"
            let fault = Fault.inTurn(
                .answer(headers: ["last-modified: \(date)", "cache-control: no-cache"], Samples.trips), .answer(status: "304 Not Modified"))
            try await MisbehavingServer.run(fault) { route in
                let home = try Home.impatient()
                try home.trips(at: route.address).expectRecords(3, home)
                try home.trips(at: route.address).expectRecords(3, home)
                #expect(route.requests.map { $0.header("if-modified-since") } == [nil, date])
            }
        }

        @Test func h29HowLongItIsFreshStaysWhatTheServerSaidFirst() async throws {
            let fault = Fault.inTurn(Self.version(Self.first, 3), .answer(status: "304 Not Modified"), Self.version(Self.second, 2))
            try await MisbehavingServer.run(fault) { route in
                let home = try Home.impatient()
                for _ in 1...3 { #expect(try home.trips(at: route.address).status == .exited(0)) }
                // RFC 9111, 3.2: fields that a 304 does not have stay as they were.
                #expect(route.requests.count == 3)
            }
        }

        @Test func h29NotModifiedWhereNothingIsStoredIsAnErrorInWords() async throws {
            try await MisbehavingServer.run(.answer(status: "304 Not Modified")) { route in
                let home = try Home.impatient()
                try home.trips(at: route.address).expectFailure(
                    "What \(route.host) gives cannot be read (\"not modified\" was answered, but nothing is kept).", home)
                #expect(route.requests.map { $0.header("if-none-match") } == [nil])
            }
        }

        @Test func h29WhatMustNotBeStoredIsNot() async throws {
            try await MisbehavingServer.run(.answer(headers: ["cache-control: no-store"], Samples.trips)) { route in
                let home = try Home.impatient()
                try home.trips(at: route.address).expectRecords(3, home)
                #expect(try home.trips(at: route.address, "--offline").status == .exited(1))
            }
        }

        // MARK: The clock

        /// Moves what is stored to another time, as if the clock had been set the other way.
        private func shift(_ home: Home, days: Double) async throws {
            let database = try DatabaseQueue(path: home.folder.file("cache/jaunt/cache.db"))
            try await database.write { database in
                try database.execute(
                    sql: "UPDATE response SET stored_at = stored_at + ?1, fresh_until = fresh_until + ?1", arguments: [days * 86_400])
                #expect(database.changesCount > 0)
            }
            try database.close()
        }

        @Test(arguments: [
            (-1, "this was stored 1 d ago."), (-29, "this was stored 29 d ago."), (1, "this was stored by a clock that was ahead."),
        ])
        func h30AfterTheClockWasSetWhatIsStoredServesAndIsAskedForAgain(days: Int, age: String) async throws {
            let home = try Home.impatient()
            let (address, host) = try await MisbehavingServer.run(.answer(headers: ["cache-control: max-age=3600"], Samples.trips)) {
                route in
                try home.trips(at: route.address).expectRecords(3, home)
                // Fresh: nobody is asked.
                try home.trips(at: route.address).expectRecords(3, home)
                #expect(route.requests.count == 1)
                try await shift(home, days: Double(days))
                let offline = try home.trips(at: route.address, "--offline")
                #expect(offline.errors.hasSuffix("jaunt: \(age)\n"), "\(offline.errors)")
                #expect(try offline.records().count == 3)
                // Neither what is old nor what was stored by a clock that was ahead is fresh.
                try home.trips(at: route.address).expectRecords(3, home)
                #expect(route.requests.count == 2)
                try await shift(home, days: Double(days))
                return (route.address, route.host)
            }
            let dead = try home.trips(at: address)
            #expect(try dead.records().count == 3)
            let reason = "\(host) cannot be reached (connection refused). Check the network and the address."
            #expect(dead.errors == "jaunt: \(reason)\njaunt: \(age)\n")
            dead.expectGates(home)
        }

        @Test func h30AfterThirtyDaysWhatIsStoredIsTooOld() async throws {
            let home = try Home.impatient()
            let (address, host) = try await MisbehavingServer.run(.answer(Samples.trips)) { route in
                try home.trips(at: route.address).expectRecords(3, home)
                return (route.address, route.host)
            }
            try await shift(home, days: -31)
            try home.trips(at: address).expectFailure("\(host) cannot be reached (connection refused).", home)
        }

        @Test func h29JauntServersAnswersAreRevalidated() async throws {
            try await withServer { server in
                let home = try Home()
                let log = home.folder.file("log")
                let terminal = try home.with(["JAUNT_LOG_FILE": log]).openTrips(at: server.address)
                try terminal.seeCount("89 trips")
                try terminal.send("r")
                func answers() -> [Int] {
                    let lines = (try? String(contentsOfFile: log, encoding: .utf8))?.split(separator: "\n") ?? []
                    return lines.compactMap { $0.contains("/trips: 200, done") ? 200 : $0.contains("/trips: 304, done") ? 304 : nil }
                }
                try terminal.wait(what: "the second answer") { answers().count == 2 }
                #expect(answers() == [200, 304])
                try terminal.seeCount("89 trips")
                try terminal.quit()
            }
        }

        @Test func h30OfflineTheBordersComeFromTheStoredListOfCountries() async throws {
            try await withServer { server in
                let home = try Home()
                #expect(try home.jaunt(["countries"] + server.options).status == .exited(0))
                server.reset()
                let run = try home.jaunt(["borders", "germany", "--format", "json", "--offline"] + server.options)
                #expect(run.status == .exited(0))
                #expect(try run.records().count == 9)
                #expect(run.errors == "jaunt: Works offline.\njaunt: this was stored just now.\n")
                #expect(server.requests.isEmpty)
            }
        }
    }
}
