package import Foundation
import GRDB
package import TravelKit

/// The user's favourites in an SQLite file (`favourites.db`): full copies of trips and countries.
///
/// Opened when first used, so that a start of the program waits for no disk. WAL with `synchronous=FULL`: what was acknowledged is on
/// disk. Several instances may run; each writes by BEGIN IMMEDIATE and waits its turn. What cannot be written is kept in memory, and tried
/// again with the next change, by and by while somebody watches, and at the end.
package actor FavouriteStore: FavouriteRepository {
    /// What is known of the file.
    enum State {
        case closed
        case open(DatabaseQueue, DatabaseIdentity)
        /// It cannot be used; what could be read of it.
        case unusable(FavouriteContents)
        /// It was there and is gone; what it held.
        case vanished([Favourite])
    }

    /// What a change makes of favourites: their new forms, nil for those that are forgotten.
    typealias Changes = [Favourite.ID: Favourite?]

    let file: FavouriteFile
    private let now: @Sendable () -> Date
    let announce: StorageStep.Announce
    let clock: any Clock<Duration>
    let changes: @Sendable (_ path: String) -> AsyncStream<Void>?
    private let executor = QueueExecutor("favourites")
    var state = State.closed
    /// How the file stood when it could not be used last, what could be read of it then, nil for nothing, and whether another instance was
    /// waited for in vain; nil when it could be used ever since it was opened first.
    var failure: (stamp: FileStamp, contents: FavouriteContents?, isInUse: Bool)?
    /// Whether another program held the open file when it was to be written last.
    var isHeld = false
    /// What is not on disk.
    var pending: [Favourite.ID: PendingChange] = [:]
    /// Why what is pending is not on disk.
    var cause: String?
    /// What the file held when it was read last, with what was written since; nil before it was read.
    var known: [Favourite.ID: Favourite]?
    /// What was written before it was read.
    var written: [Favourite.ID: Favourite] = [:]
    /// How many logs in a row were taken away while the file was opened.
    var logLosses = 0
    /// Whether the copies were asked what the file lacks.
    var hasLookedForMissing = false
    /// The records of the file as they were decoded when it was read last.
    private var decoded = DecodedFavourites()
    /// What happened to the file that the user has to know of, in sentences.
    package internal(set) var news: [String] = []
    /// Whether it was said that the file is gone.
    var isAbsenceSaid = false
    /// Whether the user has changed something since the file was gone, be it that what nobody can read stood in its place: then it is begun
    /// anew without another change.
    var isNewFileDue = false
    /// How many watchers wait for a folder in the place of one that went: what is made there now would be in its way.
    var folderWaits = 0
    var isAwaitingFolder: Bool { folderWaits > 0 }
    /// What the file held in whose place another one stands that was not read yet, and the copy that was made of it, if any was.
    var replaced: (favourites: [Favourite.ID: Favourite], copy: String?)?
    /// Whether something has been written since the last copy was made.
    var isCopyDue = false
    /// The notes that this instance has written over, or taken away, and that do not stand there again.
    var writtenOver: Set<FavouriteNote> = []
    private var revision = 0
    /// What `data_version` was when the favourites were read last.
    var seenVersion: Int?
    var watchers: [Int: AsyncStream<FavouriteCollection>.Continuation] = [:]
    var watcherCount = 0
    /// Tries again what could not be done.
    var retrying: Task<Void, Never>?

    package nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// - Parameters:
    ///   - path: the database's file, or a link to it; its folder is made when it is missing.
    ///   - now: the time it is.
    ///   - timeZone: in which times are said. Asked for when one is: it takes a while to find out.
    ///   - clock: by which is waited before the file is looked at once more.
    ///   - changes: tells when the file at a path may have changed, by this instance of the program or by another; nil where nothing does.
    ///   - announce: hears of each step that can fail before it is taken.
    package init(
        path: String, now: @escaping @Sendable () -> Date, timeZone: @escaping @Sendable () -> Zone = { .ofUser },
        clock: any Clock<Duration> = ContinuousClock(),
        changes: @escaping @Sendable (_ path: String) -> AsyncStream<Void>? = { FavouriteStore.changes(of: $0) },
        announce: @escaping StorageStep.Announce = { _ in }
    ) {
        (self.now, self.clock, self.changes, self.announce) = (now, clock, changes, announce)
        file = FavouriteFile(path: path, now: now, timeZone: timeZone, announce: announce)
    }

    /// What the system tells of the file.
    package static func changes(of path: String) -> AsyncStream<Void>? {
        let (folder, name) = FolderPath.parted(path)
        return FileChanges.of(name, in: folder)
    }

    // MARK: Reading

    package func collection() -> FavouriteCollection {
        prepare(toRead: true)
        revision += 1
        let pending = self.pending
        func collection(_ stored: Stored, isSaved: Bool = true) -> FavouriteCollection {
            var waiting = pending
            var kept = stored.favourites.compactMap { favourite -> Favourite? in
                guard let change = waiting.removeValue(forKey: favourite.id) else { return favourite }
                return change.result(over: favourite)
            }
            kept += waiting.values.compactMap { $0.result(over: nil) }
            let unremoved = pending.sorted { $0.key < $1.key }.compactMap { $0.value.favourite == nil ? $0.value.base : nil }
            return FavouriteCollection(
                kept.newestFirst(), unsaved: Set(kept.map(\.id).filter { !isSaved || pending[$0] != nil }), unremoved: unremoved,
                saving: cause.map { .unsaved(cause: $0) } ?? .saved, skipped: stored.unread.count,
                unreadable: stored.unread.compactMap(\.self).sorted(), isWhole: stored.isWhole, revision: revision, news: news)
        }
        switch state {
        case .closed: return collection(stored())
        // What is known of a file in whose place another one cannot be read stands nowhere.
        case .unusable: return collection(stored(), isSaved: failure?.contents != nil)
        case .vanished: return collection(stored(), isSaved: false)
        case .open(let database, _):
            do {
                try announce(.read)
                let before = decoded
                let (all, version) = try database.read { database in
                    (try FavouriteTable(database: database).all(after: before), try Self.version(database))
                }
                (decoded, seenVersion) = (all.decoded, version)
                let read = all.favourites.byID
                known = read
                sayReplacement(by: read)
                return collection((all.favourites, all.unread, true))
            } catch {
                // A broken file is restored by opening it; any other is read as one that cannot be used.
                if hasLostItsLog || DatabaseFailure.isBroken(error) {
                    reopen(database)
                } else {
                    close(database)
                    becomeUnusable(error)
                }
                return collection(stored())
            }
        }
    }

    /// Favourites as they were found, those whose records could not be read, as far as these say which they are, and whether that is all.
    typealias Stored = (favourites: [Favourite], unread: [Favourite.ID?], isWhole: Bool)

    /// What the file holds, after it could not be read.
    func stored() -> Stored {
        switch state {
        case .closed: return ([], [], true)
        case .unusable(let contents):
            return (contents.favourites, contents.unread.map { Favourite.ID(kind: $0.kind, text: $0.id) }, contents.isWhole)
        case .vanished(let stored): return (stored, [], true)
        case .open(let database, _):
            do {
                let before = decoded
                let (favourites, unread, _) = try database.read { try FavouriteTable(database: $0).all(after: before) }
                return (favourites, unread, true)
            } catch {
                close(database)
                becomeUnusable(error)
                return stored()
            }
        }
    }

    // MARK: Changing

    @discardableResult
    package func add(_ items: [Favourite.Item]) -> Saving {
        let time = moment
        let (unreadable, saving) = change { known -> (Changes, String?) in
            var (changes, unreadable) = (Changes(), String?.none)
            for item in items {
                do {
                    var favourite = try known(item.id) ?? Favourite(item, addedAt: time, seenAt: time)
                    (favourite.item, favourite.seenAt) = (item, time)
                    changes[item.id] = favourite
                } catch let error as UnreadableFavourite {
                    // What stands there may be a note that another version can read: it stays, and the others are kept.
                    unreadable = Self.words(error, item.id)
                }
            }
            return (changes, unreadable)
        }
        if saving == .saved, let unreadable = unreadable ?? nil { return .unsaved(cause: unreadable) }
        return saving
    }

    package func remove(_ ids: [Favourite.ID]) -> (removed: [Favourite], saving: Saving) {
        let (removed, saving) = change { known -> (Changes, [Favourite]) in
            var (changes, removed) = (Changes(), [Favourite]())
            for id in ids {
                do {
                    guard let favourite = try known(id) else { continue }
                    removed.append(favourite)
                } catch is UnreadableFavourite {
                    // One whose record cannot be read is removed all the same.
                }
                changes[id] = .some(nil)
            }
            return (changes, removed)
        }
        return (removed ?? [], saving)
    }

    package func setNote(_ note: String?, of id: Favourite.ID, over isExpected: @Sendable (String?) -> Bool) -> NoteChange {
        let (outcome, saving) = change(writesNote: true) { known -> (Changes, NoteChange) in
            do {
                guard var favourite = try known(id) else { return ([:], .notKept) }
                let before = favourite.note
                guard isExpected(before) else { return ([:], .anotherStays) }
                favourite.note = note.flatMap(\.nonBlank)
                return ([id: favourite], .written(before: before, saving: .saved))
            } catch let error as UnreadableFavourite {
                return ([:], .unreadable(cause: error.reason))
            }
        }
        guard let outcome else { return .failed(cause: saving.cause ?? "they cannot be used") }
        if case .written(let before, _) = outcome { return .written(before: before, saving: saving) }
        return outcome
    }

    package func merge(_ favourites: [Favourite]) -> FavouriteMerge {
        // Nothing is no reason to open the file, which may not be possible.
        guard !favourites.isEmpty else { return FavouriteMerge() }
        let (merge, saving) = change { known in
            var (changes, merge) = (Changes(), FavouriteMerge())
            for favourite in favourites {
                do {
                    guard let here = try changes[favourite.id] ?? known(favourite.id) else {
                        changes[favourite.id] = favourite
                        merge.addedIDs.insert(favourite.id)
                        continue
                    }
                    let merged = here.merged(with: favourite)
                    if let note = here.note, let other = favourite.note, note != other { merge.notesKept += 1 }
                    guard merged != here else {
                        merge.unchanged += 1
                        continue
                    }
                    merge.changed += 1
                    changes[favourite.id] = merged
                } catch let error as UnreadableFavourite {
                    // It stays, as where one is added, and the others are kept.
                    merge.unreadable[favourite.id] = "\(error)"
                }
            }
            return (changes, merge)
        }
        var result = merge ?? FavouriteMerge()
        if saving != .saved { result.saving = saving }
        return result
    }

    package func seen(_ items: [Favourite.Item]) {
        // What cannot be noted now is noted the next time that it is seen: it is nothing that the user did.
        guard pending.isEmpty, !items.isEmpty, case .open = state else { return }
        let time = moment
        _ = change(isOfTheUser: false) { known in
            var changes = Changes()
            for item in items {
                do {
                    guard var favourite = try known(item.id) else { continue }
                    // A time to come was noted while a clock ran ahead.
                    let isRecent = (0..<3600).contains(time.timeIntervalSince(favourite.seenAt))
                    guard !isRecent || favourite.item != item else { continue }
                    // What was kept is not lost for what another feed calls the same.
                    guard favourite.item.isSame(as: item) else { continue }
                    (favourite.item, favourite.seenAt) = (item, time)
                    changes[item.id] = favourite
                } catch is UnreadableFavourite {
                    // It stays, and is no reason to forget that the others were seen.
                }
            }
            return (changes, ())
        }
    }

    /// Writes what is pending once more, and closes the file, so that `favourites.db` alone holds everything; to be called once, at the end.
    /// - Parameter isLossSaid: whether it was said that what is pending could not be saved, which holds then: it is not tried once more.
    /// - Returns: what is lost with the program; nil when nothing is.
    package func close(isLossSaid: Bool = false) -> FavouriteLoss? {
        // What stood in a log alone that somebody has taken away is not to end with the program.
        if hasLostItsLog { prepare() }
        if !pending.isEmpty, !isLossSaid {
            // Who was waited for in vain is not waited for once more: what is lost is to be named before the program's own time is over.
            if isHeld { catchUp() } else { _ = change { _ in ([:], ()) } }
        }
        if case .open(let database, let identity) = state {
            if identity.file != FileIdentity(path: file.path) {
                abandon(database, isGone: FileIdentity.isAbsent(file.path))
            } else if file.isIntact {
                // While others have it open, closing it leaves what stands in the log there.
                bringLogIn()
                makeCopyOfTheDay()
                // That takes a while.
                if hasLostItsLog { prepare() }
            } else {
                // Somebody has written over it since it was used last: what is known is not to end with the program.
                prepare()
            }
        }
        if case .open(let database, _) = state {
            do {
                try announce(.close)
                if hasLostItsLog { leaveLog(of: database) }
                try database.close()
            } catch {
                // Somebody still reads: then the write-ahead log stays beside the file, and nothing is lost.
            }
        }
        state = .closed
        stopTrying()
        return pending.isEmpty ? nil : FavouriteLoss(pending, cause: cause ?? "")
    }

    /// The time it is, as exactly as it is written.
    private var moment: Date { Date(kept: now().milliseconds) }
}
