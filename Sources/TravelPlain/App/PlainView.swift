/// One of the program's views: the page that its word shows, and those that were opened from it.
final class PlainView {
    /// A page that was opened from another one.
    private struct Opened {
        var page: any PlainPage
        /// Puts back what the page has changed for those below it.
        var whenLeft: () -> Void
    }

    /// The word that shows it.
    let word: CommandWord
    private let root: any PlainPage
    private var opened: [Opened] = []
    /// The pages that were open when the user had a look at another list, until they go on.
    private var aside: [Opened] = []
    /// Hears that the user goes on to another page.
    var whenGoneOn: () -> Void = {}

    init(_ word: CommandWord, root: any PlainPage) {
        self.word = word
        self.root = root
    }

    /// The page on top.
    var page: any PlainPage { opened.last?.page ?? root }

    /// Opens a page on top of the others.
    /// - Parameter whenLeft: puts back what the page has changed for those below it.
    func push(_ page: any PlainPage, whenLeft: @escaping () -> Void = {}) {
        if !page.isPassing { whenGoneOn() }
        opened.append(Opened(page: page, whenLeft: whenLeft))
        page.opened()
    }

    /// Shows the root, and keeps the pages on top of it as they are.
    func setPagesAside() { (aside, opened) = (opened, []) }

    /// Puts the pages back that were kept.
    func bringPagesBack() { (opened, aside) = (aside, []) }

    /// Nothing leads back to the pages that were kept.
    func forgetPagesAside() { aside = [] }

    /// Waits until nothing is on its way: what a page comes to may be another one.
    func settled() async {
        var last: (any PlainPage)?
        while last !== page {
            last = page
            await last?.settled()
        }
    }

    /// Leaves every page but the root.
    func popAll() { while leave() {} }

    /// Leaves the page on top.
    /// - Returns: false when it is the root, which stays.
    func pop() -> Bool {
        guard leave() else { return false }
        page.opened()
        return true
    }

    /// Somebody has signed in or out: pages of what another account could see are left.
    /// - Returns: whether the page on top was.
    func accountChanged() -> Bool {
        let before = page
        // They have changed nothing for those below them.
        opened.removeAll { $0.page.isOfAccount }
        aside.removeAll { $0.page.isOfAccount }
        for page in [root] + (opened + aside).map(\.page) { page.accountChanged() }
        guard page !== before else { return false }
        page.opened()
        return true
    }

    /// Takes back the page on top, of which nothing was said: the one before goes on as if it had not been there.
    func takeBack() { _ = leave() }

    private func leave() -> Bool {
        guard let left = opened.popLast() else { return false }
        left.whenLeft()
        return true
    }
}
