import TerminalText
import TravelFeatures
import TravelKit

extension ScreenStatus {
    /// What a list has to say of itself and of what is exported of it.
    init<Item>(_ pane: ListPane<Item>, of one: SafeText, _ many: SafeText, format: DisplayFormat) {
        self.init(pane.model, of: one, many, format: format)
        let hidden = pane.hiddenBySearch
        if let hidden { count += hidden.behindSearch }
        if let order = pane.hiddenOrder { remarks.append(order) }
        // One of both is enough to say.
        if hidden == nil, let match = pane.hiddenByFilter { remarks.append(match.remark) }
        if pane.top > 0 { place = "row " + SafeText(format.number(pane.model.cursor + 1)) }
        notice = pane.export?.model.notice(again: "Enter")
        if pane.export?.model.isBusy == true { loading = "exporting" }
    }

    /// What a list has to say of itself.
    /// - Parameters:
    ///   - one: what is listed, such as "country".
    ///   - many: the same where there is not exactly one.
    init<Item>(_ list: ListModel<Item>, of one: SafeText, _ many: SafeText, format: DisplayFormat) {
        let summary = ListSummary(list, of: one, many, format: format)
        (count, filterProblem, loading, remarks) = (summary.count, summary.problem, summary.loading, summary.remarks)
        (hasRow, isStored, isCountAsked) = (summary.hasRow, summary.isStored, summary.isCountAsked)
        (sourceFailures, skipped) = (list.failures, summary.skipped)
        if summary.hasRecords { failure = summary.failure } else { failureOnPage = summary.failure }
    }
}
