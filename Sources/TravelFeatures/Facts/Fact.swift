package import TerminalText

/// One thing that is known: what it is, and its value.
package struct Fact: Hashable, Sendable {
    package var label: SafeText
    package var value: SafeText
    /// Whether facts of this kind often take more than some thirty columns: where lines are left over, these have them.
    package var isOftenLong: Bool

    package init(_ label: SafeText, _ value: SafeText, isOftenLong: Bool = false) {
        self.label = label
        self.isOftenLong = isOftenLong
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
