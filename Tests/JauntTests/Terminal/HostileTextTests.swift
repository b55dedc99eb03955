import TestSupport
import Testing

extension RealProgram {
    /// Names that hold what a terminal would obey (faults.md, part S): nothing of it reaches one.
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

        @Test func onTheScreenItIsARowLikeAnyOther() throws {
            let folder = try folder()
            let terminal = try Home().open(["--data", folder.path])
            try terminal.seeCount("250 countries")
            try terminal.send("/evil owned")
            try terminal.seeCount("1 of 250 countries")
            #expect(terminal.selected.contains("Asia"))
            try terminal.send("\r", toSee: "6 neighbours")
            #expect(terminal.way.contains("› Evil"))
            #expect(terminal.shows("One Two Three Four Five Six") || terminal.shows("[31m"))
            try terminal.send("2")
            try terminal.reach("the feed") { $0.selectedLine?.contains("→ Evil") == true }
            try terminal.send("\r", toSee: "Departure")
            try expectNothingObeyed(terminal)
            // `expectTidy` holds strings, title and bell against nothing once more.
            try terminal.quit()
        }

        @Test func anErrorThatQuotesItIsOnlyText() throws {
            let folder = try DataFolder()
            try folder.write(#"{"status":404,"message":"\u001b]0;owned\u0007\u001b[31m\u009b2J"}"#, to: "countries.json")
            let terminal = try Home().open(["--data", folder.path])
            try terminal.see("Press r to try again.")
            try expectNothingObeyed(terminal)
            try terminal.quit()
        }

        private func expectNothingObeyed(_ terminal: PseudoTerminal, _ location: SourceLocation = #_sourceLocation) throws {
            #expect(terminal.screen.strings == [], sourceLocation: location)
            #expect(terminal.screen.title == "", sourceLocation: location)
            #expect(terminal.screen.bellCount == 0, sourceLocation: location)
            let text = String(decoding: terminal.output, as: UTF8.self)
            #expect(!text.unicodeScalars.contains { (0x7F...0x9F).contains($0.value) }, sourceLocation: location)
            #expect(!text.unicodeScalars.contains { ["\u{202E}", "\u{2066}", "\u{2028}"].contains($0) }, sourceLocation: location)
        }

        @Test func inATableItIsOneLineARecord() throws {
            let folder = try folder()
            let run = try Home().jaunt("countries", "--data", folder.path)
            #expect(run.status == .exited(0))
            #expect(run.lines.count == 251)
            #expect(run.lines.filter { $0.contains("Evil") }.count == 1)
            #expect(!run.holdsControls)
            #expect(!run.output.unicodeScalars.contains { ["\u{202E}", "\u{2066}", "\u{2028}"].contains($0) })

            let trips = try Home().jaunt("trips", "--data", folder.path)
            #expect(trips.status == .exited(0))
            #expect(!trips.holdsControls)
            #expect(trips.lines.dropFirst().allSatisfy { $0.contains("→ Evil") })
        }

        @Test func inJSONItIsEscapedAndComesBackWhole() throws {
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
        func argumentsComeBackAsTextInErrors(arguments: [String]) throws {
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
