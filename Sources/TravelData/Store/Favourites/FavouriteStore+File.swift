import CSQLite
import GRDB
import TravelKit

/// The file of the store: opened when it is needed, and looked after where it cannot be used, is another one, or is gone.
extension FavouriteStore {
    /// Opens the file unless it is open; one that has been replaced since is opened anew.
    /// - Parameter toRead: whether a file that is missing is not made: there is nothing in it.
    func prepare(toRead: Bool = false) {
        switch state {
        case .unusable:
            // Opened anew when something has been done to it. What cannot be seen to change is tried by and by.
            guard failure?.stamp != FileStamp(path: file.path) else { return }
            state = .closed
        case .open(let database, let identity):
            let present = DatabaseIdentity(path: file.path)
            if identity.file == present.file {
                if !file.isIntact { overwritten(database) } else if identity != present { loseLog(of: database) }
                return
            }
            // Looked at once: another one may come to its place while it is copied.
            let isGone = FileIdentity.isAbsent(file.path)
            if !isGone { rememberReplaced(database) }
            abandon(database, isGone: isGone)
            if let replaced = identity.file { DatabaseBytes.forget(replaced) }
            if isGone, let known, !known.isEmpty { vanish(known) }
            // Where another file has taken its place, what this one held is none of its business.
            (known, written) = (nil, [:])
        case .closed, .vanished: break
        }
        do {
            let isAbsent = FileIdentity.isAbsent(file.path)
            let isAnother = if case .vanished = state { !isAbsent } else { false }
            if isAbsent {
                // What took its place is gone as well, and nobody has read it.
                if let replaced { vanish(replaced.favourites) }
                // The copy has its lasting name before that is said.
                file.copies.keepOfTheDay()
                sayAbsence()
                if toRead {
                    // Where it can be made is known before there is something to lose: who watches may want to keep something.
                    guard case .closed = state else { return }
                    try file.expectNoBlocker()
                    if !watchers.isEmpty, !isAwaitingFolder { try file.makeFolder() }
                    if pending.isEmpty { cause = nil }
                    return
                }
                if case .vanished(let stored) = state {
                    for favourite in stored where pending[favourite.id] == nil {
                        // Another instance may begin the file first: then what it writes into it stays.
                        pending[favourite.id] = PendingChange(favourite: favourite, base: nil)
                    }
                }
            }
            // For another instance nobody waits twice.
            let (database, news) = try file.open(known: known.map { Array($0.values) }, isPatient: failure?.isInUse != true)
            self.news += isAnother ? [file.newsOfAnother] + news : news
            let identity = DatabaseIdentity(path: file.path)
            state = .open(database, identity)
            failure = nil
            (isAbsenceSaid, isNewFileDue) = (false, false)
            if pending.isEmpty { cause = nil }
            // Somebody has taken the log away while it was opened: what is written there would be seen by nobody else. Where that seems so
            // again and again, the system tells files otherwise.
            if !identity.isLogOpen, logLosses < 3 { loseLog(of: database) }
        } catch {
            becomeUnusable(error)
        }
    }

    /// The file is gone: what it held is shown still.
    private func vanish(_ held: [Favourite.ID: Favourite]) {
        state = .vanished(Array(held.values))
        cause = words("the file is gone")
        replaced = nil
    }

    /// Says once that the file is gone, which may have been wanted: it is not for the program to bring it back.
    private func sayAbsence() {
        guard !isAbsenceSaid else { return }
        let isKnown = if case .vanished = state { true } else { false }
        guard let sentence = file.newsOfAbsence(isKnown: isKnown) else { return }
        isAbsenceSaid = true
        news.append(sentence)
    }

    /// Keeps in mind what the open file holds where another one stands in its place, until that one has been read. A copy is made of it, as
    /// nobody else may have it.
    private func rememberReplaced(_ database: DatabaseQueue) {
        guard let known, !known.isEmpty else { return }
        var copy: String?
        do {
            copy = try file.copies.makeOfTheReplaced(database)
        } catch {
            // What is missing is said all the same.
        }
        replaced = (known, copy)
    }

