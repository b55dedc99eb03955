import Foundation
import TestSupport
import Testing

extension RealProgram {
    /// Hostile text on the screen, in each field that is shown (faults.md, part S).
    @Suite struct HostileScreenTests {
        /// Texts that are short enough to stand in every field.
        private static let short = HostileText.all.filter { $0.text.utf8.count < 100_000 }
        private static let long = HostileText.all.filter { $0.text.utf8.count >= 100_000 }

        @Test(arguments: short)
        func s01s02s03s04s05s06s07s10s11InEveryFieldItIsText(_ hostile: HostileText) throws {
            let folder = try hostile.folder()
            let terminal = try Home().open(["--data", folder.path], rows: 40, columns: 200)
            try terminal.seeCount("250 countries")
            // Wherever it is sorted, it is found; the filter looks through what is shown.
            try terminal.send("/wicked")
            try terminal.reach("the country") { $0.status.hasPrefix(" 1 of 250") && $0.selectedLine?.contains("Wicked") == true }
            try expectColumns(terminal, ["Country", "Capital", "Region", "Native name"], hostile)
            try terminal.send("\r", toSee: "6 neighbours")
            #expect(terminal.way.hasPrefix("Countries › Wicked" + (hostile.shown ?? "")))
            for field in ["Official name", "Native name", "Capital", "Languages", "Calling code", "Internet", "Time zones"] {
                try expectFact(terminal, field, hostile)
            }
            try walkTrips(terminal, hostile)
            try terminal.expectNothingObeyed()
            // `expectTidy` holds strings, title and bell against nothing once more.
            try terminal.quit("\u{3}", status: 130)
        }

        private func walkTrips(_ terminal: PseudoTerminal, _ hostile: HostileText) throws {
            try terminal.send("2")
            try terminal.reach("the feed") { $0.selectedLine?.contains("Wicked") == true }
            // A long city leaves no room for the other.
            #expect(hostile.shown == nil || terminal.selected.contains("→ Wicked"))
            try terminal.send("f", toSee: "Kept as a favourite.")
            try terminal.send("\r", toSee: "Departure")
            #expect(hostile.shown == nil || terminal.shows("→ Wicked"))
            try terminal.send("\u{7F}")
            // From the database.
            try terminal.send("3")
            try terminal.reach("the favourite") { $0.way.contains("Favourites") && $0.selectedLine?.contains("Wicked") == true }
            try terminal.send("2R", toSee: "All regions")
            try terminal.send("/wicked")
            try terminal.reach("the region") { $0.selectedLine?.contains("Wicked" + (hostile.shown ?? "")) == true }
        }

        /// The selected row's columns begin where their titles do.
        private func expectColumns(
            _ terminal: PseudoTerminal, _ titles: [String], _ hostile: HostileText, _ location: SourceLocation = #_sourceLocation
        ) throws {
            let row = try #require(terminal.screen.selectedRow)
            for title in titles {
                let column = try #require(terminal.screen.find(title)).column
                let cells = (column..<column + 6).map { terminal.screen.cell(row, $0)?.text ?? "" }
                #expect(cells.joined() == "Wicked", "\(title)", sourceLocation: location)
                #expect(terminal.screen.cell(row, column - 1)?.text == " ", "\(title)", sourceLocation: location)
            }
            guard let shown = hostile.shown, let capital = terminal.screen.find("Capital") else { return }
            let text = terminal.screen.line(row)
            #expect(text.contains("Wicked" + shown) || shown.count > 18, "\(capital)", sourceLocation: location)
        }

        /// A fact stands behind its name.
        private func expectFact(
            _ terminal: PseudoTerminal, _ name: String, _ hostile: HostileText, _ location: SourceLocation = #_sourceLocation
        ) throws {
            let lines = terminal.screen.lines.filter { $0.contains(name) }
            #expect(lines.contains { $0.contains("Wicked" + (hostile.shown ?? "")) }, "\(name)", sourceLocation: location)
        }

