import TerminalText
import TravelFeatures

/// One of the program's views: a list or the map at the root, and the pages that were opened from it.
final class View {
    /// What its tab says.
    let name: SafeText
    /// Which of the program's views it is; nil for a list that is there to choose from, and else none of them.
    let kind: Start.View?
    /// The pages, the root first; never empty.
    private(set) var stack: [any Screen]
    /// The pages that were above the root when the view's own key led there, until the user goes on to another page or view.
    private var aside: [any Screen] = [] { didSet { if aside.isEmpty { whenGoneOn() } } }
    /// Hears that the user goes on to another page or view.
    var whenGoneOn: () -> Void = {}

    init(_ name: SafeText, _ kind: Start.View?, root: any Screen) {
        self.name = name
        self.kind = kind
        stack = [root]
    }

    /// The command that shows it; a list that is no view of its own has the key of the first one.
    var command: Command { kind?.command ?? .countries }

    /// All pages that are open, also those that `returnToPages` leads back to.
    var pages: [any Screen] { stack + aside }

    /// The page on top.
    var screen: any Screen { stack[stack.count - 1] }

    /// Opens a page on top of the others.
    func push(_ screen: any Screen) {
        stack.append(screen)
        if !screen.isPassing, !(screen is any PanelScreen) { aside = [] }
        screen.opened()
    }

    /// Puts a page on top of the others, that is opened with the view.
    func begin(with screen: any Screen) { stack.append(screen) }

    /// Opens a page in the place of the one on top.
    func replace(_ screen: any Screen) {
        stack[stack.count - 1] = screen
        screen.opened()
    }

    /// Puts the pages that were open above the root back there.
    func bring(_ pages: [any Screen]) {
        stack = stack.prefix(1) + pages
        aside = []
    }

    /// Whether the root is shown, and `returnToPages` leads back to where one was.
    var hasPagesAside: Bool { stack.count == 1 && !aside.isEmpty }

    /// Another view is shown: `returnToPages` is for who has only had a look at the root.
    func forgetPagesAside() { aside = [] }

    /// Goes to the root, and keeps the pages above it, but for those that one only has a look at.
    /// - Returns: false where there were none.
    func goToRoot() -> Bool {
        guard stack.count > 1 else { return false }
        let pages = stack.dropFirst().filter { !$0.isPassing }
        stack = [stack[0]]
        if !pages.isEmpty { aside = pages }
        screen.opened()
        return true
    }

    /// Goes back to the pages that `goToRoot` kept.
    /// - Returns: false where there are none.
    func returnToPages() -> Bool {
        guard hasPagesAside else { return false }
        bring(aside)
        screen.opened()
        return true
    }

    /// Leaves the page on top.
    /// - Returns: false when it is the root, which stays.
    func pop() -> Bool {
        guard stack.count > 1 else { return false }
        stack.removeLast()
        screen.opened()
        return true
    }
}
