import TestSupport
import Testing
import jaunt_server

extension RealProgram {
    /// How long a user waits for a server that takes a second for each answer.
    @Suite struct WaitingTests {
        private func open(_ server: RecordedServer<LocalServer>, prefetches: Bool) throws -> PseudoTerminal {
            let home = try Home().with(["JAUNT_PREFETCH": prefetches ? "true" : "false"])
            let terminal = try home.open(server.options)
            try terminal.seeCount("250 countries")
            return terminal
        }

        /// How many requests were for countries.
        private func countryRequests(_ server: RecordedServer<LocalServer>) -> Int { server.requests.count { !$0.contains("/trips") } }

        /// The time from Enter to the neighbours of the selected country.
        private func timeToOpen(_ terminal: PseudoTerminal, _ neighbours: String) throws -> Duration {
            try ContinuousClock().measure {
                try terminal.send("\r")
                try terminal.wait(for: neighbours, within: .seconds(10))
            }
        }

        @Test func theFirstPageOfBordersTakesTwoAnswersAndIsThereAtOnceTheNextTime() async throws {
            try await withServer(ServerOptions(delay: .seconds(1))) { server in
                let terminal = try open(server, prefetches: false)
                server.reset()
                try terminal.send("/germany", toSee: "1 of 250")
                let first = try timeToOpen(terminal, "9 neighbours")
                #expect(first > .seconds(2) && first < .milliseconds(2500), "\(first)")
                #expect(countryRequests(server) == 2)
                try terminal.send("h", toSee: "1 of 250")
                #expect(try timeToOpen(terminal, "9 neighbours") < .milliseconds(500))
                #expect(countryRequests(server) == 2)
                // The page says what trips go there, of one feed for all pages.
                #expect(server.requests.count { $0.contains("/trips") } == 1)
                try terminal.quit()
            }
        }

        @Test func aPageOnWhichTheCursorRestedWaitsForNothing() async throws {
            try await withServer(ServerOptions(delay: .seconds(1))) { server in
                let terminal = try open(server, prefetches: true)
                server.reset()
                try terminal.send("/germany", toSee: "1 of 250")
                try terminal.send("\t")
                // While the list is loaded twice, both answers come for the page on which the cursor rests.
                for _ in 1...2 {
                    try terminal.send("r", toSee: "loading countries")
                    try terminal.reach("the list anew", within: .seconds(10)) { !$0.status.contains("loading") }
                }
                let count = countryRequests(server)
                #expect(try timeToOpen(terminal, "9 neighbours") < .milliseconds(500))
                #expect(countryRequests(server) == count)
                try terminal.quit()
            }
        }

        @Test func aCursorThatWandersHasNoMoreThanTwoPagesFetchedAtOnce() async throws {
            let count = 8
            try await MisbehavingServer.run { server in
                let list = Samples.list("ABCDEFGH".map { Samples.country("\($0)land", "X\($0)", "XX\($0)", borders: ["XXA"]) })
                _ = server.route(.answer(list), at: "/all")
                // Nobody is ever answered: a page ends when the program hangs up.
                let pages = server.route(.silent, at: "/name")
                let terminal = try Home().open(["--countries-url", server.origin, "--countries-dialect", "v3.1"])
                try terminal.seeCount("\(count) countries")
                for row in 1..<count {
                    try terminal.send("j")
                    await pages.waitForRequests(row)
                }
                #expect(server.mostConnectionsAtOnce <= 2)
                try terminal.quit()
            }
        }
    }
}
