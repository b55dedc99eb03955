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
        account.lookUpAgain()
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

    /// Has pages forget what another account could see, and leaves the page on which one signs in, once somebody has, be it elsewhere; whether they are to sign out was asked of somebody else.
    func accountChanged() {
        for page in navigation.views.flatMap(\.stack) { page.accountChanged() }
        if account?.account != nil, view.screen is SignInScreen { _ = view.pop() }
        if asksSignOut { (asksSignOut, notice) = (false, nil) }
    }

    /// What went wrong on a page, where signing in, be it once more, is what helps.
    private func refusal(_ status: ScreenStatus) -> FailureMessage? {
        let failure = status.failure ?? status.failureOnPage
        return failure?.remedy == .signIn ? failure : nil
    }
}
