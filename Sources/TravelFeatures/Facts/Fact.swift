package import TerminalText

/// One thing that is known: what it is, and its value.
package struct Fact: Hashable, Sendable {
    package var label: SafeText
    package var value: SafeText
    /// How many lines of some twenty-five columns facts of this kind often take: where lines are left over, these have them.
    package var usualLines: Int
    /// How many they take now and then: where more lines are left over, they have these.
    package var rareLines: Int
    /// What the value is made of, where it is a list that can be shorter, or is one already; nil elsewhere.
    package var list: CountedList?
    /// What stands in place of the value where all of it has room: names in place of codes; nil where there is no such thing.
    package var inFull: SafeText?

    package init(_ label: SafeText, _ value: SafeText, usualLines: Int = 1, rareLines: Int = 1) {
        self.label = label
        (self.usualLines, self.rareLines) = (usualLines, rareLines)
        self.value = value.isEmpty ? "—" : value
    }

    /// A fact that is a list.
    /// - Parameter count: how many of it are named where nobody knows how much room there is.
    package init(_ label: SafeText, _ list: CountedList, most count: Int = .max, usualLines: Int = 1, rareLines: Int = 1) {
        self.init(label, list.first(count), usualLines: usualLines, rareLines: rareLines)
        self.list = list
    }

    /// Whether something of the value is left where ASCII alone is shown.
    package var isReadableInASCII: Bool { value.isReadableInASCII }

    /// The fact where ASCII alone is shown and its place stays taken: a dash stands for a value of which nothing is left, as in a list.
    package var placedInASCII: Fact { isReadableInASCII ? self : Fact(label, .empty, usualLines: usualLines, rareLines: rareLines) }

    /// Keeps the place of such a fact, and says nothing.
    package var asPlace: Fact {
        var place = Fact(.empty, .empty, usualLines: usualLines, rareLines: rareLines)
        place.value = .empty
        return place
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
