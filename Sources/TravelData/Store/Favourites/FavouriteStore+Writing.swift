import GRDB
import TravelKit

/// Writing a change and all that waits, and keeping in memory what cannot be written.
extension FavouriteStore {
    /// Writes what a change comes to, with all that is pending, in one transaction; where that cannot be done, keeps it in memory.
    ///
    /// - Parameters:
    ///   - isOfTheUser: whether it has to be kept where it cannot be written.
    ///   - writesNote: whether it is a note that the user writes.
    ///   - compute: gives the change, from favourites as they are; may be called more than once.
    func change<Output: Sendable>(
        isOfTheUser: Bool = true, writesNote: Bool = false,
        _ compute: ((Favourite.ID) throws -> Favourite?) throws -> (Changes, Output)
    ) -> (output: Output?, saving: Saving) {
        var lost: Output?
        // What failed once may not fail again, but for another instance nobody waits twice.
        for isLast in [false, true] {
            if case .unusable = state { state = .closed }
            prepare(toRead: !isOfTheUser)
            guard case .open(let database, _) = state else {
                if isOfTheUser, failure?.isInUse == false { continue }
                break
            }
            do {
                // What the user has not done waits for nobody: whoever wants to read would wait with it. Nor is somebody waited for once more who
                // was in vain: of several changes each would take as long, and what is lost at the end is to be named in time.
                let output = try commit(compute, to: database, isPatient: isOfTheUser && !isHeld)
                let answer = lost ?? output
                if !hasLostItsLog { return (answer, .saved) }
                // What went into a log that somebody has taken away meanwhile is seen by nobody else: it is written once more. What came of
                // it is what came of it at first.
                lost = answer
            } catch let error as UnreadableFavourite {
                // Nothing is wrong with the file.
                return (nil, .unsaved(cause: error.description))
            } catch {
                if !isOfTheUser { return (nil, .unsaved(cause: DatabaseFailure.words(error))) }
                fail(error)
                if isLast || DatabaseFailure.isInUse(error) { break }
            }
        }
        let cause = self.cause ?? "it cannot be used"
        self.cause = cause
        defer {
            // What is new is tried again soon, however long the file has been tried in vain.
            stopTrying()
            publish()
        }
        do {
            var bases: [Favourite.ID: Favourite] = [:]
            let (changes, output) = try compute { id in
                let favourite = try remembered(id)
                bases[id] = favourite
                return favourite
            }
            // Where there is nothing to write, nothing is unsaved; not where something is meant that cannot be read, or went with a log.
            if changes.isEmpty, pending.isEmpty, lost == nil, case let all = stored(), all.isWhole, all.unread.isEmpty {
                return (output, .saved)
            }
            for (id, favourite) in changes {
                if let before = pending[id] {
                    pending[id] = before.followed(by: favourite, writesNote: writesNote)
                } else {
                    pending[id] = PendingChange(favourite: favourite, base: bases[id], isNoteWritten: writesNote)
                }
            }
            if isOfTheUser, !changes.isEmpty, isKnownToBeGone { isNewFileDue = true }
            return (lost ?? output, .unsaved(cause: cause))
        } catch {
            return (lost, .unsaved(cause: cause))
        }
    }

    /// Whether the file is gone, or nobody can read what stands in its place.
    private var isKnownToBeGone: Bool {
        switch state {
        case .closed, .open: false
        case .unusable: replaced != nil && failure?.contents == nil
        case .vanished: true
        }
    }

    /// What came of writing.
    private struct Written<Output: Sendable>: Sendable {
        let output: Output
        /// What was pending, as it was written, and the change itself.
        let changes: Changes
        /// Of what is pending, that in whose place something stands that cannot be read: it is not written.
        let unreadable: [Favourite.ID: UnreadableFavourite]
        /// The notes that stood there and stand there no more.
        let writtenOver: Set<FavouriteNote>
        /// Whether one of them was a kept favourite's: that of a removed one is in a copy.
        let isCopyWanted: Bool
        /// What has to be said of what was removed and could not be copied; nil where nothing has.
        let news: String?
    }

