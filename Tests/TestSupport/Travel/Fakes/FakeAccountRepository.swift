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
    package func hold() -> Gate {
        let gate = Gate()
        state.withLock { $0.gate = gate }
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
        guard password.revealed() == "right" else {
            throw .signInRequired(source: "api", message: "Wrong password.")
        }
        let account = Account(name: email)
        state.withLock { ($0.account, $0.lookUpFailure) = (account, nil) }
        return account
    }

    /// Signing out fails from now on.
    package func failSigningOut(_ error: RepositoryError) { state.withLock { $0.signOutFailure = error } }

    package func signOut() async throws(RepositoryError) {
        let failure = state.withLock { state in
            if state.signOutFailure == nil { state.account = nil }
            return state.signOutFailure
        }
        if let failure { throw failure }
    }
}
