import Foundation
import TestSupport
import Testing

extension RealProgram {
    /// The server refuses (H-14 to H-19).
    @Suite struct RefusedTests {
        private static let challenges: [[String]] = [[], ["www-authenticate: Basic realm=\"x\""], ["www-authenticate: Bearer"]]

        @Test(arguments: challenges)
        func h14WhoIsNotSignedInIsAskedToWhateverTheChallenge(headers: [String]) async throws {
            try await MisbehavingServer.run(.answer(status: "401 Unauthorized", headers: headers)) { route in
                let home = try Home.impatient()
                try home.trips(at: route.address).expectFailure(
                    "\(route.host) wants somebody to be signed in (status 401).", home, within: .seconds(1))
                #expect(route.requests.count == 1)
                #expect(route.requests.first?.header("x-api-token") == Home.canary)
                #expect(route.requests.first?.header("authorization") == nil)
            }
        }

        @Test(arguments: challenges)
        func h14OnTheScreenThePageAsksToSignInWithinASecond(headers: [String]) async throws {
            try await MisbehavingServer.run(.answer(status: "401 Unauthorized", headers: headers)) { route in
                let home = try Home.impatient(["JAUNT_TRIPS_TOKEN": nil])
                let terminal = try home.openTrips(at: route.address)
                try terminal.reach("the page that asks", within: .seconds(1)) { screen in
                    let words = ["\(route.host) wants somebody to be signed in.", "Press S to sign in."]
                    return screen.way == "Trips" && words.allSatisfy { screen.text.contains($0) }
                }
                #expect(route.requests.count == 1)
                // What is pressed before one wants to sign in is no email.
                try terminal.send("E")
                try terminal.reach("the errors") { $0.way == "Trips › Errors" }
                try terminal.expectGates(home)
            }
        }

        @Test func h14WhoIsShownNoTokenIsNotSaidToWantAnother() async throws {
            try await MisbehavingServer.run(.answer(status: "401 Unauthorized")) { route in
                let run = try Home.impatient(["JAUNT_TRIPS_TOKEN": nil]).countries(at: route.address, "--trips-url", route.address)
                let advice = "Check the address and the dialect: servers that speak this one are shown no token."
                #expect(run.errors == "jaunt: \(route.host) wants somebody to be signed in (status 401). \(advice)\n")
            }
        }

