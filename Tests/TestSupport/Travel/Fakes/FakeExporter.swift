import Synchronization
package import TravelKit

/// Files in memory, of which a test says what goes wrong.
package final class FakeExporter: Exporter {
    private struct State {
        var files: [String: String] = [:]
        var failure: RepositoryError?
    }

    private let state = Mutex(State())

    /// - Parameter existing: files that are there already.
    package init(_ existing: [String: String] = [:]) { state.withLock { $0.files = existing } }

    /// What is in the files, by their names.
    package var files: [String: String] { state.withLock { $0.files } }

    /// Writing fails from now on; with nil it works again.
    package func fail(_ error: RepositoryError?) { state.withLock { $0.failure = error } }

    @concurrent
    package func write(to path: String, replaces: Bool, _ body: @escaping Body) async throws(RepositoryError) -> ExportOutcome {
        let (exists, failure) = state.withLock { ($0.files[path] != nil, $0.failure) }
        if let failure { throw failure }
        if exists, !replaces { return .exists }
        var text = ""
        try body { piece throws(RepositoryError) in
            if Task.isCancelled { throw .cancelled }
            text += piece
        }
        state.withLock { $0.files[path] = text }
        return .written(path: "/here/" + path)
    }
}
