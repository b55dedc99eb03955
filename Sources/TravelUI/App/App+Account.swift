import TerminalText
import TravelFeatures
import TravelKit

extension App {
    /// What the key for signing in does: out, too, where somebody is in and it is pressed once more. Whom the server refuses signs in anew.
    func signInOrOut(isSigningOut: Bool) {
        guard let account else {
            say(.information, "One cannot sign in at this source of trips. In a shell, jaunt login says why.")
            return
        }
        let refusal = refusal(view.screen.status)
        if account.account == nil || refusal != nil {
            view.push(SignInScreen(account, because: refusal?.sentence))
        } else if isSigningOut {
            account.signOutRequested()
        } else {
            asksSignOut = true
            say(.information, "Once more signs you out.")
        }
    }

    /// Opens the page on which one signs in, the first time that a server wants it; never over something that is being typed.
    func offerSigningIn() {
        guard !hasOfferedSigningIn, let account, account.account == nil, palette == nil, begun == nil, !view.screen.isTyping else { return }
        let status = view.screen.status
        guard let refusal = refusal(status) else { return }
        hasOfferedSigningIn = true
        note(status)
        view.push(SignInScreen(account, because: refusal.sentence))
    }

    /// What went wrong on a page, where signing in, be it once more, is what helps.
    private func refusal(_ status: ScreenStatus) -> FailureMessage? {
        let failure = status.failure ?? status.failureOnPage
        return failure?.remedy == .signIn ? failure : nil
    }
}
