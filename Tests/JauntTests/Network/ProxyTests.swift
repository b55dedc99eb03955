import TestSupport
import Testing

extension RealProgram {
    /// Proxies from the environment (H-33).
    @Suite struct ProxyTests {
        private static let address = "http://countries.invalid/v3.1"

        @Test(arguments: ["HTTP_PROXY", "http_proxy", "ALL_PROXY", "all_proxy"])
        func h33TheProxyOfTheEnvironmentIsAsked(variable: String) async throws {
            try await MisbehavingServer.run(.answer(Samples.countries)) { proxy in
                let home = try Home.impatient([variable: proxy.address])
                try home.countries(at: Self.address).expectRecords(4, home)
                #expect(proxy.requests.contains { $0.target.contains("/v3.1/all?fields=") })
                #expect(proxy.requests.allSatisfy { !$0.holds(Home.canary) })
            }
        }

        @Test(arguments: ["countries.invalid", ".invalid", "*"])
        func h33WhatNoProxyNamesIsAskedDirectly(list: String) async throws {
            try await MisbehavingServer.run(.answer(Samples.countries)) { proxy in
                let home = try Home.impatient(["HTTP_PROXY": proxy.address, "NO_PROXY": list])
                let run = try home.countries(at: Self.address)
                #expect(run.errors.hasPrefix("jaunt: countries.invalid cannot be reached (the host countries.invalid is not known"))
                #expect(proxy.connections == 0)
            }
        }

        @Test func h33ThisMachineIsNeverBehindAProxy() async throws {
            try await MisbehavingServer.run(.answer("[]")) { proxy in
                try await MisbehavingServer.run(.answer(Samples.trips)) { route in
                    let home = try Home.impatient(["HTTP_PROXY": proxy.address, "ALL_PROXY": proxy.address])
                    try home.trips(at: route.address).expectRecords(3, home)
                    #expect(proxy.requests.isEmpty)
                }
            }
        }

        @Test func h33AProxyThatIsGoneIsSaidWithinASecond() async throws {
            let port = try await MisbehavingServer.unusedPort()
            let home = try Home.impatient(["HTTP_PROXY": "127.0.0.1:\(port)"])
            let run = try home.countries(at: Self.address)
            let cause = "connection refused, by the proxy 127.0.0.1:\(port): name another in HTTP_PROXY, or the host in NO_PROXY"
            run.expectFailure("countries.invalid cannot be reached (\(cause)).", home, within: .seconds(1))
        }

        @Test func h33AProxyThatSaysNothingIsGivenUp() async throws {
            try await MisbehavingServer.run(.silent) { proxy in
                let home = try Home.impatient(["HTTP_PROXY": proxy.address])
                let run = try home.countries(at: Self.address)
                let cause = "no connection within 500 ms, by the proxy \(proxy.host)"
                run.expectFailure("countries.invalid did not answer in time (\(cause)).", home)
            }
        }

        private static let advice = "does not lead there: name another in HTTP_PROXY, or the host in NO_PROXY"

        @Test(arguments: [
            ("403 Forbidden", advice), ("502 Bad Gateway", advice),
            ("407 Proxy Authentication Required", "wants a password: give it in HTTP_PROXY, as http://USER:PASSWORD@HOST:PORT"),
        ])
        func h33AProxyThatRefusesIsAnErrorInWords(status: String, words: String) async throws {
            try await MisbehavingServer.run(.answer(status: status, "<html>no</html>")) { proxy in
                let home = try Home.impatient(["HTTP_PROXY": proxy.address])
                try home.countries(at: Self.address)
                    .expectFailure("countries.invalid cannot be reached (the proxy \(proxy.host) \(words)).", home)
            }
        }

        @Test(arguments: ["https://user:canary-4711-tell-nobody@127.0.0.1:1", "socks5://127.0.0.1:1", "http://"])
        func h33AVariableThatNamesNoProxyIsSaidWithoutWhatIsInIt(text: String) throws {
            let home = try Home.impatient(["HTTP_PROXY": text])
            let run = try home.countries(at: Self.address)
            run.expectFailure("HTTP_PROXY does not name an http:// proxy", home, within: .seconds(1))
        }
    }
}
