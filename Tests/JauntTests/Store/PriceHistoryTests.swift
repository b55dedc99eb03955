import Foundation
import GRDB
import TestSupport
import Testing

extension RealProgram {
    /// Prices from day to day, and favourites that the feed has forgotten.
    @Suite struct PriceHistoryTests {
        /// Moves what was noted so many days back, as if so many had gone by.
        private func wait(days: Int, _ home: Home) async throws {
            let prices = try DatabaseQueue(path: home.folder.file("state/jaunt/prices.db"))
            try await prices.write { database in
                try database.execute(sql: "UPDATE price SET day = day - ?", arguments: [days])
                #expect(database.changesCount > 0)
            }
            try prices.close()
        }

        private static func feed(_ price: String) -> Fault.Step {
            .answer(headers: ["cache-control: no-store"], Samples.list([Samples.trip(1, price: price)]))
        }

        @Test func theFeedAndTheTripsPageShowWhatItHasCost() async throws {
            let fault = Fault.inTurn(Self.feed("100"), Self.feed("125"), Self.feed("88"))
            try await MisbehavingServer.run(fault) { route in
                let home = try Home.impatient()
                for _ in 0..<2 {
                    #expect(try home.jaunt("trips", "--trips-url", route.address).status == .exited(0))
                    try await wait(days: 3, home)
                }
                let terminal = try home.open(["--trips-url", route.address], rows: 40, columns: 140)
                try terminal.send("2")
                try terminal.see("↓30 %, lowest")
                try terminal.send("\r", toSee: "Price history")
                try terminal.see("7 days")
                for line in ["Low           €88.00, today", "High          €125.00", "Now           €88.00, ↓30 %, lowest so far"] {
                    #expect(terminal.shows(line), "\(line)")
                }
                try terminal.quit()
            }
        }

        @Test func t03ASignalEndsItWithinASecondWhileAnotherProgramHoldsThePrices() async throws {
            try await MisbehavingServer.run(.inTurn(Self.feed("100"), Self.feed("125"))) { route in
                let home = try Home.impatient()
                #expect(try home.jaunt("trips", "--trips-url", route.address).status == .exited(0))
                var configuration = Configuration()
                configuration.allowsUnsafeTransactions = true
                let other = try DatabaseQueue(path: home.folder.file("state/jaunt/prices.db"), configuration: configuration)
                try await other.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }
                let terminal = try home.open(["--trips-url", route.address])
                try terminal.send("2")
                try terminal.see("€125.00")
                try terminal.signal(SIGTERM)
                #expect(try terminal.waitForExit(within: .seconds(1)) == .exited(143))
                try await other.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
                try other.close()
            }
        }

        @Test func whereNothingCanBeWrittenBesideItTheHistoryIsReadAllTheSame() async throws {
            try await MisbehavingServer.run(.inTurn(Self.feed("100"), Self.feed("88"))) { route in
                let home = try Home.ofAnotherUser()
                let source = "--trips-url \(route.address)"
                #expect(try home.otherShell("./jaunt trips \(source)").status == .exited(0))
                try await wait(days: 3, home)
                let page = try home.otherShell("chmod 555 state/jaunt; echo quit | ./jaunt --plain --view trips \(source)")
                #expect(page.status == .exited(0) && page.output.contains("€88.00, ↓12 %"), "\(page.output) \(page.errors)")
                let folder = home.folder.file("state/jaunt")
                let words = "\(folder)/prices.db: its folder \(folder) is read-only; make it writable."
                #expect(try home.otherShell("./jaunt doctor --offline; chmod 755 state/jaunt").output.contains(words))
            }
        }

