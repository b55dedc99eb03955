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

    init(_ word: CommandWord, root: any PlainPage) {
        self.word = word
        self.root = root
    }

    /// The page on top.
    var page: any PlainPage { opened.last?.page ?? root }

    /// Opens a page on top of the others.
    /// - Parameter whenLeft: puts back what the page has changed for those below it.
    func push(_ page: any PlainPage, whenLeft: @escaping () -> Void = {}) {
        opened.append(Opened(page: page, whenLeft: whenLeft))
        page.opened()
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
        for page in [root] + opened.map(\.page) { page.accountChanged() }
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
