import Testing
import TravelKit

@testable import TravelData

@Suite("The proxy")
struct ProxyRuleTests {
    struct Case: Sendable {
        var environment: [String: String]
        var url: String
        /// "host:port", or nil for a direct connection.
        var proxy: String?

        init(_ environment: [String: String], url: String = "http://example.org", _ proxy: String?) {
            self.environment = environment
            self.url = url
            self.proxy = proxy
        }
    }

    static let variables: [Case] = [
        Case([:], nil), Case(["HTTP_PROXY": ""], nil), Case(["HTTP_PROXY": "http://p:3128"], "p:3128"),
        Case(["HTTP_PROXY": "p:3128"], "p:3128"), Case(["HTTP_PROXY": "http://p"], "p:80"),
        Case(["HTTP_PROXY": "http://p:3128/"], "p:3128"), Case(["HTTP_PROXY": "p:65535"], "p:65535"),
        Case(["http_proxy": "small:1", "HTTP_PROXY": "capital:2"], "small:1"), Case(["http_proxy": "", "HTTP_PROXY": "p:2"], "p:2"),
        Case(["HTTPS_PROXY": "p:1"], nil), Case(["HTTPS_PROXY": "p:1"], url: "https://example.org", "p:1"),
        Case(["HTTP_PROXY": "p:1"], url: "https://example.org", nil), Case(["ALL_PROXY": "p:1"], "p:1"),
        Case(["all_proxy": "a:1", "https_proxy": "s:2"], url: "https://example.org", "s:2"),
        Case(["HTTP_PROXY": "http://[::1]:3128"], "::1:3128"), Case(["HTTP_PROXY": "http://me:se%20cret@p:1"], "me:se cret@p:1"),
        Case(["HTTP_PROXY": "http://me@p:1"], "me:@p:1"),
        // CVE-2016-5385.
        Case(["HTTP_PROXY": "evil:1", "REQUEST_METHOD": "GET"], nil), Case(["http_proxy": "p:1", "REQUEST_METHOD": "GET"], "p:1"),
    ]

    @Test("is the variable's for the scheme", arguments: variables)
    func variable(_ expected: Case) throws {
        try hold(expected)
    }

    static let exclusions: [(String, String, Bool)] = [
        ("example.org", "http://example.org", true), ("example.org", "http://api.example.org", true),
        (".example.org", "http://api.example.org", true),
        ("*.example.org", "http://api.example.org", true), ("example.org", "http://notexample.org", false),
        ("EXAMPLE.org", "http://example.ORG", true),
        ("other, example.org", "http://example.org", true), ("other example.org", "http://example.org", true),
        ("*", "http://example.org", true),
        ("example.org:8080", "http://example.org:8080", true), ("example.org:8080", "http://example.org", false),
        ("", "http://example.org", false),
        (",,", "http://example.org", false), ("2001:db8::1", "http://[2001:db8::1]", true),
        ("[2001:db8::1]:81", "http://[2001:db8::1]", false),
        ("[2001:db8::1]:81", "http://[2001:db8::1]:81", true), ("", "http://localhost:8080", true), ("", "http://127.0.0.1", true),
        ("", "http://127.8.9.10:1", true), ("", "http://[::1]:8080", true), ("", "http://127.example.org", false),
        ("", "http://1.2.7.0", false),
    ]

    @Test("is left out for the hosts of NO_PROXY and for this machine", arguments: exclusions)
    func excluded(list: String, url: String, isDirect: Bool) throws {
        for name in ["NO_PROXY", "no_proxy"] {
            try hold(Case(["http_proxy": "p:3128", name: list], url: url, isDirect ? nil : "p:3128"))
        }
    }

    @Test(
        "that cannot be used is said by the name of its variable, without what is in it",
        arguments: [
            "https://user:canary@p:3128", "socks5://canary", "http://", "://canary", "http://canary:99999999999999999999",
            "canary:65536", "http://canary:0",
        ])
    func unusable(text: String) throws {
        let url = try BaseURL("http://example.org")
        let error = #expect(throws: Reason.self) { try ProxyRule(environment: ["HTTP_PROXY": text]).proxy(for: url) }
        #expect(error?.description == "HTTP_PROXY does not name an http:// proxy")
    }

    private func hold(_ expected: Case) throws {
        let proxy = try ProxyRule(environment: expected.environment).proxy(for: BaseURL(expected.url))
        let text = proxy.map { proxy in
            (proxy.user.map { "\($0.name):\($0.password.revealed())@" } ?? "") + "\(proxy.host):\(proxy.port)"
        }
        #expect(text == expected.proxy, "\(expected)")
    }
}
