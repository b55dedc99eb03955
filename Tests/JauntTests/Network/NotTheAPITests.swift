import TestSupport
import Testing

extension RealProgram {
    /// Somebody else answers, or something else (H-23, H-24, H-31).
    @Suite struct NotTheAPITests {
        private static let page = "this is a web page, not the API (a login page or a proxy?)"

        @Test(arguments: ["<html><body>Sign in to the WLAN</body></html>", "\u{FEFF}  <!DOCTYPE html>", "<?xml version=\"1.0\"?><a/>"])
        func h23AWebPageIsRecognised(body: String) async throws {
            try await MisbehavingServer.run(.answer(headers: ["content-type: text/html"], body)) { route in
                let home = try Home.impatient()
                for run in [try home.trips(at: route.address), try home.countries(at: route.address)] {
                    run.expectFailure("What \(route.host) gives cannot be read (\(Self.page)).", home, within: .seconds(1))
                }
                #expect(route.requests.count == 2)
                #expect(try home.trips(at: route.address, "--offline").status == .exited(1))
            }
        }

        @Test(arguments: [[], Array("{\"id\": \"".utf8)] as [[UInt8]])
        func s13BytesThatAreNoTextAreAnErrorThatSaysSo(begin: [UInt8]) async throws {
            let end = begin.isEmpty ? [] : Array("\"}".utf8)
            let body: [UInt8] = [0x5B] + begin + [0xFF, 0xFE] + end + [0x5D]
            try await MisbehavingServer.run(Fault(.answer(bytes: body))) { route in
                let home = try Home.impatient()
                for run in [try home.trips(at: route.address), try home.countries(at: route.address)] {
                    #expect(run.status == .exited(1) && run.output == "" && !run.holdsControls)
                    #expect(run.errors.hasPrefix("jaunt: What \(route.host) gives cannot be read"), "\(run.errors)")
                }
            }
        }

        @Test func h23OnTheScreenTooAndWhatWasThereStays() async throws {
            let fault = Fault.inTurn(.answer(headers: ["cache-control: max-age=0"], Samples.trips), .answer("<html></html>"))
            try await MisbehavingServer.run(fault) { route in
                let home = try Home.impatient()
                let terminal = try home.openTrips(at: route.address)
                try terminal.seeCount("3 trips")
                let list = terminal.screen.lines[2..<6]
                try terminal.send("r", toSee: "What \(route.host) gives cannot be read")
                #expect(terminal.screen.lines[2..<6] == list)
                try terminal.expectGates(home)
            }
        }

        @Test(arguments: [
            ("", "the answer is empty"), ("  \n", "the answer is empty"), ("null", "a list was expected"), ("5", "a list was expected"),
            ("\"text\"", "a list was expected"), ("[1, 2", "line 1: the record that begins here does not end"),
            ("[", "line 1: the list ends in the middle"), ("[,]", "line 1: a record is missing"),
            ("[]x", "line 1: something follows the end of the list"), ("[{} {}]", "line 1: a comma is missing between records"),
            ("{}", "an object in place of a list, id: it is missing"), ("{\"a\":1}", "an object in place of a list, id: it is missing"),
            ("{\"message\":\"No access\"}", "an object in place of a list: it says 'No access'"),
        ])
        func h24WhatIsNoListIsAnErrorThatSaysWhere(body: String, cause: String) async throws {
            try await MisbehavingServer.run(.answer(body)) { route in
                let home = try Home.impatient()
                try home.trips(at: route.address).expectFailure("What \(route.host) gives cannot be read (\(cause)).", home)
                #expect(route.requests.count == 1)
                #expect(try home.trips(at: route.address, "--offline").status == .exited(1))
            }
        }

        @Test(arguments: ["[{}]", "[5]", "[\"a\"]", "[[]]", "[{\"id\":", "[{\"id\":\"\\ud800\"}]", "[true,false]"])
        func h24RecordsOfAnotherShapeAreAnErrorInWords(body: String) async throws {
            try await MisbehavingServer.run(.answer(body)) { route in
                let home = try Home.impatient()
                for run in [try home.trips(at: route.address), try home.countries(at: route.address)] {
                    let place = body == "[{\"id\":" ? "line 1" : "record 1"
                    #expect(run.errors.hasPrefix("jaunt: What \(route.host) gives cannot be read (\(place)"), "\(run.errors)")
                    #expect(run.errors.split(separator: "\n").count == 1)
                    #expect(run.status == .exited(1))
                    run.expectGates(home)
                }
            }
        }

        @Test func h24AnEmptyListIsNoError() async throws {
            try await MisbehavingServer.run(.answer("[]")) { route in
                let home = try Home.impatient()
                try home.trips(at: route.address).expectRecords(0, home)
            }
        }

        @Test(arguments: [false, true])
        func h31AClosedServiceIsNamedInItsOwnWords(isRedirect: Bool) async throws {
            let words = "The API version has been deprecated. Please visit the website."
            let body = #"{"success":false,"data":null,"errors":[{"code":"deprecated","message":"\#(words)"}]}"#
            let fault = Fault { request, _ in
                isRedirect && !request.target.hasSuffix("/closed.json")
                    ? [.redirect("301 Moved Permanently", to: "/closed.json")] : [.answer(body)]
            }
            try await MisbehavingServer.run(fault) { route in
                let home = try Home.impatient()
                for run in [try home.countries(at: route.address), try home.trips(at: route.address)] {
                    run.expectFailure("\(route.host) says: \(words) (status 200)", home, within: .seconds(1))
                }
                #expect(route.requests.count == (isRedirect ? 4 : 2))
                let terminal = try home.openCountries(at: route.address)
                try terminal.see("has been deprecated.")
                try terminal.expectGates(home)
            }
        }
    }
}
