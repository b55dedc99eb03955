import TestSupport
import Testing
import jaunt_server

extension RealProgram {
    /// The server goes away, or was never there: the program says so within a second and stays usable.
    @Suite struct LostServerTests {
        @Test func afterTheServerHasStoppedReloadingSaysSoAndTheProgramStaysUsable() async throws {
            let home = try Home()
            let server = try await LocalServer.start(ServerOptions())
            let terminal = try home.open(server.options)
            try terminal.seeCount("250 countries")
            try terminal.send("2")
            try terminal.reach("the feed") { $0.selectedLine?.contains("→") == true }
            let feed = terminal.screen.lines[2..<22]
            await server.stop()

            try terminal.send("r")
            try terminal.see("127.0.0.1:\(server.port) cannot be reached", within: .seconds(1))
            #expect(terminal.status.hasPrefix(" 127.0.0.1:\(server.port) cannot be reached"))
            // There is no room for the advice; the key is there in any case.
            #expect(terminal.status.contains("Press r to try again."))
            // What was there stays there.
            #expect(terminal.screen.lines[2..<22] == feed)

            try terminal.send("3", toSee: "Nothing here yet.")
            try terminal.send("1", toSee: "250 countries")
            try terminal.send("/germ")
            try terminal.seeSelected("Germany")
            try terminal.send("\r")
            // The list that is stored knows the neighbours, too; why there is no more stands below.
            try terminal.reach("the neighbours") {
                $0.way == "Countries › Germany" && $0.text.contains("Austria") && $0.text.contains("cannot be reached")
            }
            // Their age takes the room that the cause would need.
            #expect(terminal.status.hasPrefix(" 127.0.0.1:\(server.port) cannot be reached. Press r to try again. "))
            #expect(terminal.status.hasSuffix(" just now · offline"))
            try terminal.send("\u{1B}", toSee: "of 250 countries")
            try terminal.quit("q")
        }

        @Test func whereNobodyListensThePageSaysSoWithinASecondOfItsFirstFrame() async throws {
            let server = try await LocalServer.start(ServerOptions())
            await server.stop()
            let terminal = try Home().open(server.options)
            try terminal.see("1 Countries")
            try terminal.see("cannot be reached", within: .seconds(1))
            #expect(terminal.shows("connection refused"))
            #expect(terminal.shows("Check the network and the address. Press r to try again."))
            try terminal.send("2")
            try terminal.reach("the error page of trips") { $0.way == "Trips" && $0.text.contains("cannot be reached") }
            try terminal.quit("q")
        }

        @Test func itComesBackWhenTheServerDoes() async throws {
            let first = try await LocalServer.start(ServerOptions())
            await first.stop()
            let terminal = try Home().open(first.options)
            try terminal.see("cannot be reached")
            try await withServer(ServerOptions(port: first.port)) { _ in
                try terminal.send("r", toSee: "250 countries")
                #expect(!terminal.shows("cannot be reached."))
            }
            try terminal.quit()
        }
    }
}
