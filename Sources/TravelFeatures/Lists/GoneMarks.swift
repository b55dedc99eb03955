import TerminalText

/// Marks that are no more, though nobody has taken them away.
package struct GoneMarks: Hashable, Sendable {
    /// Why they are none.
    enum Reason: Hashable, Sendable {
        /// A whole list does not have their records any more.
        case leftList
        /// A load that broke off did not bring them.
        case didNotCome
        /// Others were asked for before their records came.
        case othersWanted
        /// Somebody signed in or out before their records came.
        case accountChanged
    }

    let count: Int
    let why: Reason

    /// That they are none, in a sentence that two rows of a narrow screen have room for.
    func text(of one: SafeText, _ many: SafeText, format: DisplayFormat) -> SafeText {
        let (number, lost) = (SafeText(format.number(count)), SafeText(count == 1 ? " mark is lost, as " : " marks are lost, as "))
        return switch why {
        case .leftList: number + (count == 1 ? " mark has gone with its " + one : " marks have gone with their " + many) + "."
        case .didNotCome: number + lost + "the rest is missing."
        case .othersWanted: number + lost + "other " + many + " were asked for."
        case .accountChanged: number + lost + "the account has changed."
        }
    }
}
