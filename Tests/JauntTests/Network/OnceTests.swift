import TestSupport
import Testing

extension RealProgram {
    /// One request for many who want the same, and none that outlives those who want it (H-35, H-36, H-37).
    @Suite struct OnceTests {
        /// A v3.1 server of the sample countries, which answers about single countries by a rule of the test's.
        private static func server(_ pages: @escaping @Sendable (RecordedRequest) -> [Fault.Step]) -> Fault {
            Fault { request, _ in request.target.contains("/all?") ? [.answer(Samples.countries)] : pages(request) }
        }

        /// What is asked for beyond the list.
        private func pages(_ route: Route) -> [String] { route.targets.filter { !$0.hasPrefix("/all?") } }

        private func home(_ changes: [String: String?] = [:]) throws -> Home {
            try Home.impatient(["JAUNT_NETWORK_IDLE_TIMEOUT": "30", "JAUNT_NETWORK_ATTEMPT_TIMEOUT": "30"]).with(changes)
        }

        /// Waits until every key that was sent has been taken: the page of keys is opened, and left.
        private func waitForKeys(_ terminal: PseudoTerminal) throws {
            try terminal.send("?")
            try terminal.wait(until: { $0.way.contains("Keys") }, what: "the page of keys")
            try terminal.send("\u{7F}")
            try terminal.wait(until: { !$0.way.contains("Keys") }, what: "the page before")
        }

        @Test(arguments: [true, false])
        func h35APageThatIsOpenedTwentyTimesQuicklyIsAskedForOnce(hasRested: Bool) async throws {
            let release = Release()
            let fault = Self.server { _ in [.hold(release), .answer(Samples.countries)] }
            try await MisbehavingServer.run(fault) { route in
                let home = try home()
                let terminal = try home.openCountries(at: route.address)
                try terminal.seeCount("4 countries")
                try terminal.send("j")
                // The page under the cursor is on its way already when it is opened, or is asked for by the first one who opens it.
                if hasRested { await route.waitForRequests(3) }
                try terminal.send(String(repeating: "\r\u{7F}", count: 19) + "\r")
                try terminal.wait(until: { $0.way == "Countries › Germany" }, what: "the page")
                await route.waitForRequests(3)
                try waitForKeys(terminal)
                #expect(pages(route) == ["/name/Germany?fullText=true"])
                release.release()
                try terminal.see("2 neighbours")
                #expect(pages(route) == ["/name/Germany?fullText=true", "/alpha?codes=AUT%2CCHE"])
                try terminal.expectGates(home)
            }
        }

        @Test func h35ManyKeysAtOnceOpenOnePage() async throws {
            let release = Release()
            let fault = Self.server { _ in [.hold(release), .answer(Samples.countries)] }
            try await MisbehavingServer.run(fault) { route in
                let home = try home(["JAUNT_PREFETCH": "false"])
                let terminal = try home.openCountries(at: route.address)
                try terminal.seeCount("4 countries")
                // Longer than the cursor has to rest: what is under it is not asked for before it is opened.
                try terminal.settle(quietMilliseconds: 600)
                #expect(pages(route) == [])
                try terminal.send(String(repeating: "\r", count: 20))
                try terminal.wait(until: { $0.way == "Countries › Austria" }, what: "the page")
                await route.waitForRequests(3)
                try waitForKeys(terminal)
                #expect(pages(route) == ["/name/Austria?fullText=true"])
                release.release()
                try terminal.see("3 neighbours")
                #expect(pages(route).count == 2)
                try terminal.expectGates(home)
            }
        }

        @Test func h35APageThatIsThereIsNotAskedForAgain() async throws {
            try await MisbehavingServer.run(Self.server { _ in [.answer(Samples.countries)] }) { route in
                let home = try home(["JAUNT_PREFETCH": "false"])
                let terminal = try home.openCountries(at: route.address)
                try terminal.seeCount("4 countries")
                for _ in 1...20 {
                    try terminal.send("\r")
                    try terminal.wait(until: { $0.text.contains("3 neighbours") }, what: "the page")
                    try terminal.send("\u{7F}")
                    try terminal.wait(until: { $0.way == "Countries" }, what: "the list")
                }
                #expect(pages(route).count == 2)
                try terminal.expectGates(home)
            }
        }

