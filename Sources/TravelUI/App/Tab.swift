import TerminalText

/// A view's tab.
struct Tab {
    /// The key that shows the view, and its name.
    let text: SafeText
    /// The key alone, for where there is no room for all names; without a key the same.
    let shortText: SafeText

    /// - Parameter key: nil where no key shows it.
    init(_ key: SafeText?, _ name: SafeText) {
        text = .blank + (key.map { $0 + .blank } ?? .empty) + name + .blank
        shortText = key.map { .blank + $0 + .blank } ?? text
    }
}
