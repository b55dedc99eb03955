package import Terminal
import TravelFeatures

/// What was pressed before that was there which it means.
extension App {
    /// Has what opens a row wait for one where the list is on its way: who types fast means one that nobody has seen yet. Who is to choose
    /// sees first what is chosen: nothing waits there.
    /// - Returns: whether it waits.
    func awaitsRow(_ answer: ScreenAnswer) -> Bool {
        guard case .say(let notice) = answer, notice == .noRowYet, !isPicking else { return false }
        self.notice = .rowAwaited
        return true
    }

    /// Does what was pressed before that was there which it means, where that has come.
    ///
    /// To be called before a frame is drawn, as `press` is for a key.
    /// - Parameter size: how large the screen is.
    /// - Returns: what whoever runs the program has to do, if anything.
    package func performAwaited(in size: Size) -> Request? {
        var request = openAwaitedRow()
        for answer in view.screen.performAwaited(in: Frame.page(of: size)) { request = follow(answer) ?? request }
        return request
    }

    /// Opens the row that was waited for, where it has come: for as long as it is said that it will be, which any key ends. Where none
    /// comes any more, that is said as ever.
    private func openAwaitedRow() -> Request? {
        // What a list says of itself is not asked for with each frame for nothing.
        guard notice == Notice.rowAwaited else { return nil }
        let page = view.screen.status
        guard page.hasRow || page.loading == nil else { return nil }
        notice = nil
        return perform(.open)
    }
}
