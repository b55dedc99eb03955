import Foundation
package import TravelKit

/// The session in a JSON file (`session.json`), written atomically, and for its owner alone: it holds what was typed.
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
        do {
            guard let data = try PrivateFile.contents(of: path) else { return Session() }
            let record = try JSONDecoder().decode(Record.self, from: data)
            var session = Session(region: record.region.map(Region.ID.init(_:)), columns: record.columns?.names ?? [:])
            session.view = record.view
            session.lists = record.lists ?? [:]
            session.history = record.history ?? []
            (session.theme, session.themeBefore) = (record.theme, record.themeBefore)
            return session
        } catch {
            let why = error is DecodingError ? CodingPlace.reason(error) : FileFailure.words(error)
            throw .storage(doing: "read the last session", cause: Reason("\(path): \(why)"))
        }
    }

    /// What keeps it from being written, in words; nil where nothing does that can be seen.
    package var obstacle: String? {
        let end = FileLink.end(of: path)
        // Another file takes its place: it is the folder that has to be writable.
        let room = FileRoom(path: end + ".new")
        // A folder that is missing is made, but for one to which a link leads.
        return room.lacksFolder && room.isWritable && end == path ? nil : room.obstacle
    }

    package func save(_ session: Session) throws(RepositoryError) {
        do {
            let folder = URL(filePath: path).deletingLastPathComponent()
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            let record = Record(
                region: session.region?.text, columns: session.columns.isEmpty ? nil : Columns(session.columns), view: session.view,
                lists: session.lists.isEmpty ? nil : session.lists, history: session.history.isEmpty ? nil : session.history,
                theme: session.theme, themeBefore: session.themeBefore)
            try PrivateFile.write(JSONEncoder().encode(record), to: path, isWaitedFor: false)
        } catch {
            throw .storage(doing: "remember the session", cause: Reason("\(path): \(FileFailure.words(error))"))
        }
    }
}
