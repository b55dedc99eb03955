import Foundation
import TestSupport
import Testing

extension RealProgram {
    /// Where the program keeps its files (D-05).
    @Suite struct FolderTests {
        private static let variables = ["XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"]

        /// Keeps a favourite and chooses a region, so that there is something to store.
        private func keepSomething(_ home: Home) throws {
            let terminal = try home.open()
            try terminal.seeCount("250 countries")
            try terminal.send("2")
            try terminal.reach("the feed") { $0.selectedLine?.contains("→") == true }
            try terminal.send("f", toSee: "Kept as a favourite.")
            try terminal.send("R", toSee: "All regions")
            try terminal.send("/balt")
            try terminal.seeSelected("Baltics")
            try terminal.send("\r", toSee: "Trips: Baltics")
            try terminal.quit()
        }

        @Test(arguments: [nil, "", "relative/path", "."])
        func d05VariablesThatAreUnsetEmptyOrRelativeGiveTheDefaultsUnderHome(value: String?) throws {
            let home = try Home().with(Dictionary(uniqueKeysWithValues: Self.variables.map { ($0, value) }))
            let folder = try DataFolder()
            try home.folder.write("data: \(folder.path)\n", to: ".config/jaunt/config.yaml")
            try folder.changeCountries { $0["name"] = "Elsewhere" }
            #expect(try home.jaunt("countries").output.contains("Elsewhere"))

            try keepSomething(home)
            #expect(FileManager.default.fileExists(atPath: home.folder.file(".local/share/jaunt/favourites.db")))
            #expect(try home.folder.read(".local/state/jaunt/session.json").contains("blc"))
            #expect(try home.folder.names() == [".config", ".local"])
        }

        /// Whether it is Foundation or the system that is asked, what begins in a folder that was removed is nowhere, and not in "/".
        @Test(arguments: [
            ("countries --data rel", Int32(64), "jaunt: --data: rel cannot be read: "),
            ("countries --data .", 64, "jaunt: --data: . cannot be read: "),
            ("countries --log rel", 64, "jaunt: --log: rel cannot be written: "),
            ("install-files --prefix rel", 1, "jaunt: --prefix: rel is nowhere: "),
            ("favourites import rel", 1, "jaunt: rel cannot be read: "),
        ])
        func aRelativePathInAFolderThatWasRemovedIsRefused(arguments: String, status: Int32, beginning: String) throws {
            let run = try inRemovedFolder("$JAUNT \(arguments)")
            #expect(run.status == .exited(status) && run.output == "", "\(run.output)")
            #expect(run.errors.hasPrefix(beginning), "\(run.errors)")
            #expect(run.errors.contains("the working folder no longer exists; change to another one"), "\(run.errors)")
        }

        @Test func nothingIsExportedIntoAFolderThatWasRemoved() throws {
            let run = try inRemovedFolder("printf 'export rel.csv\\nerrors\\nquit\\n' | $JAUNT --plain")
            let words = "Jaunt could not write the file (rel.csv: the working folder no longer exists; change to another one)."
            #expect(run.status == .exited(1) && run.output.contains(words), "\(run.output) \(run.errors)")
        }

        @Test func whatNamesNoRelativePathWorksInAFolderThatWasRemoved() throws {
            let run = try inRemovedFolder("$JAUNT countries --limit 1 --columns alpha2 --no-header")
            #expect(run.status == .exited(0) && run.output == "AF\n" && run.errors == "", "\(run.errors)")
        }

        private func inRemovedFolder(_ command: String) throws -> ProcessRun {
            let home = try Home()
            return try home.shell("cd '\(home.folder.path)' && mkdir gone && cd gone && rmdir ../gone && \(command)")
        }

        @Test func d05VariablesThatAreSetAreObeyed() throws {
            let home = try Home()
            try keepSomething(home)
            #expect(FileManager.default.fileExists(atPath: home.folder.file("data/jaunt/favourites.db")))
            #expect(try home.folder.read("state/jaunt/session.json").contains("blc"))
            #expect(try home.folder.names() == ["data", "state"])
        }

        @Test func d05WhereAFolderIsAFileFavouritesSaySoAndLastUntilTheEnd() throws {
            var home = try Home()
            let file = try home.folder.write("not a folder", to: "file")
            home = home.with(Dictionary(uniqueKeysWithValues: Self.variables.map { ($0, file) }))
            #expect(try home.jaunt("borders", "germany").status == .exited(0))

            let terminal = try home.open()
            try terminal.seeCount("250 countries")
            try terminal.send("2")
            try terminal.reach("the feed") { $0.selectedLine?.contains("→") == true }
            #expect(terminal.status.contains("favourites not saved"))
            try terminal.send("f", toSee: "Only until Jaunt ends")
            #expect(!terminal.selected.contains("★") && terminal.selected.contains("☆"))
            try terminal.send("3")
            try terminal.reach("the favourites") { $0.way == "Favourites" && $0.selectedLine?.contains("→") == true }
            #expect(terminal.status.contains("favourites not saved"))
            // The choice of a region holds while the program runs, and it is said that it is not remembered.
            try terminal.send("2R", toSee: "All regions")
            try terminal.send("/balt")
            try terminal.seeSelected("Baltics")
            try terminal.send("\r")
            try terminal.reach("the region") { $0.way == "Trips: Baltics" && $0.text.contains("Jaunt could not remember") }
            try terminal.send("1", toSee: "250 countries")
            try terminal.send("Q")
            #expect(try terminal.waitForExit() == .exited(1))
            let words = "jaunt: One change of your favourites could not be saved: \(file) is a file where a folder should be "
            #expect(terminal.errors.contains(words), "\(terminal.errors)")
            #expect(try String(contentsOfFile: file, encoding: .utf8) == "not a folder")
        }

        @Test func withoutAHomeItWorks() throws {
            let home = try Home().with(["HOME": nil])
            #expect(try home.jaunt("borders", "DE").status == .exited(0))
        }

        @Test func d04AHomeThatCannotBeWrittenIsSaid() throws {
            let home = try Home().with(Dictionary(uniqueKeysWithValues: Self.variables.map { ($0, "/proc/nowhere") }))
            let terminal = try home.open()
            try terminal.seeCount("250 countries")
            try terminal.send("2")
            try terminal.reach("the feed") { $0.selectedLine?.contains("→") == true }
            try terminal.send("f", toSee: "Only until Jaunt ends")
            try terminal.send("k1")
            try terminal.reach("a word that stays") { $0.way == "Countries" && $0.status.contains("favourites not saved") }
            try terminal.send("Q")
            #expect(try terminal.waitForExit() == .exited(1))
            #expect(terminal.errors.contains("One change of your favourites could not be saved"))
            let run = try home.jaunt("favourites", "add", "germany")
            #expect(run.status == .exited(1) && run.output == "")
            #expect(run.errors.contains("jaunt: It could not be saved: "))
            #expect(run.errors.contains(" (/proc/nowhere/jaunt/favourites.db)\n"), "\(run.errors)")
        }
    }
}
