import TerminalText

/// Marks that are no more, though nobody has taken them away.
package struct GoneMarks: Hashable, Sendable {
    /// Why they are none.
    enum Reason: Hashable, Sendable {
        /// A whole list does not have their records any more.
        case leftList
        /// A load that broke off did not bring them.
        case didNotCome
    }

    let count: Int
    let why: Reason

    /// That they are none, in a sentence that two rows of a narrow screen have room for.
    func text(of one: SafeText, _ many: SafeText, format: DisplayFormat) -> SafeText {
        let number = SafeText(format.number(count))
        return switch why {
        case .leftList: number + (count == 1 ? " mark has gone with its " + one : " marks have gone with their " + many) + "."
        case .didNotCome: number + (count == 1 ? " mark is" : " marks are") + " lost, as the rest is missing."
        }
    }
}
