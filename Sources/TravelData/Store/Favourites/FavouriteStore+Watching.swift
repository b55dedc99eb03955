import GRDB
package import TravelKit

/// Telling whoever wants to know what the favourites are, and hearing of the changes of other instances.
extension FavouriteStore {
    package nonisolated func updates() -> AsyncStream<FavouriteCollection> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let task = Task { await self.watch(continuation) }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    private func watch(_ continuation: AsyncStream<FavouriteCollection>.Continuation) async {
        watcherCount += 1
        let number = watcherCount
        watchers[number] = continuation
        defer { watchers[number] = nil }
        // The file is opened, which makes its folder, before it is watched, and watched before it is read: no change falls in between.
        prepare(toRead: true)
        var changes = self.changes(file.path)
        continuation.yield(collection())
        let told = news.count
        lookForMissing()
        makeCopyOfTheDay()
        if news.count > told { publish() }
        keepTrying()
        // Where nothing tells, what others do is seen with the next change of our own.
        let nothing = AsyncStream(Void.self) { _ in }
        while true {
            for await _ in changes ?? nothing {
                look()
                await lookAgain()
            }
            if Task.isCancelled { break }
            await waitUntilStable()
            // Another folder has come to where the one was that was watched.
            changes = self.changes(file.path)
            look()
        }
        continuation.finish()
    }

    /// Waits until there is a file that has not changed for a second: who puts a copy in the place of the folder takes a while, and must not
    /// find in the way what would be made there meanwhile. Where none has come after ten seconds, it is said that the file is gone.
    private func waitUntilStable() async {
        var (stamp, absences) = (FileStamp(path: file.path), 0)
        folderWaits += 1
        defer { folderWaits -= 1 }
        while true {
            do { try await clock.sleep(for: .seconds(1)) } catch { return }
            let before = stamp
            stamp = FileStamp(path: file.path)
            absences = FileIdentity.isAbsent(file.path) ? absences + 1 : 0
            if Task.isCancelled || absences == 0 && stamp == before { return }
            if absences == 10 { look() }
        }
    }

    /// Looks once more a moment later: what is told of a change may come before the change can be seen. Looks for a second where the file could
    /// not be used just now: whoever begins it may not be done, and nothing tells of the end.
    private func lookAgain() async {
        for time in 0..<20 where (time == 0 || !isUsable) && !Task.isCancelled {
            do { try await clock.sleep(for: .milliseconds(50)) } catch { return }
            look()
        }
    }

    /// Tells what others have changed. A file that they could write to takes what waits.
    private func look() {
        guard isChangedByOthers() else { return }
        catchUp()
        publish()
    }

    private var isUsable: Bool {
        if case .open = state { true } else { false }
    }

    /// Whether another instance has changed the file since it was read last: SQLite tells each connection its own changes alone.
    /// `data_version` costs a look at shared memory, no read of the file (SQLite, "PRAGMA data_version").
    private func isChangedByOthers() -> Bool {
        switch state {
        case .vanished: return !FileIdentity.isAbsent(file.path)
        case .unusable: return failure?.stamp != FileStamp(path: file.path)
        case .open, .closed: break
        }
        guard case .open(let database, let identity) = state, identity == DatabaseIdentity(path: file.path), file.isIntact else {
            return true
        }
        do { return try database.read(Self.version) != seenVersion } catch { return true }
    }

    static func version(_ database: Database) throws -> Int? {
        try Int.fetchOne(database, sql: "PRAGMA data_version")
    }

    func publish() {
        guard !watchers.isEmpty else { return }
        let collection = self.collection()
        for watcher in watchers.values { watcher.yield(collection) }
        keepTrying()
    }
}
