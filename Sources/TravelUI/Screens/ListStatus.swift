import TerminalText
import TravelFeatures
import TravelKit

extension ScreenStatus {
    /// What a list has to say of itself and of what is exported of it.
    init<Item>(_ pane: ListPane<Item>, of one: SafeText, _ many: SafeText, format: DisplayFormat) {
        self.init(pane.model, of: one, many, format: format)
        notice = pane.export?.model.notice
        if pane.export?.model.isBusy == true { loading = "exporting" }
    }

    /// What a list has to say of itself.
    /// - Parameters:
    ///   - one: what is listed, such as "country".
    ///   - many: the same where there is not exactly one.
    init<Item>(_ list: ListModel<Item>, of one: SafeText, _ many: SafeText, format: DisplayFormat) {
        let isKnown = list.total > 0 || !(list.state.isLoading || list.state.error != nil)
        if isKnown { count = SafeText(format.number(list.total)) + " " + (list.total == 1 ? one : many) }
        if isKnown, list.isFiltered {
            // What was not found as it was typed is like it at best.
            let found: SafeText = list.strictness == .exact || list.count == 0 ? " with '" : " like '"
            count = SafeText(format.number(list.count)) + " of " + count + found + SafeText(list.query).cut(to: 20) + "'"
        }
        if isKnown, !list.search.text.isEmpty {
            let matches = list.search.matches
            let place = list.search.place(of: list.cursor).map { SafeText("\(format.number($0 + 1)) of ") } ?? ""
            let found: SafeText = (matches.count == 1 ? " match" : " matches") + (list.search.strictness == .exact ? " of '" : " like '")
            count += ", " + place + SafeText(format.number(matches.count)) + found + SafeText(list.search.text).cut(to: 20) + "'"
        }
        if !list.marks.isEmpty { count += SafeText(", \(format.number(list.marks.count)) marked") }
        if list.state.isLoading {
            loading = "loading " + many
            if case .partial(let done, let all?) = list.progress, all > 1 {
                loading = "loading " + many + SafeText(" \(done) of \(all)")
            }
        }
        if let error = list.state.error {
            if list.total > 0 { failure = FailureMessage(error) } else { failureOnPage = FailureMessage(error) }
        }
        for failure in list.failures { remarks.append(SafeText(failure.name).cut(to: 12) + " failed") }
        if list.skipped > 0 { remarks.append(SafeText("\(list.skipped) of \(list.total + list.skipped) skipped")) }
        if case .stored(let date)? = list.freshness { remarks.append(SafeText(format.age(of: date))) }
    }
}
