package import Terminal
import TravelFeatures

/// What was pressed before that was there which it means.
extension App {
    /// What is done with a row that nobody has seen yet, by who types fast; other commands show what they mean before they do it.
    private static let rowCommands: Set<Command> = [.open, .toggleFavourite, .note, .copy, .copyRecord, .toggleMark]

    /// Has a command wait for a row where the list is on its way. Who is to choose sees first what is chosen: nothing waits there.
    /// - Parameter command: what was asked for.
    /// - Returns: whether it waits.
    func awaitsRow(_ answer: ScreenAnswer, for command: Command = .open) -> Bool {
        guard case .say(let notice) = answer, notice == .noRowYet, !isPicking, Self.rowCommands.contains(command) else { return false }
        self.notice = command == .open ? .rowAwaited : .rowAwaitedBesides
        awaitedCommand = command
        return true
    }

    /// Does what was pressed before that was there which it means, where that has come.
    ///
    /// To be called before a frame is drawn, as `press` is for a key.
    /// - Parameter size: how large the screen is.
    /// - Returns: what whoever runs the program has to do, if anything.
    package func performAwaited(in size: Size) -> Request? {
        var request = performWithAwaitedRow()
        for answer in view.screen.performAwaited(in: Frame.page(of: size)) { request = follow(answer) ?? request }
        return request
    }

    /// Does what waited for a row, where that has come: for as long as it is said that it will be, which any key ends. Where none
    /// comes any more, that is said as ever.
    private func performWithAwaitedRow() -> Request? {
        // What a list says of itself is not asked for with each frame for nothing.
        guard notice == Notice.rowAwaited || notice == Notice.rowAwaitedBesides else { return nil }
        let page = view.screen.status
        guard page.hasRow || page.loading == nil else { return nil }
        notice = nil
        return perform(awaitedCommand)
    }
}
