import Foundation
package import TravelKit

/// The session in a JSON file (`session.json`), written atomically.
package struct SessionFile: SessionRepository {
    private let path: String

    /// - Parameter path: the file; its folder is made when it is missing.
    package init(path: String) {
        self.path = path
    }

    private struct Record: Codable {
        var region: String?
    }

    package func load() throws(RepositoryError) -> Session {
        guard FileManager.default.fileExists(atPath: path) else { return Session() }
        do {
            let record = try JSONDecoder().decode(Record.self, from: Data(contentsOf: URL(filePath: path)))
            return Session(region: record.region.map(Region.ID.init(_:)))
        } catch {
            throw .storage(doing: "read the last session", cause: Reason("\(path): \(CodingPlace.reason(error))"))
        }
    }

    package func save(_ session: Session) throws(RepositoryError) {
        do {
            let url = URL(filePath: path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            try JSONEncoder().encode(Record(region: session.region?.text)).write(to: url, options: .atomic)
        } catch {
            throw .storage(doing: "remember the session", cause: Reason("\(path): \(error.localizedDescription)"))
        }
    }
}
