import Foundation

/// Whether a file can be written, or made where it is missing, and how much room its disk has.
struct FileRoom {
    /// Whether the system lets it be written.
    let isWritable: Bool
    /// A file that stands where a folder is needed; nil where none does.
    let blocker: String?
    /// How many bytes are left; nil when the system does not tell.
    let left: Int?

    init(path: String) {
        let files = FileManager.default
        var nearest = URL(filePath: path)
        // Without a slash at its end: with one, a file that stands where a folder should be is not there.
        while !files.fileExists(atPath: nearest.path), nearest.pathComponents.count > 1 { nearest.deleteLastPathComponent() }
        let existing = nearest.path
        var isFolder: ObjCBool = false
        let isThere = files.fileExists(atPath: existing, isDirectory: &isFolder)
        let isItself = existing == path
        blocker = isThere && !isFolder.boolValue && !isItself ? existing : nil
        // Itself, or else a folder in which it can be made.
        isWritable = isThere && files.isWritableFile(atPath: existing) && isFolder.boolValue != isItself
        // A system that does not tell leaves it open.
        let facts = try? files.attributesOfFileSystem(forPath: existing)
        left = facts?[.systemFreeSize] as? Int
    }

    /// Whether so little is left that a write may fail.
    var isNearlyFull: Bool { (left ?? .max) < 8_388_608 }

    /// What stands in the way of writing, in words; nil when nothing does that can be seen.
    var obstacle: String? {
        if let blocker {
            return "\(blocker) is a file where a folder should be (\(String(cString: strerror(ENOTDIR)))); give it another name"
        }
        if !isWritable { return "it is read-only" }
        return isNearlyFull ? "the disk is nearly full" : nil
    }
}
