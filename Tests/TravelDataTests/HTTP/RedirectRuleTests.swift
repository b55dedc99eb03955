import Testing

@testable import TravelData

@Suite("A redirect")
struct RedirectRuleTests {
    @Test(
        "is followed on the same origin, and from http to https of the same host",
        arguments: [
            ("http://h:8080/a/b?x=1", "/c", "http://h:8080/c"), ("http://h:8080/a/b", "c?y=2", "http://h:8080/a/c?y=2"),
            ("http://h:8080/a", "http://h:8080/b", "http://h:8080/b"), ("http://h:8080/a", "http://H:8080/b", nil),
            ("http://h:8080/a", "//h:8080/b", "http://h:8080/b"), ("https://h/a", "https://h:443/b", nil),
            ("http://h/a", "https://h/b", "https://h/b"), ("http://h:80/a", "https://h:443/b", nil),
            ("http://127.0.0.1:9/x/y", "../z", "http://127.0.0.1:9/z"), ("http://h/a", "?page=2", "http://h/a?page=2"),
        ] as [(String, String, String?)])
    func followed(from: String, location: String, target: String?) {
        let found = RedirectRule.follow(location, from: from)
        #expect(found != nil)
        // Without a literal only the fact is held: the spelling of the same address may differ.
        if let target { #expect(found == target) }
    }

    @Test(
        "to anywhere else is not (H-20, H-22)",
        arguments: [
            ("http://h/a", "http://evil/a"), ("http://h/a", "//evil/a"), ("http://h/a", "http://h:81/a"), ("http://h:8080/a", "http://h/a"),
            ("https://h/a", "http://h/a"), ("https://h/a", "https://h:444/a"), ("http://h:8080/a", "https://h:8080/a"),
            ("http://h:8080/a", "https://h/a"), ("http://h/a", "https://h:8443/a"), ("http://h/a", "https://sub.h/a"),
            ("http://h/a", "http://user@h/b"), ("http://h/a", "http://user:secret@h/b"), ("http://h/a", "http://h@evil/"),
            ("http://h/a", "//"), ("http://h/a", "http://"), ("http://h/a", "file:///etc/passwd"), ("http://h/a", "ftp://h/a"),
            ("http://h/a", "javascript:alert(1)"), ("http://h/a", "data:,x"), ("http://h/a", "http://h:0/"),
            ("http://h/a", "http://h:99999/"),
            ("http://h/a", "http://h:abc/"), ("http://h/a", "http://h:-80/"), ("http://h:8080/a", "http://h:99999999999999999999/"),
            ("http://127.0.0.1/a", "http://127.0.0.2/a"), ("http://127.0.0.1/a", "http://localhost/a"), ("http://h/a", "http://[::1]/a"),
        ])
    func refused(from: String, location: String) {
        #expect(RedirectRule.follow(location, from: from) == nil)
    }

    @Test("of 100 kB is not followed (H-22)")
    func long() {
        #expect(RedirectRule.follow("/" + String(repeating: "a", count: 8191), from: "http://h/") != nil)
        #expect(RedirectRule.follow("/" + String(repeating: "a", count: 8192), from: "http://h/") == nil)
        #expect(RedirectRule.follow(String(repeating: "/a", count: 50_000), from: "http://h/") == nil)
    }
}
