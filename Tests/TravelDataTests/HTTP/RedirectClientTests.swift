import Testing
import TravelKit

@testable import TravelData

@Suite("The policy of redirects, alone")
struct RedirectClientTests {
    private let endpoint = Endpoint<Batch<Int>>.list(of: Int.self, path: ["x"])

    /// What comes of asking servers that send on from each of these addresses to the next, the last of which answers.
    private func answer(_ locations: [String], limit: Int = 3) async throws -> (text: String, requests: [APIRequest]) {
        let stub = StubClient { request throws(APIError) in
            let address = try BaseURL.test.address(of: request)
            let place = ["http://127.0.0.1/x"] + locations
            guard let index = place.firstIndex(of: address), index + 1 < place.count else { return StubClient.Answer("[1]") }
            return StubClient.Answer(status: 302, headers: ["location": place[index + 1]])
        }
        let client = RedirectClient(stub, url: try .test, limit: limit)
        let text = await failure { try await client.collect(endpoint).values }
        return (text, stub.requests)
    }

    @Test("follows a few, each time with the whole request, and gives what the last one answers")
    func follows() async throws {
        for count in 0...3 {
            let (text, requests) = try await answer((0..<count).map { "http://127.0.0.1/\($0)" })
            #expect(text == "no error: [1]" && requests.count == count + 1, "\(text)")
        }
    }

    @Test("ends after as many as are allowed, and in a circle")
    func ends() async throws {
        let (text, requests) = try await answer((0..<5).map { "http://127.0.0.1/\($0)" })
        #expect(text.contains("and on, in a circle") && requests.count == 4, "\(text)")
        let (circle, asked) = try await answer(["http://127.0.0.1/x"], limit: 2)
        #expect(circle.contains("in a circle") && asked.count == 3, "\(circle)")
    }

    @Test(
        "goes to no other server, which is asked nothing",
        arguments: ["http://example.org/x", "http://127.0.0.1:81/x", "ftp://127.0.0.1/x"])
    func elsewhere(location: String) async throws {
        let (text, requests) = try await answer([location])
        #expect(text.contains(location) && requests.count == 1, "\(text)")
    }
}
