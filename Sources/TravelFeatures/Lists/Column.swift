package import TerminalText

/// A column of a list.
package struct Column: Identifiable, Hashable, Sendable {
    /// The column's name in settings and scripts, such as "native".
    package let id: String
    /// What stands above it.
    package let title: SafeText
    /// What it is called where columns are chosen from; the title, where there is one.
    package let name: SafeText
    /// Where its text stands.
    package let alignment: Alignment
    /// How narrow it may become, in terminal columns.
    package let minimum: Int
    /// How wide it may become; its content may need less.
    package let maximum: Int
    /// Which columns go first when there is no room: the highest number.
    package let rank: Int
    /// Whether no other column may stand behind it: a text that is written from right to left would move its neighbours about on a terminal
    /// that orders text by its direction.
    package let staysLast: Bool

    package init(
        _ id: String, _ title: SafeText, name: SafeText? = nil, alignment: Alignment = .leading, minimum: Int, maximum: Int, rank: Int,
        staysLast: Bool = false
    ) {
        self.id = id
        self.title = title
        self.name = name ?? title
        self.alignment = alignment
        self.minimum = minimum
        self.maximum = maximum
        self.rank = rank
        self.staysLast = staysLast
    }
}
