import Foundation
import TestSupport
import Testing

extension RealProgram {
    /// What the files of a folder of the user's (`--data`) are taken for, and what is said of those that cannot be read.
    @Suite struct FolderFilesTests {
        private func jaunt(_ folder: DataFolder, _ arguments: String...) throws -> ProcessRun {
            try Home().jaunt(["--data", folder.path] + arguments)
        }

        @Test func airportsThatAreNoTableAreAnErrorAndAProblem() throws {
            let folder = try DataFolder()
            try folder.write("garbage", to: "airports.tsv")
            let words = "What \(folder.file("airports.tsv")) gives cannot be read (line 1: the column iata is missing)."
            let run = try jaunt(folder, "airports", "--format", "json")
            #expect(run.status == .exited(1) && run.output == "")
            #expect(run.errors.hasPrefix("jaunt: " + words), "\(run.errors)")
            let doctor = try jaunt(folder, "doctor")
            #expect(doctor.status == .exited(1) && doctor.output.contains(words), "\(doctor.output)")
        }

        @Test func outlinesThatAreNoneAreAProblem() throws {
            let folder = try DataFolder()
            let good = try jaunt(folder, "doctor")
            #expect(good.status == .exited(0) && good.output.contains(" airports, in "), "\(good.output)")
            try folder.write("garbage", to: "outlines.bin")
            #expect(try jaunt(folder, "map").status == .exited(1))
            let doctor = try jaunt(folder, "doctor")
            #expect(doctor.status == .exited(1) && doctor.output.contains(folder.file("outlines.bin")), "\(doctor.output)")
        }

        @Test func airportsThatCannotBeReadAreANote() throws {
            let folder = try DataFolder()
            try folder.write(try folder.read("airports.tsv") + "XXX\n", to: "airports.tsv")
            let run = try jaunt(folder, "airports", "--format", "json")
            #expect(run.status == .exited(0))
            #expect(run.errors.hasPrefix("jaunt: 1 of ") && run.errors.contains(" records could not be read and was skipped (line "))
        }

        @Test(arguments: [
            ["country", "afghanistan"], ["country", "AFG"], ["borders", "afghanistan"], ["map", "afghanistan"], ["--plain", "afghanistan"],
            ["route", "afghanistan", "iran"], ["favourites", "add", "afghanistan"],
        ])
        func whereNobodyIsCalledSoRecordsThatCannotBeReadAreSaid(command: [String]) throws {
            let folder = try DataFolder()
            try folder.changeCountries { $0["population"] = "x" }
            let run = try Home().jaunt(["--data", folder.path] + command)
            let note = "jaunt: 1 of 250 records could not be read and was skipped (line 2, population"
            #expect(run.errors.contains(note), "\(run.errors)")
            #expect(run.errors.ranges(of: "could not be read").count == 1, "\(run.errors)")
        }

        @Test func aTripThatMayBeOneOfThoseThatCannotBeReadIsSaidToBe() throws {
            let folder = try DataFolder()
            try folder.changeRecords(of: "trips.json") { $0 = ["id": "unreadable"] }
            let run = try jaunt(folder, "trip", "unreadable")
            #expect(run.status == .exited(3))
            #expect(run.errors.contains("records could not be read and was skipped (line 2"), "\(run.errors)")
        }

        @Test func aTableIsNotTakenForRecords() throws {
            let folder = try DataFolder()
            try folder.remove("countries.json")
            try folder.write("alpha2\talpha3\n", to: "countries.tsv")
            let run = try jaunt(folder, "countries")
            #expect(run.status == .exited(1))
            #expect(run.errors.contains(folder.file("countries.json")) && run.errors.contains("there is no such file"), "\(run.errors)")
        }

        @Test func whatStandsInAFilesPlaceIsSaid() throws {
            let folder = try DataFolder()
            try folder.remove("trips.json")
            try FileManager.default.createDirectory(atPath: folder.file("trips.json"), withIntermediateDirectories: false)
            let run = try jaunt(folder, "trips")
            #expect(run.status == .exited(1) && run.errors.contains("Is a directory"), "\(run.errors)")
        }
    }
}
