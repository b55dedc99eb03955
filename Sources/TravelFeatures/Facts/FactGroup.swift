package import TerminalText

/// Facts under one heading.
package struct FactGroup: Hashable, Sendable {
    package var title: SafeText
    package var facts: [Fact]

    package init(_ title: SafeText, _ facts: [Fact]) {
        self.title = title
        self.facts = facts
    }
}
