import Dispatch
import Foundation
import Synchronization
package import TravelKit

/// The session in a JSON file (`session.json`), written atomically, and for its owner alone: it holds what was typed.
///
/// Changes are made on a queue of its own: another instance may have to be waited for, or a disk.
package final class SessionFile: SessionRepository {
    private typealias Change = @Sendable (inout Session) -> Void

    private let path: String
    private let queue = DispatchQueue(label: "session")
    /// The changes that are not written yet, the oldest first, and who waits for what comes of the next try.
    private let pending = Mutex<(changes: [Change], waiters: [CheckedContinuation<Result<Void, RepositoryError>, Never>])>(([], []))
    /// What was read last: before the first screen several ask for it.
    private let newest = Mutex<(stamp: FileStamp, session: Session)?>(nil)
    /// Whether it was found to be broken, and is not written anew yet: who asked for it has said so.
    private let isToBeMended = Mutex(false)

    /// Why it cannot be read.
    private struct Fault: Error {
        /// A clause.
        var why: String
        /// Whether that is what stands in it, of which nothing is lost when it is replaced.
        var isBroken: Bool
    }

    /// - Parameter path: the file; its folder is made when it is missing.
    package init(path: String) {
        self.path = path
    }

    package func load() throws(RepositoryError) -> Session {
        let stamp = FileStamp(path: path)
        if let known = newest.withLock({ $0 }), known.stamp == stamp { return known.session }
        do throws(Fault) {
            let session = try read()
            newest.withLock { $0 = (stamp, session) }
            return session
        } catch {
            if error.isBroken { isToBeMended.withLock { $0 = true } }
            throw .storage(doing: "read the last session", cause: Reason("\(path): \(error.why)"))
        }
    }

    private func read() throws(Fault) -> Session {
        let contents: Data?
        do throws(Reason) { contents = try PrivateFile.contents(of: path) } catch {
            throw Fault(why: error.description, isBroken: false)
        }
        guard let data = contents else { return Session() }
        if let record = SessionRecord(plainly: [UInt8](data)) { return record.session }
        do { return try JSONDecoder().decode(SessionRecord.self, from: data).session } catch {
            throw Fault(why: CodingPlace.reason(error), isBroken: true)
        }
    }

    /// What keeps it from being written, in words; nil where nothing does that can be seen.
    package var obstacle: String? {
        let end = FileLink.end(of: path)
        // Another file takes its place: it is the folder that has to be writable.
        let room = FileRoom(path: end + ".new")
        // A folder that is missing is made, but for one to which a link leads.
        return room.lacksFolder && room.isWritable && end == path ? nil : room.obstacle
    }

    package func save(_ session: Session) throws(RepositoryError) {
        try writing {
            try makeFolder()
            try PrivateFile.write(JSONEncoder().encode(SessionRecord(session)), to: path)
        }
    }

    package func change(_ body: @escaping @Sendable (inout Session) -> Void) async throws(RepositoryError) {
        try await written(with: [body])
    }

    package func settled() async throws(RepositoryError) { try await written(with: []) }

    /// Waits until these changes are written, and those before them.
    private func written(with changes: [Change]) async throws(RepositoryError) {
        let result: Result<Void, RepositoryError> = await withCheckedContinuation { waiter in
            pending.withLock {
                $0.changes += changes
                $0.waiters.append(waiter)
            }
            queue.async { self.writePending() }
        }
        try result.get()
    }

    /// Writes all changes that wait, at once: however many keys were pressed, another instance is waited for once.
    private func writePending() {
        let (changes, waiters) = pending.withLock { pending in
            defer { pending.waiters = [] }
            return pending
        }
        // Those for whom this would be have been told.
        guard !waiters.isEmpty else { return }
        let result: Result<Void, RepositoryError>
        do throws(RepositoryError) {
            if !changes.isEmpty || isToBeMended.withLock({ $0 }) { try make(changes) }
            pending.withLock { $0.changes.removeFirst(changes.count) }
            result = .success(())
        } catch {
            result = .failure(error)
        }
        for waiter in waiters { waiter.resume(returning: result) }
    }

    private func make(_ changes: [Change]) throws(RepositoryError) {
        // Whoever masks the file wants nothing to be remembered.
        if PrivateFile.isMasked(path) { return }
        // Another instance that ends in the same moment waits: each keeps what the other has written.
        let lock = try writing { try makeLock() }
        defer { withExtendedLifetime(lock) {} }
        // Of two writes in one moment a stamp tells nothing.
        newest.withLock { $0 = nil }
        var (session, isBroken) = (Session(), false)
        do throws(Fault) { session = try read() } catch {
            // What cannot be read may be good all the same, and is not to be lost.
            guard error.isBroken else { throw .storage(doing: "remember the session", cause: Reason("\(path): \(error.why)")) }
            isBroken = true
        }
        for change in changes { change(&session) }
        // What was broken another instance may have written anew meanwhile.
        if isBroken || !changes.isEmpty { try save(session) }
        isToBeMended.withLock { $0 = false }
    }

    /// How long another instance is waited for, which writes a few lines: who ends the program is not to wonder.
    private static let patience = Duration.seconds(2)

    /// What others wait for while it is held; nil where there can be no lock (it is another user's, or the file system has none).
    /// - Throws: `DatabaseFailure.inUse` when another instance was waited for in vain, or why there is no folder.
    private func makeLock() throws -> FileLock? {
        try makeFolder()
        do { return try FileLock(path: path + ".lock", within: Self.patience) } catch is Reason {
            // Of two that end in one moment one may lose what the other has written; nothing at all would be kept otherwise.
            return nil
        }
    }

    private func makeFolder() throws {
        let folder = URL(filePath: path).deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }

    /// A step of writing the file.
    private func writing<Output>(_ step: () throws -> Output) throws(RepositoryError) -> Output {
        do { return try step() } catch {
            let why = error is DatabaseFailure ? DatabaseFailure.words(error) : FileFailure.words(error)
            throw .storage(
                doing: "remember the session", cause: Reason("\(path): \(why)"), mayPass: DatabaseFailure.isInUse(error))
        }
    }
}
