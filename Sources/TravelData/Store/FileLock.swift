import Glibc
import TravelKit

/// A lock among the instances of the program, held while the object lives; the system gives it back when the program is killed.
final class FileLock {
    private let descriptor: Int32

    /// Waits until nobody else holds the lock.
    /// - Parameter path: a file to lock by, which is made.
    /// - Throws: what the system says.
    init(path: String) throws {
        descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw Reason("\(path): \(String(cString: strerror(errno)))") }
        while flock(descriptor, LOCK_EX) != 0 {
            guard errno == EINTR else {
                let code = errno
                close(descriptor)
                throw Reason("\(path): \(String(cString: strerror(code)))")
            }
        }
    }

    /// A lock that is had within some time; nil where it is not: somebody else holds it on, or the file system has no locks.
    /// - Parameters:
    ///   - path: a file to lock by, which is made.
    ///   - limit: how long to wait.
    init?(path: String, within limit: Duration) {
        descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        let deadline = ContinuousClock.now + limit
        while descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            guard [EINTR, EWOULDBLOCK].contains(errno), ContinuousClock.now < deadline else {
                close(descriptor)
                return nil
            }
            // flock(2) knows no limit of time.
            usleep(2000)
        }
        if descriptor < 0 { return nil }
    }

    deinit { close(descriptor) }
}
