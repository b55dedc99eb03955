import Foundation
import Synchronization

/// The files of a folder of the user's, which may be slow, or not answer at all.
package final class FolderFiles: ResourceFiles {
    /// The folder's path.
    package let folder: String
    /// Where each file is read, by its name. While one does not answer, who wants it again waits their turn, and no more threads do.
    private let queues = Mutex<[String: FileQueue]>([:])

    package init(folder: String) { self.folder = folder }

    package var place: String { folder }

    package func describe(_ name: String) -> String { path(name) }

    package func has(_ name: String) -> Bool {
        let path = self.path(name)
        var facts = stat()
        // Of a link that leads nowhere, whoever reads it is told so.
        let isLink = lstat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFLNK
        return isLink || Self.isFile(path)
    }

    package func contents(of name: String) async throws -> [UInt8]? {
        let path = self.path(name)
        return try await queue(of: name).run { try Self.isFile(path) ? [UInt8](Data(contentsOf: URL(filePath: path))) : nil }
    }

    package func body(of name: String) async throws -> APIBody? {
        let (path, queue) = (self.path(name), self.queue(of: name))
        let opened: FileHandle? = try await queue.run {
            try Self.isFile(path) ? FileHandle(forReadingFrom: URL(filePath: path)) : nil
        }
        guard let file = opened else { return nil }
        // A file may be larger than the memory that it should take: no more than a piece of it is there at a time.
        let pieces = Pieces {
            var size = PieceSize(isOfTable: name.hasSuffix(".tsv"))
            return {
                let count = size.take()
                return try await queue.run { try Self.read(file, count) }
            }
        }
        return APIBody(pieces) { .file(cause: Reason(FileFailure.words($0))) }
    }

    package func absence(of name: String) async throws -> Reason {
        let path = self.path(name)
        return try await queue(of: name).run { PrivateFile.absence(of: path) }
    }

    private static func isFile(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
    }

    private static func read(_ file: FileHandle, _ size: Int) throws -> [UInt8]? {
        guard let data = try file.read(upToCount: size), !data.isEmpty else { return nil }
        return [UInt8](data)
    }

    private func queue(of name: String) -> FileQueue {
        queues.withLock { queues in
            if let queue = queues[name] { return queue }
            let queue = FileQueue("jaunt.folder")
            queues[name] = queue
            return queue
        }
    }

    private func path(_ name: String) -> String {
        (folder.hasSuffix("/") ? folder : folder + "/") + name
    }
}
