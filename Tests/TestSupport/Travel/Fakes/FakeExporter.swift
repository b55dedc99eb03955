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

    package func write(_ bytes: [UInt8], to path: String, replaces: Bool) async throws(RepositoryError) -> ExportOutcome {
        let (outcome, failure) = state.withLock { state -> (ExportOutcome, RepositoryError?) in
            if let failure = state.failure { return (.exists, failure) }
            if state.files[path] != nil, !replaces { return (.exists, nil) }
            state.files[path] = String(decoding: bytes, as: UTF8.self)
            return (.written(path: "/here/" + path), nil)
        }
        if let failure { throw failure }
        return outcome
    }
}
