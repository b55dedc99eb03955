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

    /// What came of signing out, until it is seen.
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

    /// In words for the status line; nil when nobody is signed in.
    package var remark: SafeText? {
        account.map { $0.userID.isEmpty ? "signed in" : "signed in as " + SafeText($0.userID).cut(to: 24) }
    }

    /// The program started: looks up who is signed in.
    package func started() {
        run { repository throws(RepositoryError) in try await repository.account() }
    }

    /// The user wants to sign in.
    package func signInRequested(email: String, password: Secret) {
        guard !isBusy else { return }
        isBusy = true
        run(isChange: true) { repository throws(RepositoryError) in try await repository.signIn(email: email, password: password) }
    }

    /// The user wants to sign out.
    package func signOutRequested() {
        guard !isBusy else { return }
        isBusy = true
        run(isChange: true) { repository throws(RepositoryError) in
            try await repository.signOut()
            return nil
        } ended: { [weak self] in
            guard let self else { return }
            notice = failure.map { Notice(.problem, $0.line) } ?? Notice(.information, "Signed out.")
        }
    }

    /// The user has seen what came of signing out.
    package func noticeSeen() { if notice != nil { notice = nil } }

    /// The user begins anew.
    package func failureSeen() { failure = nil }

    /// Waits until what is under way has ended.
    package func settled() async { await task?.value }

    private func run(
        isChange: Bool = false, _ work: @escaping @Sendable (any AccountRepository) async throws(RepositoryError) -> Account?,
        ended: @escaping @MainActor () -> Void = {}
    ) {
        failure = nil
        let repository = self.repository
        task = Task { [weak self] in
            do throws(RepositoryError) {
                let account = try await work(repository)
                self?.account = account
                self?.isBusy = false
                if isChange { self?.listeners.forEach { $0() } }
            } catch {
                self?.isBusy = false
                if error.isCancellation { return }
                self?.failure = FailureMessage(error)
            }
            ended()
        }
    }
}