        @Test func pagesWithoutAScreenSayWhatItHasCostOverAPipe() async throws {
            try await MisbehavingServer.run(.inTurn(Self.feed("100"), Self.feed("125"), Self.feed("150"), Self.feed("150"))) { route in
                let home = try Home.impatient()
                func plain(_ arguments: [String], _ input: String) throws -> [Substring] {
                    let run = try ProcessRun.run(
                        [Places.program, "--plain"] + arguments + ["--trips-url", route.address], environment: home.environment,
                        input: input, within: .seconds(20))
                    #expect(run.errors == "" && run.status == .exited(0))
                    return run.output.split(separator: "\n")
                }
                for _ in 0..<2 {
                    #expect(try home.jaunt("trips", "--trips-url", route.address).status == .exited(0))
                    try await wait(days: 3, home)
                }
                let course = ["Low: €100.00, ", "High: €150.00, today", "Now: €150.00, ↑20 %"].map { "Price history, " + $0 }
                let list = try plain(["--view", "trips"], "1\n")
                #expect(list.contains { $0.hasPrefix("1 Dublin → Riga") && $0.hasSuffix(", €150.00, ↑20 %") }, "\(list)")
                for line in course { #expect(list.contains { $0.hasPrefix(line) }, "\(line) in \(list)") }
                let page = try plain(["trip", "t1"], "")
                for line in course { #expect(page.contains { $0.hasPrefix(line) }, "\(line) in \(page)") }
            }
        }

        @Test func aPriceIsComparedWithTheOneThatWasShownLastTheDayBefore() async throws {
            try await MisbehavingServer.run(.inTurn(Self.feed("100"), Self.feed("60"), Self.feed("80"))) { route in
                let home = try Home.impatient()
                for _ in 0..<2 { #expect(try home.jaunt("trips", "--trips-url", route.address).status == .exited(0)) }
                try await wait(days: 1, home)
                let terminal = try home.open(["--trips-url", route.address], rows: 40, columns: 140)
                try terminal.send("2")
                try terminal.see("↑33 %")
                try terminal.send("\r", toSee: "Price history")
                for line in ["Low           €60.00", "High          €100.00", "Now           €80.00, ↑33 %"] { try terminal.see(line) }
                try terminal.quit()
            }
        }

        @Test(arguments: [[], ["--plain"]])
        func whatATripHasCostIsNotedEvenWhereTheScreenCannotBegin(options: [String]) async throws {
            try await MisbehavingServer.run(.inTurn(Self.feed("100"))) { route in
                let home = try Home.impatient()
                let terminal = try home.open(options + ["trip", "nope", "--trips-url", route.address])
                #expect(try terminal.waitForExit() == .exited(3))
                try await wait(days: 1, home)
            }
        }

        @Test func aBrokenFileIsKeptAndThatIsSaid() async throws {
            try await MisbehavingServer.run(.inTurn(Self.feed("100"), Self.feed("90"))) { route in
                let home = try Home.impatient()
                #expect(try home.jaunt("trips", "--trips-url", route.address).status == .exited(0))
                try home.folder.write(String(repeating: "garbage ", count: 1000), to: "state/jaunt/prices.db")
                let run = try home.jaunt("trips", "--trips-url", route.address)
                let words = "jaunt: The price history was broken (file is not a database): none of its prices could be read. "
                #expect(run.status == .exited(0) && run.errors.contains(words), "\(run.errors)")
                let doctor = try home.jaunt("doctor").output
                #expect(doctor.contains("; what was broken is kept as prices.db.broken-"), "\(doctor)")
            }
        }

        @Test func aSettingTurnsItOff() async throws {
            try await MisbehavingServer.run(.inTurn(Self.feed("100"), Self.feed("100"))) { route in
                let home = try Home.impatient().with(["JAUNT_PRICE_HISTORY": "false"])
                #expect(try home.jaunt("trips", "--trips-url", route.address).status == .exited(0))
                #expect(!FileManager.default.fileExists(atPath: home.folder.file("state/jaunt/prices.db")))
                let words = "nothing is stored yet; none are kept or shown, as price_history is false"
                #expect(try home.jaunt("doctor").output.contains(words))
                // A file that is not used keeps nothing from working.
                try home.folder.write(String(repeating: "garbage ", count: 1000), to: "state/jaunt/prices.db")
                let prices = try home.jaunt("doctor").output.split(separator: "\n").first { $0.hasPrefix("Prices") }
                #expect(prices?.contains("none are kept or shown") == true && prices?.contains("broken") == false, "\(prices ?? "")")
            }
        }

        @Test func aFavouriteThatTheFeedHasForgottenStaysReadable() async throws {
            let fault = Fault.inTurn(
                Self.feed("100"), .answer(headers: ["cache-control: no-store"], Samples.list([Samples.trip(2)])))
            try await MisbehavingServer.run(fault) { route in
                let home = try Home.impatient()
                let terminal = try home.open(["--trips-url", route.address])
                try terminal.send("2")
                try terminal.reach("the feed") { $0.selectedLine?.contains("→") == true }
                try terminal.send("f", toSee: "Kept as a favourite.")
                try terminal.quit()
                let database = try DatabaseQueue(path: home.folder.file("data/jaunt/favourites.db"))
                try await database.write { try $0.execute(sql: "UPDATE favourite SET seen_at = seen_at - 3 * 86400000 - 1000") }
                try database.close()
                let later = try home.open(["--trips-url", route.address], rows: 40, columns: 160)
                try later.send("2")
                try later.reach("the feed") { $0.selectedLine?.contains("→") == true }
                try later.send("3", toSee: "3 days ago")
                #expect(later.selected.contains("→"))
                try later.quit()
            }
        }
    }
}
