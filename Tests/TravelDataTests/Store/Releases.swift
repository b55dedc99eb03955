import Foundation

/// Files as released versions wrote them.
enum Releases {
    /// A file of favourites, with the trips 1, 2 and 3; that of version 2 has Germany besides, as it was kept when nothing was known of the
    /// side of the road.
    static func copy(_ version: Int, to path: String) throws { try copy("favourites-\(version)", to: path) }

    /// A file by the name of its store and its version: "prices-2".
    static func copy(_ name: String, to path: String) throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(component: "Releases")
        try FileManager.default.copyItem(at: folder.appending(component: "\(name).db"), to: URL(filePath: path))
    }
}
