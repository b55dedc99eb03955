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

extension [Fact] {
    /// What the facts of this list and of another one are called, each once: in the order that both have, what only the other one has
    /// after what it comes after there.
    package func labels(with other: [Fact]) -> [SafeText] {
        var labels = map(\.label)
        var place = labels.startIndex
        for label in other.map(\.label) {
            if let same = labels.firstIndex(of: label) {
                place = same + 1
            } else {
                labels.insert(label, at: place)
                place += 1
            }
        }
        return labels
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
