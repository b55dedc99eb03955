import Foundation
import Synchronization

@testable import TravelData

/// A client that answers by a rule of the test's, and notes what it was asked.
final class StubClient: APIClient {
    /// An answer at hand; its body arrives in these pieces.
    struct Answer: Sendable {
        var status = 200
        var headers: [String: String] = [:]
        var pieces: [[UInt8]] = []

        init(_ text: String = "", status: Int = 200, headers: [String: String] = [:]) {
            self.init(pieces: [Array(text.utf8)], status: status, headers: headers)
        }

        init(pieces: [[UInt8]], status: Int = 200, headers: [String: String] = [:]) {
            self.status = status
            self.headers = headers
            self.pieces = pieces
        }
    }

    private let answer: @Sendable (APIRequest) async throws(APIError) -> Answer
    private let noted = Mutex<[APIRequest]>([])

    init(_ answer: @escaping @Sendable (APIRequest) async throws(APIError) -> Answer) {
        self.answer = answer
    }

    /// A client that always answers the same.
    convenience init(_ text: String, status: Int = 200) {
        self.init { _ in Answer(text, status: status) }
    }

    /// A client whose answer arrives in these pieces.
    convenience init(pieces: [[UInt8]]) {
        self.init { _ in Answer(pieces: pieces) }
    }

    /// What was asked, in order.
    var requests: [APIRequest] { noted.withLock { $0 } }

    func source(of request: APIRequest) -> String { "stub" }

    func perform<Output: Sendable>(
        _ request: APIRequest, _ consume: @escaping @Sendable (APIResponse) async throws(APIError) -> Output
    ) async throws(APIError) -> Output {
        if request.origin == .stored { throw .notStored }
        noted.withLock { $0.append(request) }
        let answer = try await answer(request)
        let (stream, continuation) = AsyncThrowingStream.makeStream(of: [UInt8].self)
        for piece in answer.pieces { continuation.yield(piece) }
        continuation.finish()
        let body = APIBody(stream) { .unreachable(cause: $0) }
        var response = APIResponse(status: answer.status, headers: answer.headers, body: body)
        response.retryAfter = response.retryAfter(at: Date(timeIntervalSince1970: 1_795_000_000))
        return try await consume(response)
    }
}
