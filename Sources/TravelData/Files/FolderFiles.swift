import Foundation

/// The files of a folder of the user's.
package struct FolderFiles: ResourceFiles {
    /// The folder's path.
    package let folder: String

    package init(folder: String) { self.folder = folder }

    package var place: String { folder }

    package func describe(_ name: String) -> String { path(name) }

    package func has(_ name: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path(name), isDirectory: &isFolder) && !isFolder.boolValue
    }

    package func contents(of name: String) throws -> [UInt8]? {
        guard has(name) else { return nil }
        return try [UInt8](Data(contentsOf: URL(filePath: path(name))))
    }

    package func body(of name: String) throws -> APIBody? {
        guard has(name) else { return nil }
        // A file may be larger than the memory that it should take: no more than a piece of it is there at a time.
        let file = try FileHandle(forReadingFrom: URL(filePath: path(name)))
        let pieces = Pieces {
            var size = PieceSize()
            return { try await Self.read(file, size.take()) }
        }
        return APIBody(pieces) { .file(cause: Reason(FileFailure.words($0))) }
    }

    /// Off the main actor: a folder may be slow.
    @concurrent
    private static func read(_ file: FileHandle, _ size: Int) async throws -> [UInt8]? {
        guard let data = try file.read(upToCount: size), !data.isEmpty else { return nil }
        return [UInt8](data)
    }

    private func path(_ name: String) -> String {
        (folder.hasSuffix("/") ? folder : folder + "/") + name
    }
}
