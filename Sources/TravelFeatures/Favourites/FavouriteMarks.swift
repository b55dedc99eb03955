import Observation
package import TerminalText
package import TravelKit

/// What the user keeps, for whoever shows trips and countries; kept up with the repository while the program runs.
@MainActor @Observable
package final class FavouriteMarks {
    /// All favourites, the newest first; nil until they are known.
    package private(set) var collection: FavouriteCollection?
    /// How many things that were asked for are not done yet.
    private var busyCount = 0
    /// Whether that has been so for a while: another program may hold the file.
    package private(set) var isWaitLong = false
    /// What the user is to know of the last thing they did with favourites, or of their file; nil when there is nothing to say.
    package private(set) var notice: Notice?
    /// What came of the last change where the notice says what has happened to the file meanwhile, for who has room for both; else nil.
    package private(set) var noticeBehind: Notice?
    /// How many favourites the notice says were taken away, for who knows by which key they come back; 0 where it says something else.
    package var removedCount: Int { removal.flatMap { $0.notice == notice ? $0.count : nil } ?? 0 }
    @ObservationIgnored private var removal: (notice: Notice, count: Int)?
    /// What comes back by an undo, the first of several, until the listeners have heard of it; nil at any other time.
    @ObservationIgnored package private(set) var restored: Favourite.ID?

    @ObservationIgnored private let repository: any FavouriteRepository
    @ObservationIgnored let text: FavouriteText
    @ObservationIgnored private var known: [Favourite.ID: Favourite] = [:]
    @ObservationIgnored private var watch: Task<Void, Never>?
    @ObservationIgnored private var work: Task<Void, Never>?
    @ObservationIgnored private var wait: Task<Void, Never>?
    @ObservationIgnored private let clock: any Clock<Duration>
    /// How much of what is said of the files was taken up to be shown.
    @ObservationIgnored package private(set) var newsCount = 0
    /// What was told last of what happened to the file.
    @ObservationIgnored private var news: Notice?
    /// The last problem that was said of a change, and whether it is that this is not saved: it goes when that is, any other one when the
    /// favourites are otherwise.
    @ObservationIgnored private(set) var lastProblem: (notice: Notice, isUnsaved: Bool)?
    @ObservationIgnored private(set) var steps = FavouriteSteps()
    @ObservationIgnored private var listeners: [Listener] = []
    /// Which of those that were asked for and are not done yet are to be favourites.
    @ObservationIgnored private var wishes: [Favourite.ID: (isWanted: Bool?, turn: Int)] = [:]
    /// What was asked for and is not done yet, in turn.
    @ObservationIgnored private(set) var requests: [FavouriteRequest] = []
    /// How often something was asked for.
    @ObservationIgnored private var turnCount = 0
    /// Whether something comes back meanwhile that nobody knows yet.
    @ObservationIgnored private var isUndoing = false

    private typealias Change = FavouriteSteps.Change

    /// Who wants to hear of changes.
    private struct Listener {
        weak var who: AnyObject?
        let hear: @MainActor () -> Void
    }

    /// - Parameters:
    ///   - format: how what is taken away is named.
    ///   - clock: says when a wait is long.
    package init(repository: any FavouriteRepository, format: DisplayFormat, clock: any Clock<Duration> = ContinuousClock()) {
        self.repository = repository
        self.clock = clock
        text = FavouriteText(format)
    }

    isolated deinit {
        watch?.cancel()
        wait?.cancel()
    }

    /// Calls `hear` after each change for as long as the listener is there, so that lists of favourites show it.
    package func whenChanged<Who: AnyObject>(for listener: Who, _ hear: @escaping @MainActor (Who) -> Void) {
        // Each page of fares listens, and goes.
        listeners.removeAll { $0.who == nil }
        listeners.append(Listener(who: listener) { [weak listener] in if let listener { hear(listener) } })
    }

    /// Begins to follow the repository; does nothing when it follows already.
    package func follow() {
        guard watch == nil else { return }
        let updates = repository.updates()
        watch = Task { [weak self] in
            for await collection in updates { self?.take(collection) }
        }
    }

    private func take(_ new: FavouriteCollection) {
        if new.news.count > newsCount {
            let told = Notice(.problem, SafeText(new.news[newsCount...].joined(separator: " ")))
            newsCount = new.news.count
            (news, notice) = (told, told)
        }
        // What is followed may come later than what was asked for.
        guard new.revision > collection?.revision ?? -1 else { return }
        if let lastProblem, lastProblem.isUnsaved ? new.saving == .saved : new.favourites != collection?.favourites {
            if notice == lastProblem.notice { notice = nil }
            if noticeBehind == lastProblem.notice { noticeBehind = nil }
        }
        known = new.favourites.byID
        collection = new
        listeners.forEach { $0.hear() }
    }

    // MARK: Looking

    /// Whether something that was asked for is not done yet.
    package var isBusy: Bool { busyCount > 0 }

    /// How long nobody is told of that.
    private static let patience: Duration = .seconds(1)

    /// The favourite, if it is one.
    package func favourite(_ id: Favourite.ID) -> Favourite? {
        // Read for its own sake: whoever asks wants to know when it changes.
        _ = collection
        return known[id]
    }

    /// Whether it is a favourite.
    package func contains(_ id: Favourite.ID) -> Bool { favourite(id) != nil }

    // MARK: Changing

    /// The user has seen the notice, or did something else.
    package func noticeSeen() { (notice, noticeBehind) = (nil, nil) }

    /// The user wants this among the favourites, or no longer.
    package func toggleRequested(_ item: Favourite.Item) { toggleRequested([item]) }

    /// The user wants all of these among the favourites; where they are, none of them any longer. Marks change when that is safe on disk, or
    /// cannot be.
    package func toggleRequested(_ items: [Favourite.Item]) {
        // Where nothing seems to happen, to ask again is not to ask for the opposite.
        let underWay = items.filter { wishes[$0.id] != nil }
        if isWaitLong, !underWay.isEmpty { return say(Notice(.information, text.underWay(underWay))) }
        // What is shown says what is wanted, with what is under way: there may be another file by now. What nobody can know yet is as it is found.
        let wanted = { [self] (item: Favourite.Item) in wishes[item.id].flatMap { $0.isWanted } ?? contains(item.id) }
        let isWanted = collection == nil || isUndoing ? nil : !items.allSatisfy(wanted)
        // What is as it is wanted loses nothing.
        let losses = items.filter { wanted($0) != isWanted }.map { item in
            let words = isWanted ?? !contains(item.id) ? "Not saved: " : "Still kept: "
            return FavouriteRequest.Loss(id: item.id, line: words + text.title(of: item).string)
        }
        let isShown = items.contains { contains($0.id) }
        turnCount += 1
        let turn = turnCount
        for item in items { wishes[item.id] = (isWanted, turn) }
        inTurn(FavouriteRequest(kind: .toggle(isWanted: isWanted), losses: losses)) { [repository] marks in
            // What came of it counts from then on, unless it was asked for once more meanwhile.
            defer { for item in items where marks.wishes[item.id]?.turn == turn { marks.wishes[item.id] = nil } }
            marks.take(await repository.collection())
            let new = items.filter { !marks.contains($0.id) }
            if isWanted ?? !new.isEmpty {
                let wanted = new.isEmpty ? items : new
                await marks.added(wanted, await repository.add(wanted))
                // What another instance has kept first is not the user's.
                let ids = Set(new.map(\.id))
                return marks.steps.keptAgain(marks.known.filter { ids.contains($0.key) }, marks.text)
            }
            guard let (removed, saving) = await marks.removedKept(of: items) else {
                // Where none was ever shown, why it was not taken in has been said.
                if isShown { marks.say(Notice(.information, marks.text.goneElsewhere(items))) }
                return
            }
            if !removed.isEmpty { marks.steps.remember(.removal(removed)) }
            await marks.told(removed, of: items, saving)
        }
    }

    /// Takes those of these away that were favourites when the repository was looked at last: what was not taken in may stand there
    /// unreadable, with a note that another version can read.
    /// - Returns: what was taken away; nil where none of them was one.
    private func removedKept(of items: [Favourite.Item]) async -> (removed: [Favourite], saving: Saving)? {
        let kept = items.map(\.id).filter(contains)
        return kept.isEmpty ? nil : await repository.remove(kept)
    }

    /// The user wants back what they took away or wrote over last.
    package func undoRequested() { stepRequested(isBack: true) }

    /// The user wants it as it was before the last undo.
    package func redoRequested() { stepRequested(isBack: false) }

    private func stepRequested(isBack: Bool) {
        isUndoing = true
        // Which step it is nobody knows before what was asked for earlier is done.
        let loss = FavouriteRequest.Loss(line: isBack ? "Not brought back: what went last" : "Not done again: what came back last")
        inTurn(FavouriteRequest(kind: .step(isBack: isBack), losses: [loss])) { marks in
            if isBack, await marks.isNextThere() { return }
            guard let change = marks.steps.next(isBack: isBack) else {
                let nothing: SafeText = isBack ? "There is nothing to bring back." : "Nothing was brought back that could go again."
                return marks.say(Notice(.information, nothing))
            }
            marks.requests[0].losses = change.losses(isBack: isBack, marks.text).map { FavouriteRequest.Loss(line: $0) }
            switch isBack ? await marks.undo(change) : await marks.redo(change) {
            case .done(let change): marks.steps.append(change, isUndone: isBack)
            case .failed: marks.steps.append(change, isUndone: !isBack)
            case .later(let rest, let done):
                marks.steps.postpone(rest, isUndone: !isBack)
                if let done { marks.steps.append(done, isUndone: isBack) }
            case .impossible: break
            }
        }
    }

    /// Whether all that the next step back would bring is there already, which is said, and that is no step any more. What the user has
    /// kept again here is in none: another instance has kept it.
    private func isNextThere() async -> Bool {
        guard case .removal(let removed)? = steps.undoable.last else { return false }
        take(await repository.collection())
        if steps.nextLeft(besides: known, text) { return false }
        say(Notice(.information, text.keptElsewhere(removed, besides: known)))
        return true
    }

    /// What came of an undo, or a redo.
    private enum Outcome {
        /// It is done; and what can be done the other way round.
        case done(Change)
        /// Nothing was done, and may be at another time.
        case failed
        /// This is left to do, and may be at another time: it keeps nothing else from coming back; and what was done.
        case later(Change, done: Change?)
        /// Nothing was done, and never will be.
        case impossible
    }

    private func undo(_ change: Change) async -> Outcome {
        switch change {
        case .removal(let favourites):
            // What is followed may tell of it before it is done.
            restored = favourites.first?.id
            defer { restored = nil }
            let merge = await repository.merge(favourites)
            // What another instance has kept since is none of this one's to take away again.
            let back = favourites.filter { merge.addedIDs.contains($0.id) }
            let (items, backItems) = (favourites.map(\.item), back.map(\.item))
            if back.isEmpty, let cause = merge.saving.cause {
                await refused(text.notBack(items, cause))
                return .failed
            }
            let lost = items.filter { merge.unreadable[$0.id] != nil }
            if let cause = lost.first.flatMap({ merge.unreadable[$0.id] }) {
                let unsaved: SafeText = merge.saving.cause.map { "Only until Jaunt ends: " + SafeText($0) + " " } ?? .empty
                await refused((back.isEmpty ? .empty : text.back(backItems) + " " + unsaved) + text.notBack(lost, cause))
                // What cannot be read may be taken away, or be mended.
                let rest = favourites.filter { merge.unreadable[$0.id] != nil }
                return .later(.removal(rest), done: back.isEmpty ? nil : .removal(back))
            }
            await changed(merge.saving, back.isEmpty ? text.keptElsewhere(favourites, besides: known) : text.back(backItems))
            return back.isEmpty ? .impossible : .done(.removal(back))
        case .note(let before, let after, let id, let name): return await put(before, over: after, of: id, name, as: change)
        }
    }

    private func redo(_ change: Change) async -> Outcome {
        switch change {
        case .removal(let favourites):
            let items = favourites.map(\.item)
            take(await repository.collection())
            // One that was kept anew or noted since is another one than was brought back.
            let same = favourites.filter { old in
                favourite(old.id).map { $0.addedAt == old.addedAt && $0.note == old.note } ?? false
            }
            if same.isEmpty, items.contains(where: { contains($0.id) }) {
                say(Notice(.information, text.changedSince(items)))
                return .impossible
            }
            guard let (removed, saving) = await removedKept(of: same.map(\.item)), !removed.isEmpty else {
                say(Notice(.information, text.goneElsewhere(items)))
                return .impossible
            }
            await told(removed, of: removed.map(\.item), saving)
            return .done(.removal(removed))
        case .note(let before, let after, let id, let name): return await put(after, over: before, of: id, name, as: change)
        }
    }

    /// Puts a note, or none, where this other one is expected: another instance may have written one since, which is nobody's to take away
    /// here.
    /// - Parameter change: what that is a step of.
    private func put(
        _ note: String?, over expected: String?, of id: Favourite.ID, _ name: SafeText, as change: Change
    ) async -> Outcome {
        switch await repository.setNote(note, of: id, over: { $0 == expected }) {
        case .written(_, let saving):
            await changed(saving, "The note for " + name + (note == nil ? " is gone." : " is back."))
            return .done(change)
        case .anotherStays: await refused("The note for " + name + " was changed elsewhere since, and stays.")
        case .notKept: await refused(name + " is no favourite any more, and has no note.")
        case .unreadable(let cause):
            await refused(name + " cannot be read: " + SafeText(cause))
            return .later(change, done: nil)
        case .failed(let cause):
            await refused(name + " cannot be read: " + SafeText(cause))
            return .failed
        }
        return .impossible
    }

    /// The user wrote a note to a favourite, or took it away with one in which there is nothing to see.
    /// - Parameter name: what the favourite is called, so that nobody is in doubt where the note stands.
    package func noteGiven(_ text: String, to id: Favourite.ID, named name: SafeText) {
        let note = text.allSatisfy(\.isWhitespace) ? nil : text
        let line = "Not changed: the note on " + name.string + (note.map { ": " + SafeText.whole($0) } ?? "")
        inTurn(FavouriteRequest(kind: .note, losses: [FavouriteRequest.Loss(line: line)])) { [repository] marks in
            switch await repository.setNote(note, of: id) {
            case .written(let before, let saving):
                if before != note { marks.steps.remember(before, over: note, of: id, name) }
                let words: SafeText = before == nil ? "There was no note for " + name + "." : "The note for " + name + " is gone."
                await marks.changed(saving, note == nil ? words : "Noted for " + name + ".")
            case .notKept, .anotherStays:
                let lost: SafeText = note.map { "; not noted: " + SafeText($0) } ?? "."
                await marks.refused(name + " is no favourite any more" + lost)
            case .unreadable(let cause), .failed(let cause): await marks.refused(name + " cannot be read: " + SafeText(cause))
            }
        }
    }

    /// Waits until everything that was asked for is done.
    package func settled() async { await work?.value }

    /// One after the other, so that a key pressed twice leaves things as they were.
    private func inTurn(_ request: FavouriteRequest, _ body: @escaping @MainActor (FavouriteMarks) async -> Void) {
        let before = work
        if busyCount == 0 { beginWait() }
        busyCount += 1
        requests.append(request)
        work = Task { [weak self] in
            await before?.value
            guard let self else { return }
            await body(self)
            busyCount -= 1
            requests.removeFirst()
            if busyCount > 0 { return }
            wait?.cancel()
            isUndoing = false
            if isWaitLong { isWaitLong = false }
        }
    }

    private func beginWait() {
        wait = Task { [weak self, clock] in
            do { try await clock.sleep(for: Self.patience) } catch { return }
            if !Task.isCancelled { self?.isWaitLong = true }
        }
    }

    /// Nothing was changed, for this reason: what is shown may not be what is there.
    private func refused(_ words: SafeText) async {
        take(await repository.collection())
        say(Notice(.problem, words))
    }

    /// Says what came of a change, unless something has happened to the file that nobody has seen yet, which counts more.
    private func say(_ new: Notice, isUnsaved: Bool = false) {
        lastProblem = new.kind == .problem ? (notice: new, isUnsaved: isUnsaved) : nil
        let isBehind = news != nil && notice == news
        noticeBehind = isBehind ? new : nil
        if !isBehind { notice = new }
    }

    /// Says what came of keeping these: what cannot be saved is kept for a while, what stands there unreadable is not taken in.
    private func added(_ new: [Favourite.Item], _ saving: Saving) async {
        if let cause = saving.cause {
            take(await repository.collection())
            let count = new.count { contains($0.id) }
            if count < new.count {
                let words = new.count == 1 ? "It is not kept" : "\(count) kept, \(new.count - count) not"
                return say(Notice(.problem, SafeText("\(words): \(cause)")))
            }
        }
        await changed(saving, new.count == 1 ? "Kept as a favourite." : SafeText("\(new.count) kept as favourites."))
    }

    /// Says that these are no favourites any more, of which these were taken away.
    private func told(_ removed: [Favourite], of items: [Favourite.Item], _ saving: Saving) async {
        let words = text.gone(items)
        // Where nothing was taken away nothing can come back, and where it cannot be saved there is enough to say.
        removal = nil
        if saving.cause == nil, !removed.isEmpty { removal = (notice: Notice(.information, words), count: removed.count) }
        await changed(saving, words)
    }

    private func changed(_ saving: Saving, _ words: SafeText) async {
        // What is followed tells of it as well, now or a moment later. What could not be saved may be by now.
        let now = await repository.collection()
        take(now)
        switch now.saving == .saved ? .saved : saving {
        case .saved: say(Notice(.information, words))
        case .unsaved(let cause): say(Notice(.problem, words + " Only until Jaunt ends: " + SafeText(cause)), isUnsaved: true)
        }
    }
}
