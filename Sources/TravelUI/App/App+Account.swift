import TerminalText
import TravelFeatures
import TravelKit

extension App {
    /// What the key for signing in does: out, too, where somebody is in and it is pressed once more. Whom the server refuses signs in anew.
    func signInOrOut(isSigningOut: Bool) {
        guard let account else {
            say(.information, AccountModel.noAccountsText)
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
    /// - Parameter status: what the page says that is shown.
    /// - Returns: whether it has.
    func offersSigningIn(_ status: ScreenStatus) -> Bool {
        guard !hasOfferedSigningIn, let account, account.account == nil, palette == nil, begun == nil, !view.screen.isTyping,
            let refusal = refusal(status)
        else { return false }
        hasOfferedSigningIn = true
        note(status)
        view.push(SignInScreen(account, because: refusal.sentence))
        return true
    }

    /// What went wrong on a page, where signing in, be it once more, is what helps.
    private func refusal(_ status: ScreenStatus) -> FailureMessage? {
        let failure = status.failure ?? status.failureOnPage
        return failure?.remedy == .signIn ? failure : nil
    }
}
