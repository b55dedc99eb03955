import Foundation

/// Answers endpoints from files: the path `trips/blc` from `trips/blc.json`. The query is not looked at: a file holds everything, and the
/// repository selects.
package struct FileAPIClient: APIClient {
    private let files: any ResourceFiles

    /// A client over these files.
    package init(_ files: any ResourceFiles) {
        self.files = files
    }

    package func source(of request: APIRequest) -> String {
        guard case .path(let segments) = request.target else { return files.place }
        return files.describe(
            Self.names(segments.joined(separator: "/")).first { files.has($0) } ?? segments.joined(separator: "/") + ".json")
    }

    package func perform<Output: Sendable>(
        _ request: APIRequest, _ consume: @escaping @Sendable (APIResponse) async throws(APIError) -> Output
    ) async throws(APIError) -> Output {
        if request.origin == .stored { throw .notStored }
        guard request.method == .get, case .path(let segments) = request.target else {
            throw .invalidRequest(reason: "files can only be read")
        }
        let path = try segments.map { segment throws(APIError) in try checked(segment) }.joined(separator: "/")
        return try await consume(APIResponse(status: 200, body: try await body(path)))
    }

    /// Off the main actor, which is drawing.
    @concurrent
    private func body(_ path: String) async throws(APIError) -> APIBody {
        for name in Self.names(path) {
            do {
                if let body = try await files.body(of: name) { return body }
            } catch is CancellationError {
                throw .cancelled
            } catch {
                throw .file(cause: Reason(FileFailure.words(error)))
            }
        }
        throw .file(cause: Reason("there is no such file"))
    }

    /// The files that may hold what a path names.
    private static func names(_ path: String) -> [String] { [path, path + ".json", path + ".tsv"] }

    private func checked(_ segment: String) throws(APIError) -> String {
        guard !["", ".", ".."].contains(segment), !segment.contains("/"), !segment.utf8.contains(0) else {
            throw .invalidRequest(reason: "\"\(segment)\" is no name of a file")
        }
        return segment
    }
}