    /// Writes what a change comes to, with all that is pending, and tells of it.
    /// - Parameter isPatient: whether it waits for other instances.
    func commit<Output: Sendable>(
        _ compute: ((Favourite.ID) throws -> Favourite?) throws -> (Changes, Output), to database: DatabaseQueue, isPatient: Bool = true
    ) throws -> Output {
        let before = (pending.count, cause)
        let written = try write(compute, to: database, isPatient: isPatient)
        isHeld = false
        writtenOver.formUnion(written.writtenOver)
        for (id, favourite) in written.changes {
            if known == nil { self.written[id] = favourite } else { known?[id] = favourite }
            // What was written over and stands there again can be lost again.
            if let note = favourite?.note { writtenOver.remove(FavouriteNote(identity: FavouriteRow.Identity(id), text: note)) }
        }
        pending = pending.filter { written.unreadable[$0.key] != nil }
        cause = written.unreadable.first.map { "\($0.key): \(Self.words($0.value, $0.key))" }
        // What was changed here is not lost with a file in whose place this one stands.
        for id in written.changes.keys { replaced?.favourites[id] = nil }
        if !written.changes.isEmpty { isCopyDue = true }
        // It is said once, however often.
        if let sentence = written.news, !news.contains(sentence) { news.append(sentence) }
        if !written.changes.isEmpty || before != (pending.count, cause) {
            FileChanges.announce(file.path)
            publish()
        }
        // Who makes the next copy may be another instance, which does not know that what stood there is no loss; and this one may be killed.
        // Nobody waits for it but who wants something of the store next; of several in a row the first makes it.
        if written.isCopyWanted { Task { makeCopyOfTheDay() } }
        // Whoever goes on running may be killed, and somebody clear away the log that is left. A command is over in a moment.
        if !written.changes.isEmpty, !watchers.isEmpty { Task { bringLogIn() } }
        return written.output
    }

    private func write<Output: Sendable>(
        _ compute: ((Favourite.ID) throws -> Favourite?) throws -> (Changes, Output), to database: DatabaseQueue, isPatient: Bool
    ) throws -> Written<Output> {
        var result: Written<Output>?
        let pending = self.pending
        try FavouriteFile.write(to: database, isPatient: isPatient) { database in
            try database.inTransaction(.immediate) {
                try FavouriteSchema.schema.expectCurrent(database)
                let table = FavouriteTable(database: database)
                var (written, unreadable) = (Changes(), [Favourite.ID: UnreadableFavourite]())
                var removed: [FavouriteRow] = []
                var before: [Favourite.ID: Favourite] = [:]
                func there(_ id: Favourite.ID) throws -> Favourite? {
                    let favourite = try table.favourite(id)
                    before[id] = before[id] ?? favourite
                    return favourite
                }
                func put(_ favourite: Favourite?, _ id: Favourite.ID) throws {
                    if let favourite {
                        try table.put(favourite)
                    } else if let row = try table.remove(id) {
                        removed.append(row)
                    }
                    written.updateValue(favourite, forKey: id)
                }
                for (id, change) in pending {
                    do {
                        // Another instance may have written it since the change was made. One that goes need not be readable.
                        try put(change.favourite == nil ? nil : change.result(over: there(id)), id)
                    } catch let error as UnreadableFavourite {
                        // It stays, as where one is added, and the others are written.
                        unreadable[id] = error
                    }
                }
                let (changes, output) = try compute(there)
                for (id, favourite) in changes {
                    try put(favourite, id)
                    unreadable[id] = nil
                }
                var (writtenOver, isCopyWanted) = (Set<FavouriteNote>(), false)
                for (id, favourite) in written {
                    guard let note = before[id]?.note, note != favourite?.note else { continue }
                    writtenOver.insert(FavouriteNote(identity: FavouriteRow.Identity(id), text: note))
                    if favourite != nil { isCopyWanted = true }
                }
                try announce(.write)
                var news: String?
                if !removed.isEmpty {
                    do { try file.copies.keep(removed: removed) } catch {
                        // Who wants it gone is not kept from that by the copies.
                        news = file.newsOfUncopied(error)
                    }
                }
                result = Written(
                    output: output, changes: written, unreadable: unreadable, writtenOver: writtenOver, isCopyWanted: isCopyWanted,
                    news: news)
                return .commit
            }
        }
        guard let result else { throw Reason("nothing was written") }
        return result
    }

    /// Why a favourite is not kept, and what helps.
    static func words(_ error: UnreadableFavourite, _ id: Favourite.ID) -> String {
        "\(error); 'jaunt favourites remove \(id.text)' takes it away"
    }

    /// A favourite as it is known where the file cannot be written.
    private func remembered(_ id: Favourite.ID) throws -> Favourite? {
        if let change = pending[id] { return change.favourite }
        return switch state {
        case .closed: nil
        case .unusable(let contents): contents.favourites.first { $0.id == id }
        case .vanished(let stored): stored.first { $0.id == id }
        case .open(let database, _): try database.read { try FavouriteTable(database: $0).favourite(id) }
        }
    }
}
