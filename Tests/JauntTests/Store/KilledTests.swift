import Foundation
import GRDB
import TestSupport
import Testing

extension RealProgram {
    /// What is left when the program is killed, or several run (D-01, D-02, D-10).
    @Suite struct KilledTests {
        /// The favourites, by identity.
        private func kept(_ home: Home) throws -> Set<String> {
            let run = try home.jaunt("favourites", "list", "--columns", "id", "--format", "tsv", "--no-header")
            try #require(run.status == .exited(0), "\(run.errors)")
            return Set(run.lines.map(String.init))
        }

        @Test func d01AFavouriteWhoseMarkWasSeenSurvivesAKill() throws {
            let home = try Home()
            for number in 1...3 {
                let terminal = try home.open()
                try terminal.seeCount("250 countries")
                for _ in 0..<number { try terminal.send("j") }
                try terminal.send("f")
                try terminal.wait(until: { $0.text.ranges(of: "★").count >= number }, what: "\(number) marks")
                try terminal.signal(SIGKILL)
                #expect(try terminal.waitForExit() == .signaled(SIGKILL))
                #expect(try kept(home).count == number)
            }
        }

        @Test func whereTheUserWasAMomentAgoSurvivesAKill() throws {
            let home = try Home().with(["JAUNT_SESSION": nil])
            let terminal = try home.open()
            try terminal.seeCount("250 countries")
            let file = "state/jaunt/session.json"
            #expect(!FileManager.default.fileExists(atPath: home.folder.file(file)))
            try terminal.send("/germany\t")
            // Nothing is said when it is kept.
            for _ in 0..<200 where (try? home.folder.read(file).contains("germany")) != true { try terminal.settle() }
            try terminal.signal(SIGKILL)
            #expect(try terminal.waitForExit() == .signaled(SIGKILL))
            let next = try home.open()
            try next.see("1 of 250 countries")
            try next.quit("Q")
        }

        /// Keys that come in one piece: what they ask for is done before the program is gone.
        @Test(arguments: [("fjfQ", 2), ("mmmmmfQ", 5)])
        func whatWasAskedForBeforeLeavingIsKept(keys: String, count: Int) throws {
            let home = try Home()
            let terminal = try home.open()
            try terminal.seeCount("250 countries")
            try terminal.quit(keys)
            #expect(try kept(home).count == count)
        }

        /// Fifty times: a program that saves one favourite after another is killed in the middle of it. What it had said it kept is there.
        @Test func d01KilledFiftyTimesWhileSavingLosesNothingThatWasAcknowledged() throws {
            let home = try Home()
            let codes = try home.jaunt("countries", "--format", "json").records().compactMap { $0["alpha3"] as? String }
            try #require(codes.count == 250)
            var generator = SeededGenerator(seed: 5)
            var acknowledged: Set<String> = []
            for round in 0..<50 {
                let some = codes.shuffled(using: &generator).joined(separator: " ")
                // After some lines it is killed, in the middle of the next ones; what it had said by then is read to its end.
                let lines = Int.random(in: 1...100, using: &generator)
                let run = try home.shell(
                    """
                    exec 3< <(exec "$JAUNT" favourites add \(some)); program=$!
                    for ((i = 0; i < \(lines); i++)); do read -r -u3 line; echo "$line"; done
                    kill -9 $program; cat <&3
                    """)
                #expect(run.status == .exited(0))
                // The last line may have been cut short.
                let said = run.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
                #expect(said.count >= lines && said.count < 250, "\(said.count)")
                acknowledged.formUnion(said.map { String($0.dropFirst("Kept country ".count).dropLast()) })
                if round % 10 == 9 { #expect(try kept(home).isSuperset(of: acknowledged)) }
            }
            #expect(acknowledged.count > 100, "\(acknowledged.count)")
            #expect(try kept(home).isSuperset(of: acknowledged))
        }

        @Test func d02ThreeProgramsWith300ChangesEachLoseNothingAndNoneIsLocked() throws {
            let home = try Home()
            let codes = try home.jaunt("countries", "--format", "json").records().compactMap { $0["alpha3"] as? String }
            // Each adds 80 countries of a third of its own, takes 70 of them away again, and does so once more: 300 changes.
            let thirds = (0..<3).map { third in codes.enumerated().filter { $0.offset % 3 == third }.map(\.element).prefix(80) }
            func line(_ codes: some Collection<String>) -> String {
                let removed = codes.prefix(70).joined(separator: " ")
                let all = codes.joined(separator: " ")
                return
                    "( \"$JAUNT\" favourites add \(all) && \"$JAUNT\" favourites remove \(removed)"
                    + " && \"$JAUNT\" favourites add \(all) && \"$JAUNT\" favourites remove \(removed) ) >/dev/null"
            }
            let run = try home.with(["JAUNT": Places.program]).shell(
                thirds.enumerated().map { line($1) + " & p\($0)=$!; " }.joined() + "wait $p0 && wait $p1 && wait $p2", within: .seconds(40))
            #expect(run.status == .exited(0), "\(run.errors)")
            #expect(run.errors == "")
            #expect(try kept(home) == Set(thirds.flatMap { $0.dropFirst(70) }))
        }

        /// A migration of many favourites is killed at any moment from its beginning on; the next start has them all.
        @Test func d10KilledInAMigrationLosesNothing() throws {
            let release = Places.repository.appendingPathComponent("Tests/TravelDataTests/Store/Releases/favourites-1.db")
            var unfinished = 0
            for round in 0..<12 {
                let home = try Home()
                let path = home.folder.file("data/jaunt/favourites.db")
                try home.folder.write("", to: "data/jaunt/x")
                try FileManager.default.copyItem(at: release, to: URL(fileURLWithPath: path))
                let database = try DatabaseQueue(path: path)
                try database.write { database in
                    try database.execute(
                        sql: """
                            WITH RECURSIVE n(i) AS (SELECT 4 UNION ALL SELECT i + 1 FROM n WHERE i < 6000)
                            INSERT INTO favourite_trip SELECT i, replace(snapshot, '"id":"1"', '"id":"' || i || '"'), added_at
                            FROM n, favourite_trip WHERE id = '1'
                            """)
                }
                try database.close()
                // It begins when a copy of the file is there, and takes some 30 ms.
                let copies = home.folder.file("data/jaunt/copies")
                _ = try home.shell(
                    """
                    "$JAUNT" favourites list >/dev/null & program=$!
                    until compgen -G '\(copies)/*-before-version-2-*.db' >/dev/null || ! kill -0 $program; do :; done
                    sleep \(0.004 * Double(round)); kill -9 $program; wait $program
                    """)
                #expect(try FileManager.default.contentsOfDirectory(atPath: copies).contains { $0.contains("-before-version-2-") })
                let left = try DatabaseQueue(path: path)
                if try left.read({ try Int.fetchOne($0, sql: "PRAGMA user_version") }) == 0 { unfinished += 1 }
                try left.close()
                #expect(try kept(home).count == 6000)
            }
            #expect(unfinished > 0)
        }
    }
}