        @Test func s07WhatHoldsNothingToBeSeenIsADash() throws {
            let folder = try DataFolder()
            let nothing = String(repeating: "\u{200B}", count: 10_000)
            try folder.changeCountries { country in
                country["name"] = nothing
                country["capitals"] = [nothing]
                country["nativeNames"] = [["language": "ps", "name": nothing]]
            }
            let terminal = try Home().open(["--data", folder.path])
            try terminal.seeCount("250 countries")
            try terminal.send("/AFG")
            try terminal.reach("the country") { $0.status.hasPrefix(" 1 of 250") }
            // "Countries" stands above it.
            for name in ["  Country ", "Capital", "Native name"] {
                let column = try #require(terminal.screen.find(name)).column + (name.hasPrefix(" ") ? 2 : 0)
                #expect(terminal.screen.cell(3, column)?.text == "—", "\(name)")
            }
            try terminal.send("\t")
            try terminal.quit()
        }

        @Test(arguments: long)
        func s08s12WhatIsEndlessCostsNothing(_ hostile: HostileText) throws {
            let folder = try hostile.folder(everywhere: false)
            let terminal = try Home().open(["--data", folder.path])
            try terminal.seeCount("250 countries", within: .seconds(20))
            // To load them and to draw the first frame. Measured, released: 50 to 80 ms.
            #expect(try terminal.processorTime() <= (Places.isReleased ? Duration.milliseconds(500) : .seconds(5)))
            try terminal.send("/wicked")
            try terminal.reach("the country") { $0.status.hasPrefix(" 1 of 250") && $0.selectedLine?.contains("Wicked") == true }
            // The next column is at its place.
            let capital = try #require(terminal.screen.find("Capital"))
            #expect(terminal.screen.cell(try #require(terminal.screen.selectedRow), capital.column)?.text == "K")
            try terminal.send("\u{1B}")
            try terminal.seeCount("250 countries")
            try terminal.settle(quietMilliseconds: 200)
            let before = try terminal.processorTime()
            for _ in 1...10 {
                try terminal.send("j")
                try terminal.settle(quietMilliseconds: 10)
                try terminal.send("k")
                try terminal.settle(quietMilliseconds: 10)
            }
            // Twenty frames, of 16 ms each at most: all of them together, for so short a time as one takes says nothing beside other tests.
            #expect(try terminal.processorTime() - before <= .milliseconds(20 * 16))
            try terminal.expectNothingObeyed()
            try terminal.quit()
        }

        /// Of two widths one would end in the midst of a character that is two columns wide.
        @Test(arguments: [(80, 6, 3), (81, 7, 2)])
        func s10WhatIsCutEndsBeforeAWideCharacterThatHasNoRoom(columns: Int, count: Int, blanks: Int) throws {
            let folder = try HostileText("S-10", String(repeating: "中", count: 60), shown: nil).folder(everywhere: false)
            let terminal = try Home().open(["--data", folder.path], columns: columns)
            try terminal.seeCount("250 countries")
            try terminal.send("/wicked")
            try terminal.reach("the country") { $0.status.hasPrefix(" 1 of 250") && $0.selectedLine?.contains("Wicked") == true }
            let capital = try #require(terminal.screen.find("Capital")).column
            #expect(terminal.screen.cell(try #require(terminal.screen.selectedRow), capital)?.text == "K")
            let shown = "Wicked" + String(repeating: "中", count: count) + "…" + String(repeating: " ", count: blanks) + "Kabul"
            #expect(terminal.selected.contains(shown), "\(terminal.selected)")
            try terminal.quit("\u{3}", status: 130)
        }

        @Test func s12ARecordOfTenMegabytesIsSkippedAndSaidAndTheOthersAreThere() throws {
            let folder = try HostileText("S-12", String(repeating: "x", count: 10_000_000), shown: nil).folder(everywhere: false)
            let terminal = try Home().open(["--data", folder.path])
            try terminal.see("249 countries")
            try terminal.send("E")
            try terminal.see("it is larger than 4")
            try terminal.quit()
        }

