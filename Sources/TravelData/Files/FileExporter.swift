import Foundation
import Synchronization
package import TravelKit

/// Writes what is exported into the file that the user names, atomically: beside it first, then in its place.
package final class FileExporter: Exporter {
    private let home: String
    private let folder: String?
    /// Where each folder is written into, by how the user has named it. While one does not answer, who writes there again waits their turn,
    /// and no more threads do.
    private let queues = Mutex<[String: FileQueue]>([:])
    /// The drafts that are being written, by their paths.
    private let drafts = Mutex<Set<String>>([])

    /// - Parameters:
    ///   - home: what a `~` stands for.
    ///   - folder: where names begin that are not absolute; nil for the folder that the program works in.
    package init(home: String, folder: String? = nil) {
        self.home = home
        self.folder = folder
    }

    @concurrent
    package func write(to path: String, replaces: Bool, _ body: @escaping Body) async throws(RepositoryError) -> ExportOutcome {
        do {
            return try await queue(for: path).runWhileWanted { isWanted in
                try self.write(to: path, replaces: replaces, while: isWanted, body)
            }
        } catch {
            throw (error as? RepositoryError) ?? .cancelled
        }
    }

    private func queue(for path: String) -> FileQueue {
        queues.withLock { queues in
            let folder = FolderPath.parted(path).folder
            if let queue = queues[folder] { return queue }
            let queue = FileQueue("jaunt.export")
            queues[folder] = queue
            return queue
        }
    }

    private func write(
        to path: String, replaces: Bool, while isWanted: () -> Bool, _ body: @escaping Body
    ) throws(RepositoryError) -> ExportOutcome {
        let files = FileManager.default
        // Of a link, what it leads to is written, also where nothing is there yet.
        let named = URL(filePath: try absolute(path)).standardized.resolvingSymlinksInPath()
        let end = FileLink.end(of: named.path(percentEncoded: false))
        let isDangling = end != named.path(percentEncoded: false)
        let url = isDangling ? URL(filePath: end) : named
        let draft = url.deletingLastPathComponent().appending(component: ".\(UUID().uuidString).jaunt")
        do {
            let old = try attributes(of: url)
            let type = old?[.type] as? FileAttributeType
            // A link that is still one leads to itself: nothing can be written there.
            if type == .typeSymbolicLink, !FileIdentity.isAbsent(url.path(percentEncoded: false)) {
                throw failure(Reason(PrivateFile.words(ofLoop: "it")), url, path, isOfName: true)
            }
            if let type, ![.typeRegular, .typeSymbolicLink].contains(type) {
                throw failure(Reason("that is no file"), url, path, isOfName: true)
            }
            // The link is somebody's, too.
            if !replaces, old != nil || isDangling { return .exists }
            try Data().write(to: draft, options: .withoutOverwriting)
            drafts.withLock { _ = $0.insert(draft.path(percentEncoded: false)) }
            // Where it has its own name, or its folder has gone, there is no draft any more.
            defer {
                unlink(draft.path(percentEncoded: false))
                drafts.withLock { _ = $0.remove(draft.path(percentEncoded: false)) }
            }
            // Whoever could not read what was there cannot read what takes its place.
            if type == .typeRegular, let mode = old?[.posixPermissions] {
                try files.setAttributes([.posixPermissions: mode], ofItemAtPath: draft.path(percentEncoded: false))
            }
            let file = try FileHandle(forWritingTo: draft)
            try body { piece throws(RepositoryError) in
                guard isWanted() else { throw .cancelled }
                do { try file.write(contentsOf: Data(piece.utf8)) } catch { throw failure(error, url, path) }
            }
            // What takes another's place is on disk before.
            try file.synchronize()
            try file.close()
            // Who has gone was told that there is no file.
            guard isWanted() else { throw RepositoryError.cancelled }
            return try publish(draft, as: url, replaces: replaces) ? .written(path: url.path(percentEncoded: false)) : .exists
        } catch let error as RepositoryError {
            throw error
        } catch {
            throw failure(error, url, path)
        }
    }

    /// The program ends: what is being written will not be, and leaves nothing behind.
    package func close() {
        for draft in drafts.withLock(\.self) { unlink(draft) }
    }

    /// What is known of the file that is there; nil where there is none.
    private func attributes(of url: URL) throws -> [FileAttributeKey: Any]? {
        do {
            return try FileManager.default.attributesOfItem(atPath: url.path(percentEncoded: false))
        } catch let error as CocoaError where error.code == .fileReadNoSuchFile || error.code == .fileNoSuchFile {
            return nil
        }
    }

    /// - Parameter isOfName: whether another name is all that helps; found out where it is not known.
    private func failure(_ error: any Error, _ url: URL, _ path: String, isOfName: Bool = false) -> RepositoryError {
        let cause = reason(error, url, path)
        let lacksFolder = FileIdentity.isAbsent(url.deletingLastPathComponent().path(percentEncoded: false))
        return isOfName || lacksFolder || FileFailure.isOfName(error)
            ? .misnamed(doing: "write the file", cause: cause) : .storage(doing: "write the file", cause: cause)
    }

    /// Why nothing could be written; of a folder that is missing the error names the draft in it alone.
    private func reason(_ error: any Error, _ url: URL, _ path: String) -> Reason {
        let folder = url.deletingLastPathComponent().path(percentEncoded: false)
        guard !FileManager.default.fileExists(atPath: folder) else {
            return Reason("\(shortened(path)): \(FileFailure.words(error))")
        }
        let name = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
        return Reason("there is no folder \(shortened(name)); make it, or name another one")
    }

    /// A name that leaves room for the cause beside it.
    private func shortened(_ name: String) -> String {
        name.count <= 100 ? name : "\(name.prefix(50))…\(name.suffix(49))"
    }

    /// Puts a draft in its place. Where there must be nothing yet it is linked to its own name, which fails where there is one.
    /// - Returns: false when there is one.
    private func publish(_ draft: URL, as url: URL, replaces: Bool) throws -> Bool {
        let files = FileManager.default
        if replaces {
            guard rename(draft.path(percentEncoded: false), url.path(percentEncoded: false)) == 0 else {
                throw NSError(domain: NSPOSIXErrorDomain, code: Int(errno))
            }
            return true
        }
        do {
            try files.linkItem(at: draft, to: url)
        } catch let error as CocoaError where error.code == .fileWriteFileExists {
            return false
        } catch {
            // A file system without links.
            try files.moveItem(at: draft, to: url)
        }
        return true
    }

    private func absolute(_ path: String) throws(RepositoryError) -> String {
        if path == "~" || path.hasPrefix("~/") { return home + path.dropFirst() }
        do throws(Reason) { return try FolderPath.absolute(path, in: folder) } catch {
            throw .storage(doing: "write the file", cause: Reason("\(shortened(path)): \(error)"))
        }
    }
}
