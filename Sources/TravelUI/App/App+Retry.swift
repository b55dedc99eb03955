import TerminalText
import TravelFeatures

/// What is wrong on a page that is not on the screen is asked for again from the page of errors.
extension App {
    /// The page that asks again for what went wrong, of several with the same the one that it is said of; nil where none that is open has
    /// that wrong.
    func pageAsking(for entry: ErrorLog.Entry) -> (any Screen)? {
        let problem = ErrorLog.Problem(entry)
        let pages = askable.filter { $0.problems.contains(problem) }
        return pages.first { $0.title == entry.place } ?? pages.first
    }

    /// Whether there is one, as far as the log has heard: who draws would make all that each page says, and hear of every change there.
    func isAsked(for entry: ErrorLog.Entry) -> Bool { errors.isWrong(entry, at: askable.map { $0.title }) }

    /// The pages not on the screen that can ask again. Favourites follow the trips, and what one passes through is asked for by keys of its
    /// own.
    private var askable: [any Screen] { navigation.unseen.filter { !$0.isPassing && !($0 is FavouritesScreen) } }

    /// Has the page on which something is wrong still load again.
    func retry(_ entry: ErrorLog.Entry) {
        let (problem, page) = (ErrorLog.Problem(entry), pageAsking(for: entry))
        // It is being asked for.
        if let retried, retried.problem == problem, page == nil || retried.page === page || retried.page?.title == entry.place { return }
        guard let page, case .done = page.perform(.reload) else { return say(.information, "No page tries that again.") }
        retried = RetriedPage(page: page, problem: problem)
    }

    /// What has come of that has been read, where it has come.
    func retriedSeen() {
        if retried?.page?.status.loading == nil { retried = nil }
    }

    /// Says on the page of errors what has come of that so far.
    func tellRetried(in status: inout ScreenStatus) {
        guard view.screen is ErrorsScreen, let retried, let page = retried.page else { return }
        let now = page.status
        if let loading = now.loading {
            status.loading = loading
        } else if status.notice == nil {
            status.notice = Notice(.information, Self.outcome(of: retried, now.problems))
        }
    }

    private static func outcome(of retried: RetriedPage, _ problems: [ErrorLog.Problem]) -> SafeText {
        if problems.contains(retried.problem) { return "Tried again, and it failed again; the error says what helps." }
        return problems.isEmpty ? "Tried again, and it worked." : "Tried again, and something else failed."
    }
}