        @Test func s13BytesThatAreNoTextAreAnErrorThatSaysSo() throws {
            let folder = try DataFolder()
            try Data([0x5B, 0xFF, 0xFE, 0x5D]).write(to: URL(fileURLWithPath: folder.file("countries.json")))
            let terminal = try Home().open(["--data", folder.path])
            try terminal.see("cannot be read")
            try terminal.see("Press r to try again.")
            try terminal.expectNothingObeyed()
            try terminal.quit()
            let run = try Home().jaunt("countries", "--data", folder.path)
            #expect(run.status == .exited(1) && run.output == "" && !run.holdsControls)
        }

        /// As they would be a list of records but for these two bytes, they say what is made of what is no UTF-8.
        @Test func s13BytesThatAreNoTextWithinANameAreARecordThatIsSkipped() throws {
            let folder = try DataFolder()
            let bytes = try Self.spoilt(Data(try folder.read("countries.json").utf8), at: "Afghanistan")
            try bytes.write(to: URL(fileURLWithPath: folder.file("countries.json")))
            let run = try Home().jaunt("countries", "--data", folder.path)
            #expect(run.status == .exited(0) && run.lines.count == 250 && !run.output.contains("Wick") && !run.holdsControls)
            #expect(run.errors == "jaunt: 1 of 250 records could not be read and was skipped (line 2: it is no JSON).\n", "\(run.errors)")
            let terminal = try Home().open(["--data", folder.path])
            try terminal.seeCount("249 countries")
            #expect(terminal.status.contains("1 of 250 skipped"))
            try terminal.expectNothingObeyed()
            try terminal.quit()
        }

        @Test func s13SoTheyAreInWhatAServerGives() async throws {
            let trips = Data(Samples.list((1...250).map { Samples.trip($0) }).utf8)
            let body = [UInt8](try Self.spoilt(trips, at: "Dublin"))
            try await MisbehavingServer.run(Fault(.answer(bytes: body))) { route in
                let home = try Home.impatient()
                let run = try home.trips(at: route.address)
                #expect(try run.records().count == 249)
                #expect(run.errors.hasPrefix("jaunt: 1 of 250 records could not be read and was skipped ("), "\(run.errors)")
                #expect(run.errors.hasSuffix(": it is no JSON).\n"), "\(run.errors)")
                let terminal = try home.openTrips(at: route.address)
                try terminal.seeCount("249 trips")
                #expect(terminal.status.contains("1 of 250 skipped"))
                try terminal.expectNothingObeyed()
                try terminal.quit()
            }
        }

        /// With FF FE in place of the first such text, within a word.
        private static func spoilt(_ bytes: Data, at text: String) throws -> Data {
            var bytes = bytes
            let range = try #require(bytes.range(of: Data(text.utf8)))
            bytes.replaceSubrange(range, with: Data("Wick".utf8) + Data([0xFF, 0xFE]) + Data("ed".utf8))
            return bytes
        }

