import Foundation

/// Whether a file can be written, or made where it is missing, and how much room its disk has.
struct FileRoom {
    /// Whether the system lets it be written.
    let isWritable: Bool
    /// How many bytes are left; nil when the system does not tell.
    let left: Int?

    init(path: String) {
        let files = FileManager.default
        var nearest = URL(filePath: path)
        while !files.fileExists(atPath: nearest.path(percentEncoded: false)), nearest.pathComponents.count > 1 {
            nearest.deleteLastPathComponent()
        }
        let existing = nearest.path(percentEncoded: false)
        var isFolder: ObjCBool = false
        let isThere = files.fileExists(atPath: existing, isDirectory: &isFolder)
        // Itself, or else a folder in which it can be made.
        isWritable = isThere && files.isWritableFile(atPath: existing) && (isFolder.boolValue != (existing == path))
        // A system that does not tell leaves it open.
        let facts = try? files.attributesOfFileSystem(forPath: existing)
        left = facts?[.systemFreeSize] as? Int
    }

    /// What stands in the way of writing, in words; nil when nothing does that can be seen.
    var obstacle: String? {
        if !isWritable { return "it is read-only" }
        if let left, left < 65_536 { return "the disk is full" }
        return nil
    }
}
