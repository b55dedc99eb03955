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
