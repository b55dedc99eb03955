package import Terminal
package import TerminalText
package import TravelFeatures
import TravelKit

/// The program on the screen: what keys and the mouse mean where the user is, and what is drawn.
package final class App {
    /// What the program asks of whoever runs it.
    package enum Request: Hashable, Sendable {
        /// End with this status.
        case quit(status: Int32)
        /// Draw everything anew.
        case redraw
        /// Back to the shell for a while.
        case suspend
        /// Open an https link outside of the program.
        case open(link: String)
        /// Put something into the clipboard.
        case copy(Clip)
    }

    let places: Places
    let keys: KeyMap
    var preferences: Preferences
    /// Whether the terminal's background is light; false where it does not tell.
    private var isLight = false
    /// Where the user is.
    let navigation: Navigation
    private let tabs: [Tab]
    /// Whether the user is to choose from the one list that there is, and nothing else.
    let isPicking: Bool
    let feed: TripsModel
    let errors: ErrorLog
    /// The pages that were not on the screen when it was drawn last; nil before the first frame.
    var lastUnseen: [any Screen]?
    /// The pages whose next problem is heard of.
    var followed: [FollowedPage] = []
    var palette: Palette?
    /// What the rest of the program has of the filter that is typed; nil while none is.
    var elsewhere: Elsewhere?
    /// What was pressed before that was known.
    var keysAhead = KeysAhead()
    /// What was chosen in the palette, the newest last.
    var history: [String] = []
    /// Keeps what the next run is to begin with.
    let keeper: SessionKeeper
    /// Hears of what came of the palette after its last key, for names had to be waited for.
    package var decidedLater: (Request?) -> Void = { _ in }
    /// The keys that were pressed of a binding that has several.
    var begun: Keystrokes?
    /// Whether a line was left by Backspace, and nothing else was pressed since: who still holds it down does not mean to go back.
    private var isLineLeft = false
    /// Whether the user was asked whether to sign out, by the key before.
    var asksSignOut = false
    /// What is done when the rows are there that are waited for, while that is said.
    var awaited: AwaitedAction?
    /// What went wrong that was remembered last although no frame has shown it.
    var lastMissed: Notice?
    var notice: Notice?
    /// Whether favourites were taken away before this key, and that was said until it was pressed.
    private var hasTakenAway = false
    /// Whether the last key had a page read anew that nothing was wrong with: where all is as it was, nothing else says so.
    var isReadAnew = false
    /// The page that was asked again for what went wrong there, until the next key.
    var retried: RetriedPage?
    let account: AccountModel?
    /// Whether details are wanted beside lists, or below them; nil to show them where there is room enough.
    var showsDetails: Bool?
    /// Whether a way has its map beside it; nil where there is room.
    var showsMap: Bool?
    private(set) var drawn = DrawnFrame()
    private var spinnerStep = 0
    var clickTarget = ClickTarget()

    /// The program with these views.
    /// - Parameter isPicking: whether the user is to choose from the one list that there is, and nothing else.
    init(
        _ places: Places, _ preferences: Preferences, _ views: [View], _ feed: TripsModel, _ account: AccountModel?, isPicking: Bool,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.places = places
        self.preferences = preferences
        keeper = SessionKeeper(places.session, standardTheme: preferences.theme, clock: clock)
        keys = preferences.keys
        tabs = views.map { [keys] in Tab(keys.name(of: $0.command), $0.name) }
        errors = places.makeErrorLog()
        navigation = Navigation(views, feed, places.focus)
        (self.feed, self.account, self.isPicking) = (feed, account, isPicking)
        account?.whenChanged { [weak self] in self?.accountChanged() }
    }

    var view: View { navigation.view }

    /// The program is about to be seen.
    /// - Parameter start: where it begins; nil where the last run ended, or else in the first view.
    package func started(at start: Start? = nil) {
        if preferences.remembers { restore() }
        if let start { begin(at: start) }
        view.screen.opened()
    }

    private func begin(at start: Start) {
        switch start {
        case .view(let view, let filter):
            navigation.begin(in: view)
            // A filter of the command line means the whole feed, as in a command.
            if view == .trips, !filter.isEmpty { feed.regionWanted(nil) }
            filterList(by: filter)
        case .country(let country):
            navigation.begin(in: .countries)
            view.begin(with: BordersScreen(country, places))
        case .map(let country):
            navigation.begin(in: .map)
            places.focus.wanted(.country(country))
        case .trip(let trip):
            navigation.begin(in: .trips)
            view.begin(with: TripScreen(trip, feed, places))
        }
    }

    /// Something outside went wrong that the user has to know of.
    package func say(_ problem: SafeText) { say(.problem, problem) }

    /// The end of a sentence that says which key helps; empty where none does.
    private func remedy(_ command: Command, _ does: String) -> String {
        keys.keys(for: command).first.map { "; \($0) \(does)" } ?? ""
    }

    /// What leaves the program from a view's first page: the key that goes back elsewhere, or, where it has none, the other one. On the map
    /// that was opened from a page it leads there.
    private var leaving: Command {
        if navigation.wayOut != nil { return .back }
        return keys.keys(for: .goBackOrQuit).isEmpty ? .quit : .goBackOrQuit
    }

    package func say(_ kind: Notice.Kind, _ text: SafeText) { say(Notice(kind, text)) }

    /// Says something to the user, until the next key.
    package func say(_ notice: Notice) { self.notice = notice }

    /// The terminal told what its background is like.
    package func backgroundBecameKnown(isLight: Bool) { self.isLight = isLight }

    private var theme: Theme { ThemeRole.theme(preferences.theme.theme(isLight: isLight), with: preferences.styles) }

    // MARK: Input

    /// Takes a key.
    /// - Returns: what whoever runs the program has to do, if anything.
    package func press(_ key: Key) -> Request? {
        defer { keepSoon() }
        if drawn.isTooSmall { return pressUnseen(key) }
        let wasTyping = isTyping
        defer { isLineLeft = key == .backspace && (wasTyping || isLineLeft) && !isTyping }
        if case .mouse(let event) = key { return take(event) }
        if keepsForName(key) { return nil }
        let waiting = waitingNotice
        noticeSeen()
        // These hold wherever the user is, whatever is being typed or waits; but a character may be text.
        if !key.isCharacter, let command = keys.command(for: key), Self.lasting.contains(command) {
            notice = waiting
            return perform(command)
        }
        if let palette { return take(palette.type(key), of: palette) }
        if view.screen.isTyping {
            if keepsForElsewhere(key) || takesElsewhere(key) { return nil }
            return view.screen.type(key).flatMap { awaitsRow($0) ? nil : follow($0) }
        }
        // What comes as alt with a key is escape and that key where they were read together. It may as well be the key of another program's
        // line, or a letter: where something is typed, and where escape ends the program, it is taken for nothing.
        if let second = key.afterEscape, !isMeant(key), !isAtPick { return press(.escape) ?? press(second) }
        if begun == nil, let answer = view.screen.take(key) {
            asksSignOut = false
            return follow(answer)
        }
        guard let command = meaning(of: key) else { return nil }
        // Held down until a line is left, it leaves no page, nor the program that a choice is made in.
        guard key == .backspace, command == .back, isLineLeft || isAtPick else { return perform(command) }
        if !isAtPick { say(.information, SafeText("Nothing is typed any more\(remedy(.back, "goes back")).")) }
        return nil
    }

    /// Whether keys are text.
    var isTyping: Bool { palette != nil || view.screen.isTyping }

    /// Takes a key while there is no room for any page: it does what needs none, and nothing where it would be text.
    private func pressUnseen(_ key: Key) -> Request? {
        let isText = key.isCharacter && isTyping
        guard !isText, let command = keys.command(for: key), Self.roomless.contains(command) else { return nil }
        return perform(command)
    }

    /// What needs no room to be seen: to leave, above all.
    private static let roomless: Set<Command> = [.goBackOrQuit, .quit, .interrupt, .redraw, .suspend]

    /// Whether the user is at the list to choose from.
    private var isAtPick: Bool { isPicking && view.stack.count == 1 }

    /// Whether a key with alt means something here.
    private func isMeant(_ key: Key) -> Bool {
        keys.meaning(of: Keystrokes((begun?.keys ?? []) + [key]), isOnMap: true) != .none
    }

    /// The user goes on: what was said of what they did before has been read.
    func noticeSeen() {
        noteUndrawn()
        (notice, isReadAnew, hasTakenAway) = (nil, false, places.marks.removedCount > 0)
        retriedSeen()
        if drawn.saysPageNotice { view.screen.list?.goneMarksSeen() }
        account?.noticeSeen()
        // Only one of these was seen.
        if places.columns.writeFailure != nil { return places.columns.failureSeen() }
        if let prices = places.priceMarks, prices.notice != nil { prices.noticeSeen() } else { places.marks.noticeSeen() }
    }

    /// The command that the key means, with those that were pressed before it; nil for none, or none yet.
    private func meaning(of key: Key) -> Command? {
        let strokes = Keystrokes((begun?.keys ?? []) + [key])
        begun = nil
        let meant = keys.meaning(of: strokes, isOnMap: view.screen.isMap)
        if meant == .none { asksSignOut = false }
        switch (meant, key) {
        case (.command(let command), _): return command
        case (.beginning, _): begun = strokes
        case (.none, .escape) where strokes.keys.count > 1: break
        // Text that comes where nothing is typed was meant for no command.
        case (.none, .paste): break
        case (.none, _):
            if case .command(let command) = keys.meaning(of: strokes, isOnMap: true) {
                sayElsewhere(command)
                break
            }
            say(.information, SafeText("\(strokes) is no command\(strokes.keys.count == 1 ? remedy(.help, "lists the keys") : "")."))
        }
        return nil
    }

    func perform(_ command: Command) -> Request? {
        let isSigningOut = asksSignOut
        asksSignOut = false
        if let place = navigation.views.firstIndex(where: { $0.command == command }) {
            leavePrompt()
            if !navigation.choose(place) { say(.information, "Already at " + view.name + ".") }
            return nil
        }
        switch command {
        case .back where navigation.wayBack != nil, .goBackOrQuit where navigation.wayOut != nil: navigation.goBack()
        case .interrupt: return .quit(status: 130)
        case .redraw: return .redraw
        case .suspend: return .suspend
        case .quit: return .quit(status: isPicking ? 130 : 0)
        case .back where isAtPick: return .quit(status: 130)
        case .goBackOrQuit: return view.pop() ? nil : .quit(status: isPicking ? 130 : 0)
        case .palette where !isPicking: openPalette()
        case .find where !isPicking: openPalette(isSearch: true)
        // The cursor is on the next one by now, which nobody means who presses the key twice.
        case .toggleFavourite where hasTakenAway && view.kind == .favourites && view.stack.count == 1: places.marks.undoRequested()
        default:
            let before = command == .reload ? view.screen.status : nil
            if Self.rowCommands.contains(command) { view.screen.list?.rowIsMeant() }
            let answer = view.screen.perform(command)
            if awaitsRow(answer, for: command) { return nil }
            if case .done = answer { isReadAnew = before.map { $0.failure == nil && $0.failureOnPage == nil } ?? false }
            guard case .ignored = answer else { return follow(answer) }
            switch command {
            case .back: if !view.pop() { say(.information, SafeText("There is no page before\(remedy(leaving, "quits")).")) }
            case .toggleDetails where details != .none: toggleDetails()
            case .help: view.push(HelpScreen(keys, places, isOnMap: view.screen.isMap))
            case .errors where isAtErrors: while !(view.screen is ErrorsScreen), view.pop() {}
            case .errors: view.push(ErrorsScreen(errors, places) { [weak self] in self?.isAsked(for: $0) == true })
            case .undo: places.marks.undoRequested()
            case .redo: places.marks.redoRequested()
            case .signIn: signInOrOut(isSigningOut: isSigningOut)
            // Where nothing can be filtered it is looked for everywhere: who goes on typing means no commands. A panel is left first.
            case .filter where !isPicking && !(view.screen is any PanelScreen): openPalette(isSearch: true)
            default: sayElsewhere(command)
            }
        }
        return nil
    }

    /// Says what a command does elsewhere, that does nothing here.
    private func sayElsewhere(_ command: Command) { say(.information, SafeText("That does nothing here (\(command.explanation)).")) }

    func follow(_ answer: ScreenAnswer) -> Request? {
        switch answer {
        case .done, .ignored: break
        case .push(let screen): view.push(screen)
        case .replace(let screen): view.replace(screen)
        case .pop: _ = view.pop()
        case .leave(let notice):
            _ = view.pop()
            self.notice = notice
        case .run(let command):
            _ = view.pop()
            return perform(PaletteAction.command(command))
        case .filterTrips(let text):
            _ = view.pop()
            // Other lists do not know what trips are asked for by.
            guard isPicking || view.screen is TripsScreen else {
                openPalette(with: text, isSearch: true)
                break
            }
            let request = perform(.filter)
            if view.screen.isTyping { _ = view.screen.type(.paste(text)) }
            return request
        case .say(let notice): self.notice = notice
        case .open(let link): return .open(link: link)
        case .find(let text): if !isPicking { openPalette(with: text, isSearch: true) }
        case .trips(let request): showTrips(request)
        case .region(let region):
            _ = view.pop()
            navigation.chooseRegion(region)
        case .ask(let text): if !isPicking { openPalette(with: text) }
        case .end: return .quit(status: 0)
        case .retry(let entry): retry(entry)
        case .copy(let clip):
            notice = Notice(.information, "Copied " + clip.what + ".")
            return .copy(clip)
        }
        return nil
    }

    // MARK: Drawing

    /// Whether what the screen is for is still on its way, and nothing of it is there.
    package var isWaiting: Bool { view.screen.isWaiting }

    /// Whether the screen says what time it is somewhere, so that a frame is wanted each minute.
    package var showsClock: Bool { view.screen.showsClock }

    /// Whether something on the screen moves by itself, as it was drawn last, so that `tick` is wanted ten times a second.
    package var isAnimated: Bool { drawn.isAnimated }

    /// Whether more of the screen, as it was drawn last, is on its way: of the page, or what the last key has changed.
    package var isArriving: Bool { drawn.isArriving }

    /// The time has come for the next picture of what moves.
    package func tick() { spinnerStep &+= 1 }

    /// How a page looks here.
    func look(of page: any Screen, on canvas: any Canvas) -> Look {
        Look(
            theme: theme, glyphs: .marks(isASCII: canvas.isASCII, hasBraille: canvas.hasBraille), keys: keys, showsDetails: showsDetails,
            showsMap: showsMap, canSignIn: account != nil, isPicking: isPicking, clears: page.clearsFirst && navigation.wayBack == nil,
            looksEverywhere: palette == nil && page.list?.looksEverywhere == true)
    }

    /// Draws the whole screen.
    package func draw(on canvas: any Canvas) {
        canvas.clear()
        canvas.hideCursor()
        followUnseen()
        let size = canvas.size
        drawn = DrawnFrame(size: size, isTooSmall: Frame.isTooSmall(size), hasColor: canvas.hasColor)
        guard !drawn.isTooSmall else {
            let text = SafeText("too small (\(size.columns)x\(size.rows)), needs 20x5")
            for (row, line) in text.wrapped(to: size.columns, most: size.rows).enumerated() {
                canvas.put(line, row: row, column: 0, width: size.columns, style: .plain)
            }
            return
        }
        let look = look(of: view.screen, on: canvas)
        let frame = Frame(look: look, canvas: canvas)
        drawn.tabs = frame.drawTabs(tabs, current: navigation.current)
        frame.drawWay(view.stack.dropLast().map(\.titleBelow) + [view.screen.title], short: view.screen.shortTitle)
        drawPage(on: canvas, in: Frame.page(of: size), with: look)
        palette?.draw(on: canvas, with: look)
        // How many rows have come is worth more than that there were none.
        let page = view.screen.status
        drawn.isArriving = page.loading != nil || view.screen.isArriving || places.marks.isBusy || isElsewhereArriving
        if notice.map(Notice.untilRow.contains) == true, page.hasRow || page.loading == nil { notice = nil }
        var status = status(of: page, with: look)
        note(status)
        status.hasErrorsElsewhere = hasErrors
        drawn.notice = status.notice
        drawn.saysPageNotice = page.notice != nil && page.notice == status.notice
        let input = inputLine
        let step = preferences.reducesMotion ? nil : spinnerStep
        let told = frame.drawStatus(status, spinnerStep: step, isTyping: palette != nil || input != nil)
        drawn.isAnimated = told.moves
        if let palette {
            frame.drawInput(palette.sign, palette.editor, keys: palette.keys)
        } else if let input {
            frame.drawInput(input.sign(in: size.columns), input.line, keys: input.keys)
        } else if !told.hasLastRow {
            let hints = look.hints(of: view.screen, status: status, leaving: leaving)
            frame.drawHints(hints, of: view.screen, keeping: hints.contains(.errors) ? leaving : nil)
        }
    }
}
