import Observation
package import TerminalText
package import TravelFeatures
import TravelKit

/// The program without a screen: takes lines, and says in lines what has changed.
package final class PlainApp {
    /// How long somebody waits before they are told for what.
    package static let patience: Duration = .seconds(1)

    private let views: [PlainView]
    private let feedPages: FeedPages
    private let places: Places
    private let feed: TripsModel
    private let account: AccountModel?
    private let marks: FavouriteMarks
    private let speech: Speech
    private let columns: ColumnMemory
    private let log: ErrorLog
    private let clock: any Clock<Duration>
    private let say: ([SafeText]) -> Void
    private var current = 0
    private var dialogue: SignInDialogue?
    /// Whether somebody was signed in, and by which command the user has tried to change that.
    private var wasSignedIn = false
    private var triedAccount: CommandWord?
    /// The lines of the page, and of the account, as they were said last.
    private var said: [SafeText] = []
    private var saidOfAccount: [SafeText] = []
    /// The word whose choices were said last, by their numbers; nil where a number means a line.
    private var choosing: CommandWord?
    private var isReportDue = false
    /// Whether something went wrong by now.
    private var isWrong = false
    /// Runs while something is on its way, and whether it has for so long that it is worth a word.
    private var waiting: Task<Void, Never>?
    private var isWaitLong = false

    /// The program over these places.
    /// - Parameters:
    ///   - isASCII: whether whoever listens is told ASCII alone, so that names in other letters say nothing.
    ///   - say: is given the lines that are new, each time that something may have changed; maybe none.
    package init(
        _ places: Places, isASCII: Bool = false, clock: any Clock<Duration> = ContinuousClock(), say: @escaping ([SafeText]) -> Void
    ) {
        self.clock = clock
        self.say = say
        account = places.accounts.map(AccountModel.init(repository:))
        (marks, columns, log) = (places.marks, places.columns, places.makeErrorLog())
        let speech = Speech(canSignIn: account != nil, isASCII: isASCII)
        self.speech = speech
        let feed = places.feed(account)
        (self.places, self.feed) = (places, feed)
        feedPages = FeedPages(feed, places, speech)
        views = [
            PlainView(.countries, root: CountriesPage(places, speech)),
            PlainView(.trips, root: TripsPage("Trips", feed, choosesRegion: true, places, speech)),
            PlainView(.favourites, root: FavouritesPage(places.favouriteList(), feed, places, speech)),
        ]
        account?.whenChanged { [weak self] in self?.accountChanged() }
        for view in views { view.whenGoneOn = { [weak feedPages = self.feedPages] in feedPages?.forgetAside() } }
        // Who has gone on meanwhile is where they are.
        feedPages.answered = { [weak self] answer, page in if let self, view.page === page { self.answer(answer) } }
    }

    isolated deinit { waiting?.cancel() }

    private var view: PlainView { views[current] }

    private func accountChanged() {
        // Of a page that takes the place of another one, all is to be said.
        for view in views where view.accountChanged() { said = [] }
    }

    /// What the next line answers.
    package var question: PlainQuestion { dialogue?.question ?? .command }

    /// Whether something that was asked for went wrong: it was not understood, not done or not found, or could not be loaded. A file that is
    /// not replaced yet is not written.
    package var hasFailed: Bool { isWrong || view.page.replaceable != nil }

    /// Whether something is on its way.
    package var isBusy: Bool { loading != nil }

    private var loading: SafeText? {
        if account?.isBusy == true { return "asking the server of the trips" }
        return marks.isBusy ? "writing favourites" : view.page.loading
    }

    /// The program begins.
    /// - Parameter start: where; nil for the list of countries.
    package func started(at start: Start? = nil) {
        account?.started()
        places.priceMarks?.follow()
        // Why nothing can be kept is said before somebody keeps something.
        marks.follow()
        if let start { begin(at: start) } else { view.page.opened() }
        report(.page, first: ["Jaunt. help lists the commands."])
    }

    private func begin(at start: Start) {
        switch start {
        case .view(.map, _): view.push(WorldPage(places, speech))
        case .view(let name, let filter):
            leave(for: name.word)
            // A filter of the command line means the whole feed, as in a command.
            if name == .trips, !filter.isEmpty { feed.regionWanted(nil) }
            view.page.opened()
            if !filter.isEmpty { _ = performed(.filter(filter)) }
        case .country(let country): view.push(BordersPage(country, places, speech))
        case .map(let country): view.push(MapPage(CountryReference(country), places, speech))
        case .trip(let trip):
            leave(for: .trips)
            view.push(TripPage(trip, feed, places, speech))
        }
    }

    /// Waits until nothing is on its way, and all of it was said.
    package func settled() async {
        await account?.settled()
        await marks.settled()
        await columns.settled()
        await view.settled()
        await whenObserved { !isBusy }
        await places.priceMarks?.settled()
        report()
    }

    // MARK: Commands

    /// Takes a line.
    /// - Returns: false when the user leaves.
    package func take(_ line: String) -> Bool {
        if var dialogue, let account {
            self.dialogue = dialogue.take(line, account) ? nil : dialogue
            report()
            return true
        }
        guard !line.trimmed.isEmpty else {
            report()
            return true
        }
        let word = choosing.take()
        guard let command = TypedCommand(line)?.choosing(for: word) else {
            answer(.noCommand(line))
            return true
        }
        if let path = view.page.replaceable, command != .word(.export, path) { isWrong = true }
        marks.noticeSeen()
        places.priceMarks?.noticeSeen()
        columns.failureSeen()
        account?.noticeSeen()
        switch command {
        case .word(let word, let rest) where word.standsAlone && !rest.isEmpty:
            refuse(SafeText("\(word.rawValue) stands alone; '") + SafeText(rest).cut(to: 40) + "' is too much.")
        case .word(.quit, _): return false
        case .word(.help, ""): report(first: CommandWord.helpLines)
        case .word(.help, let name):
            if let word = CommandWord(typed: name.lowercased()) { report(first: [word.helpLine]) } else { answer(.noCommand(name)) }
        case .word(.show, _): report(.page)
        case .word(.errors, let rest): answer(.errors(numbered: rest, log, over: view.page, places, speech))
        case .word(.undo, _):
            marks.undoRequested()
            report()
        case .word(.redo, _):
            marks.redoRequested()
            report()
        case .word(.login, _): login()
        case .word(.logout, _): logout()
        case .word(.back, _): answer(.pop)
        case .word(.find, ""): answer(.refuse("Say what to look for: find and a name, or a part of one."))
        case .word(.find, let text): answer(.push(FindPage(text, feed, places, speech)))
        case .word(.country, let name) where !name.isEmpty:
            answer(.push(.typed(name), at: places) { [places, speech] in BordersPage($0[0], places, speech) })
        default:
            let answer = performed(command)
            // A page may have another meaning for the word of a view.
            if case .ignored = answer, case .word(let word, let rest) = command {
                switch word {
                case .map: self.answer(.map(of: rest, places, speech))
                case .regions: self.answer(.push(feedPages.regions(rest)))
                // Who names a line wants something else than the whole view.
                case .countries, .trips, .favourites: if rest.isEmpty { show(word) } else { self.answer(.tooMuch(rest, after: word)) }
                default: refuse(Absence(here: word).reason)
                }
            } else {
                self.answer(answer)
            }
        }
        return true
    }

    /// What the page answers or, where two countries are named, wherever one is, what is to be said of both.
    private func performed(_ command: TypedCommand) -> PlainAnswer {
        do throws(Absence) {
            guard case .word(let word, let words) = command, word.takesTwo else { return try view.page.perform(command) }
            if let answer = try PlainAnswer.ofTwo(word, words, places, speech) { return answer }
            do throws(Absence) {
                let answer = try view.page.perform(command)
                if case .ignored = answer { throw word == .compare ? Absence(ofTwo: word) : Absence(here: word) }
                return answer
            } catch {
                // What is no line, nor another country for the one of the page, may be two names.
                if words.isEmpty || words.namesLines || words.isConditionsAlone { throw error }
                return try .ofNames(word, words, hint: error.reason, places, speech)
            }
        } catch {
            return .refuse(error.reason)
        }
    }

    /// Goes to the first page of the view with this word. The pages of the one that is left are left with it.
    private func leave(for word: CommandWord?) {
        feedPages.forgetAside()
        view.popAll()
        current = views.firstIndex { $0.word == word } ?? current
    }

    /// Says the first page of a view, or that to which its word leads back.
    private func show(_ word: CommandWord) {
        if word == .trips, let shown = feedPages.turn(from: view) {
            current = views.firstIndex { $0.word == shown } ?? current
        } else {
            leave(for: word)
        }
        view.page.opened()
        report(.page)
    }

    private func answer(_ answer: PlainAnswer) {
        switch answer {
        case .done: report()
        case .listed: report(.list)
        case .say(let line): report(first: [line])
        case .choice(let line, let word, let isRefused):
            choosing = word
            if isRefused { refuse(line) } else { report(first: [line]) }
        case .refuse(let line): refuse(line)
        case .push(let page):
            view.push(page)
            report(.page)
        case .pushTyped(let page):
            let said = said
            page.whenInDoubt = { [weak self, weak page] doubt in
                guard let self, let page, view.page === page else { return }
                // Who asked for it is where they were, of which all was said.
                view.takeBack()
                self.said = said
                refuse(doubt)
            }
            page.whenFound = { [weak self, weak page] in if let self, let page, view.page === page { feedPages.forgetAside() } }
            view.push(page)
            report(.page)
        case .trips(let request):
            feedPages.show(request, in: view)
            report(.page)
        case .region(let region, let words):
            view.takeBack()
            feedPages.show(chosen: region, in: view)
            report(.page, first: [words].compactMap(\.self))
        case .pop where view.pop(): report(.page)
        case .pop: report(first: ["There is no page before; quit leaves."])
        case .ignored: refuse("That does nothing here; help lists the commands.")
        }
    }

    /// Says why something was not done.
    private func refuse(_ reason: SafeText) {
        isWrong = true
        report(first: [reason])
    }

    private func login() {
        guard let account else { return refuse(AccountModel.noAccountsText) }
        account.lookUpAgain()
        // Whom the server refuses may sign in once more.
        guard account.account == nil || view.page.failures.contains(where: { $0.remedy == .signIn }) else {
            return report(first: ["You are signed in already; logout signs out."])
        }
        account.failureSeen()
        (triedAccount, wasSignedIn) = (.login, false)
        dialogue = SignInDialogue()
        report()
    }

    private func logout() {
        guard let account, account.account != nil else {
            self.account?.lookUpAgain()
            if let failure = self.account?.lookUpFailure { return refuse(failure.line) }
            return report(first: [AccountModel.nobodyText])
        }
        triedAccount = .logout
        account.signOutRequested()
        report()
    }

    // MARK: Saying

    /// What is said whether it is new or not.
    private enum Repetition { case nothing, list, page }

    /// Says what is new on the page, and what is to be said again.
    private func report(_ repetition: Repetition = .nothing, first: [SafeText] = []) {
        if isWaitLong { view.page.waitedLong() }
        let (head, late, lines, ofAccount, problems, subjects, ofFile, refusedSignIn) = withObservationTracking {
            let (head, late, lines, failures) = (view.page.head, view.page.late, view.page.lines, view.page.failures)
            // Known once a list was to be said; nothing that reload would help.
            let unread = columns.failure.map(FailureMessage.init)
            let unwritten = columns.writeFailure.map(FailureMessage.init)
            let ofMarks = [marks.notice, marks.noticeBehind].compactMap { $0?.text }
            let notices = ofMarks + [places.priceMarks?.notice?.text, unwritten?.line].compactMap(\.self)
            let said = failures.map(speech.line) + notices
            let sources = view.page.sourceFailures
            let ofSession = [unread, unwritten].compactMap(\.self).map(ErrorLog.Problem.init)
            var problems = failures.map(ErrorLog.Problem.init) + ofSession + sources.map(ErrorLog.Problem.init)
            var subjects = Dictionary(ofSession.map { ($0, ErrorLog.Place.session) }) { first, _ in first }
            let ofFile = [marks.fault, marks.unread].compactMap(\.self)
            // What nobody has asked for does not count, such as what happened to the file of favourites.
            let isAccountWrong = triedAccount != nil && (account?.failure != nil || account?.notice?.kind == .problem)
            if !failures.isEmpty || !sources.isEmpty || unwritten != nil { isWrong = true }
            if view.page.isRefused || marks.isRefused || isAccountWrong { isWrong = true }
            let told = [
                view.page.notice, marks.notice?.concerning(ErrorLog.Place.favourites),
                places.priceMarks?.notice?.concerning(ErrorLog.Place.prices), account?.notice?.concerning(ErrorLog.Place.account),
            ]
            for notice in told {
                guard let notice, let problem = notice.problem else { continue }
                problems.append(problem)
                if let subject = notice.subject { subjects[problem] = subject }
            }
            let refusedSignIn = triedAccount == .login ? account?.failure : nil
            let ofPage = head + [unread?.line, marks.problemText].compactMap(\.self)
            return (ofPage, late, lines + said + waitLine(), accountLines(), problems, subjects, ofFile, refusedSignIn)
        } onChange: { [weak self] in
            Task { @MainActor in self?.reportIsDue() }
        }
        let known = Set(said)
        let isNew = { (line: SafeText) in !known.contains(line) }
        var new = repetition == .page ? head + late : head.filter(isNew)
        new += repetition == .nothing ? lines.filter(isNew) : lines
        if repetition != .page { new += late.filter(isNew) }
        new += ofAccount.filter { !saidOfAccount.contains($0) }
        (said, saidOfAccount) = (head + late + lines, ofAccount)
        log.shown(problems, concerning: subjects, at: view.page.place)
        log.unseen(ofFile, at: ErrorLog.Place.favouritesFile)
        // What one signs in by is no page, but is called as the screen's is.
        log.unseen(refusedSignIn.map { [ErrorLog.Problem($0)] } ?? [], at: "Sign in")
        if !new.isEmpty { choosing = nil }
        say(first + new)
    }

    /// One report is made for however many changes there were since the last.
    private func reportIsDue() {
        guard !isReportDue else { return }
        isReportDue = true
        Task {
            isReportDue = false
            report()
        }
    }

    /// What is on its way, once that has taken long, and which server wants it to take long.
    private func waitLine() -> [SafeText] {
        guard let loading else {
            waiting?.cancel()
            (waiting, isWaitLong) = (nil, false)
            return []
        }
        if waiting == nil {
            waiting = Task { [weak self, clock] in
                do { try await clock.sleep(for: Self.patience) } catch { return }
                self?.isWaitLong = true
                self?.report()
            }
        }
        var lines: [SafeText] = isWaitLong ? ["Please wait: " + loading + "."] : []
        if let wait = places.waits.text { lines.append(wait + ".") }
        return lines
    }

    private func accountLines() -> [SafeText] {
        // What was said before is said again where it is what came of it: who signs in once more is who they were.
        guard let account, !account.isBusy else { return [] }
        // Who is signed out, but not wholly, hears both in one line.
        if account.failure == nil, let notice = account.notice, notice.kind == .problem {
            wasSignedIn = false
            return [notice.text]
        }
        if let failure = account.failure, let triedAccount { return [failure.line + SafeText(" \(triedAccount.rawValue) tries again.")] }
        if let remark = account.remark {
            wasSignedIn = true
            return ["You are " + remark + "."]
        }
        return wasSignedIn ? ["You are signed out."] : []
    }
}
