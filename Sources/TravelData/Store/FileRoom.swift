import Foundation

/// Whether a database file can be written, or made where it is missing, and how much room its disk has.
struct FileRoom {
    /// What stands where a folder is needed, a file or a link that leads nowhere; nil where neither does.
    let blocker: String?
    /// What is to be said of that, with what to do.
    private let blockade: String?
    /// What the system does not let be written, as a clause; nil where it lets all of it.
    let refusal: String?
    /// Whether the file's own folder is missing.
    let lacksFolder: Bool
    /// How many bytes are left; nil when the system does not tell.
    let left: Int?

    /// - Parameters:
    ///   - path: the file.
    ///   - isWritable: what the system says of a path at which something is.
    init(path: String, isWritable: (_ path: String) -> Bool = { FileManager.default.isWritableFile(atPath: $0) }) {
        let files = FileManager.default
        // Without a slash at its end: with one, a file that stands where a folder should be is not there.
        let folder = URL(filePath: path).deletingLastPathComponent().path
        lacksFolder = !files.fileExists(atPath: folder)
        let nearest = ([folder] + FolderPath.ancestors(of: folder)).first { files.fileExists(atPath: $0) } ?? "/"
        var isFolder: ObjCBool = false
        let isThere = files.fileExists(atPath: nearest, isDirectory: &isFolder)
        if isThere && !isFolder.boolValue {
            blocker = nearest
            blockade = "\(nearest) is a file where a folder should be (\(String(cString: strerror(ENOTDIR)))); give it another name"
        } else {
            // The folder would be made where it is missing, but for such a link.
            blocker = lacksFolder ? PrivateFile.brokenLink(on: folder)?.link : nil
            blockade = lacksFolder ? PrivateFile.brokenWay(to: folder) : nil
        }
        // SQLite makes files beside the one that is there.
        refusal =
            if files.fileExists(atPath: path), !isWritable(path) {
                "it is read-only"
            } else {
                isWritable(nearest) ? nil : "\(lacksFolder ? "the" : "its") folder \(nearest) is read-only"
            }
        // A system that does not tell leaves it open.
        let facts = try? files.attributesOfFileSystem(forPath: nearest)
        left = facts?[.systemFreeSize] as? Int
    }

    /// Whether nothing but a full disk keeps it from being written.
    var isWritable: Bool { blocker == nil && refusal == nil }

    /// Where less is left, a write may fail, in bytes.
    static let least = 8_388_608

    /// Whether so little is left that a write may fail.
    var isNearlyFull: Bool { (left ?? .max) < Self.least }

    /// What stands in the way of writing to a file whose folder ought to be there, in words; nil when nothing does that can be seen.
    var obstacle: String? {
        if let blockade { return blockade }
        if let refusal { return refusal }
        if lacksFolder { return "its folder is not there" }
        return isNearlyFull ? "the disk is nearly full" : nil
    }
}
