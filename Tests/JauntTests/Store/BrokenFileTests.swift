import Foundation
import GRDB
import TestSupport
import Testing

extension RealProgram {
    /// Files that are broken, empty, gone, or cannot grow (D-03, D-06, D-08, D-09, D-11).
    @Suite struct BrokenFileTests {
        private func favourites(_ home: Home) -> String { home.folder.file("data/jaunt/favourites.db") }

        private func kept(_ home: Home) throws -> Set<String> {
            Set(try home.jaunt("favourites", "list", "--format", "json").records().compactMap { $0["id"] as? String })
        }

        @Test func d03OnAFullDiskThatIsSaidAndEverythingElseWorks() throws {
            let home = try Home()
            #expect(try home.jaunt("favourites", "add", "germany").status == .exited(0))
            // No file may grow beyond 4 kB: the next write does not fit.
            let all = "$(\"$JAUNT\" countries | tail -n +2 | cut -c1-2)"
            let run = try home.shell("ulimit -f 4; \"$JAUNT\" favourites add \(all)")
            #expect(run.status == .exited(1))
            #expect(run.errors.contains("jaunt: It could not be saved: "), "\(run.errors)")
            #expect(run.errors.contains(" (\(favourites(home)))"), "\(run.errors)")
            #expect(!run.errors.contains("copy.db"), "a copy that is made to look at the file is nobody's: \(run.errors)")
            #expect(try kept(home).isSuperset(of: ["DEU"]))
            #expect(try home.jaunt("favourites", "add", "austria").status == .exited(0))
            #expect(try kept(home).isSuperset(of: ["DEU", "AUT"]))
        }

        @Test func d03WhereFilesMayGrowALittleWhatIsKeptIsRead() throws {
            let home = try Home()
            #expect(try home.jaunt("favourites", "add", "germany", "austria").status == .exited(0))
            // So much is enough for a copy, and not for what SQLite makes beside a file that several may have open.
            let run = try home.shell("ulimit -f 31; \"$JAUNT\" favourites list --columns id --no-header")
            #expect(run.status == .exited(0) && Set(run.output.split(separator: "\n")) == ["AUT", "DEU"], "\(run.output)")
            #expect(run.errors.contains("jaunt: Favourites cannot be written: "), "\(run.errors)")
        }

        @Test func d03WhereNoFileMayGrowThatIsSaid() throws {
            let home = try Home()
            #expect(try home.jaunt("favourites", "add", "germany").status == .exited(0))
            let run = try home.shell("ulimit -f 0; \"$JAUNT\" favourites remove germany")
            let words = "jaunt: \(favourites(home)) cannot be read: its -shm file cannot be written: "
            #expect(run.status == .exited(1) && run.errors.contains(words), "\(run.errors)")
            #expect(try kept(home) == ["DEU"])
        }

        @Test func d03OnTheScreenAFullDiskStaysSaid() throws {
            let home = try Home()
            #expect(try home.jaunt("favourites", "add", "germany").status == .exited(0))
            let terminal = try PseudoTerminal(
                ["bash", "-c", "ulimit -f 4; exec \"$JAUNT\""], environment: home.with(["JAUNT": Places.program]).environment,
                rows: 24, columns: 100, input: .terminal, output: .terminal, errors: .captured)
            try terminal.seeCount("250 countries")
            try terminal.send("f", toSee: "Only until Jaunt ends")
            try terminal.see("☆")
            try terminal.send("j")
            try terminal.reach("a word that stays") { $0.status.contains("favourites not saved") && $0.status.contains("250 countries") }
            try terminal.send("Q")
            #expect(try terminal.waitForExit() == .exited(1))
            #expect(terminal.errors.contains("jaunt: Not saved: "), "\(terminal.errors)")
            #expect(terminal.errors.contains("One change of your favourites could not be saved"))
            #expect(try kept(home) == ["DEU"])
        }

