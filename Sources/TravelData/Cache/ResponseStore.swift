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
