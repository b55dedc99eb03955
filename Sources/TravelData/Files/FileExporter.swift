import Foundation
package import TravelKit

/// Writes what is exported into the file that the user names, atomically: beside it first, then in its place.
package struct FileExporter: Exporter {
    private let home: String
    private let folder: String

    /// - Parameters:
    ///   - home: what a `~` stands for.
    ///   - folder: where names begin that are not absolute.
    package init(home: String, folder: String) {
        self.home = home
        self.folder = folder
    }

    package func write(_ bytes: [UInt8], to path: String, replaces: Bool) async throws(RepositoryError) -> ExportOutcome {
        let url = URL(filePath: absolute(path)).standardized
        do {
            if replaces {
                try Data(bytes).write(to: url, options: .atomic)
            } else if try !make(url, of: bytes) {
                return .exists
            }
            return .written(path: url.path(percentEncoded: false))
        } catch {
            throw .storage(doing: "write the file", cause: reason(error, url, path))
        }
    }

    /// Why nothing could be written; of a folder that is missing the error names the draft in it alone.
    private func reason(_ error: any Error, _ url: URL, _ path: String) -> Reason {
        let folder = url.deletingLastPathComponent().path(percentEncoded: false)
        guard !FileManager.default.fileExists(atPath: folder) else { return Reason("\(path): \(error.localizedDescription)") }
        let name = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
        return Reason("there is no folder \(name); make it, or name another one")
    }

    /// Makes a file that was not there, whole: it is written under another name and then linked to its own, which fails where there is one.
    /// - Returns: false when there is one.
    private func make(_ url: URL, of bytes: [UInt8]) throws -> Bool {
        let files = FileManager.default
        if files.fileExists(atPath: url.path(percentEncoded: false)) { return false }
        let draft = url.deletingLastPathComponent().appending(component: ".\(UUID().uuidString).jaunt")
        try Data(bytes).write(to: draft, options: .withoutOverwriting)
        do {
            try files.linkItem(at: draft, to: url)
            try files.removeItem(at: draft)
            return true
        } catch let error as CocoaError where error.code == .fileWriteFileExists {
            try files.removeItem(at: draft)
            return false
        } catch {
            // A file system without links.
            do { try files.moveItem(at: draft, to: url) } catch {
                try files.removeItem(at: draft)
                throw error
            }
            return true
        }
    }

    private func absolute(_ path: String) -> String {
        if path == "~" || path.hasPrefix("~/") { return home + path.dropFirst() }
        return path.hasPrefix("/") ? path : folder + "/" + path
    }
}