        @Test(arguments: [0, 1]) func whereFilesMayNotGrowFramesAreWholeAndTheShellGetsItsScreenBack(blocks: Int) throws {
            let terminal = try PseudoTerminal(
                ["bash", "-c", "ulimit -f \(blocks); exec \"$JAUNT\""], environment: Home().with(["JAUNT": Places.program]).environment,
                rows: 60, columns: 200, input: .terminal, output: .terminal, errors: .captured)
            try terminal.seeCount("250 countries")
            try terminal.reach("all rows") {
                $0.text.contains("Afghanistan") && $0.text.contains("Bulgaria") && $0.text.contains("Croatia")
            }
            try terminal.send("Q")
            try terminal.wait(until: { !$0.isAlternate && $0.isCursorVisible }, what: "the shell's screen")
            _ = try terminal.waitForExit()
        }

        @Test func d06GarbageIsKeptAsideAndTheProgramSaysSoAndGoesOn() throws {
            let home = try Home()
            #expect(try home.jaunt("favourites", "add", "germany", "austria", "latvia").status == .exited(0))
            let garbage = Data("garbage ".utf8 + (0..<20_000).map { UInt8(truncatingIfNeeded: $0 &* 7) })
            try garbage.write(to: URL(fileURLWithPath: favourites(home)))
            let terminal = try home.open(rows: 24, columns: 160)
            try terminal.see("The file of favourites could not be used: it was no database. 3 favourites are back")
            try terminal.send("3")
            try terminal.reach("the favourites") { $0.way == "Favourites" && $0.text.contains("Austria") }
            try terminal.send("1")
            try terminal.seeCount("250 countries")
            try terminal.send("f", toSee: "Kept as a favourite.")
            try terminal.quit()
            #expect(try kept(home).count == 4)
            let names = try FileManager.default.contentsOfDirectory(atPath: home.folder.file("data/jaunt"))
            let aside = try #require(names.first { $0.hasPrefix("favourites.db.broken-") })
            #expect(try Data(contentsOf: URL(fileURLWithPath: home.folder.file("data/jaunt/\(aside)"))) == garbage)
        }

        @Test func d06GarbageWhileTheProgramRunsIsRestoredFromWhatItKnows() throws {
            let home = try Home()
            let terminal = try home.open(rows: 24, columns: 160)
            try terminal.seeCount("250 countries")
            try terminal.send("f", toSee: "Kept as a favourite.")
            try terminal.send("jf")
            try terminal.wait(until: { $0.text.ranges(of: "★").count == 2 }, what: "two marks")
            // With its log, so that nothing is left but what the program knows.
            for suffix in ["", "-wal"] {
                let file = try FileHandle(forWritingTo: URL(fileURLWithPath: favourites(home) + suffix))
                try file.write(contentsOf: Data(repeating: 0x2A, count: 100_000))
                try file.close()
            }
            try terminal.see("The file of favourites could not be used: it was no database. 2 favourites are back")
            try terminal.send("jf")
            try terminal.wait(until: { $0.text.ranges(of: "★").count == 3 }, what: "three marks")
            try terminal.quit()
            #expect(try kept(home).count == 3)
        }

        @Test func d08AnEmptyFileIsAFirstRunOrWhereThereIsACopyRestoredFromIt() throws {
            let home = try Home()
            try home.folder.write("", to: "data/jaunt/favourites.db")
            let first = try home.jaunt("favourites", "list", "--no-header")
            #expect(first.status == .exited(0) && first.output == "" && first.errors == "", "\(first.output)\(first.errors)")
            #expect(try home.jaunt("favourites", "add", "germany", "austria").status == .exited(0))
            try home.folder.write("", to: "data/jaunt/favourites.db")
            let second = try home.jaunt("favourites", "list")
            let words = "jaunt: The file of favourites could not be used: it was empty. 2 favourites are back, "
            #expect(second.status == .exited(0) && second.errors.hasPrefix(words), "\(second.errors)")
            #expect(try kept(home) == ["AUT", "DEU"])
        }

