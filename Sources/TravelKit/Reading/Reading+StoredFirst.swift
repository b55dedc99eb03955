import Synchronization

extension Reading {
    /// A read that is made of others: `read` is called with a wish that it hands on to them, for what is stored and then, unless all of that
    /// was fresh, for what the source says (stale-while-revalidate, RFC 5861).
    package static func storedFirst(
        _ read: @escaping @Sendable (ReadWish, @escaping Yield) async throws(RepositoryError) -> Void
    ) -> Reading {
        Reading { (wish: ReadWish, yield: @escaping Yield) async throws(RepositoryError) in
            guard wish == .storedFirst else {
                try await read(wish, yield)
                return
            }
            let isFresh = Mutex(true)
            do throws(RepositoryError) {
                try await read(.stored) { part in
                    if part.freshness.isStale { isFresh.withLock { $0 = false } }
                    await yield(part)
                }
                if isFresh.withLock({ $0 }) { return }
            } catch {
                guard error.isNothingStored else { throw error }
            }
            try await read(.live, yield)
        }
    }
}
