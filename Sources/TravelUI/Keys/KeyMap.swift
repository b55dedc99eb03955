package import Terminal

/// Which key does what. The page of keys and the line of hints are made from it, so that they are never wrong.
package struct KeyMap: Sendable {
    /// A key and what it does.
    package struct Binding: Hashable, Sendable {
        package var key: Key
        package var command: Command
    }

    /// The bindings, in the order in which they are shown.
    package let bindings: [Binding]
    private let commands: [Key: Command]

    /// A map of these bindings; of two for one key the first counts.
    package init(_ bindings: [Binding]) {
        self.bindings = bindings
        commands = Dictionary(bindings.map { ($0.key, $0.command) }, uniquingKeysWith: { first, _ in first })
    }

    /// What the key does.
    package func command(for key: Key) -> Command? { commands[key] }

    /// The keys that do it.
    package func keys(for command: Command) -> [Key] {
        bindings.filter { $0.command == command }.map(\.key)
    }

    /// The keys as they come with the program.
    package static let standard = KeyMap(
        [
            (.moveDown, [.character("j"), .down]), (.moveUp, [.character("k"), .up]),
            (.pageDown, [.pageDown, .character(" "), .control("f")]), (.pageUp, [.pageUp, .control("b")]),
            (.halfPageDown, [.control("d")]), (.halfPageUp, [.control("u")]),
            (.first, [.character("g"), .home]), (.last, [.character("G"), .end]), (.goToRow, [.character(":")]),
            (.open, [.enter, .character("l"), .right]), (.back, [.escape, .backspace, .character("h"), .left]),
            (.filter, [.character("/")]), (.reload, [.character("r")]), (.toggleDetails, [.character("z")]),
            (.chooseRegion, [.character("R")]), (.toggleFavourite, [.character("f")]), (.openLink, [.character("o")]),
            (.fares, [.character("p")]), (.signIn, [.character("S")]),
            (.countries, [.character("1")]), (.trips, [.character("2")]), (.favourites, [.character("3")]),
            (.help, [.character("?"), .function(1)]), (.redraw, [.control("l")]), (.suspend, [.control("z")]),
            (.goBackOrQuit, [.character("q")]), (.quit, [.character("Q")]), (.interrupt, [.control("c")]),
        ].flatMap { (command: Command, keys: [Key]) in keys.map { Binding(key: $0, command: command) } })
}
