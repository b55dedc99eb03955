import CResources
import Foundation

/// Where the files are.
protocol DataSource: Sendable {
    /// Where that is, for messages.
    var place: String { get }

    /// The file's bytes; nil when there is no such file.
    func bytes(of file: String) throws -> Data?
}

/// The files that are compiled in.
struct EmbeddedData: DataSource {
    var place: String { "the embedded data" }

    func bytes(of file: String) -> Data? {
        guard let resource = jaunt_resource_named(file)?.pointee else { return nil }
        return Data(bytes: resource.bytes, count: resource.count)
    }
}

/// The files of a folder.
struct FolderData: DataSource {
    let path: String

    var place: String { path }

    func bytes(of file: String) throws -> Data? {
        let url = URL(fileURLWithPath: path, isDirectory: true).appendingPathComponent(file)
        do {
            return try Data(contentsOf: url)
        } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
            return nil
        } catch {
            throw StoreError.unreadable(file: url.path, cause: error)
        }
    }
}
