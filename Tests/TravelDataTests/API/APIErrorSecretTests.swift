import TestSupport
import Testing
import TravelKit

@testable import TravelData

@Suite("What a server says back of a secret")
struct APIErrorSecretTests {
    private let secret = Secret("c4n4ry-token")

    @Test("is hidden in its message, and where its answer cannot be read")
    func hidden() {
        let errors: [APIError] = [
            .status(400, message: "c4n4ry-token is old"), .refused(status: 401, message: "no c4n4ry-token", advice: "Sign in."),
            .malformed(place: "line 1, c4n4ry-token", cause: Reason("it says 'c4n4ry-token'")),
            .malformed(place: "", cause: SampleFailure("of c4n4ry-token")), .redirected(to: "https://example.org/c4n4ry-token"),
        ]
        for error in errors {
            let said = "\(error.hiding(secret))"
            #expect(!said.contains("c4n4ry-token") && said.contains("‹redacted›"), "\(said)")
        }
    }

    @Test(
        "is hidden where it comes percent-encoded, as a whole or in part, and where a cut has left its beginning",
        arguments: [
            ("p@56 wörd/1", "p%4056+w%C3%B6rd/1", "‹redacted›"), ("p@56 wörd/1", "?p=p%4056%20w%c3%b6rd%2F1&", "?p=‹redacted›&"),
            ("p@56 wörd/1", "%70@56 wörd%2f1", "‹redacted›"), ("p@56 wörd/1", "no p%4056…", "no ‹redacted›…"),
            ("p@56 wörd/1", "it says 'p%4056%20w%C…'", "it says '‹redacted›…'"), ("p@56 wörd/1", "p@56 w%…", "‹redacted›…"),
            ("p@56 wörd/1", "p@5… p@56 w", "p@5… p@56 w"), ("c4n4ry-token", "bad c4n4ry-tok… c4n4ry-token", "bad ‹redacted›… ‹redacted›"),
            ("100%-sure", "100%-sure 100%25-sure", "‹redacted› ‹redacted›"), ("100%25-sure", "100%25-sure", "‹redacted›"),
            ("100%-sure", "100%", "100%"), ("geheim-ßß", "geheim-ß\u{FFFD}…", "‹redacted›…"),
        ])
    func encoded(secret: String, said: String, shown: String) {
        expect(secret, in: said, shown: shown)
        #expect("\(APIError.redirected(to: said).hiding(Secret(secret)))" == "\(APIError.redirected(to: shown))")
    }

    @Test(
        "is hidden where it comes in base64 of both alphabets, by itself or among others, such as behind a user",
        arguments: [
            // The secret; with "a:", "ab:" and "Bearer " before it; with a cut.
            ("c4n4ry-token", "no YzRuNHJ5LXRva2Vu", "no ‹redacted›"), ("c4n4ry-token", "'YTpjNG40cnktdG9rZW4='", "'YT‹redacted›'"),
            ("c4n4ry-token", "YTpjNG40cnktdG9rZW4 is old", "YT‹redacted› is old"),
            ("c4n4ry-token", "Basic YWI6YzRuNHJ5LXRva2Vu", "Basic YWI6‹redacted›"),
            ("c4n4ry-token", "QmVhcmVyIGM0bjRyeS10b2tlbg==", "QmVhcmVyI‹redacted›"), ("c4n4ry-token", "YzRuNHJ5…", "‹redacted›…"),
            ("~~~???>>>", "fn5+Pz8/Pj4+ fn5-Pz8_Pj4-", "‹redacted› ‹redacted›"), ("~~~???>>>", "?a=fn5%2BPz8%2FPj4%2B&", "?a=‹redacted›&"),
            // Between "x" or "xy" and "zz".
            ("~~~???>>>", "eH5+fj8/Pz4+Pg== eH5-fj8_Pz4-Pg", "e‹redacted› e‹redacted›"),
            ("~~~???>>>", "eHl+fn4/Pz8+Pj56eg==", "eH‹redacted›6eg=="),
        ])
    func inBase64(secret: String, said: String, shown: String) { expect(secret, in: said, shown: shown) }

    /// What is shown of a server's message.
    private func expect(_ secret: String, in said: String, shown: String) {
        guard case .status(400, let message, nil) = APIError.status(400, message: said).hiding(Secret(secret)) else {
            Issue.record("it is another error")
            return
        }
        #expect(message == shown)
    }

    @Test("is not said in words in which a short one stands encoded", arguments: [("a/b", "Wrong: a%2Fb"), ("word", "Wrong: d29yZA==")])
    func shortEncoded(secret: String, said: String) {
        guard case .status(401, nil, nil) = APIError.status(401, message: said).hiding(Secret(secret)) else {
            Issue.record("it shows what it hides")
            return
        }
    }

    @Test("is hidden where the server's message is longer than what is kept of it", arguments: [4080, 4090, 4095, 4096])
    func acrossTheCut(length: Int) throws {
        let words = String(repeating: "x", count: length) + "c4n4ry-token is what it was given"
        let message = try #require(ServerMessage.find(in: Array(#"{"message":"\#(words)"}"#.utf8)))
        let line = try #require(ServerMessage.find(inFailure: Array(words.dropFirst(length - 150).utf8), of: "text/plain"))
        for text in [message, line] {
            let said = "\(APIError.status(400, message: text).hiding(secret))"
            #expect(!said.contains("c4n4"), "\(said.suffix(60))")
        }
    }

    @Test("leaves all else as it is, and says nothing where a short one stands among words")
    func others() {
        guard case .status(404, let message?, nil) = APIError.status(404, message: "Not found").hiding(secret) else {
            Issue.record("it is another error")
            return
        }
        #expect(message == "Not found")
        guard case .status(401, nil, nil) = APIError.status(401, message: "Wrong email or password").hiding(Secret("word")) else {
            Issue.record("it shows what it hides")
            return
        }
        guard case .malformed("line 1", let cause) = APIError.malformed(place: "line 1", cause: SampleFailure("x")).hiding(secret) else {
            Issue.record("it is another error")
            return
        }
        #expect(cause is SampleFailure)
    }
}
