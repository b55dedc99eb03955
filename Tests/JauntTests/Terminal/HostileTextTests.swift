import TestSupport
import Testing

extension RealProgram {
    /// Names that hold what a terminal would obey (faults.md, S-01 to S-06), in what is printed: nothing of it reaches a terminal.
    @Suite struct HostileTextTests {
        /// An attribute, a title, a clipboard, a link, a C1 control, bidi controls, the ends of lines, NUL, DEL, BEL.
        static let name =
            "Evil\u{1B}[31m\u{1B}[2J\u{1B}]0;owned\u{7}\u{1B}]52;c;b3duZWQ=\u{1B}\\\u{1B}]8;;https://x\u{1B}\\\u{9B}31m\u{9D}0;owned\u{9C}"
            + "\u{202E}\u{2066}One\nTwo\rThree\u{2028}Four\u{85}Five\tSix\u{0}\u{7F}\u{7}"

        private func folder() throws -> DataFolder {
            let folder = try DataFolder()
            try folder.changeCountries { country in
                country["name"] = Self.name
                country["officialName"] = Self.name
                country["capitals"] = [Self.name]
                country["nativeNames"] = [["language": "ps", "name": Self.name]]
            }
            try folder.changeRecords(of: "trips.json", 100) { trip in
                var place = trip["destination"] as? [String: Any] ?? [:]
                place["city"] = Self.name
                trip["destination"] = place
                trip["airlines"] = Self.name
            }
            return folder
        }

        @Test func s01s02s03s04s05s06InATableItIsOneLineARecord() throws {
            let folder = try folder()
            let run = try Home().jaunt("countries", "--data", folder.path, "--format", "table")
            #expect(run.status == .exited(0))
            #expect(run.lines.count == 251)
            #expect(run.lines.filter { $0.contains("Evil") }.count == 1)
            #expect(!run.holdsControls)
            #expect(!run.output.unicodeScalars.contains { ["\u{202E}", "\u{2066}", "\u{2028}"].contains($0) })

            let trips = try Home().jaunt("trips", "--data", folder.path, "--format", "table")
            #expect(trips.status == .exited(0))
            #expect(!trips.holdsControls)
            #expect(trips.lines.count > 60 && trips.lines.dropFirst().allSatisfy { $0.contains("→ Evil") })
        }

        @Test func s01s02s03s04s05s06InJSONItIsEscapedAndComesBackWhole() throws {
            let folder = try folder()
            let run = try Home().jaunt("countries", "--data", folder.path, "--format", "json")
            #expect(run.status == .exited(0))
            #expect(!run.holdsControls)
            #expect(!run.output.unicodeScalars.contains { ["\u{202E}", "\u{2066}", "\u{2028}"].contains($0) })
            #expect(run.lines.count == 252)
            let records = try run.records()
            #expect(records.filter { $0["name"] as? String == Self.name }.count == 1)
            #expect(records.filter { $0["native_name"] as? String == Self.name }.count == 1)
        }

        @Test(arguments: [
            ["borders", HostileTextTests.arguments], ["--\(HostileTextTests.arguments)"], [HostileTextTests.arguments],
            ["countries", "--format", HostileTextTests.arguments], ["countries", "--data", HostileTextTests.arguments],
            ["countries", "--countries-url", HostileTextTests.arguments], ["trips", "--region", HostileTextTests.arguments],
            ["countries", "--countries-dialect", HostileTextTests.arguments],
        ])
        func s01s02s03s04s06ArgumentsComeBackAsTextInErrors(arguments: [String]) throws {
            let run = try Home().jaunt(arguments)
            #expect(run.status != .exited(0))
            #expect(run.output == "")
            #expect(run.errors != "")
            #expect(!run.holdsControls)
        }

        /// The name as an argument, which holds no NUL.
        static let arguments = name.replacing("\u{0}", with: "")
    }
}
