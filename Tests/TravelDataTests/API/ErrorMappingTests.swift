import Foundation
import Testing
import TravelKit

@testable import TravelData

@Suite("A client's failure")
struct ErrorMappingTests {
    @Test(
        "means one thing to whoever reads a repository",
        arguments: [
            (.unreachable(cause: Reason("refused")), "unreachable host: refused"),
            (.brokenOff(cause: Reason("cut")), "broken off host: cut"), (.timedOut(cause: Reason("late")), "timed out host: late"),
            (.status(429, message: "Slow down.", retryAfter: .seconds(3600)), "rejected host 429: Slow down."),
            (.status(401, message: nil), "sign-in host: -"),
            (.status(401, message: "A token is needed."), "sign-in host: A token is needed."),
            (.refused(status: 401, message: nil, advice: "Set a token."), "sign-in host: - (Set a token.)"),
            (.refused(status: 403, message: "No.", advice: "Set a token."), "forbidden host: No. (Set a token.)"),
            (.status(404, message: "Not Found"), "rejected host 404: Not Found"), (.status(403, message: nil), "unavailable host 403"),
            (.status(500, message: nil), "unavailable host 500"), (.status(200, message: "deprecated"), "rejected host 200: deprecated"),
            (.malformed(place: "line 3", cause: Reason("odd")), "malformed host at line 3: odd"),
            (.tooLarge(limit: 33_554_432, isSetting: true), "source host: the answer is larger than 32 MiB, see network.maximum_body"),
            (.tooLarge(limit: 1000), "source host: the answer is larger than 1000 bytes"),
            (
                .redirected(to: "https://example.org/"),
                "source host: it sends us to https://example.org/, where Jaunt does not go by itself"
            ),
            (.invalidRequest(reason: "no"), "source host: no"), (.file(cause: Reason("gone")), "source host: gone"),
            (.cancelled, "cancelled"),
        ] as [(APIError, String)])
    func mapped(error: APIError, meaning: String) {
        #expect(summary(RepositoryError(error, source: "host")) == meaning)
    }
}

@Suite("The place where a decoder stumbled")
struct CodingPlaceTests {
    private struct Tree: Decodable {
        struct Leaf: Decodable { var size: Int }

        var leaves: [Leaf]
        var name: String
    }

    @Test(
        "is a path in words",
        arguments: [
            (#"{"leaves":[{"size":1},{"size":"big"}],"name":"x"}"#, "leaves[1].size", "it is not a number"),
            (#"{"leaves":[{}],"name":"x"}"#, "leaves[0].size", "it is missing"), (#"{"leaves":[]}"#, "name", "it is missing"),
            (#"{"leaves":[],"name":null}"#, "name", "it is null"),
        ])
    func place(text: String, path: String, reason: String) {
        let error = #expect(throws: DecodingError.self) { try JSONDecoder().decode(Tree.self, from: Data(text.utf8)) }
        guard let error else { return }
        #expect(CodingPlace.describe(error) == path)
        #expect(CodingPlace.reason(error).hasPrefix(reason.replacing(" (Int)", with: "")))
    }

    @Test("is short, also where a key is not, so that what is wrong there can be said behind it")
    func longKey() {
        let key = String(repeating: "X", count: 50_000)
        let text = #"{"\#(key)":{"size":"big"}}"#
        let error = #expect(throws: DecodingError.self) { try JSONDecoder().decode([String: Tree.Leaf].self, from: Data(text.utf8)) }
        guard let error else { return }
        #expect(CodingPlace.clause(CodingPlace.describe(error), error) == key.prefix(23) + "….size: it is not a number")
    }

    @Test("is nowhere for an error that no decoder made")
    func other() {
        #expect(CodingPlace.describe(Reason("x")).isEmpty)
        #expect(CodingPlace.reason(Reason("a clause")) == "a clause")
    }
}
