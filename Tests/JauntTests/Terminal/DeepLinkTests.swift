import TestSupport
import Testing

extension RealProgram {
    /// `jaunt germany`, `jaunt --view map japan`, `jaunt trip ID`.
    @Suite struct DeepLinkTests {
        @Test(arguments: [
            (["germany"], "Countries › Germany", "9 neighbours"), (["DE"], "Countries › Germany", "9 neighbours"),
            (["new", "zealand"], "Countries › New Zealand", "no land borders"), (["open", "côte d'ivoire"], "Countries › ", "neighbours"),
            (["--view", "countries", "austria"], "Countries › Austria", "8 neighbours"),
            (["--view", "map", "japan"], "Map: Japan", "Japan, no land borders"), (["--view", "trips"], "Trips", "trips"),
            (["--view", "favourites"], "Favourites", "Nothing here yet."), (["austria", "--view", "map"], "Map: Austria", "8 neighbours"),
        ])
        func theScreenOpensThere(arguments: [String], way: String, text: String) throws {
            let terminal = try Home().open(arguments)
            try terminal.see(text)
            #expect(terminal.way.contains(way), "\(terminal.way)")
            try terminal.send("Q")
            #expect(try terminal.waitForExit() == .exited(0))
            try terminal.expectTidy()
        }

        @Test func fromThereOneGoesOnAsEver() throws {
            let terminal = try Home().open(["germany"])
            try terminal.see("9 neighbours")
            try terminal.send("q", toSee: "250 countries")
            #expect(terminal.way.hasSuffix("Countries"))
            try terminal.send("q")
            #expect(try terminal.waitForExit() == .exited(0))
        }

        @Test func aTripIsOpenedOrPrinted() throws {
            let home = try Home()
            let trip = try #require(try home.jaunt("trips", "--columns", "id,departure_city", "--no-header", "--limit", "1").lines.first)
            let fields = trip.split(separator: "\t").map(String.init)
            let terminal = try home.open(["trip", fields[0]])
            try terminal.see("Departure")
            #expect(terminal.way.contains("Trips › \(fields[1])"))
            try terminal.send("Q")
            #expect(try terminal.waitForExit() == .exited(0))
            let printed = try home.open(["trip", fields[0], "--format", "json"], columns: 500)
            #expect(try printed.waitForExit() == .exited(0))
            #expect(printed.screen.text.hasPrefix("{"))
            let begun = try home.jaunt("trip", String(fields[0].prefix(8)), "--columns", "id", "--no-header")
            #expect(begun.output == fields[0] + "\n")
            #expect(try home.jaunt("trip", String(fields[0].prefix(2))).status == .exited(3))
        }

        @Test(arguments: [InputSource.null, .text("q"), .closed])
        func aTripIsPrintedWhereNobodyCanType(input: InputSource) throws {
            let home = try Home()
            let id = String(try #require(try home.jaunt("trips", "--columns", "id", "--no-header", "--limit", "1").lines.first))
            let terminal = try home.open(["trip", id], rows: 60, columns: 200, input: input)
            #expect(try terminal.waitForExit() == .exited(0), "\(terminal.errors)")
            #expect(terminal.screen.text.contains("Departure   When ") && !terminal.screen.isAlternate, "\(terminal.screen.text)")
        }

        @Test(arguments: [
            (["atlantis"], "No country is called 'atlantis'. 'jaunt help' lists the commands."),
            (["contries"], "Did you mean the command 'jaunt countries'?"),
            (["--view", "map", "germny"], "Did you mean Germany"),
            (["trip", "nope"], "No trip is called 'nope'."),
        ])
        func aNameThatNobodyHasIsSaidAndNothingIsDrawn(arguments: [String], words: String) throws {
            let terminal = try Home().open(arguments)
            let status: Int32 = words.contains("the command '") ? 64 : 3
            #expect(try terminal.waitForExit() == .exited(status))
            #expect(terminal.output == [])
            #expect(terminal.errors.hasPrefix("jaunt: ") && terminal.errors.contains(words))
            #expect(try Home().jaunt(arguments).status == .exited(status), "without a terminal, too")
        }

        @Test func aNameThatSeveralHaveIsSaid() throws {
            let folder = try DataFolder()
            try folder.changeCountries(2) { country in country["name"] = "Twins" }
            let terminal = try Home().open(["twins", "--data", folder.path])
            #expect(try terminal.waitForExit() == .exited(3))
            #expect(terminal.output == [])
            #expect(terminal.errors == "jaunt: 'twins' may be Twins (AFG) or Twins (ALA): use the code.\n")
        }

        @Test func withoutATerminalThereIsNoScreenToOpen() throws {
            let run = try Home().jaunt("germany")
            #expect(run.status == .exited(2) && run.output == "")
            for word in ["not a terminal", "jaunt countries", "borders", "--plain", "jaunt help"] { #expect(run.errors.contains(word)) }
        }
    }
}
