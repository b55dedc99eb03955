import TerminalText
import TravelFeatures
import TravelKit

extension App {
    /// What the key for signing in does: out, too, where somebody is in and it is pressed once more.
    func signInOrOut(isSigningOut: Bool) {
        guard let account else {
            say(.information, "One cannot sign in at this source of trips.")
            return
        }
        if account.account == nil {
            view.push(SignInScreen(account))
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
        guard let failure = status.failure ?? status.failureOnPage, failure.remedy == .signIn else { return }
        hasOfferedSigningIn = true
        note(status)
        view.push(SignInScreen(account, because: failure.sentence))
    }
}
