import Foundation

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
