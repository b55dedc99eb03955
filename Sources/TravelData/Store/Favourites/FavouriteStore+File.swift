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
            rememberReplaced(database)
            abandon(database)
            if let replaced = identity.file { DatabaseBytes.forget(replaced) }
            if let known, !known.isEmpty, FileIdentity.isAbsent(file.path) {
                state = .vanished(Array(known.values))
                cause = words("the file is gone")
            }
            // Where another file has taken its place, what this one held is none of its business.
            known = nil
        case .closed, .vanished: break
        }
        do {
            let isAbsent = FileIdentity.isAbsent(file.path)
            let isAnother = if case .vanished = state { !isAbsent } else { false }
            if isAbsent {
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
            state = .open(database, DatabaseIdentity(path: file.path))
            failure = nil
            isAbsenceSaid = false
            if pending.isEmpty { cause = nil }
        } catch {
            becomeUnusable(error)
        }
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
        guard let known, !known.isEmpty, !FileIdentity.isAbsent(file.path) else { return }
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
            prepare()
            if news.count == before, case .open = state { news.append(file.newsOfHealing(aside)) }
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
        let held = self.held(by: database)
        var copy: String?
        do { copy = try file.copies.makeOfTheLostLog(database) } catch {
            // What is known is written all the same.
        }
        // Brought into the file, an old log takes away what others have written there since.
        database.writeWithoutTransaction { database in
            if let connection = database.sqliteConnection { sqlite_leave_log(connection) }
        }
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

    /// What an open file holds as its connection sees it, and what is known of it besides: others may have written over what that reads.
    private func held(by database: DatabaseQueue) -> [Favourite.ID: Favourite] {
        var held = known ?? [:]
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
            state = .unusable(FavouriteContents())
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

    /// Something could not be done with the open file. A broken one is opened anew, which restores it.
    func fail(_ error: any Error) {
        guard case .open(let database, _) = state else { return }
        isHeld = DatabaseFailure.isInUse(error)
        if DatabaseFailure.isBroken(error) {
            close(database)
            prepare()
        } else {
            cause = words(error)
        }
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
    func abandon(_ database: DatabaseQueue) {
        do {
            if FileIdentity.isAbsent(file.path), !isAwaitingFolder { try file.copies.makeOfTheGone(database) }
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
        state = .closed
        do { try database.close() } catch {
            // It goes with its last user.
        }
    }

    /// Copies what is open, unless it is not what stands at the path: written over or taken away, it may not be what was kept.
    func makeCopyOfTheDay() {
        guard case .open(let database, let identity) = state, identity == DatabaseIdentity(path: file.path), file.isIntact else { return }
        do {
            try file.copies.makeOfTheDay(of: database, isDue: isCopyDue, writtenOver: writtenOver)
            isCopyDue = false
        } catch {
            // The next start tries again; the favourites themselves are safe.
        }
    }
}
