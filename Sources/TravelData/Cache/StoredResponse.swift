package import Foundation

/// An answer as the cache keeps it.
package struct StoredResponse: Sendable {
    /// What is kept of an answer besides its body.
    package struct Head: Hashable, Sendable {
        /// The address that was asked.
        package var address: String
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
            address: String, etag: String? = nil, lastModified: String? = nil, storedAt: Date, freshUntil: Date, isPersonal: Bool = false
        ) {
            self.address = address
            self.etag = etag
            self.lastModified = lastModified
            self.storedAt = storedAt
            self.freshUntil = freshUntil
            self.isPersonal = isPersonal
        }
    }

    package var head: Head
    /// The body, decompressed; it is read as far as somebody walks through it.
    package var body: APIBody

    package init(_ head: Head, body: APIBody) {
        self.head = head
        self.body = body
    }
}

/// Part of a body that is written already, while the rest is on its way. It is no answer yet, and is forgotten when it never becomes one.
package struct ResponseDraft: Hashable, Sendable {
    /// Its number among the store's answers.
    package let id: Int64
    /// How many pieces are written.
    package let count: Int

    package init(id: Int64, count: Int) {
        self.id = id
        self.count = count
    }
}

/// Where answers are kept. A store that fails keeps nothing and is no reason to fail.
package protocol ResponseStore: Sendable {
    /// The answer to this address, if one is kept.
    func response(for address: String) async -> StoredResponse?

    /// Writes pieces of a body that is still on its way, after those of `draft`; nil begins one.
    /// - Returns: nil when they cannot be written; then there is no draft any more.
    func write(_ pieces: [[UInt8]], after draft: ResponseDraft?) async -> ResponseDraft?

    /// Forgets what is written of a body that will never be whole.
    func drop(_ draft: ResponseDraft) async

    /// Keeps an answer, whose last pieces these are, in place of an older one; nil where none of them is written yet.
    func store(_ head: StoredResponse.Head, _ pieces: [[UInt8]], after draft: ResponseDraft?) async

    /// Notes what a server says anew of an answer that is kept: its body stays.
    func renew(_ head: StoredResponse.Head) async

    /// Forgets the answer to this address.
    func remove(_ address: String) async
}
