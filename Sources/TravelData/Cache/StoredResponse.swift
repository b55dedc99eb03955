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