        /// In the names of 250 countries, some thousands in each: those that have no room on the screen are printed.
        @Test func s14EveryScalarThatThereIsIsText() throws {
            let scalars = (UInt32(0)...0x10_FFFF).compactMap { Unicode.Scalar($0) }
            let count = (scalars.count + 249) / 250
            var rest = scalars[...]
            let folder = try DataFolder()
            try folder.changeCountries(250) { country in
                let text = "A" + String(String.UnicodeScalarView(rest.prefix(count))) + "B"
                rest = rest.dropFirst(count)
                country["name"] = text
                country["capitals"] = [text]
                country["nativeNames"] = [["language": "ps", "name": text]]
            }
            #expect(scalars.count == 0x11_0000 - 0x800 && rest.isEmpty)

            let home = try Home()
            let names = ["countries", "--data", folder.path, "--columns", "name"]
            let table = try home.jaunt(names + ["--format", "tsv"], within: .seconds(30))
            #expect(table.status == .exited(0) && table.lines.count == 251 && !table.holdsControls)
            #expect(table.lines.dropFirst().allSatisfy { $0.unicodeScalars.first == "A" && $0.unicodeScalars.last == "B" })
            #expect(!table.output.unicodeScalars.contains { ["\u{202E}", "\u{2066}", "\u{2028}", "\u{200B}"].contains($0) })
            // There nothing is lost.
            let json = try home.jaunt(names + ["--format", "json"], within: .seconds(30))
            #expect(!json.holdsControls)
            let whole = try json.records().map { $0["name"] as? String ?? "" }.joined()
            #expect(Set(whole.unicodeScalars).count == scalars.count)

            let terminal = try home.open(["--data", folder.path], rows: 300, columns: 80)
            try terminal.seeCount("250 countries", within: .seconds(30))
            for title in ["Country", "Capital", "Native name"] {
                let column = try #require(terminal.screen.find(title)).column
                for row in 3..<253 {
                    let (before, first) = (terminal.screen.cell(row, column - 1)?.text, terminal.screen.cell(row, column)?.text)
                    #expect(before == " " && first?.unicodeScalars.first == "A", "\(title), row \(row)")
                }
            }
            try terminal.expectNothingObeyed()
            try terminal.quit()
        }

        @Test func s14EveryControlAndFormatCharacterLeavesTheColumnsAtTheirPlaces() throws {
            let scalars = (0..<0x11_0000).lazy.compactMap { Unicode.Scalar($0) }.filter { scalar in
                switch scalar.properties.generalCategory {
                case .control, .format, .lineSeparator, .paragraphSeparator: true
                default: false
                }
            }
            let folder = try DataFolder()
            var rest = Array(scalars)[...]
            let count = rest.count
            try folder.changeCountries(250) { country in
                let text = "A" + (rest.popFirst().map { String(Character($0)) } ?? "") + "B"
                for field in ["name", "officialName", "region"] { country[field] = text }
                country["capitals"] = [text]
                // Some native names have joiners of their own right.
                country["nativeNames"] = [["language": "ps", "name": text]]
            }
            #expect(count > 200 && rest.isEmpty, "\(count)")
            let terminal = try Home().open(["--data", folder.path], rows: 300, columns: 80)
            try terminal.seeCount("250 countries")
            for title in ["Country", "Capital", "Region", "Native name"] {
                let column = try #require(terminal.screen.find(title)).column
                for row in 3..<253 {
                    let (before, first) = (terminal.screen.cell(row, column - 1)?.text, terminal.screen.cell(row, column)?.text)
                    #expect(before == " " && first?.unicodeScalars.first == "A", "\(title), row \(row)")
                }
            }
            try terminal.expectNothingObeyed()
            try terminal.quit()
        }

        @Test func s15AnErrorTextOfAServerIsTextAndShort() async throws {
            let words = HostileText.all.filter { $0.text.utf8.count < 100 }.map(\.text).joined(separator: " ")
            let message = words + String(repeating: " more", count: 1000)
            let body = String(decoding: try JSONSerialization.data(withJSONObject: ["error_message": message]), as: UTF8.self)
            try await MisbehavingServer.run(.answer(status: "403 Forbidden", body)) { route in
                let terminal = try Home().open(["--trips-url", route.address], rows: 24, columns: 250)
                try terminal.see("250 countries")
                try terminal.send("2", toSee: "\u{FFFD}[2J")
                try terminal.expectNothingObeyed()
                // 200 columns of it at most.
                let shown = terminal.screen.lines.map { $0.components(separatedBy: "more").count - 1 }.reduce(0, +)
                #expect(shown <= 40, "\(shown)")
                try terminal.quit()

                let run = try Home().jaunt("trips", "--trips-url", route.address)
                #expect(run.status != .exited(0) && run.output == "" && !run.holdsControls)
                #expect(run.errors.contains("\u{FFFD}[2J") && run.errors.count < 400)
            }
        }
    }
}
