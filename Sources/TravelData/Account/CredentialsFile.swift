import Foundation
import TravelKit

/// Credentials by the origin that they are bound to, in a JSON file that nobody else can read (`credentials.json`, 0600 in a folder of 0700).
/// A file that others can read is refused. People write in it, too: what is not understood of one server is no matter to others, and stays.
package actor CredentialsFile {
    private let path: String
    private let executor = QueueExecutor("credentials")

    package nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// - Parameter path: the file; its folder is made when it is missing.
    package init(path: String) {
        self.path = path
    }

    private struct Record: Decodable {
        var token: TokenRecord
        var userID: FlexibleNumber?
        var email: String?

        enum CodingKeys: String, CodingKey {
            case token, email
            case userID = "user_id"
        }
    }

    /// The credentials for a server; nil when there are none.
    /// - Throws: `Reason` when the file, or what it keeps for this server, cannot be used, with what to do.
    package func credentials(for origin: String) throws(Reason) -> Credentials? { try record(for: origin)?.get() }

    /// What is kept for a server: credentials, or why they are not understood, with what to do; nil when nothing is.
    /// - Throws: `Reason` when the file cannot be used, with what to do.
    package func record(for origin: String) throws(Reason) -> Result<Credentials, Reason>? {
        let records = try load()
        guard let kept = records[origin] ?? records.filter({ Self.isAddress($0.key, at: origin) }).min(by: { $0.key < $1.key })?.value
        else { return nil }
        do {
            let json = try JSONSerialization.data(withJSONObject: kept, options: .fragmentsAllowed)
            let record = try JSONDecoder().decode(Record.self, from: json)
            return .success(Credentials(token: record.token.token, userID: record.userID?.text ?? "", email: record.email))
        } catch {
            let place = CodingPlace.describe(error)
            let why = (place.isEmpty ? "" : place + ": ") + CodingPlace.reason(error)
            return .failure(Reason("\(path) cannot be read at \(origin) (\(why)); mend that, or take it away"))
        }
    }

    /// Keeps credentials for a server, or with nil forgets them.
    /// - Throws: `Reason` when the file cannot be used, with what to do.
    package func set(_ credentials: Credentials?, for origin: String) throws(Reason) {
        // Another instance that signs in elsewhere in the same moment waits: each keeps what the other has written.
        let lock = try writing {
            let folder = URL(filePath: path).deletingLastPathComponent().path
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder)
            return try FileLock(path: FileLink.end(of: path) + ".lock")
        }
        defer { withExtendedLifetime(lock) {} }
        // What people have written would count again without what takes its place.
        var records = try load().filter { !Self.isAddress($0.key, at: origin) }
        records[origin] = credentials.map { credentials in
            let fields: [String: String?] = [
                "token": credentials.token.revealed(), "user_id": credentials.userID, "email": credentials.email,
            ]
            return fields.compactMapValues(\.self)
        }
        try writing {
            let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            let json = try JSONSerialization.data(withJSONObject: records, options: options)
            try PrivateFile.write(json, to: path)
        }
    }

    /// Whether something is an address of a server, as people write it: with a path, a slash at its end, capital letters.
    private static func isAddress(_ text: String, at origin: String) -> Bool {
        do { return try BaseURL(text).origin == origin } catch { return false }
    }

    /// A step of writing the file.
    /// - Throws: `Reason`, which names the file.
    private func writing<Output>(_ step: () throws -> Output) throws(Reason) -> Output {
        do { return try step() } catch {
            // Another instance may be done with it soon.
            throw Reason("\(path) cannot be written: \(DatabaseFailure.words(error))", mayPass: DatabaseFailure.isInUse(error))
        }
    }

    /// What the file holds, by origin, whether it is understood or not.
    private func load() throws(Reason) -> [String: Any] {
        do {
            guard let data = try PrivateFile.contents(of: path) else { return [:] }
            // A link has a mode of its own, which says nothing.
            let mode = try FileManager.default.attributesOfItem(atPath: FileLink.end(of: path))[.posixPermissions] as? Int ?? 0
            if mode & 0o077 == 0 { return try Self.records(data) }
        } catch {
            throw Reason("\(path) cannot be read (\(FileFailure.words(error))); mend it, or take it away and sign in again")
        }
        // The path but once, and last: what is said of it is to reach its end on a line.
        let name = URL(filePath: path).lastPathComponent
        throw Reason("others can read \(name); make it yours with: chmod 600 \(path)")
    }

    private static func records(_ data: Data) throws -> [String: Any] {
        let json: Any
        do { json = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed) } catch {
            let number = OversizeNumber.all(in: Array(data)).first.map { CodingPlace.clause(CodingPlace.describe($0.error), $0.error) }
            throw Reason(number ?? "it is no JSON, or holds a number that is too large")
        }
        guard let records = json as? [String: Any] else { throw Reason("it is not an object") }
        return records
    }
}
