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
        var columns: Columns?
        var view: String?
        var lists: [String: Session.ListState]?
        var history: [String]?
        var theme: String?
        var themeBefore: String?
    }

    /// What another version may write otherwise: what cannot be read of it is forgotten, and the rest of the session is not.
    private struct Columns: Codable {
        var names: [String: [String]]

        init(_ names: [String: [String]]) { self.names = names }

        init(from decoder: any Decoder) throws {
            do { names = try [String: [String]](from: decoder) } catch is DecodingError { names = [:] }
        }

        func encode(to encoder: any Encoder) throws { try names.encode(to: encoder) }
    }

    package func load() throws(RepositoryError) -> Session {
        guard FileManager.default.fileExists(atPath: path) else { return Session() }
        do {
            let record = try JSONDecoder().decode(Record.self, from: Data(contentsOf: URL(filePath: path)))
            var session = Session(region: record.region.map(Region.ID.init(_:)), columns: record.columns?.names ?? [:])
            session.view = record.view
            session.lists = record.lists ?? [:]
            session.history = record.history ?? []
            (session.theme, session.themeBefore) = (record.theme, record.themeBefore)
            return session
        } catch {
            throw .storage(doing: "read the last session", cause: Reason("\(path): \(CodingPlace.reason(error))"))
        }
    }

    package func save(_ session: Session) throws(RepositoryError) {
        do {
            let url = URL(filePath: path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            let record = Record(
                region: session.region?.text, columns: session.columns.isEmpty ? nil : Columns(session.columns), view: session.view,
                lists: session.lists.isEmpty ? nil : session.lists, history: session.history.isEmpty ? nil : session.history,
                theme: session.theme, themeBefore: session.themeBefore)
            try JSONEncoder().encode(record).write(to: url, options: .atomic)
        } catch {
            throw .storage(doing: "remember the session", cause: Reason("\(path): \(error.localizedDescription)"))
        }
    }
}
