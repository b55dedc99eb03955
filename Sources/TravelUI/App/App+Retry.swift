import TerminalText
import TravelFeatures

/// What is wrong on a page that is not on the screen is asked for again from the page of errors.
extension App {
    /// Has the page on which something is wrong still load again.
    func retry(_ entry: ErrorLog.Entry) {
        let problem = ErrorLog.Problem(entry)
        // Pages may share what is wrong: one of them asks.
        for page in navigation.unseen where page.problems.contains(problem) {
            guard case .done = page.perform(.reload) else { continue }
            retried = RetriedPage(page: page, problem: problem)
            return
        }
        say(.information, errors.isLasting(entry) ? "No page asks for that again." : "That is not wrong any more.")
    }

    /// Says on the page of errors what has come of that so far.
    func tellRetried(in status: inout ScreenStatus) {
        guard let retried, let page = retried.page else { return }
        let now = page.status
        if let loading = now.loading {
            status.loading = loading
        } else if status.notice == nil {
            status.notice = Notice(.information, Self.outcome(of: retried, now.problems))
        }
    }

    private static func outcome(of retried: RetriedPage, _ problems: [ErrorLog.Problem]) -> SafeText {
        if problems.contains(retried.problem) { return "That is wrong still." }
        return problems.isEmpty ? "That is mended." : "Something else is wrong there now."
    }
}
