import Foundation
import Synchronization
import TravelKit

/// Looks at the bytes of database files that may be open.
///
/// SQLite keeps other instances away by fcntl(2) locks, and a process loses all the locks that it has on a file as soon as it closes any
/// descriptor of it (SQLite, "How To Corrupt An SQLite Database File", 2.2).
/// So the descriptors by which we look stay open, one for each file that was looked at, until another file has taken its place and no
/// connection of this process has it open.
enum DatabaseBytes {
    /// A descriptor by which a file is looked at, and how many do so just now.
    private struct Look {
        let descriptor: CInt
        var users = 0
    }

    private static let looks = Mutex<[FileIdentity: Look]>([:])

    /// The first bytes of a file, so many at most; nil where there is none.
    /// - Throws: what the system says.
    static func first(_ count: Int, of path: String) throws -> [UInt8]? {
        try looking(at: path) { try read($0, count, at: 0) }
    }

    /// Copies a file, as long as it is now, to a path where there is none yet.
    /// - Throws: what the system says.
    static func copy(_ path: String, to copy: String) throws {
        guard try looking(at: path, { try self.copy($0, to: copy) }) != nil else { throw failure() }
    }

    private static func copy(_ source: CInt, to copy: String) throws {
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

    /// Looks at the file that is at the path now; nil where there is none.
    private static func looking<Output>(at path: String, _ body: (CInt) throws -> Output) throws -> Output? {
        guard let (identity, descriptor) = try begin(path) else { return nil }
        defer { looks.withLock { $0[identity]?.users -= 1 } }
        return try body(descriptor)
    }

    private static func begin(_ path: String) throws -> (FileIdentity, CInt)? {
        try looks.withLock { looks in
            var facts = stat()
            guard stat(path, &facts) == 0 else {
                if FileIdentity.isAbsent(path) { return nil }
                throw failure()
            }
            if looks[FileIdentity(facts)] == nil {
                // Nobody opens a file that has no name any more, such as a log that went with its last user.
                letGo(&looks) { hasNoName($1.descriptor) }
                try expectFile(facts)
                // What has taken its place since may be a pipe, which would be waited for.
                let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
                guard descriptor >= 0, fstat(descriptor, &facts) == 0 else { throw failure() }
                try expectFile(facts)
                // Another file may have come to the place since; one that is known keeps its first descriptor, and this one stays
                // open as well.
                if looks[FileIdentity(facts)] == nil { looks[FileIdentity(facts)] = Look(descriptor: descriptor) }
            }
            looks[FileIdentity(facts)]?.users += 1
            return looks[FileIdentity(facts)].map { (FileIdentity(facts), $0.descriptor) }
        }
    }

    /// Lets go of the file that is at the path now, which is about to go.
    static func forget(_ path: String) {
        if let identity = FileIdentity(path: path) { forget(identity) }
    }

    /// Lets go of a file that another one has taken the place of, whatever it is called by now, unless a connection of this process has it
    /// open still.
    static func forget(_ identity: FileIdentity) {
        looks.withLock { looks in letGo(&looks) { other, _ in other == identity } }
    }

    /// Closes descriptors of files that nothing else of this process has open: these have no locks to lose.
    private static func letGo(_ looks: inout [FileIdentity: Look], where isMeant: (FileIdentity, Look) -> Bool) {
        let meant = looks.filter { $0.value.users == 0 && isMeant($0.key, $0.value) }
        // Where it cannot be found out what is open, they stay.
        guard !meant.isEmpty, let counts = descriptorCounts() else { return }
        for (identity, look) in meant where counts[identity] == 1 {
            close(look.descriptor)
            looks[identity] = nil
        }
    }

    /// Whether this process has a file open otherwise than to look at it; also where that cannot be found out.
    static func isOpen(_ identity: FileIdentity) -> Bool {
        looks.withLock { looks in
            guard let counts = descriptorCounts() else { return true }
            return counts[identity, default: 0] > (looks[identity] == nil ? 0 : 1)
        }
    }

    /// How many descriptors of each file this process has open; nil where the system does not tell.
    private static func descriptorCounts() -> [FileIdentity: Int]? {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd") else { return nil }
        var counts: [FileIdentity: Int] = [:]
        for case let descriptor? in names.map({ CInt($0) }) {
            var facts = stat()
            if fstat(descriptor, &facts) == 0 { counts[FileIdentity(facts), default: 0] += 1 }
        }
        return counts
    }

    private static func hasNoName(_ descriptor: CInt) -> Bool {
        var facts = stat()
        return fstat(descriptor, &facts) == 0 && facts.st_nlink == 0
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
