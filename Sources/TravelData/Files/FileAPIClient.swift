import Foundation

/// Answers endpoints from files: the path `trips/blc` from `trips/blc.json`, and `airports.tsv` from the table of that name. The query is
/// not looked at: a file holds everything, and the repository selects.
package struct FileAPIClient: APIClient {
    private let files: any ResourceFiles

    /// A client over these files.
    package init(_ files: any ResourceFiles) {
        self.files = files
    }

    package func source(of request: APIRequest) -> String {
        guard case .path(let segments) = request.target else { return files.place }
        let (name, record) = Self.names(segments.joined(separator: "/"))
        return files.describe(files.has(name) ? name : record)
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
        let (name, record) = Self.names(path)
        do {
            if let body = try await files.body(of: name) { return body }
            if let body = try await files.body(of: record) { return body }
            throw try await files.absence(of: record)
        } catch is CancellationError {
            throw .cancelled
        } catch {
            throw .file(cause: Reason(FileFailure.words(error)))
        }
    }

    /// The files that may hold what a path names: the one that is called so, or else its records. A table is asked for by its whole name, as
    /// who wants records cannot read it.
    private static func names(_ path: String) -> (name: String, record: String) {
        (path, path.hasSuffix(".tsv") ? path : path + ".json")
    }

    private func checked(_ segment: String) throws(APIError) -> String {
        guard !["", ".", ".."].contains(segment), !segment.contains("/"), !segment.utf8.contains(0) else {
            throw .invalidRequest(reason: "\"\(segment)\" is no name of a file")
        }
        return segment
    }
}
