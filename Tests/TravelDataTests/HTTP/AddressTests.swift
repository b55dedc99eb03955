import Testing

@testable import TravelData

@Suite("An address")
struct AddressTests {
    @Test(
        "of an API is scheme, host, port and the path that every request begins with",
        arguments: [
            ("https://restcountries.example/v3.1", "https://restcountries.example/v3.1", "https", "restcountries.example", 443, "/v3.1"),
            ("HTTP://Example.ORG:8080/", "http://example.org:8080", "http", "example.org", 8080, ""),
            ("http://example.org:80/a/b//", "http://example.org/a/b", "http", "example.org", 80, "/a/b"),
            ("https://[::1]:8443/x", "https://[::1]:8443/x", "https", "[::1]", 8443, "/x"),
            ("http://127.0.0.1:1", "http://127.0.0.1:1", "http", "127.0.0.1", 1, ""),
            ("https://example.org/a%2Fb", "https://example.org/a%2Fb", "https", "example.org", 443, "/a%2Fb"),
        ])
    func base(text: String, whole: String, scheme: String, host: String, port: Int, path: String) throws {
        let url = try BaseURL(text)
        #expect(url.description == whole)
        #expect(url.scheme == scheme && url.host == host && url.port == port && url.path == path)
    }

    @Test(
        "of anything else is refused, and it is said why",
        arguments: [
            ("", "\"\" is no address"), ("example.org", "\"example.org\" is no address"), ("ftp://example.org", "must begin with https://"),
            ("file:///etc/passwd", "must begin with https://"), ("javascript:alert(1)", "must begin with https://"),
            ("http://", "names no host"), ("https:///path", "names no host"), ("http://h/?a=1", "must end before ? and #"),
            ("http://h/#x", "must end before ? and #"), ("http://h:0", "has no port that there is"),
            ("http://h:65536", "has no port that there is"),
            ("http://h:-1", ""), ("http://h:999999999999999999999999", "has no port that there is"), ("http://a b/", ""),
        ])
    func refused(text: String, message: String) {
        let error = #expect(throws: Reason.self) { try BaseURL(text) }
        #expect(error?.description.contains(message) == true, "\(String(describing: error))")
    }

    @Test(
        "with a password in it is refused without repeating it",
        arguments: [
            "https://user:canary@example.org", "ftp://user:canary@example.org", "http://user:canary@", "http://u:canary@[bad",
            "user:canary@host",
        ])
    func password(text: String) {
        let error = #expect(throws: Reason.self) { try BaseURL(text) }
        #expect(error?.description.contains("canary") == false, "\(String(describing: error))")
    }

    @Test(
        "of a request holds every byte of a name, encoded (H-34)",
        arguments: [
            ("Côte d'Ivoire", "C%C3%B4te%20d%27Ivoire"), ("a/b", "a%2Fb"), ("%2e%2e", "%252e%252e"), ("x\ny", "x%0Ay"),
            ("a\u{0}b", "a%00b"),
            ("...", "..."), ("?#&;=+", "%3F%23%26%3B%3D%2B"), ("Az09-._~", "Az09-._~"), ("日本", "%E6%97%A5%E6%9C%AC"), ("\\", "%5C"),
            ("e\u{301}", "e%CC%81"), ("é", "%C3%A9"), ("🇦🇹", "%F0%9F%87%A6%F0%9F%87%B9"), (" ", "%20"), (":@", "%3A%40"),
        ])
    func segment(name: String, encoded: String) throws {
        let base = try BaseURL("https://example.org/v1")
        #expect(try base.address(of: APIRequest(path: ["name", name])) == "https://example.org/v1/name/\(encoded)")
        let query = APIRequest(path: ["q"], query: [.init(name, "1"), .init("n", name)])
        #expect(try base.address(of: query) == "https://example.org/v1/q?\(encoded)=1&n=\(encoded)")
    }

    @Test("of a request with a segment that means another place is refused", arguments: ["", ".", ".."])
    func dots(name: String) throws {
        let base = try BaseURL("https://example.org/v1")
        let error = #expect(throws: APIError.self) { try base.address(of: APIRequest(path: ["name", name])) }
        #expect(error.map(summary) == "invalid request: \"\(name)\" cannot be part of an address")
    }

    @Test("of a list keeps its separators apart from the address's own")
    func list() throws {
        let base = try BaseURL("https://example.org")
        let request = APIRequest(path: ["alpha"], query: [.init("codes", "AUT;BEL")])
        #expect(try base.address(of: request) == "https://example.org/alpha?codes=AUT%3BBEL")
    }
}