        @Test func d06ABrokenCacheIsBegunAnew() async throws {
            try await withServer { server in
                let home = try Home()
                let list = ["countries", "--format", "json"] + server.options
                let first = try home.jaunt(list)
                try home.folder.write(String(repeating: "garbage ", count: 1000), to: "cache/jaunt/cache.db")
                let second = try home.jaunt(list)
                #expect(second.output == first.output && second.status == .exited(0) && second.errors == "")
                #expect(try home.jaunt(list + ["--offline"]).output == first.output)
            }
        }

        @Test func d09AFileOfANewerVersionIsReadAndThatIsSaid() throws {
            let home = try Home()
            #expect(try home.jaunt("favourites", "add", "germany").status == .exited(0))
            let database = try DatabaseQueue(path: favourites(home))
            try database.write { try $0.execute(sql: "PRAGMA user_version = 99") }
            try database.close()
            let list = try home.jaunt("favourites", "list")
            #expect(list.output.contains("Germany") && list.errors.contains("a newer Jaunt has written it (version 99)"))
            let add = try home.jaunt("favourites", "add", "austria")
            #expect(add.status == .exited(1) && add.errors.contains("a newer Jaunt has written it"))
            let terminal = try home.open()
            try terminal.reach("what is said") { $0.status.contains("favourites not saved") && $0.status.contains("250 countries") }
            try terminal.quit()
            #expect(try home.jaunt("doctor").errors.contains("One thing does not work."))
        }

        @Test(arguments: ["list", "export"])
        func d09WhatANewerVersionHasWrittenOtherwiseIsNotEmpty(command: String) throws {
            let home = try Home()
            #expect(try home.jaunt("favourites", "add", "germany").status == .exited(0))
            let database = try DatabaseQueue(path: favourites(home))
            try database.write { try $0.execute(sql: "ALTER TABLE favourite RENAME COLUMN note TO notes; PRAGMA user_version = 99") }
            try database.close()
            let run = try home.jaunt("favourites", command)
            #expect(run.status == .exited(1) && run.output == "")
            let words = "cannot be read: a newer Jaunt has written it (version 99); update this one."
            #expect(run.errors == "jaunt: \(favourites(home)) \(words)\n", "\(run.errors)")
            #expect(try home.jaunt("doctor").output.contains("Update this one; until then it shows what it can read, and changes last"))
        }

        @Test(arguments: ["data", "data/jaunt"], ["list", "export"])
        func d05AFileInThePlaceOfAFolderIsNotEmpty(name: String, command: String) throws {
            let home = try Home()
            let file = try home.folder.write("mine", to: name)
            let run = try home.jaunt("favourites", command)
            #expect(run.status == .exited(1) && run.output == "")
            let words = "\(file) is a file where a folder should be (Not a directory); give it another name."
            #expect(run.errors == "jaunt: \(favourites(home)) cannot be read: \(words)\n", "\(run.errors)")
            let page = try ProcessRun.run(
                [Places.program, "--plain", "--view", "favourites"], environment: home.environment, input: "errors\nquit\n")
            #expect(page.output.contains("Favourites: none can be read.") && page.output.contains("Favourites cannot all be read"))
            #expect(!page.output.contains("Nothing here yet") && !page.output.contains("Nothing went wrong"), "\(page.output)")
        }

        @Test func d11ACacheThatIsDeletedWhileTheProgramRunsIsBegunAnew() async throws {
            try await withServer { server in
                let home = try Home()
                let terminal = try home.open(server.options)
                try terminal.seeCount("250 countries")
                for suffix in ["", "-wal", "-shm"] {
                    try? FileManager.default.removeItem(atPath: home.folder.file("cache/jaunt/cache.db" + suffix))
                }
                try terminal.send("2")
                // The whole of it: what has not come to its end is not kept.
                try terminal.seeCount("89 trips")
                try terminal.quit()
                #expect(try home.jaunt(["trips", "--format", "json", "--offline"] + server.options).records().count > 50)
            }
        }
    }
}
