import Observation
package import TerminalText
package import TravelKit

/// Who is signed in, and signing in and out.
@MainActor @Observable
package final class AccountModel {
    /// Who is signed in; nil when nobody is, or it is not known yet.
    package private(set) var account: Account?
    /// Whether the server is being asked.
    package var isBusy: Bool { asked != nil }
    private var asked: Work?
    /// Whether it is, and what it is asked was cancelled: nothing else can be asked before that has ended.
    package var isCancelling: Bool { isBusy && isLeft }
    /// Why signing in or out failed; nil when it did not.
    package private(set) var failure: FailureMessage?
    /// Why it cannot be told who is signed in; nil where it can, or is not known yet.
    package private(set) var lookUpFailure: FailureMessage?

    /// The email that was typed last, until somebody has signed in: who comes back to the page on which they sign in finds it there.
    @ObservationIgnored package var typedEmail = ""

    /// That somebody has signed in, or what came of signing out, until it is seen.
    package private(set) var notice: Notice?

    @ObservationIgnored private let repository: any AccountRepository
    @ObservationIgnored private var listeners: [@MainActor () -> Void] = []
    @ObservationIgnored private var task: Task<Void, Never>?
    /// How often something was begun: what came of an earlier work is of no matter.
    @ObservationIgnored private var number = 0
    /// Whether it has been looked up, or is known otherwise, who is signed in.
    @ObservationIgnored private var isLookedUp = false
    /// Whether the user has left the page on which they sign in, while the server is asked.
    @ObservationIgnored private var isLeft = false

    package init(repository: any AccountRepository) {
        self.repository = repository
    }

    isolated deinit { task?.cancel() }

    /// Calls `listener` after somebody has signed in or out, here or elsewhere, so that what they may see is loaded anew.
    package func whenChanged(_ listener: @escaping @MainActor () -> Void) { listeners.append(listener) }

    /// What to say where there are no accounts.
    package static let noAccountsText: SafeText = "No sign-in is set up for these trips; in a shell, jaunt login says why."

    /// That there is nobody to sign out.
    package static let nobodyText: SafeText = "Nobody is signed in."

    /// That somebody is signed out.
    /// - Parameter left: why what was stored for them could not be forgotten; nil where it was.
    package static func signedOutText(but left: RepositoryError?) -> SafeText {
        guard let left else { return "Signed out." }
        return "Signed out, but " + FailureMessage(left).line + " 'jaunt cache clear' forgets all that is stored."
    }

    /// In words for the status line; nil when nobody is signed in.
    package var remark: SafeText? {
        guard let account else { return nil }
        if account.problem != nil { return "signed in by a token that cannot be read" }
        let name = SafeText(account.name).cut(to: 24)
        return name.isEmpty ? "signed in" : "signed in as " + name
    }

    /// The program started: looks up who is signed in.
    package func started() { run(.lookUp) }

    /// Somebody may have signed in or out elsewhere, in another instance or a shell: looks up who is signed in now.
    package func lookUpAgain() { if !isBusy { run(.lookUp) } }

    /// The user wants to sign in.
    package func signInRequested(email: String, password: Secret) { change(.signIn(email: email, password: password)) }

    /// The user leaves the page on which they sign in. If the server is being asked, that is cancelled, and what comes of it is said in a
    /// notice: it may have been too late.
    package func signInLeft() {
        guard case .signIn? = asked else { return }
        isLeft = true
        task?.cancel()
    }

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

    /// Who is signed in now, and why what was stored for whoever was before could not be forgotten.
    private typealias Success = (account: Account?, left: RepositoryError?)

    private func change(_ work: Work) {
        guard !isBusy else { return }
        asked = work
        (failure, isLeft) = (nil, false)
        run(work)
    }

    private func run(_ work: Work) {
        number += 1
        // Who was signed in does not matter to somebody who changes it.
        task?.cancel()
        task = Task { [weak self, repository, number] in
            let outcome: Result<Success, RepositoryError>
            do throws(RepositoryError) {
                switch work {
                case .lookUp: outcome = .success((try await repository.account(), nil))
                case .signIn(let email, let password):
                    outcome = .success((try await repository.signIn(email: email, password: password), nil))
                case .signOut: outcome = .success((nil, try await repository.signOut()))
                }
            } catch {
                outcome = .failure(error)
            }
            if self?.number == number { self?.take(outcome, of: work) }
        }
    }

    private func take(_ outcome: Result<Success, RepositoryError>, of work: Work) {
        asked = nil
        let isFirst = !isLookedUp
        isLookedUp = true
        switch outcome {
        case .success(let success):
            let isOther = account != success.account
            if isOther { account = success.account }
            lookUpFailure = nil
            if case .lookUp = work, isFirst || !isOther { return }
            if account != nil { typedEmail = "" }
            listeners.forEach { $0() }
            notice = remark.map { Notice(.information, "You are " + $0 + ".") } ?? signedOut(by: work, but: success.left)
        case .failure(let error) where error.isCancellation:
            if isLeft { notice = Notice(.information, "Signing in was cancelled.") }
        case .failure(let error): fail(FailureMessage(error), of: work)
        }
    }

    private func signedOut(by work: Work, but left: RepositoryError?) -> Notice {
        if case .lookUp = work { return Notice(.information, "You were signed out elsewhere.") }
        return Notice(left == nil ? .information : .problem, Self.signedOutText(but: left))
    }

    private func fail(_ why: FailureMessage, of work: Work) {
        switch work {
        case .lookUp:
            // Who is said to be signed in may be no more, and a server may give less to nobody: that is said once, however often somebody
            // looks.
            if lookUpFailure != why { notice = Notice(why) }
            lookUpFailure = why
        // It is for the page to say on which it was typed, unless nobody sees that any more.
        case .signIn where isLeft: notice = Notice(why)
        case .signIn: failure = why
        case .signOut: (failure, notice) = (why, Notice(why))
        }
    }
}