        /// A server whose `POST /login` gives this token, and that wants another, or this one, for its trips.
        private static func accounts(accepts: Bool) -> Fault {
            Fault { request, _ in
                if request.method == "POST" {
                    return [.answer(status: "200 OK", #"{"user_id":7,"token":"\#(Home.canary)"}"#)]
                }
                let isKnown = accepts && request.header("x-api-token") == Home.canary
                return [isKnown ? .answer(Samples.trips) : .answer(status: "401 Unauthorized", #"{"error_message":"Sign in first."}"#)]
            }
        }

        /// Types an address and a password into the page.
        private func signIn(_ terminal: PseudoTerminal) throws {
            try terminal.send("S", toSee: "Password")
            try terminal.send("me@example.org\r")
            try terminal.send("correct horse\r")
        }

        @Test func h14AfterSigningInTheTripsAreThere() async throws {
            try await MisbehavingServer.run(Self.accounts(accepts: true)) { route in
                let home = try Home.impatient(["JAUNT_TRIPS_TOKEN": nil])
                let terminal = try home.openTrips(at: route.address)
                try terminal.see("Sign in first.", within: .seconds(1))
                try signIn(terminal)
                try terminal.see("signed in as me@example.org", within: .seconds(2))
                await route.waitForRequests(3)
                #expect(route.requests.map(\.line) == ["GET /trips", "POST /login", "GET /trips"])
                #expect(route.requests[1].text.contains("correct horse"))
                #expect(route.requests[2].header("x-api-token") == Home.canary)
                // What came of it is said until the next key.
                try terminal.send("j")
                try terminal.seeCount("3 trips")
                #expect(home.filesWithCanary == ["config/jaunt/credentials.json"])
                try terminal.quit("Q")
                #expect(!String(decoding: terminal.output, as: UTF8.self).contains("horse"))
            }
        }

        @Test func h15ANewTokenThatIsRefusedTooIsNoReasonToGoOnAsking() async throws {
            try await MisbehavingServer.run(Self.accounts(accepts: false)) { route in
                let home = try Home.impatient(["JAUNT_TRIPS_TOKEN": nil])
                let terminal = try home.openTrips(at: route.address)
                try terminal.see("Sign in first.", within: .seconds(1))
                try signIn(terminal)
                await route.waitForRequests(3)
                try terminal.see("signed in as me@example.org", within: .seconds(2))
                try terminal.reach("the page that asks") { $0.way == "Trips" && $0.text.contains("Sign in first.") }
                try terminal.settle(quietMilliseconds: 500)
                #expect(route.requests.map(\.line) == ["GET /trips", "POST /login", "GET /trips"])
                try terminal.quit("Q")
            }
        }

        @Test(arguments: ["401 Unauthorized", "403 Forbidden"])
        func h16WhoIsRefusedWithoutATokenIsNotSaidToNeedAnother(status: String) async throws {
            try await MisbehavingServer.run(.answer(status: status)) { route in
                let home = try Home.impatient(["JAUNT_TRIPS_TOKEN": nil, "JAUNT_COUNTRIES_TOKEN": nil])
                let old = try home.countries(at: route.address).errors
                #expect(old.hasSuffix(" Check the address and the dialect: servers that speak this one are shown no token.\n"), "\(old)")
                let counted = ["countries", "--countries-url", route.address, "--countries-dialect", "v5"]
                let without = try home.jaunt(counted).errors
                #expect(without.hasSuffix(" Set a token with JAUNT_COUNTRIES_TOKEN or countries.token_command.\n"), "\(without)")
                // It is set, and for another server.
                let misplaced = home.with(["JAUNT_COUNTRIES_TOKEN": Home.canary, "JAUNT_COUNTRIES_URL": "https://a.example/v5"])
                let fault = "JAUNT_COUNTRIES_TOKEN is set for https://a.example, and shown to no other server"
                let advice = "set this one's address beside it, with JAUNT_COUNTRIES_URL."
                let other = try misplaced.jaunt(counted).errors
                #expect(other.hasSuffix(" \(fault); \(advice)\n"), "\(other)")
            }
        }

        @Test func h14HowOneSignsInIsALineThatAShellTakes() async throws {
            try await MisbehavingServer.run(.answer(status: "401 Unauthorized")) { route in
                let home = try Home.impatient(["JAUNT_TRIPS_TOKEN": nil])
                let address = route.address + "/a'b;c&d"
                let words = try home.trips(at: address).errors.split(separator: "jaunt login --trips-url ").last ?? ""
                #expect(words == "'\(route.address)/a'\\''b;c&d'\n", "\(words)")
                #expect(try home.shell("printf %s \(words)").output == address)
            }
        }

        @Test(arguments: [
            ("403 Forbidden", #"{"error_message":"Your quota is used up."}"#, "HOST says: Your quota is used up. (status 403)"),
            ("403 Forbidden", "", "HOST refuses this (status 403, no explanation)."),
            ("404 Not Found", #"{"status":404,"message":"Not Found"}"#, "HOST says: Not Found (status 404)."),
            ("404 Not Found", "<html>nothing here</html>", "HOST refuses this (status 404, no explanation)."),
            ("403 Forbidden", #"{"message":"\u001b[31mred\u0007"}"#, "HOST says: \u{FFFD}[31mred\u{FFFD} (status 403)."),
        ])
        func h16ARefusalIsSaidOnceInTheServersWordsWhereItHasAny(status: String, body: String, sentence: String) async throws {
            try await MisbehavingServer.run(.answer(status: status, body)) { route in
                let home = try Home.impatient(["JAUNT_NETWORK_ATTEMPTS": "3"])
                let run = try home.trips(at: route.address)
                run.expectFailure(sentence.replacing("HOST", with: route.host), home, within: .seconds(1))
                #expect(route.requests.count == 1)
            }
        }

        @Test func h16ARegionThatIsNotFoundIsStatus3() async throws {
            let regions = #"[{"id":"blc","name":"Baltics","country_codes":["LV"]},{"id":1}]"#
            let fault = Fault { request, _ in
                [request.target == "/regions" ? .answer(regions) : .answer(status: "404 Not Found")]
            }
            try await MisbehavingServer.run(fault) { route in
                let home = try Home.impatient()
                let run = try home.trips(at: route.address, "--region", "zzz")
                run.expectFailure("The feed has no region 'zzz'.", status: 3, home, within: .seconds(1))
                #expect(route.targets == ["/regions", "/trips/zzz"], "it may be the one that cannot be read")
            }
        }

        @Test(arguments: [
            ("401 Unauthorized", "HOST wants somebody to be signed in (status 401)."),
            ("404 Not Found", "HOST refuses this (status 404, no explanation)."),
            ("429 Too Many Requests", "HOST wants fewer requests (status 429). Try again later."),
            ("500 Internal Server Error", "HOST failed (status 500, no explanation). Try again later."),
        ])
        func aRegionIsNeitherDeniedNorGuessedWhereTheListCannotBeHad(status: String, sentence: String) async throws {
            // Such a server answers what it does not know with whatever it likes.
            let fault = Fault { request, _ in
                [request.target == "/regions" ? .answer(status: status) : .answer(Samples.trips)]
            }
            try await MisbehavingServer.run(fault) { route in
                let home = try Home.impatient()
                let run = try home.trips(at: route.address, "--region", "baltics")
                run.expectFailure(sentence.replacing("HOST", with: route.host), home)
                #expect(route.targets == ["/regions"])
            }
        }

        @Test(arguments: [("Baltics", true), ("blc", true), ("nope", false), ("..", false)])
        func onlyARegionThatTheFeedHasIsAskedForWhereItSaysWhichThereAre(region: String, isThere: Bool) async throws {
            let fault = Fault { request, _ in
                [.answer(request.target == "/regions" ? #"[{"id":"blc","name":"Baltics","country_codes":["LV"]}]"# : Samples.trips)]
            }
            try await MisbehavingServer.run(fault) { route in
                let home = try Home.impatient()
                let run = try home.trips(at: route.address, "--region", region)
                if isThere {
                    try run.expectRecords(3, home)
                } else {
                    run.expectFailure("The feed has no region '\(region)'.", status: 3, home, within: .seconds(1))
                }
                #expect(route.targets == ["/regions"] + (isThere ? ["/trips/blc"] : []))
            }
        }

        @Test func aRegionThatIsNewerThanTheStoredListIsFound() async throws {
            let old = #"[{"id":"blc","name":"Baltics","country_codes":["LV"]}]"#
            let new = #"[{"id":"blc","name":"Baltics","country_codes":["LV"]},{"id":"ibe","name":"Iberia","country_codes":["ES"]}]"#
            let fault = Fault { request, number in
                [.answer(request.target == "/regions" ? (number == 0 ? old : new) : Samples.trips)]
            }
            try await MisbehavingServer.run(fault) { route in
                let home = try Home.impatient()
                try home.trips(at: route.address, "--region", "blc").expectRecords(3, home)
                try home.trips(at: route.address, "--region", "Iberia").expectRecords(3, home)
                #expect(route.targets == ["/regions", "/trips/blc", "/regions", "/trips/ibe"])
            }
        }

        @Test func aRegionIsNotDeniedWhereOneOfTheListCannotBeRead() async throws {
            let regions = #"[{"id":"blc","name":"Baltics","country_codes":["LV"]},{"id":1}]"#
            let fault = Fault { request, _ in [.answer(request.target == "/regions" ? regions : Samples.trips)] }
            try await MisbehavingServer.run(fault) { route in
                let home = try Home.impatient()
                try home.trips(at: route.address, "--region", "ibe").expectRecords(3, home)
                #expect(route.targets == ["/regions", "/trips/ibe"])
            }
        }

        // MARK: 429 and 503

        private static func busy(_ retryAfter: String?, then answer: Fault.Step = .answer(Samples.trips)) -> Fault {
            .inTurn(.answer(status: "429 Too Many Requests", headers: retryAfter.map { ["retry-after: \($0)"] } ?? []), answer)
        }

        @Test func h17AWaitOfTwoSecondsIsKept() async throws {
            try await MisbehavingServer.run(Self.busy("2")) { route in
                let home = try Home.impatient(["JAUNT_NETWORK_ATTEMPTS": "2", "JAUNT_NETWORK_LONGEST_WAIT": "60"])
                let run = try home.trips(at: route.address)
                try run.expectRecords(3, home, within: .seconds(3.8))
                #expect(run.duration >= .seconds(2))
                #expect(route.requests.count == 2)
            }
        }

        @Test func h17AWaitIsSaidOnATerminalAndTakenAway() async throws {
            try await MisbehavingServer.run(Self.busy("2")) { route in
                let home = try Home.impatient(["JAUNT_NETWORK_ATTEMPTS": "2", "JAUNT_NETWORK_LONGEST_WAIT": "60"])
                let terminal = try PseudoTerminal(
                    [Places.program, "trips", "--columns", "id", "--no-header", "--trips-url", route.address],
                    environment: home.environment, output: .captured)
                try terminal.wait(for: "\(route.host) asks to wait 2 s")
                #expect(try terminal.waitForExit() == .exited(0))
                #expect(!terminal.screen.text.contains("asks to wait"))
                #expect(terminal.capturedOutput.count { $0 == 10 } == 3)
            }
        }

        @Test func h17AWaitIsSaidOnTheScreenAndTakenAway() async throws {
            try await MisbehavingServer.run(Self.busy("2")) { route in
                let home = try Home.impatient(["JAUNT_NETWORK_ATTEMPTS": "2", "JAUNT_NETWORK_LONGEST_WAIT": "60"])
                let terminal = try home.openTrips(at: route.address)
                try terminal.see("\(route.host) asks to wait 2 s")
                try terminal.seeCount("3 trips")
                #expect(!terminal.status.contains("asks to wait"))
                try terminal.expectGates(home)
            }
        }

        @Test func h17AWaitUntilADateIsKept() async throws {
            try await MisbehavingServer.run(Self.busy(Self.date(in: 2))) { route in
                let home = try Home.impatient(["JAUNT_NETWORK_ATTEMPTS": "2", "JAUNT_NETWORK_LONGEST_WAIT": "60"])
                let run = try home.trips(at: route.address)
                try run.expectRecords(3, home, within: .seconds(3.8))
                // Dates are of whole seconds.
                #expect(run.duration >= .milliseconds(900))
                #expect(route.requests.count == 2)
            }
        }

        @Test(arguments: ["3600", "Fri, 31 Dec 2100 23:59:59 GMT", "99999999999999999999"])
        func h17AWaitBeyondTheLimitIsSaidAndNotWaitedFor(retryAfter: String) async throws {
            try await MisbehavingServer.run(Self.busy(retryAfter)) { route in
                let home = try Home.impatient(["JAUNT_NETWORK_ATTEMPTS": "3", "JAUNT_NETWORK_LONGEST_WAIT": nil])
                let run = try home.trips(at: route.address)
                #expect(run.errors.hasPrefix("jaunt: \(route.host) wants fewer requests (status 429"))
                #expect(run.status == .exited(1))
                run.expectGates(home, within: .seconds(1))
                #expect(route.requests.count == 1)
                if retryAfter == "3600" {
                    let terminal = try home.openTrips(at: route.address)
                    try terminal.seeCount("3 trips")
                    try terminal.quit("Q")
                }
            }
        }

        @Test func h17AWaitBeyondTheLimitIsSaidWithItsLength() async throws {
            try await MisbehavingServer.run(.answer(status: "429 Too Many Requests", headers: ["retry-after: 3600"])) { route in
                let home = try Home.impatient(["JAUNT_NETWORK_ATTEMPTS": "3", "JAUNT_NETWORK_LONGEST_WAIT": nil])
                let run = try home.trips(at: route.address)
                #expect(run.errors == "jaunt: \(route.host) wants fewer requests (status 429, try again in 60 min).\n")
                let terminal = try home.openTrips(at: route.address)
                try terminal.see("\(route.host) wants fewer requests", within: .seconds(1))
                #expect(terminal.screen.text.contains("1 h") || terminal.screen.text.contains("60 min"), "\(terminal.screen.text)")
                try terminal.expectGates(home)
            }
        }

        @Test(arguments: ["junk", "-1", "0", "Fri, 99 Foo 2026 99:99:99 GMT", "Sun, 06 Nov 1994 08:49:37 GMT", ""])
        func h17AWaitThatMakesNoSenseIsNone(retryAfter: String) async throws {
            try await MisbehavingServer.run(Self.busy(retryAfter)) { route in
                let home = try Home.impatient(["JAUNT_NETWORK_ATTEMPTS": "2", "JAUNT_NETWORK_LONGEST_WAIT": nil])
                try home.trips(at: route.address).expectRecords(3, home, within: .seconds(1))
                #expect(route.requests.count == 2)
            }
        }

        @Test(arguments: [
            "408 Request Timeout", "429 Too Many Requests", "502 Bad Gateway", "503 Service Unavailable", "504 Gateway Timeout",
        ])
        func h18WhatMayPassIsAskedForThreeTimes(status: String) async throws {
            let failure = Fault.Step.answer(status: status)
            try await MisbehavingServer.run { server in
                let home = try Home.impatient(["JAUNT_NETWORK_ATTEMPTS": nil])
                let passing = server.route(.inTurn(failure, failure, .answer(Samples.trips)))
                try home.trips(at: passing.address).expectRecords(3, home)
                #expect(passing.requests.count == 3)

                let lasting = server.route(Fault(failure))
                let run = try home.trips(at: lasting.address)
                #expect(run.errors.hasPrefix("jaunt: \(lasting.host) "))
                #expect(run.errors.contains("status \(status.prefix(3))"))
                #expect(run.status == .exited(1))
                run.expectGates(home)
                #expect(lasting.requests.count == 3)
            }
        }

        @Test(arguments: [
            Fault.answer(status: "500 Internal Server Error"), .answer(status: "503 Service Unavailable"), .reset(), Fault(.close),
        ])
        func h19SigningInIsAskedForOnce(fault: Fault) async throws {
            try await MisbehavingServer.run(fault) { route in
                let home = try Home.impatient(["JAUNT_NETWORK_ATTEMPTS": nil, "JAUNT_TRIPS_TOKEN": nil])
                let run = try ProcessRun.run(
                    [Places.program, "login", "--trips-url", route.address], environment: home.environment,
                    input: "me@example.org\n\(Home.canary)\n")
                #expect(run.errors.hasPrefix("jaunt: \(route.host) "), "\(run.errors)")
                #expect(run.errors.split(separator: "\n").count == 1)
                #expect(run.status == .exited(1))
                run.expectGates(home)
                #expect(route.requests.map(\.line) == ["POST /login"])
            }
        }

        /// A moment as HTTP writes it.
        private static func date(in seconds: Double) -> String {
            let formatter = DateFormatter()
            formatter.locale = Locale(identifier: "en_US_POSIX")
            formatter.timeZone = TimeZone(secondsFromGMT: 0)
            formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
            return formatter.string(from: Date().addingTimeInterval(seconds))
        }
    }
}