    /// Says once what the file does not hold that has come to the place of another. What is in both needs no copy, and is nobody's loss.
    func sayReplacement(by stored: [Favourite.ID: Favourite]) {
        guard let (favourites, copy) = replaced else { return }
        replaced = nil
        let lost = favourites.values.count { favourite in
            guard let other = stored[favourite.id] else { return true }
            return favourite.note != nil && favourite.note != other.note
        }
        if lost > 0 {
            news.append(file.newsOfReplacement(count: stored.count, lost: lost, copy: copy))
            // The day's is to be the newer one: the file that is there counts.
            if copy != nil { isCopyDue = true }
        } else if let copy {
            file.copies.remove(copy)
        }
    }

    /// Somebody has written over the open file. Closing it may bring it back out of its log; else it is restored from what is known.
    private func overwritten(_ database: DatabaseQueue) {
        let before = news.count
        do {
            let aside = try file.copyAside()
            close(database)
            // What that has not healed is set aside itself when it is restored.
            let isKeptTwice = !file.isIntact && file.begins(with: aside)
            prepare()
            guard case .open = state else { return }
            if news.count == before {
                news.append(file.newsOfHealing(aside))
            } else if isKeptTwice {
                file.copies.remove(aside)
            }
        } catch {
            close(database)
            becomeUnusable(error)
        }
    }

    // MARK: A log that is gone

    /// Whether another log than the open one stands beside the file, or none, while that is the same.
    var hasLostItsLog: Bool {
        guard case .open(_, let identity) = state else { return false }
        let present = DatabaseIdentity(path: file.path)
        return identity.file == present.file && identity != present
    }

    /// Somebody has taken away the log of the open file, or the memory that its connections share: what they held is seen by this
    /// connection alone, and others begin new ones. The file is opened anew, and what it lacks is written into it.
    private func loseLog(of database: DatabaseQueue) {
        logLosses += 1
        defer { logLosses -= 1 }
        let held = self.held(by: database)
        var copy: String?
        do { copy = try file.copies.makeOfTheLostLog(database) } catch {
            // What is known is written all the same.
        }
        leaveLog(of: database)
        close(database)
        known = held
        prepare()
        let stored = self.stored().favourites.byID
        var count = 0
        for favourite in held.values where pending[favourite.id] == nil {
            let there = stored[favourite.id]
            // A note that this instance has written over is the older one, wherever it still stands; any other may be newer.
            let note = there?.note.map { FavouriteNote(identity: FavouriteRow.Identity(favourite.id), text: $0) }
            let isOlder = note.map(writtenOver.contains) ?? false
            let change = PendingChange(favourite: favourite, base: isOlder ? there : nil)
            guard change.result(over: there) != there else { continue }
            pending[favourite.id] = change
            count += 1
        }
        guard count > 0 else {
            if let copy { file.copies.remove(copy) }
            return
        }
        if let made = copy { copy = file.copies.supersedeLostLogs(by: made) }
        // Where it cannot be written now it is one of the changes that wait.
        var isWritten = false
        defer { news.append(file.newsOfLostLog(count: count, isWritten: isWritten, copy: copy)) }
        guard case .open(let reopened, _) = state else { return }
        do {
            try commit({ _ in ([:], ()) }, to: reopened, isPatient: !isHeld)
            isWritten = true
        } catch {
            fail(error)
        }
    }

    /// Has a connection leave its log where it is: brought into the file, an old one takes away what others have written there since.
    func leaveLog(of database: DatabaseQueue) {
        database.writeWithoutTransaction { database in
            if let connection = database.sqliteConnection { sqlite_leave_log(connection) }
        }
    }

    /// What an open file holds as its connection sees it, and what is known of it besides: others may have written over what that reads.
    private func held(by database: DatabaseQueue) -> [Favourite.ID: Favourite] {
        var held = known ?? written
        do {
            let read = try database.read { try FavouriteTable(database: $0).all(after: DecodedFavourites()).favourites }
            for favourite in read { held[favourite.id] = favourite }
        } catch {
            // Then what is known is all.
        }
        return held
    }

