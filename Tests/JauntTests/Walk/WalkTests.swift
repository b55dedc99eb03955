import TestSupport
import Testing
import jaunt_server

extension RealProgram {
    /// What a new user does first, as the README tells it: borders, trips of a region, a favourite, and all of it there the next time.
    @Suite struct WalkTests {
        @Test func theWalkOverTheBundledData() throws {
            try walk(try Home(), [])
        }

        @Test func theWalkOverAServer() async throws {
            try await withServer { try walk(try Home(), $0.options) }
        }

        private func walk(_ home: Home, _ options: [String]) throws {
            let terminal = try home.open(options)
            try lookAtCountries(terminal)
            try walkOverBorders(terminal)
            let trip = try keepATrip(terminal, isDemonstration: options.isEmpty)
            try terminal.send("3")
            try terminal.reach("the favourite") { $0.way == "Favourites" && $0.selectedLine?.contains(trip) == true }
            #expect(terminal.status.contains("1 favourite"))
            try terminal.quit("q")

            let later = try home.open(options)
            try later.seeCount("250 countries")
            try later.send("2", toSee: "Trips: Baltics")
            try later.seeSelected(trip)
            #expect(later.selected.contains("★"))
            try later.send("3")
            try later.reach("the favourite, still there") { $0.way == "Favourites" && $0.selectedLine?.contains(trip) == true }
            try later.quit("q")
        }

        private func lookAtCountries(_ terminal: PseudoTerminal) throws {
            try terminal.seeCount("250 countries")
            #expect(terminal.screen.isAlternate)
            #expect(!terminal.screen.isCursorVisible)
            #expect(terminal.screen.line(0).contains("1 Countries   2 Trips   3 Favourites"))
            #expect(terminal.way == "Countries")
            #expect(terminal.screen.line(2).hasPrefix("Code  Country"))
            #expect(terminal.selected.hasPrefix("AF    Afghanistan"))
        }

        private func walkOverBorders(_ terminal: PseudoTerminal) throws {
            try terminal.send("/germ")
            try terminal.seeSelected("DE    Germany")
            #expect(terminal.screen.line(23).hasPrefix("/germ"))
            #expect(terminal.screen.isCursorVisible)
            #expect(terminal.screen.cursor == ScreenPosition(row: 23, column: 5))

            try terminal.send("\r", toSee: "9 neighbours")
            #expect(terminal.way == "Countries › Germany")
            for name in ["Österreich", "België", "Česko", "Danmark", "Lëtzebuerg", "Nederland", "Polska", "Schweiz"] {
                #expect(terminal.screen.text.contains(name))
            }
            #expect(terminal.screen.text.contains("Federal Republic of Germany"))
            try terminal.seeSelected("Austria")

            try terminal.send("\r", toSee: "8 neighbours")
            #expect(terminal.way == "Countries › Germany › Austria")
            try terminal.send("jj")
            try terminal.seeSelected("Hungary")
            try terminal.send("\r", toSee: "Countries › Germany › Austria › Hungary")

            // Back by each of the keys for it, the cursor where it was.
            try terminal.send("\u{7F}")
            try terminal.reach("back in Austria") { $0.way.hasSuffix("› Austria") }
            try terminal.seeSelected("Hungary")
            try terminal.send("h")
            try terminal.reach("back in Germany") { $0.way.hasSuffix("› Germany") }
            try terminal.seeSelected("Austria")
            try terminal.send("\u{1B}")
            try terminal.reach("back at the countries") { $0.way == "Countries" }
            try terminal.seeSelected("Germany")
            // The filter goes, the cursor stays on its record.
            try terminal.send("\u{1B}")
            try terminal.seeCount("250 countries")
            #expect(terminal.selected.contains("Germany"))
        }

        @Test(
            arguments: [([], "/germ\r", "Countries › Germany"), (["--view", "trips"], "/riga\r", "Trips › ")]
                as [([String], String, String)])
        func whatIsTypedBeforeTheListIsThereOpensItsRow(options: [String], keys: String, way: String) throws {
            let terminal = try Home().open(options)
            try terminal.send(keys)
            try terminal.reach("the row's page") { $0.way.hasPrefix(way) }
            try terminal.quit()
        }

        /// Chooses the region and keeps its first trip.
        /// - Returns: the trip's route.
        private func keepATrip(_ terminal: PseudoTerminal, isDemonstration: Bool) throws -> String {
            try terminal.send("2")
            try terminal.reach("the feed") { $0.way == "Trips" && $0.selectedLine?.contains("→") == true }
            #expect(terminal.status.contains("demo trips") == isDemonstration)
            try terminal.send("R", toSee: "All regions")
            try terminal.send("/balt")
            try terminal.seeSelected("Baltics")
            try terminal.send("\r")
            try terminal.reach("the region's trips") { $0.way == "Trips: Baltics" && $0.selectedLine?.contains("→") == true }
            let rows = (3..<22).map { terminal.screen.line($0) }.filter { $0.contains("→") }
            #expect(rows.count >= 3)
            #expect(rows.allSatisfy { row in ["Tallinn", "Riga", "Vilnius", "Kaunas", "Tartu"].contains { row.contains("→ \($0)") } })

            let row = try #require(terminal.screen.selectedLine)
            let route = try #require(row.firstMatch(of: /\p{L}[^→]* → \p{L}+/)).output
            #expect(!row.contains("★"))
            try terminal.send("f", toSee: "Kept as a favourite.")
            try terminal.seeSelected("★")
            return String(route)
        }
    }
}
