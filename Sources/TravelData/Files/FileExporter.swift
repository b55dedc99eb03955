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

    @concurrent
    package func write(to path: String, replaces: Bool, _ body: Body) async throws(RepositoryError) -> ExportOutcome {
        let files = FileManager.default
        let url = URL(filePath: absolute(path)).standardized
        let draft = url.deletingLastPathComponent().appending(component: ".\(UUID().uuidString).jaunt")
        do {
            if !replaces, files.fileExists(atPath: url.path(percentEncoded: false)) { return .exists }
            try Data().write(to: draft, options: .withoutOverwriting)
            do {
                let file = try FileHandle(forWritingTo: draft)
                try body { piece throws(RepositoryError) in
                    do { try file.write(contentsOf: Data(piece.utf8)) } catch { throw failure(error, url, path) }
                }
                try file.close()
                guard try publish(draft, as: url, replaces: replaces) else { return .exists }
            } catch {
                try files.removeItem(at: draft)
                throw error
            }
            return .written(path: url.path(percentEncoded: false))
        } catch let error as RepositoryError {
            throw error
        } catch {
            throw failure(error, url, path)
        }
    }

    private func failure(_ error: any Error, _ url: URL, _ path: String) -> RepositoryError {
        .storage(doing: "write the file", cause: reason(error, url, path))
    }

    /// Why nothing could be written; of a folder that is missing the error names the draft in it alone.
    private func reason(_ error: any Error, _ url: URL, _ path: String) -> Reason {
        let folder = url.deletingLastPathComponent().path(percentEncoded: false)
        guard !FileManager.default.fileExists(atPath: folder) else { return Reason("\(path): \(error.localizedDescription)") }
        let name = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
        return Reason("there is no folder \(name); make it, or name another one")
    }

    /// Puts a draft in its place. Where there must be nothing yet it is linked to its own name, which fails where there is one.
    /// - Returns: false when there is one; the draft has gone then.
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
            try files.removeItem(at: draft)
            return false
        } catch {
            // A file system without links.
            try files.moveItem(at: draft, to: url)
            return true
        }
        try files.removeItem(at: draft)
        return true
    }

    private func absolute(_ path: String) -> String {
        if path == "~" || path.hasPrefix("~/") { return home + path.dropFirst() }
        return path.hasPrefix("/") ? path : folder + "/" + path
    }
}