        @Test func h36OpeningAndLeavingAThousandTimesLeavesNothingBehind() async throws {
            let fault = Self.server { request in request.target.contains("Austria") ? [.wait] : [.answer(Samples.countries)] }
            try await MisbehavingServer.run(fault) { route in
                let home = try home(["JAUNT_PREFETCH": "false"])
                let terminal = try home.openCountries(at: route.address)
                try terminal.seeCount("4 countries")
                // Everything that is opened once and kept is open now.
                try openAndLeave(terminal, 50)
                try waitUntilAllIsTaken(terminal)
                let before = try terminal.descriptors().count { !$0.contains("cache.db") }
                try openAndLeave(terminal, 350)
                for _ in 1...60 { try terminal.send(String(repeating: "\r\u{7F}", count: 10)) }
                try waitUntilAllIsTaken(terminal)
                // Connections that were given up may close a little later.
                let start = ContinuousClock.now
                while try terminal.descriptors().count(where: { !$0.contains("cache.db") }) > before, .now - start < .seconds(5) {
                    try terminal.settle(quietMilliseconds: 50)
                }
                let after = try terminal.descriptors()
                #expect(after.count { !$0.contains("cache.db") } <= before)
                // The database opens more readers as they are wanted, up to a limit of its own.
                #expect(after.count { $0.contains("cache.db") } <= 13)
                // Many are left before anything is sent.
                #expect((100...1010).contains(route.requests.count))
                try terminal.expectGates(home)
            }
        }

        /// Opens Austria's page, which does not come, and leaves it as soon as it is seen.
        private func openAndLeave(_ terminal: PseudoTerminal, _ times: Int) throws {
            for _ in 1...times {
                try terminal.send("\r")
                try terminal.wait(until: { $0.way == "Countries › Austria" }, what: "Austria's page")
                try terminal.send("\u{7F}")
                try terminal.wait(until: { $0.way == "Countries" }, what: "the list")
            }
        }

        /// Loads Germany's page and leaves it: what was sent before is through, and the program still asks.
        private func waitUntilAllIsTaken(_ terminal: PseudoTerminal) throws {
            try terminal.send("j\r")
            try terminal.reach("Germany's page") { $0.way == "Countries › Germany" && $0.text.contains("2 neighbours") }
            try terminal.send("\u{7F}k")
            try terminal.reach("the list") { $0.way == "Countries" && $0.selectedLine?.contains("Austria") == true }
        }

        @Test func h37ALateAnswerOfOnePageIsNotShownOnAnother() async throws {
            let release = Release()
            let fault = Self.server { request in
                request.target.contains("Austria") ? [.hold(release), .answer(Samples.countries)] : [.answer(Samples.countries)]
            }
            try await MisbehavingServer.run(fault) { route in
                let home = try home(["JAUNT_PREFETCH": "false"])
                let terminal = try home.openCountries(at: route.address, rows: 30)
                try terminal.seeCount("4 countries")
                try terminal.send("\r")
                try terminal.reach("Austria's page") { $0.way == "Countries › Austria" }
                await route.waitForRequests(3)
                try terminal.send("\u{7F}j\r")
                try terminal.reach("Germany's page") {
                    $0.way == "Countries › Germany" && ["2 neighbours", "Airports", "cheapest"].allSatisfy($0.text.contains)
                }
                let page = terminal.screen.lines
                release.release()
                try terminal.settle(quietMilliseconds: 300)
                #expect(terminal.screen.lines == page)
                try terminal.expectGates(home)
            }
        }

        @Test func h37ALateAnswerToAnOldRequestDoesNotReplaceANewOne() async throws {
            let release = Release()
            let fault = Fault { request, before in
                switch (request.target, before) {
                case ("/regions", _): [.answer(#"[{"id":"blc","name":"Baltics","country_codes":["LV"]}]"#)]
                case ("/trips/blc", _): [.answer(headers: ["cache-control: max-age=0"], Samples.list([Samples.trip(5), Samples.trip(6)]))]
                case (_, 0): [.answer(headers: ["cache-control: max-age=0"], Samples.trips)]
                default: [.hold(release), .answer(Samples.list([Samples.trip(9)]))]
                }
            }
            try await MisbehavingServer.run(fault) { route in
                let home = try home()
                let terminal = try home.openTrips(at: route.address)
                try terminal.seeCount("3 trips")
                // A key that is held asks once; another region is another question.
                try terminal.send("rrr")
                await route.waitForRequests(2)
                try terminal.send("R", toSee: "All regions")
                try terminal.send("/balt")
                try terminal.seeSelected("Baltics")
                try terminal.send("\r")
                try terminal.seeCount("2 trips")
                release.release()
                try terminal.settle(quietMilliseconds: 300)
                #expect(terminal.status.hasPrefix(" 2 trips"))
                #expect(route.targets == ["/trips", "/trips", "/regions", "/trips/blc"])
                try terminal.expectGates(home)
            }
        }
    }
}
