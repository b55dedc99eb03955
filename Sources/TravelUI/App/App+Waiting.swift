package import Terminal
import TravelFeatures

/// What was pressed before that was there which it means.
extension App {
    /// What is done with rows that nobody has seen yet, by who types fast; other commands show what they mean before they do it.
    static let rowCommands: Set<Command> = [
        .open, .toggleFavourite, .note, .copy, .copyRecord, .toggleMark, .export, .sameRoute, .fares, .openLink, .wayTo,
    ]

    /// Has a command wait for a row, or for all of them, where the list is on its way. Who is to choose sees first what is chosen: nothing
    /// waits there.
    /// - Parameter command: what was asked for.
    /// - Returns: whether it waits.
    func awaitsRow(_ answer: ScreenAnswer, for command: Command = .open) -> Bool {
        guard case .say(let notice) = answer, notice == .noRowYet, !isPicking, Self.rowCommands.contains(command) else { return false }
        let action = AwaitedAction(.command(command))
        self.notice = action.needsWholeList ? Notice.listAwaited : command == .open ? Notice.rowAwaited : Notice.rowAwaitedBesides
        awaited = action
        view.screen.list?.awaitRow()
        return true
    }

    /// What holds wherever the user is, and ends no waiting.
    static let lasting: Set<Command> = [.interrupt, .redraw, .suspend]

    /// That something waits, where that is what is said.
    var waitingNotice: Notice? { isAwaiting || notice == Notice.elsewhereAwaited ? notice : nil }

    /// Whether something waits: for as long as that is said, which any other key ends.
    private var isAwaiting: Bool { notice.map(Notice.awaiting.contains) == true }

    /// Gives what waits the text that it would ask for.
    /// - Returns: whether anything waits.
    func awaits(_ command: Command, answeredBy text: String) -> Bool {
        guard isAwaiting else { return false }
        awaited?.action = .answered(command, text)
        return true
    }

    /// Keeps a key for the name of a file or a country, which is asked for when the list is there: it came behind what asks for that,
    /// before anybody has seen that it waits.
    /// - Returns: whether it was kept.
    func keepsForName(_ key: Key) -> Bool {
        guard isAwaiting, let awaited, awaited.asksForName, !awaited.isSeen else { return false }
        // It would leave the name, and not the page.
        if key == .escape {
            (notice, self.awaited) = (nil, nil)
            return true
        }
        if !key.isCharacter, let command = keys.command(for: key), Self.lasting.contains(command) { return false }
        self.awaited?.keysBehind.append(key)
        return true
    }

    /// What was drawn last is on the screen, so that what is pressed from now on is pressed by who has seen it.
    package func presented() {
        awaited?.isSeen = true
        keysAhead.isSeen = true
        elsewhere?.presented()
        if view.screen.exporter?.unshown == nil { lastMissed = nil }
        if drawn.saysPageNotice { view.screen.exporter?.noticeShown() }
        palette?.presented()
    }

    /// Does what was pressed before that was there which it means, where that has come.
    ///
    /// To be called before a frame is drawn, as `press` is for a key.
    /// - Parameter canvas: what that frame is drawn on.
    /// - Returns: what whoever runs the program has to do, if anything.
    package func performAwaited(on canvas: any Canvas) -> Request? {
        if let list = view.screen.list, list.awaitsPage {
            // How many rows a page has depends on what else is on it, of which the selected row is a part.
            draw(on: canvas)
            list.pageIsDrawn()
        }
        let size = canvas.size
        measureUnseen(on: canvas)
        var request = performWithAwaitedRow()
        if !awaitsElsewhere(in: Frame.page(of: size)) { request = takeKeysAhead() ?? request }
        for answer in view.screen.performAwaited(in: Frame.page(of: size)) { request = follow(answer) ?? request }
        return request
    }

    /// Draws the pages that were left before anybody saw their rows, where keys wait for how many rows a page has. Nobody sees that: the
    /// frame comes after it.
    private func measureUnseen(on canvas: any Canvas) {
        guard !Frame.isTooSmall(canvas.size) else { return }
        for page in navigation.unseen {
            guard let list = page.list, list.awaitsPage else { continue }
            canvas.clear()
            list.beginDrawing()
            page.draw(on: canvas, in: Frame.page(of: canvas.size), with: look(of: page, on: canvas))
            list.pageIsDrawn()
        }
    }

    /// Does what waited for rows, where these have come. Where none comes any more, that is said as ever.
    private func performWithAwaitedRow() -> Request? {
        // What a list says of itself is not asked for with each frame for nothing.
        guard isAwaiting, let awaited else { return nil }
        let page = view.screen.status
        guard page.loading == nil || page.hasRow && !awaited.needsWholeList else { return nil }
        (notice, self.awaited) = (nil, nil)
        let before = view.screen
        var request = perform(awaited.action)
        // Where no name is asked for, what was typed for it means nothing, unless a page has come for which it may be meant.
        for key in awaited.keysBehind where isTyping || view.screen !== before { request = press(key) ?? request }
        return request
    }
}
