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

    private func path(_ name: String) -> String {
        (folder.hasSuffix("/") ? folder : folder + "/") + name
    }
}
