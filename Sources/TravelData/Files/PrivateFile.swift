import Foundation

/// Files that are for their owner alone.
enum PrivateFile {
    /// What a file holds; nil when there is none.
    /// - Throws: what the system says; a `Reason` where it is no file: a pipe may never have anything to read, and a device no end.
    static func contents(of path: String) throws -> Data? {
        guard try isThere(path) else { return nil }
        return try Data(contentsOf: URL(filePath: path))
    }

    /// Writes a file, whole or not at all: beside it first, never readable by others, then in its place. Of a link, what it leads to is
    /// written.
    /// - Parameter isWaitedFor: whether it is on disk when this returns, whatever happens then; that takes a while.
    /// - Throws: what the system says; a `Reason` where what is there is no file.
    static func write(_ data: Data, to path: String, isWaitedFor: Bool) throws {
        let end = FileLink.end(of: path)
        _ = try isThere(end)
        let draft = "\(end).\(UUID().uuidString)"
        let descriptor = open(draft, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw Reason.system() }
        do {
            let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
            try file.write(contentsOf: data)
            if isWaitedFor { try file.synchronize() }
            try file.close()
            guard rename(draft, end) == 0 else { throw Reason.system() }
        } catch {
            unlink(draft)
            throw error
        }
    }

    /// Whether something is there that can be read as a file; of a folder, reading and writing say themselves that it is one.
    private static func isThere(_ path: String) throws -> Bool {
        var facts = stat()
        guard stat(path, &facts) == 0 else {
            if [ENOENT, ENOTDIR].contains(errno) { return false }
            throw Reason.system()
        }
        guard [S_IFREG, S_IFDIR].contains(facts.st_mode & S_IFMT) else { throw Reason("it is no file") }
        return true
    }
}
