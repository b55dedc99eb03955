import TerminalText
import TravelFeatures
import TravelKit

/// What a screen has to say in the status line.
struct ScreenStatus {
    /// Something that went wrong, and that the user is told of wherever they are.
    struct Standing: Hashable {
        /// Where it was and what.
        let line: SafeText
        /// Whether it is wrong still, so that the page of errors can have it tried again.
        let isLasting: Bool
    }

    /// What is shown: "12 of 250".
    var count = CountText.empty
    /// Whether it is said beside what went wrong: the user has asked for it, by a filter, a search or marks, or it is all that came.
    var isCountAsked = false
    /// Whether a row is selected, with which something can be done, and no step waits for another one.
    var hasRow = false
    /// More about it, with what parts that from it, in the words of these that come first and have room, all of them:
    /// ", cheapest €21.00 to Riga".
    var summaries: [SafeText] = []
    /// All that the selected row says, where it has no room for that: it is told like a notice, where there is none.
    var selected: SafeText?
    /// What is wrong with the list's filter, as a clause; nil when nothing is.
    var filterProblem: SafeText?
    /// What is on its way; nil when nothing is.
    var loading: SafeText?
    /// Where the cursor is, said where there is room for it: "row 37"; nil where that can be seen.
    var place: SafeText?
    /// What went wrong while older data is shown; nil when nothing did.
    var failure: FailureMessage?
    /// What went wrong and is said on the page itself, for the page of errors.
    var failureOnPage: FailureMessage?
    /// Whether there are errors of which the page says nothing.
    var hasErrorsElsewhere = false
    /// What went wrong elsewhere, or before, and was not looked at; nil where nothing did.
    var standing: Standing?
    /// What the user did last, and what came of it.
    var notice: Notice?
    /// Whether the data is what was stored: the source has not been asked, or had no answer.
    var isStored = false
    /// What the list is sorted by, where its header does not say so; it goes before the remarks, but for that of what is made up. Nil where there is nothing to say of that.
    var order: SafeText?
    /// What is to be known of the data: its age, that it is a demonstration.
    var remarks: [SafeText] = []
    /// The remark that the row under the cursor does not show its match, and the same in fewer words, with how much is shown (`of`), where
    /// there is no room for both otherwise; nil where there is no such remark.
    var shortForm: (of: CountText, count: CountText, remark: SafeText, short: SafeText)?
    /// The remark that what is shown is made up: as the first one it gives way to what says how much is shown.
    static let demonstration: SafeText = "demo trips"
    /// Which of several sources failed, for the page of errors.
    var sourceFailures: [SourceFailure] = []
    /// That records could not be read, and why, for the page of errors; nil where all could.
    var skipped: SkippedText?

    /// All that is wrong with the page's data, for the page of errors.
    var problems: [ErrorLog.Problem] {
        let data = [(failure ?? failureOnPage).map { ErrorLog.Problem($0) }, skipped.map { ErrorLog.Problem($0) }]
        return data.compactMap(\.self) + sourceFailures.map { ErrorLog.Problem($0) }
    }
}
