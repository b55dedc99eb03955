import TerminalText
import TravelFeatures
import TravelKit

extension ScreenStatus {
    /// What a list has to say of itself.
    /// - Parameter name: what is listed, such as "countries".
    init<Item>(_ list: ListModel<Item>, of name: SafeText, format: DisplayFormat) {
        let total = SafeText(format.number(list.total))
        count = list.query.isEmpty ? total + " " + name : SafeText(format.number(list.count)) + " of " + total + " " + name
        if list.state.isLoading {
            loading = "loading " + name
            if case .partial(let done, let all?) = list.progress, all > 1 {
                loading = "loading " + name + SafeText(" \(done) of \(all)")
            }
        }
        if let error = list.state.error, list.total > 0 { failure = FailureMessage(error) }
        if list.skipped > 0 { remarks.append(SafeText("\(list.skipped) of \(list.total + list.skipped) skipped")) }
        if case .stored(let date)? = list.state.freshness { remarks.append(SafeText(format.age(of: date))) }
    }
}
