import Glibc
import TravelKit

/// A lock among the instances of the program, held while the object lives; the system gives it back when the program is killed.
final class FileLock {
    private let descriptor: Int32

    /// Waits until nobody else holds the lock.
    /// - Parameters:
    ///   - path: a file to lock by, which is made.
    ///   - limit: how long to wait.
    /// - Throws: `DatabaseFailure.inUse` when somebody else holds it on, or what the system says.
    init(path: String, within limit: Duration = .seconds(10)) throws {
        descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw Reason("\(path): \(Reason.system())") }
        let deadline = ContinuousClock.now + limit
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            guard [EINTR, EWOULDBLOCK].contains(errno) else { throw Reason("\(path): \(Reason.system())") }
            guard ContinuousClock.now < deadline else { throw DatabaseFailure.inUse(lock: path) }
            // flock(2) knows no limit of time.
            usleep(2000)
        }
    }

    deinit {
        // It is called for a lock that was not had as well. Nothing else closes the descriptor: its number may be another file's by then, and
        // a database would lose its locks.
        if descriptor >= 0 { close(descriptor) }
    }
}
