package import Foundation

/// An answer as the cache keeps it.
package struct StoredResponse: Hashable, Sendable {
    /// The address that was asked.
    package var address: String
    /// The body, decompressed.
    package var body: [UInt8]
    /// The server's name for this version (`ETag`), where it gave one.
    package var etag: String?
    /// When the server says that it changed last (`Last-Modified`), as it wrote it.
    package var lastModified: String?
    /// When it came, or was last said to be good still.
    package var storedAt: Date
    /// Until when it is as good as a new one.
    package var freshUntil: Date
    /// Whether it is somebody's own: it goes when they sign out.
    package var isPersonal: Bool

    package init(
        address: String, body: [UInt8], etag: String?, lastModified: String?, storedAt: Date, freshUntil: Date, isPersonal: Bool
    ) {
        self.address = address
        self.body = body
        self.etag = etag
        self.lastModified = lastModified
        self.storedAt = storedAt
        self.freshUntil = freshUntil
        self.isPersonal = isPersonal
    }
}

/// Where answers are kept. A store that fails keeps nothing and is no reason to fail.
package protocol ResponseStore: Sendable {
    /// The answer to this address, if one is kept.
    func response(for address: String) async -> StoredResponse?

    /// Keeps an answer in place of an older one.
    func store(_ response: StoredResponse) async

    /// Forgets the answer to this address.
    func remove(_ address: String) async
}
