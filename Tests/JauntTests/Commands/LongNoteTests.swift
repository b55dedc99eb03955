import Foundation
import TestSupport
import Testing

extension RealProgram {
    /// `jaunt favourites`, where a note is longer than anybody types.
    @Suite struct LongNoteTests {
        @Test(arguments: ["json", "csv"]) func isPrintedWholeWithoutTwentyTimesItsRoom(format: String) throws {
            let home = try Home()
            #expect(try home.jaunt("favourites", "add", "germany").status == .exited(0))
            #expect(try home.jaunt("favourites", "note", "germany", "NOTE").status == .exited(0))
            let note = String(repeating: "x", count: 4_000_000)
            let exported = try home.jaunt("favourites", "export").output.replacing("NOTE", with: note)
            #expect(try home.jaunt("favourites", "remove", "germany").status == .exited(0))
            let file = try home.folder.write(exported, to: "favourites.json")
            #expect(try home.jaunt("favourites", "import", file).output == "1 added, 0 changed, 0 as they were.\n")
            let run = try home.jaunt("favourites", "list", "--format", format)
            #expect(run.status == .exited(0) && run.output.utf8.count > 4_000_000)
            #expect(try #require(run.peakMemory) < 105 << 20)
        }
    }
}
