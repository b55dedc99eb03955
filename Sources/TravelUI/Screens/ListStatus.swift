import TerminalText
import TravelFeatures
import TravelKit

extension ScreenStatus {
    /// What a list has to say of itself.
    /// - Parameters:
    ///   - one: what is listed, such as "country".
    ///   - many: the same where there is not exactly one.
    init<Item>(_ list: ListModel<Item>, of one: SafeText, _ many: SafeText, format: DisplayFormat) {
        let isKnown = list.total > 0 || !(list.state.isLoading || list.state.error != nil)
        if isKnown { count = SafeText(format.number(list.total)) + " " + (list.total == 1 ? one : many) }
        if isKnown, !list.query.isEmpty {
            count = SafeText(format.number(list.count)) + " of " + count + " with '" + SafeText(list.query).cut(to: 20) + "'"
        }
        if list.state.isLoading {
            loading = "loading " + many
            if case .partial(let done, let all?) = list.progress, all > 1 {
                loading = "loading " + many + SafeText(" \(done) of \(all)")
            }
        }
        if let error = list.state.error, list.total > 0 { failure = FailureMessage(error) }
        for failure in list.failures { remarks.append(SafeText(failure.name).cut(to: 12) + " failed") }
        if list.skipped > 0 { remarks.append(SafeText("\(list.skipped) of \(list.total + list.skipped) skipped")) }
        if case .stored(let date)? = list.freshness { remarks.append(SafeText(format.age(of: date))) }
    }
}