    /// What the file holds stays readable, where it can be read at all.
    func becomeUnusable(_ error: any Error) {
        if case .vanished(let stored) = state {
            // What stands in its place may be nothing that anybody can read. What waits to be written is kept by that.
            let others = stored.filter { pending[$0.id] == nil }
            if !others.isEmpty { replaced = (others.byID, nil) }
        }
        // It may be gone by now.
        if let replaced, FileIdentity.isAbsent(file.path) { return vanish(replaced.favourites) }
        let (stamp, isInUse) = (FileStamp(path: file.path), DatabaseFailure.isInUse(error))
        do {
            // What has been read of it is not read again and again while it is tried.
            let known = failure?.stamp == stamp ? failure?.contents : nil
            var contents = try known ?? file.contents(of: file.path)
            // What stands in a log that only another instance has is not in it.
            if DatabaseFailure.isLostLog(error) { contents.isWhole = false }
            state = .unusable(contents)
            failure = (stamp, contents, isInUse)
            cause = words(error)
        } catch let reason {
            // What stood in its place is known still.
            state = .unusable(FavouriteContents(favourites: replaced.map { Array($0.favourites.values) } ?? []))
            failure = (stamp, nil, isInUse)
            // Where no more than a copy of it cannot be made, what counts is why the file itself cannot be opened.
            let isRead = DatabaseFailure.isBroken(reason) || isReadable
            cause = isRead ? words(error) : words("the file cannot be read: \(DatabaseFailure.words(reason))")
        }
    }

    /// Whether the bytes of the file can be read, whatever they say.
    private var isReadable: Bool {
        do { return try DatabaseBytes.first(1, of: file.path) != nil } catch { return false }
    }

    /// Something could not be done with the open file. A broken one is opened anew, and one whose log was taken away meanwhile.
    func fail(_ error: any Error) {
        guard case .open(let database, _) = state else { return }
        isHeld = DatabaseFailure.isInUse(error)
        if hasLostItsLog || DatabaseFailure.isBroken(error) { reopen(database) } else { cause = words(error) }
    }

    /// Opens a file anew, which restores a broken one. Where its log was taken away that is what is wrong with it, whatever was said: what
    /// stood there alone is known here, and nowhere else.
    func reopen(_ database: DatabaseQueue) {
        if hasLostItsLog { return loseLog(of: database) }
        close(database)
        prepare()
    }

    /// Why the file cannot be written, in words: SQLite's own do not name a full disk in every case, nor a read-only one.
    private func words(_ error: any Error) -> String {
        let room = FileRoom(path: file.path)
        guard let obstacle = room.obstacle else { return words(DatabaseFailure.words(error)) }
        // Foundation's words for a file that should be a folder are a number.
        return words(room.blocker == nil ? "\(obstacle); \(DatabaseFailure.words(error))" : obstacle)
    }

    /// A reason with the file that it is true of; the path comes last, for where there is room for one of them alone.
    private func words(_ reason: String) -> String { "\(reason) (\(file.path))" }

    /// Closes a file that is not at its path any more. Its log stays there, and must not be taken for that of the file which comes next: it is
    /// emptied into its own. What it holds is copied where the file is gone, but not its folder: that may have been moved, and come back.
    /// - Parameter isGone: whether nothing stood at its path when that was looked at.
    func abandon(_ database: DatabaseQueue, isGone: Bool) {
        do {
            if isGone, !isAwaitingFolder { try file.copies.makeOfTheGone(database) }
        } catch {
            // What is known is shown still, and written with the next change.
        }
        do {
            _ = try database.writeWithoutTransaction { try $0.checkpoint(.truncate) }
        } catch {
            // Another instance has it open, and empties it when it leaves.
        }
        close(database)
    }

    func close(_ database: DatabaseQueue) {
        if hasLostItsLog { leaveLog(of: database) }
        state = .closed
        do { try database.close() } catch {
            // It goes with its last user.
        }
    }
}
