import Synchronization
package import TravelKit

/// A session in memory, which fails when a test wants it to.
package final class FakeSessionRepository: SessionRepository {
    private struct State {
        var session: Session
        var loadFailure: RepositoryError?
        var saveFailure: RepositoryError?
        var saved: [Session] = []
    }

    private let state: Mutex<State>
    private let gate: Gate?

    /// A session of a former run; both failures are thrown whenever they are set.
    /// - Parameter gate: what changes have to wait for; nil for nothing.
    package init(
        _ session: Session = Session(), loadFailure: RepositoryError? = nil, saveFailure: RepositoryError? = nil, gate: Gate? = nil
    ) {
        self.gate = gate
        state = Mutex(State(session: session, loadFailure: loadFailure, saveFailure: saveFailure))
    }

    /// What was saved, in order.
    package var saved: [Session] { state.withLock { $0.saved } }

    package func load() throws(RepositoryError) -> Session {
        let (session, failure) = state.withLock { ($0.session, $0.loadFailure) }
        if let failure { throw failure }
        return session
    }

    package func change(_ body: @escaping @Sendable (inout Session) -> Void) async throws(RepositoryError) {
        await gate?.pass()
        try save(changed(by: body))
    }

    package func save(_ session: Session) throws(RepositoryError) {
        let failure = state.withLock { state in
            if state.saveFailure == nil {
                state.session = session
                state.saved.append(session)
            }
            return state.saveFailure
        }
        if let failure { throw failure }
    }
}
