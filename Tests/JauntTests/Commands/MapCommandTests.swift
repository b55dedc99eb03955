import TestSupport
import Testing

extension RealProgram {
    /// `jaunt map [NAME|CODE]`.
    @Suite struct MapCommandTests {
        @Test func aCountryIsDrawnWithItsNeighbours() throws {
            let run = try Home().jaunt("map", "germany", "--width", "80")
            #expect(run.status == .exited(0))
            #expect(run.errors == "")
            #expect(run.lines.count == 24)
            #expect(run.lines.allSatisfy { $0.count <= 80 && !$0.hasSuffix(" ") })
            for word in ["Germany", "• Berlin", "Poland", "France", "⣿⣿⣿"] { #expect(run.output.contains(word), "\(word)") }
        }

        @Test func withoutANameItIsTheWorld() throws {
            let run = try Home().jaunt("map")
            #expect(run.status == .exited(0))
            #expect(run.lines.count == 20)
            for word in ["Canada", "Brazil", "Russia", "Greenland"] { #expect(run.output.contains(word), "\(word)") }
        }

        /// All round the Earth: one that ends at a side of the picture lacks a part.
        @Test func antarcticaIsWhole() throws {
            let run = try Home().jaunt("map", "AQ", "--width", "80")
            #expect(run.status == .exited(0) && run.errors == "" && run.output.contains("Antarctica"))
            #expect(run.lines.contains { $0.count == 80 && $0.allSatisfy { $0 == "⣿" } })
            // The peninsula in the west, Enderby Land in the east, and no other continent.
            #expect(run.lines.filter { $0.contains("⣿⣿⣿") }.count > 6)
            for word in ["Australia", "Brazil"] { #expect(!run.output.contains(word), "\(word)") }
        }

        @Test func whatIsTooFarToBeShownIsSaid() throws {
            let run = try Home().jaunt("map", "PT", "--width", "80")
            #expect(run.status == .exited(0))
            #expect(run.errors == "jaunt: 8 far parts are not shown.\n")
        }

        @Test func inASCIIThereIsNothingElse() throws {
            let run = try Home().jaunt("map", "AT", "--ascii", "--width", "60")
            #expect(run.status == .exited(0))
            #expect(run.output.utf8.allSatisfy { $0 < 0x80 })
            #expect(run.output.contains("Austria"))
            #expect(run.output.contains("####"))
        }

        @Test func whoNamesNobodyIsToldWhoMayBeMeant() throws {
            let run = try Home().jaunt("map", "grmany")
            #expect(run.status == .exited(3))
            #expect(run.output == "")
            #expect(run.errors.contains("No country is called 'grmany'. Did you mean Germany"))
        }

        @Test(arguments: ["-4", "5"]) func whatNoMapHasRoomForIsSaid(width: String) throws {
            let run = try Home().jaunt("map", "de", "--width", width)
            #expect(run.status == .exited(64) && run.errors.contains("--width is from 10 to 500."), "\(run.errors)")
        }

        @Test(arguments: [["map", " "], ["map", "--width", "5"], ["map", "--width", "x"]])
        func wrongUseIsSaid(arguments: [String]) throws {
            #expect(try Home().jaunt(arguments).status == .exited(64))
        }
    }
}
