import Observation
package import TerminalText
package import TravelKit

/// Who is signed in, and signing in and out.
@MainActor @Observable
package final class AccountModel {
    /// Who is signed in; nil when nobody is, or it is not known yet.
    package private(set) var account: Account?
    /// Whether the server is being asked.
    package private(set) var isBusy = false
    /// Why signing in or out failed; nil when it did not.
    package private(set) var failure: FailureMessage?
    /// Why it cannot be told who is signed in; nil where it can, or is not known yet.
    package private(set) var lookUpFailure: FailureMessage?

    /// That somebody has signed in, or what came of signing out, until it is seen.
    package private(set) var notice: Notice?

    @ObservationIgnored private let repository: any AccountRepository
    @ObservationIgnored private var listeners: [@MainActor () -> Void] = []
    @ObservationIgnored private var task: Task<Void, Never>?

    package init(repository: any AccountRepository) {
        self.repository = repository
    }

    isolated deinit { task?.cancel() }

    /// Calls `listener` after somebody has signed in or out, so that what they may see is loaded anew.
    package func whenChanged(_ listener: @escaping @MainActor () -> Void) { listeners.append(listener) }

    /// What to say where there are no accounts.
    package static let noAccountsText: SafeText = "One cannot sign in at this source of trips. In a shell, jaunt login says why."

    /// In words for the status line; nil when nobody is signed in.
    package var remark: SafeText? {
        guard let account else { return nil }
        if account.problem != nil { return "signed in by a token that cannot be read" }
        let name = SafeText(account.name).cut(to: 24)
        return name.isEmpty ? "signed in" : "signed in as " + name
    }

    /// The program started: looks up who is signed in.
    package func started() { run(.lookUp) }

    /// The user wants to sign in.
    package func signInRequested(email: String, password: Secret) { change(.signIn(email: email, password: password)) }

    /// The user wants to sign out.
    package func signOutRequested() { change(.signOut) }

    /// The user has seen what came of it.
    package func noticeSeen() { if notice != nil { notice = nil } }

    /// The user begins anew.
    package func failureSeen() { failure = nil }

    /// Waits until what is under way has ended.
    package func settled() async { await task?.value }

    private enum Work: Sendable {
        case lookUp
        case signIn(email: String, password: Secret)
        case signOut
    }

    private func change(_ work: Work) {
        guard !isBusy else { return }
        isBusy = true
        run(work)
    }

    private func run(_ work: Work) {
        failure = nil
        // Who was signed in does not matter to somebody who changes it.
        task?.cancel()
        task = Task { [weak self, repository] in
            let outcome: Result<Account?, RepositoryError>
            do throws(RepositoryError) {
                switch work {
                case .lookUp: outcome = .success(try await repository.account())
                case .signIn(let email, let password): outcome = .success(try await repository.signIn(email: email, password: password))
                case .signOut:
                    try await repository.signOut()
                    outcome = .success(nil)
                }
            } catch {
                outcome = .failure(error)
            }
            if !Task.isCancelled { self?.take(outcome, of: work) }
        }
    }

    private func take(_ outcome: Result<Account?, RepositoryError>, of work: Work) {
        isBusy = false
        switch outcome {
        case .success(let account):
            self.account = account
            lookUpFailure = nil
            if case .lookUp = work { return }
            listeners.forEach { $0() }
        case .failure(let error):
            if error.isCancellation { return }
            failure = FailureMessage(error)
            if case .lookUp = work { lookUpFailure = failure }
        }
        switch work {
        case .lookUp: break
        // Why it failed is for the page to say on which it was typed.
        case .signIn: if failure == nil, let remark { notice = Notice(.information, "You are " + remark + ".") }
        case .signOut: notice = failure.map { Notice(.problem, $0.line) } ?? Notice(.information, "Signed out.")
        }
    }
}
