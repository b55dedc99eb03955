import Foundation
package import TravelKit

/// What a server gave to somebody who signed in.
package struct Credentials: Hashable, Sendable {
    package var token: Secret
    package var userID: String

    package init(token: Secret, userID: String) {
        self.token = token
        self.userID = userID
    }
}

/// Credentials by the origin that they are bound to, in a JSON file that nobody else can read (`credentials.json`, 0600 in a folder of 0700).
/// A file that others can read is refused.
package actor CredentialsFile {
    private let path: String
    private let executor = QueueExecutor("credentials")

    package nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// - Parameter path: the file; its folder is made when it is missing.
    package init(path: String) {
        self.path = path
    }

    private struct Record: Codable {
        var token: String
        var userID: String

        enum CodingKeys: String, CodingKey {
            case token
            case userID = "user_id"
        }
    }

    /// The credentials for a server; nil when there are none.
    /// - Throws: `Reason` when the file cannot be used, with what to do.
    package func credentials(for origin: String) throws(Reason) -> Credentials? {
        try load()[origin].map { Credentials(token: Secret($0.token), userID: $0.userID) }
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
        var records = try load()
        records[origin] = credentials.map { Record(token: $0.token.revealed(), userID: $0.userID) }
        try writing {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            try PrivateFile.write(encoder.encode(records), to: path, isWaitedFor: true)
        }
    }

    /// A step of writing the file.
    /// - Throws: `Reason`, which names the file.
    private func writing<Output>(_ step: () throws -> Output) throws(Reason) -> Output {
        do { return try step() } catch { throw Reason("\(path) cannot be written: \(DatabaseFailure.words(error))") }
    }

    private func load() throws(Reason) -> [String: Record] {
        do {
            guard let data = try PrivateFile.contents(of: path) else { return [:] }
            let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int ?? 0
            if mode & 0o077 == 0 { return try JSONDecoder().decode([String: Record].self, from: data) }
        } catch {
            let why = error is DecodingError ? CodingPlace.reason(error) : FileFailure.words(error)
            throw Reason("\(path) cannot be read (\(why)); take it away, then sign in again")
        }
        throw Reason("others can read \(path); make it yours with: chmod 600 \(path)")
    }
}
