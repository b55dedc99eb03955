import Terminal
import TerminalText
import TravelFeatures
import TravelKit

extension ScreenStatus {
    /// What a list has to say of itself and of what is exported of it.
    init<Item>(_ pane: ListPane<Item>, of one: SafeText, _ many: SafeText, format: DisplayFormat) {
        self.init(pane.model, of: one, many, format: format)
        // To say it once is enough.
        if pane.drawn.saysProblem { filterProblem = nil }
        let hidden = pane.hiddenBySearch
        if let words = hidden?.behindSearch { count.add(words.words, short: words.short) }
        order = pane.hiddenOrder
        // One of both is enough to say.
        if hidden == nil, let match = pane.hiddenByFilter {
            remarks.append(match.remark)
            if let fewer = Self.shortCount(of: pane.model, format) {
                shortForm = (of: count, count: fewer, remark: match.remark, short: match.shortRemark)
            }
        }
        if pane.top > 0 { place = "row " + SafeText(format.number(pane.model.cursor + 1)) }
        notice = pane.export?.model.notice(again: "Enter") ?? notice
        if pane.export?.model.isBusy == true { loading = "exporting" }
    }

    /// How much a filter shows, without what that is: "1 of 13 with 'federal'"; nil where there is more to say of it.
    private static func shortCount<Item>(of list: ListModel<Item>, _ format: DisplayFormat) -> CountText? {
        guard list.search.text.isEmpty, list.marks.isEmpty else { return nil }
        var count = CountText(SafeText("\(format.number(list.count)) of \(format.number(list.total))"))
        if !list.shownQuery.allSatisfy(\.isWhitespace) {
            count.quote(list.shownQuery, after: list.strictness == .exact ? " with " : " like ")
        }
        return count
    }

    /// The same for a row of so many columns: where the remark that a match is not seen has no room there, it is said in fewer words, if
    /// these have.
    func fitted(to columns: Int, on canvas: any Canvas) -> ScreenStatus {
        guard let form = shortForm, form.of == count, let place = remarks.firstIndex(of: form.remark), notice == nil, failure == nil,
            filterProblem == nil, loading == nil
        else { return self }
        let before = Array(remarks.prefix(place))
        func fits(_ count: CountText, _ remark: SafeText) -> Bool {
            let remarks = canvas.shown((before + [remark]).joined(separator: " · "))
            // A blank at each end, and two between them.
            return count.fitted(to: columns * 2, ascii: canvas.isASCII).width + remarks.width + 4 <= columns
        }
        if fits(count, form.remark) || !fits(form.count, form.short) { return self }
        var status = self
        if !fits(count, form.short) { status.count = form.count }
        (status.remarks, status.summaries) = (before + [form.short], [])
        return status
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
        notice = summary.goneMarks.map { Notice(.information, $0) }
        if summary.hasRecords { failure = summary.failure } else { failureOnPage = summary.failure }
    }
}
