package import TerminalText

/// One thing that is known: what it is, and its value.
package struct Fact: Hashable, Sendable {
    package var label: SafeText
    package var value: SafeText

    package init(_ label: SafeText, _ value: SafeText) {
        self.label = label
        self.value = value.isEmpty ? "—" : value
    }
}

/// Facts under one heading.
package struct FactGroup: Hashable, Sendable {
    package var title: SafeText
    package var facts: [Fact]

    package init(_ title: SafeText, _ facts: [Fact]) {
        self.title = title
        self.facts = facts
    }
}
