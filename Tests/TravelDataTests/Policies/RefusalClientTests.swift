import Testing
import TravelKit

@testable import TravelData

@Suite("A server that wants to know who asks")
struct RefusalClientTests {
    private let stub = Self.stub(401)

    private static func stub(_ status: Int) -> StubClient {
        StubClient { (_) throws(APIError) in StubClient.Answer(#"{"message":"Who?"}"#, status: status) }
    }

    private func summary(_ advice: String?, needsToken: Bool, status: Int = 401) async -> String {
        let endpoint = Endpoint<Batch<Int>>.list(of: Int.self, path: ["x"], needsToken: needsToken)
        let stub = Self.stub(status)
        return await failure { try await RefusalClient(stub, advice: advice).collect(endpoint).values }
    }

    @Test("is told it as its advice says; where there is none, by signing in")
    func advice() async {
        #expect(await summary("Set a token.", needsToken: true) == "sign-in stub: Who? (Set a token.)")
        #expect(await summary(nil, needsToken: true) == "sign-in stub: Who?")
    }

    @Test("and is shown no token is another than was thought, whatever helps elsewhere", arguments: ["Set a token.", nil])
    func unasked(advice: String?) async {
        let words = "Check the address and the dialect: servers that speak this one are shown no token."
        #expect(await summary(advice, needsToken: false) == "sign-in stub: Who? (\(words))")
    }

    @Test("and refuses whoever asks gets the same advice; where signing in may help, no other", arguments: [403, 404])
    func refused(status: Int) async {
        let isMeant = status == 403
        let unasked = "Check the address and the dialect: servers that speak this one are shown no token."
        let rest = "rejected stub \(status): Who?"
        #expect(await summary("Set a token.", needsToken: true, status: status) == (isMeant ? "forbidden stub: Who? (Set a token.)" : rest))
        #expect(await summary(nil, needsToken: false, status: status) == (isMeant ? "forbidden stub: Who? (\(unasked))" : rest))
        #expect(await summary(nil, needsToken: true, status: status) == rest)
    }

    @Test("gives who signs in just now its own words alone")
    func signingIn() async throws {
        let client = RefusalClient(stub, advice: "Set a token.")
        let signIn = try Endpoint.signIn(email: "a@b.c", password: Secret("wrong"))
        let summary = await failure { try await client.value(signIn) }
        #expect(summary == "status 401: Who?")
    }
}
