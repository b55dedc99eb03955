import TerminalText
import TravelFeatures
import TravelKit

extension App {
    /// What the key for signing in does: out, too, where somebody is in and it is pressed once more. Whom the server refuses signs in anew.
    func signInOrOut(isSigningOut: Bool) {
        guard let account = beginSigningIn() else { return }
        if isSigningOut {
            account.signOutRequested()
        } else {
            asksSignOut = true
            say(.information, "Once more signs you out.")
        }
    }

    /// What its name does. Whoever is in is told how to get out: to do it by its name takes keys of its own, each of which would take a
    /// question back.
    func signIn() {
        guard let account = beginSigningIn(), let remark = account.remark else { return }
        let hasPalette = !isPicking && !keys.keys(for: .palette).isEmpty
        let out: SafeText = hasPalette ? "; :logout signs out first." : "; in a shell, jaunt logout signs out."
        say(.information, "You are " + remark + out)
    }

    /// Signs out at once.
    func signOut() {
        guard let account else { return say(.information, AccountModel.noAccountsText) }
        if account.account != nil { return account.signOutRequested() }
        account.lookUpAgain()
        say(account.lookUpFailure.map { Notice($0).concerning(ErrorLog.Place.account) } ?? Notice(.information, AccountModel.nobodyText))
    }

    /// Opens the page on which one signs in, for whoever is not signed in, or is refused.
    /// - Returns: the account where somebody is in, for whom no page is opened; nil otherwise.
    private func beginSigningIn() -> AccountModel? {
        guard let account else {
            say(.information, AccountModel.noAccountsText)
            return nil
        }
        account.lookUpAgain()
        let refusal = refusal(view.screen.status)
        if account.account != nil, refusal == nil { return account }
        view.push(SignInScreen(account, because: refusal?.sentence))
        return nil
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
