import TestSupport
import Testing

extension RealProgram {
    /// Names in addresses (H-34).
    @Suite struct AddressTests {
        @Test(arguments: [
            ("Côte d'Ivoire", "C%C3%B4te%20d%27Ivoire"), ("a/b", "a%2Fb"), ("%2e%2e", "%252e%252e"), ("x\ny", "x%0Ay"), ("...", "..."),
            ("?#&;=+", "%3F%23%26%3B%3D%2B"), ("\\..\\", "%5C..%5C"), ("日本", "%E6%97%A5%E6%9C%AC"),
            ("x\r\nX-Evil: 1", "x%0D%0AX-Evil%3A%201"),
            ("e\u{301}", "e%CC%81"),
        ])
        func h34EveryByteOfANameReachesTheServer(name: String, encoded: String) async throws {
            let fault = Fault { request, _ in
                [request.target.contains("/name/") ? .answer(status: "404 Not Found") : .answer(Samples.countries)]
            }
            try await MisbehavingServer.run(fault) { route in
                let home = try Home.impatient()
                let run = try home.borders(of: name, at: route.address + "/v3.1")
                #expect(run.status == .exited(3), "\(run.errors)")
                #expect(run.errors.hasPrefix("jaunt: No country is called '"))
                #expect(run.errors.split(separator: "\n").count == 1)
                run.expectGates(home)
                #expect(route.targets.first == "/v3.1/name/\(encoded)?fullText=true")
                #expect(route.requests.allSatisfy { $0.header("x-evil") == nil && $0.target.hasPrefix("/v3.1/") })
            }
        }

        @Test(arguments: ["..", "."])
        func h34ANameThatMeansAnotherPlaceIsNotAskedFor(name: String) async throws {
            try await MisbehavingServer.run(.answer(Samples.countries)) { route in
                let home = try Home.impatient()
                let run = try home.borders(of: name, at: route.address + "/v3.1")
                #expect(run.status == .exited(3), "\(run.errors)")
                #expect(run.errors.hasPrefix("jaunt: No country is called '\(name)'."), "\(run.errors)")
                run.expectGates(home)
                #expect(route.targets.allSatisfy { $0.hasPrefix("/v3.1/all?fields=") })
            }
        }

        /// A server of which nobody can find out which regions there are, for not all of them can be read.
        private static let regions = Fault { request, _ in
            let regions = #"[{"id":"blc","name":"Baltics","country_codes":["LV"]},{"id":1}]"#
            return [.answer(request.target == "/regions" ? regions : Samples.trips)]
        }

        @Test(arguments: [("a/b", "/trips/a%2Fb"), ("%2e%2e", "/trips/%252e%252e"), ("x\ny", "/trips/x%0Ay")])
        func h34EveryByteOfARegionReachesTheServer(region: String, target: String) async throws {
            try await MisbehavingServer.run(Self.regions) { route in
                let home = try Home.impatient()
                try home.trips(at: route.address, "--region", region).expectRecords(3, home)
                #expect(route.targets == ["/regions", target], "what regions there are is not to be found out")
            }
        }

        @Test(arguments: ["..", ".", ""])
        func h34ARegionThatMeansAnotherPlaceIsNotAskedFor(region: String) async throws {
            try await MisbehavingServer.run(Self.regions) { route in
                let home = try Home.impatient()
                let run = try home.trips(at: route.address, "--region", region)
                #expect(run.status != .exited(0))
                #expect(run.output == "")
                run.expectGates(home, within: .seconds(1))
                #expect(route.targets.allSatisfy { $0 == "/regions" })
            }
        }
    }
}
