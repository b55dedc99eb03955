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

    /// That they are none, in a sentence.
    func text(of one: SafeText, _ many: SafeText, format: DisplayFormat) -> SafeText {
        let (its, number) = (count == 1 ? "its " + one : "their " + many, SafeText(format.number(count)))
        return switch why {
        case .leftList:
            number + (count == 1 ? " mark has" : " marks have") + " gone: " + its + (count == 1 ? " is" : " are")
                + " no longer in the list."
        case .didNotCome:
            number + (count == 1 ? " mark is" : " marks are") + " lost: " + its + (count == 1 ? " has" : " have")
                + " not come, as the rest is missing."
        }
    }
}
