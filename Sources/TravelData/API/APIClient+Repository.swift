import Synchronization
package import TravelKit

extension ReadWish {
    /// Where answers to requests of such a read may come from.
    var origin: APIRequest.Origin {
        switch self {
        case .stored: .stored
        case .storedFirst, .live: .live
        case .anew: .anew
        }
    }
}

extension APIClient {
    /// A list endpoint's whole answer as one part.
    /// - Throws: `RepositoryError`, with what answers as its source.
    package func collect<Value>(
        _ endpoint: Endpoint<Batch<Value>>, _ wish: ReadWish = .live
    ) async throws(RepositoryError) -> Part<Value> {
        let collected = Mutex(Part<Value>([]))
        do throws(APIError) {
            try await load(endpoint, from: wish.origin, begin: { collected.withLock { $0 = Part([]) } }) { batch, freshness in
                collected.withLock {
                    $0.take(Part(batch.values, placement: .appends, freshness: freshness, skipped: batch.skipped))
                }
            }
        } catch {
            throw RepositoryError(error, source: source(of: endpoint.request))
        }
        return collected.withLock { $0 }
    }

    /// As `collect`; nil when the server answers that there is no such thing (404).
    /// - Throws: as `collect`.
    package func collectIfFound<Value>(
        _ endpoint: Endpoint<Batch<Value>>, _ wish: ReadWish = .live
    ) async throws(RepositoryError) -> Part<Value>? {
        do throws(RepositoryError) {
            return try await collect(endpoint, wish)
        } catch {
            guard error.isNotFoundAnswer else { throw error }
            return nil
        }
    }

    /// A list endpoint's answer piece by piece as it arrives, ended by a complete part.
    package func reading<Value>(_ endpoint: Endpoint<Batch<Value>>) -> Reading<Value> {
        Reading.storedFirst { (wish: ReadWish, yield: @escaping Reading<Value>.Yield) async throws(RepositoryError) in
            // One piece is held back, so that the last one can say that it is the last.
            let pieces = Mutex<(count: Int, held: Part<Value>?)>((0, nil))
            do throws(APIError) {
                try await load(endpoint, from: wish.origin, begin: { pieces.withLock { $0 = (0, nil) } }) { batch, freshness in
                    let before = pieces.withLock { pieces in
                        let before = pieces.held
                        pieces.held = Part(
                            batch.values, placement: pieces.count == 0 ? .replaces : .appends, freshness: freshness,
                            progress: .partial(done: pieces.count + 1, of: nil), skipped: batch.skipped)
                        pieces.count += 1
                        return before
                    }
                    if let before { await yield(before) }
                }
            } catch {
                throw RepositoryError(error, source: source(of: endpoint.request))
            }
            if var last = pieces.withLock({ $0.held }) {
                last.progress = .complete
                await yield(last)
            }
        }
    }
}
