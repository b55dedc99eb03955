import Glibc
import Synchronization
import TravelKit

/// Looks at the bytes of database files that may be open.
///
/// SQLite keeps other instances away by fcntl(2) locks, and a process loses all the locks that it has on a file as soon as it closes any
/// descriptor of it (SQLite, "How To Corrupt An SQLite Database File", 2.2). So the descriptors by which we look are never closed; there is one for
/// each file that was looked at.
enum DatabaseBytes {
    private static let descriptors = Mutex<[FileIdentity: CInt]>([:])

    /// The first bytes of a file, so many at most; nil where there is none.
    /// - Throws: what the system says.
    static func first(_ count: Int, of path: String) throws -> [UInt8]? {
        guard let descriptor = try descriptor(of: path) else { return nil }
        return try read(descriptor, count, at: 0)
    }

    /// Copies a file, as long as it is now, to a path where there is none yet.
    /// - Throws: what the system says.
    static func copy(_ path: String, to copy: String) throws {
        guard let source = try descriptor(of: path) else { throw failure() }
        var facts = stat()
        guard fstat(source, &facts) == 0 else { throw failure() }
        let size = Int(facts.st_size)
        let target = open(copy, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
        guard target >= 0 else { throw failure(copy) }
        defer { close(target) }
        var place = 0
        while place < size, case let bytes = try read(source, min(1 << 20, size - place), at: place), !bytes.isEmpty {
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = rest.withUnsafeBytes { write(target, $0.baseAddress, $0.count) }
                guard count > 0 else { throw failure(copy) }
                rest = rest.dropFirst(count)
            }
            place += bytes.count
        }
        guard fsync(target) == 0 else { throw failure(copy) }
    }

    /// The descriptor of the file that is at the path now; nil where there is none.
    private static func descriptor(of path: String) throws -> CInt? {
        try descriptors.withLock { descriptors in
            var facts = stat()
            guard stat(path, &facts) == 0 else {
                if FileIdentity.isAbsent(path) { return nil }
                throw failure()
            }
            if let known = descriptors[FileIdentity(facts)] { return known }
            try expectFile(facts)
            // What has taken its place since may be a pipe, which would be waited for.
            let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
            guard descriptor >= 0, fstat(descriptor, &facts) == 0 else { throw failure() }
            try expectFile(facts)
            // Another file may have come to the place since; one that is known keeps its first descriptor, and this one stays open as well.
            descriptors[FileIdentity(facts)] = descriptors[FileIdentity(facts)] ?? descriptor
            return descriptor
        }
    }

    /// Lets go of the file that is at the path now, which is about to go: it may be none that a connection of this process has open, for that
    /// would lose its locks.
    static func forget(_ path: String) {
        descriptors.withLock { descriptors in
            guard let identity = FileIdentity(path: path), let descriptor = descriptors.removeValue(forKey: identity) else { return }
            close(descriptor)
        }
    }

    /// - Throws: a `Reason` where it is no file: a pipe may never have anything to read, and a device no end.
    private static func expectFile(_ facts: stat) throws {
        switch facts.st_mode & S_IFMT {
        case S_IFREG: return
        case S_IFDIR: throw Reason.system(EISDIR)
        default: throw Reason("it is no file")
        }
    }

    private static func read(_ descriptor: CInt, _ count: Int, at place: Int) throws -> [UInt8] {
        try [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            let found = pread(descriptor, buffer.baseAddress, count, place)
            guard found >= 0 else { throw failure() }
            filled = found
        }
    }

    /// What the system has just said.
    /// - Parameter path: whose fault it is, where it is not the file that was asked for.
    private static func failure(_ path: String? = nil) -> Reason {
        let words = Reason.system().description
        return Reason(path.map { "\($0): \(words)" } ?? words)
    }
}
