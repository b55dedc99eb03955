import TerminalText

/// One of the program's views: a list or the map at the root, and the pages that were opened from it.
final class View {
    /// What its tab says.
    let name: SafeText
    /// The command that shows it.
    let command: Command
    /// The pages, the root first; never empty.
    private(set) var stack: [any Screen]

    init(_ name: SafeText, _ command: Command, root: any Screen) {
        self.name = name
        self.command = command
        stack = [root]
    }

    /// The page on top.
    var screen: any Screen { stack[stack.count - 1] }

    /// Opens a page on top of the others.
    func push(_ screen: any Screen) {
        stack.append(screen)
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
    func bring(_ pages: [any Screen]) { stack = stack.prefix(1) + pages }

    /// Leaves the page on top.
    /// - Returns: false when it is the root, which stays.
    func pop() -> Bool {
        guard stack.count > 1 else { return false }
        stack.removeLast()
        screen.opened()
        return true
    }
}
