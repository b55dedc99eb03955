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
        do throws(APIError) {
            return try await reduce(endpoint, from: wish.origin, into: Part([])) { whole, batch, freshness in
                whole.take(
                    Part(
                        batch.values, placement: .appends, freshness: freshness, skipped: batch.skipped, whySkipped: batch.whySkipped))
            }
        } catch {
            throw RepositoryError(error, source: source(of: endpoint.request))
        }
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

    /// A list endpoint's answer piece by piece as it arrives, ended by an empty part that says that it is whole: whether a piece is the last
    /// one is known when nothing follows it, and no screen is to wait for that.
    package func reading<Value>(_ endpoint: Endpoint<Batch<Value>>) -> Reading<Value> {
        Reading.storedFirst { (wish: ReadWish, yield: @escaping Reading<Value>.Yield) async throws(RepositoryError) in
            let whole: (done: Int, freshness: Freshness)
            do throws(APIError) {
                whole = try await reduce(endpoint, from: wish.origin, into: (0, .live)) { whole, batch, freshness in
                    whole.freshness = freshness
                    if batch.isEmpty { return }
                    whole.done += 1
                    await yield(
                        Part(
                            batch.values, placement: whole.done == 1 ? .replaces : .appends, freshness: freshness,
                            progress: .partial(done: whole.done, of: nil), skipped: batch.skipped, whySkipped: batch.whySkipped))
                }
            } catch {
                throw RepositoryError(error, source: source(of: endpoint.request))
            }
            await yield(Part([], placement: whole.done == 0 ? .replaces : .appends, freshness: whole.freshness))
        }
    }
}
