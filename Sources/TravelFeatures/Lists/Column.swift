package import TerminalText

/// A column of a list.
package struct Column: Identifiable, Hashable, Sendable {
    /// The column's name in settings and scripts, such as "native".
    package let id: String
    /// What stands above it.
    package let title: SafeText
    /// What it is called where columns are chosen from; the title, where there is one.
    package let name: SafeText
    /// What stands above a column without a title where it says something of what is not past.
    package let heading: SafeText
    /// The fields of the records that hold what it says, the first one as `--sort` takes it. Not every list's records have all of them.
    package let fields: [String]
    /// Where its text stands.
    package let alignment: Alignment
    /// How narrow it may become, in terminal columns.
    package var minimum: Int
    /// How narrow it may become where it would have to go otherwise.
    package var least: Int
    /// How wide it may become; its content may need less.
    package var maximum: Int
    /// Which columns go first when there is no room: the highest number.
    package var rank: Int
    /// Whether no other column may stand behind it: a text that is written from right to left would move its neighbours about on a terminal
    /// that orders text by its direction.
    package let staysLast: Bool
    /// Words of its texts that say nothing new, such as days of the week: they go first where a text has no room.
    package let spareWords: Set<String>
    /// Whether what its texts say behind a comma goes with the spare words, and not only where there is no room without these. It goes as a
    /// whole: half of it, such as a cut number, says something else.
    package let sparesAddition: Bool
    /// What stands for what a text says behind a comma, where there is room for no more.
    package let additionSign: SafeText

    /// Signs that stand behind a blank at the end of a text, and stay where the rest of it is cut: the mark of a favourite.
    package let endSigns: [SafeText]
    /// Whether its texts say of a record that it is past: a sign does where the column is not shown.
    package let saysPast: Bool

    /// - Parameters:
    ///   - fields: `id` alone where they are nil.
    ///   - least: as `minimum` where it is nil.
    package init(
        _ id: String, _ title: SafeText, name: SafeText? = nil, heading: SafeText = .empty, fields: [String]? = nil,
        alignment: Alignment = .leading, minimum: Int, least: Int? = nil, maximum: Int, rank: Int, staysLast: Bool = false,
        spareWords: Set<String> = [], sparesAddition: Bool = false, additionSign: SafeText = .empty, endSigns: [SafeText] = [],
        saysPast: Bool = false
    ) {
        self.id = id
        self.title = title
        self.name = name ?? title
        self.heading = heading
        self.fields = fields ?? [id]
        self.alignment = alignment
        self.minimum = minimum
        self.least = least ?? minimum
        self.maximum = maximum
        self.rank = rank
        self.staysLast = staysLast
        self.spareWords = spareWords
        self.sparesAddition = sparesAddition
        self.additionSign = additionSign
        self.endSigns = endSigns
        self.saysPast = saysPast
    }

    /// Whether all of its texts go without their spare words where one has no room for them: a day beside another one with its weekday would
    /// seem to be something else. What is said of few rows is as long as it can be.
    package var isInOneForm: Bool { !spareWords.isEmpty && !saysPast }

    /// A text of the column without what it can spare, where it has no room with that; what is still too wide is cut by whoever draws it.
    /// - Parameter ascii: mark a cut in ASCII.
    package func fitted(_ text: SafeText, to width: Int, ascii: Bool = false) -> SafeText {
        guard text.width > width else { return text }
        for sign in endSigns where text.string.hasSuffix(" " + sign.string) {
            let name = text.slice(from: 0, columns: text.width - sign.width - 1)
            return name.cut(to: width - sign.width - 1, ascii: ascii) + " " + sign
        }
        guard sparesAddition || !spareWords.isEmpty else { return text }
        let beginning = text.string.prefix { $0 != "," }
        let fitted = withoutSpareWords(sparesAddition ? beginning : text.string[...])
        guard fitted.width > width else { return fitted }
        let short = withoutSpareWords(beginning)
        return beginning.endIndex < text.string.endIndex && (short + additionSign).width <= width ? short + additionSign : short
    }

    /// A text of the column without its spare words.
    package func withoutSpareWords(_ text: SafeText) -> SafeText { withoutSpareWords(text.string[...]) }

    private func withoutSpareWords(_ text: Substring) -> SafeText {
        let words = text.split(separator: " ", omittingEmptySubsequences: false).filter { !spareWords.contains(String($0)) }
        return SafeText(words.joined(separator: " "))
    }
}
