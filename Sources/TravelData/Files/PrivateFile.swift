package import Foundation

/// A user's own files that are read and written whole: settings, tokens, what is remembered.
package enum PrivateFile {
    /// What a file holds; nil when there is none, or /dev/null is in its place.
    /// - Parameter limit: how much that may be, in bytes.
    /// - Throws: why it cannot be read, or is no file: a pipe may never have anything to read, and a device no end.
    package static func contents(of path: String, limit: Int = .max) throws(Reason) -> Data? {
        guard !isMasked(path), let size = try size(path) else { return nil }
        guard size <= limit else { throw excess(over: limit) }
        // Without a URL, the first of which takes a fiftieth of the time to the first screen.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .system() }
        do {
            return try FileHandle(fileDescriptor: descriptor, closeOnDealloc: true).readToEnd() ?? Data()
        } catch {
            throw Reason(FileFailure.words(error))
        }
    }

    /// The link that is to blame where there is no file: one that leads nowhere, at its path or at a folder above it.
    /// - Returns: the link, and where it leads; nil where none is to blame.
    package static func brokenLink(on path: String) -> (link: String, end: String)? {
        for place in [path] + FolderPath.ancestors(of: path) {
            let end = FileLink.end(of: place)
            if end != place, FileIdentity.isAbsent(place) { return (place, end) }
        }
        return nil
    }

    /// What can be done about a link that leads nowhere or in a loop, besides putting something there: the end of what is said of it.
    package static let remedyOfLinks = "or take the link away"

    /// That a link which leads nowhere is why there is no file at a path, with what to do, as a clause; nil where none is.
    package static func brokenLinkReason(for path: String) -> Reason? {
        brokenLink(on: path).map { link, end in
            let (subject, missing) = link == path ? ("it", "the file there") : (link, "the folder there")
            return Reason("\(subject) leads to \(end), and nothing is there; put \(missing), \(remedyOfLinks)")
        }
    }

    /// Why there is no file at a path, as a clause.
    static func absence(of path: String) -> Reason {
        if let link = loop(on: path) { return Reason(words(ofLoop: link == path ? "it" : link)) }
        if let reason = brokenLinkReason(for: path) { return reason }
        var facts = stat()
        let isThere = stat(path, &facts) == 0
        let cause = Reason.system()
        if isThere { return facts.st_mode & S_IFMT == S_IFDIR ? .system(EISDIR) : Reason("there is no such file") }
        return FileIdentity.isAbsent(path) ? Reason("there is no such file") : cause
    }

    /// What is to be said of a folder that is missing because a link leads nowhere, with what to do, as a clause; nil where none is to blame.
    package static func brokenWay(to folder: String) -> String? {
        if let link = loop(on: folder) { return words(ofLoop: link) }
        return brokenLink(on: folder).map { link, end in
            "\(link) leads to \(end), and nothing is there; put the folder there, \(remedyOfLinks)"
        }
    }

    /// The link that is to blame where links on the way to a path lead round in a loop; nil where none do.
    static func loop(on path: String) -> String? {
        ([path] + FolderPath.ancestors(of: path)).last { place in
            var facts = stat()
            return stat(place, &facts) != 0 && errno == ELOOP
        }
    }

    /// What is to be said of such a link, with what to do, as a clause.
    static func words(ofLoop link: String) -> String {
        "\(link) is in a loop of symbolic links; lead it elsewhere, \(remedyOfLinks)"
    }

    /// That a file is larger than a limit, in bytes.
    static func excess(over limit: Int) -> Reason { Reason("it is larger than \(limit >> 20) MiB") }

    /// Writes a file, whole or not at all: beside it first, never readable by others, then in its place. Of a link, what it leads to is
    /// written. What takes another's place is on disk before, which takes a while: after a loss of power the file would be empty otherwise.
    /// - Throws: what the system says; a `Reason` where what is there is no file.
    static func write(_ data: Data, to path: String) throws {
        let end = FileLink.end(of: path)
        _ = try size(end)
        let draft = "\(end).\(UUID().uuidString)"
        let descriptor = open(draft, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw Reason.system() }
        do {
            let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
            try file.write(contentsOf: data)
            try file.synchronize()
            try file.close()
            guard rename(draft, end) == 0 else { throw Reason.system() }
        } catch {
            unlink(draft)
            throw error
        }
    }

    /// Whether /dev/null is in a file's place, as itself or by a link: so one says that there is to be none.
    static func isMasked(_ path: String) -> Bool {
        var (facts, null) = (stat(), stat())
        return stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFCHR && stat("/dev/null", &null) == 0
            && facts.st_rdev == null.st_rdev
    }

    /// How large a file is, in bytes; nil where there is none. Of a folder, reading and writing say themselves that it is one.
    /// - Throws: why it cannot be looked at, or is no file.
    private static func size(_ path: String) throws(Reason) -> Int? {
        var facts = stat()
        guard stat(path, &facts) == 0 else {
            if [ENOENT, ENOTDIR].contains(errno) { return nil }
            let cause = Reason.system()
            throw loop(on: path).map { Reason(words(ofLoop: $0 == path ? "it" : $0)) } ?? cause
        }
        guard [S_IFREG, S_IFDIR].contains(facts.st_mode & S_IFMT) else { throw Reason("it is no file") }
        return facts.st_size
    }
}
