/// One of the program's views: the page that its word shows, and those that were opened from it.
final class PlainView {
    /// The word that shows it.
    let word: CommandWord
    private var pages: [any PlainPage]

    init(_ word: CommandWord, root: any PlainPage) {
        self.word = word
        pages = [root]
    }

    /// The page on top.
    var page: any PlainPage { pages[pages.count - 1] }

    /// Opens a page on top of the others.
    func push(_ page: any PlainPage) {
        pages.append(page)
        page.opened()
    }

    /// Leaves every page but the root.
    func popAll() {
        pages.removeLast(pages.count - 1)
        page.opened()
    }

    /// Leaves the page on top.
    /// - Returns: false when it is the root, which stays.
    func pop() -> Bool {
        guard pages.count > 1 else { return false }
        pages.removeLast()
        page.opened()
        return true
    }
}
