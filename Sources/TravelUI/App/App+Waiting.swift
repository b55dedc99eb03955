import TravelFeatures

/// What was pressed before the row was there that it means.
extension App {
    /// Has what opens a row wait for the first one where the view's own list is on its way: who types fast means one that nobody has seen
    /// yet. On a page such a key is mostly one too many, and who is to choose sees first what is chosen: nothing waits there.
    /// - Returns: whether it waits.
    func awaitsRow(_ answer: ScreenAnswer) -> Bool {
        guard case .say(let notice) = answer, notice == .noRowYet, view.stack.count == 1, !isPicking else { return false }
        self.notice = .rowAwaited
        return true
    }

    /// Opens the row that was waited for, where it has come: for as long as it is said that it will be, which any key ends. Where none comes any
    /// more, that is said as ever.
    ///
    /// To be called before a frame is drawn, as `press` is for a key.
    package func openAwaitedRow() -> Request? {
        // What a list says of itself is not asked for with each frame for nothing.
        guard notice == Notice.rowAwaited else { return nil }
        let page = view.screen.status
        guard page.hasRow || page.loading == nil else { return nil }
        notice = nil
        return perform(.open)
    }
}
