import Synchronization
import TravelData

/// A client that answers each address by a rule of the test's, and notes what it was asked.
final class ScriptedClient: APIClient {
    /// A status and a body.
    typealias Answer = (status: Int, body: String)

    private let answer: @Sendable (String) throws(APIError) -> Answer
    private let noted = Mutex<[APIRequest]>([])

    init(_ answer: @escaping @Sendable (String) throws(APIError) -> Answer) {
        self.answer = answer
    }

    /// A client that always answers the same.
    convenience init(_ body: String, status: Int = 200) {
        self.init { _ in (status, body) }
    }

    /// What it was asked, as path and query.
    var asked: [String] { noted.withLock { $0.map(Self.text) } }

    /// What it was asked.
    var requests: [APIRequest] { noted.withLock { $0 } }

    func source(of request: APIRequest) -> String { "script" }

    func perform<Output: Sendable>(
        _ request: APIRequest, _ consume: @escaping @Sendable (APIResponse) async throws(APIError) -> Output
    ) async throws(APIError) -> Output {
        if request.origin == .stored { throw .notStored }
        noted.withLock { $0.append(request) }
        let (status, body) = try answer(Self.text(request))
        return try await consume(APIResponse(status: status, body: APIBody(Array(body.utf8))))
    }

    /// A request as "path/segments?name=value&name=value".
    static func text(_ request: APIRequest) -> String {
        guard case .path(let segments) = request.target else { return "\(request.target)" }
        let query = request.query.map { "\($0.name)=\($0.value)" }.joined(separator: "&")
        return segments.joined(separator: "/") + (query.isEmpty ? "" : "?" + query)
    }
}
