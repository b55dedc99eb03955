import Synchronization
package import TravelKit

/// A server at which everybody signs in with the password "right". A test can hold its answers back.
package final class FakeAccountRepository: AccountRepository {
    private struct State {
        var account: Account?
        var gate: Gate?
        var attempts: [String] = []
        var lookUpFailure: RepositoryError?
        var signOutFailure: RepositoryError?
        var left: RepositoryError?
        /// Whether the server has answered before anybody is cancelled.
        var isTooFast = false
    }

    private let state: Mutex<State>

    /// A server at which this account is signed in; nobody when it is nil.
    /// - Parameter failure: why that cannot be told, until somebody signs in; nil where it can.
    package init(_ account: Account? = nil, lookUpFailure failure: RepositoryError? = nil) {
        state = Mutex(State(account: account, lookUpFailure: failure))
    }

    /// Who tried to sign in.
    package var attempts: [String] { state.withLock { $0.attempts } }

    /// Signing in waits until the gate is opened.
    /// - Parameter isTooFast: whether who is cancelled meanwhile is answered all the same.
    @discardableResult
    package func hold(isTooFast: Bool = false) -> Gate {
        let gate = Gate()
        state.withLock { ($0.gate, $0.isTooFast) = (gate, isTooFast) }
        return gate
    }

    package func account() async throws(RepositoryError) -> Account? {
        let (account, failure) = state.withLock { ($0.account, $0.lookUpFailure) }
        if let failure { throw failure }
        return account
    }

    package func signIn(email: String, password: Secret) async throws(RepositoryError) -> Account {
        let gate = state.withLock { state in
            state.attempts.append(email)
            return state.gate
        }
        await gate?.pass()
        if Task.isCancelled, !state.withLock({ $0.isTooFast }) { throw .cancelled }
        guard password.revealed() == "right" else {
            throw .signInRequired(source: "api", message: "Wrong password.")
        }
        let account = Account(name: email)
        state.withLock { ($0.account, $0.lookUpFailure) = (account, nil) }
        return account
    }

    /// Somebody has signed in, or out, in another instance.
    package func become(_ account: Account?) { state.withLock { ($0.account, $0.lookUpFailure) = (account, nil) } }

    /// Signing out fails from now on.
    package func failSigningOut(_ error: RepositoryError) { state.withLock { $0.signOutFailure = error } }

    /// Signing out leaves what was stored, from now on.
    package func failForgetting(_ error: RepositoryError) { state.withLock { $0.left = error } }

    package func signOut() async throws(RepositoryError) -> RepositoryError? {
        let (failure, left) = state.withLock { state in
            if state.signOutFailure == nil { state.account = nil }
            return (state.signOutFailure, state.left)
        }
        if let failure { throw failure }
        return left
    }
}
