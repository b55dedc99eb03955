import Synchronization
package import TravelKit

extension APIClient {
    /// A list endpoint's whole answer as one part.
    /// - Throws: `RepositoryError`, with what answers as its source.
    package func collect<Value>(_ endpoint: Endpoint<Batch<Value>>) async throws(RepositoryError) -> Part<Value> {
        let collected = Mutex(Part<Value>([]))
        do throws(APIError) {
            try await load(endpoint) { batch in
                collected.withLock { $0.take(Part(batch.values, placement: .appends, skipped: batch.skipped)) }
            }
        } catch {
            throw RepositoryError(error, source: source(of: endpoint.request))
        }
        return collected.withLock { $0 }
    }

    /// As `collect`; nil when the server answers that there is no such thing (404).
    /// - Throws: as `collect`.
    package func collectIfFound<Value>(_ endpoint: Endpoint<Batch<Value>>) async throws(RepositoryError) -> Part<Value>? {
        do throws(RepositoryError) {
            return try await collect(endpoint)
        } catch {
            guard error.isNotFoundAnswer else { throw error }
            return nil
        }
    }

    /// A list endpoint's answer piece by piece as it arrives, ended by a complete part.
    package func reading<Value>(_ endpoint: Endpoint<Batch<Value>>) -> Reading<Value> {
        Reading { (yield: @escaping Reading<Value>.Yield) async throws(RepositoryError) in
            let pieces = Mutex(0)
            // One piece is held back, so that the last one can say that it is the last.
            let held = Mutex<Part<Value>?>(nil)
            do throws(APIError) {
                try await load(endpoint) { batch in
                    let number = pieces.withLock { count in
                        defer { count += 1 }
                        return count
                    }
                    let part = Part(
                        batch.values, placement: number == 0 ? .replaces : .appends, progress: .partial(done: number + 1, of: nil),
                        skipped: batch.skipped)
                    if let before = held.withLock({ held in
                        defer { held = part }
                        return held
                    }) {
                        yield(before)
                    }
                }
            } catch {
                throw RepositoryError(error, source: source(of: endpoint.request))
            }
            if var last = held.withLock({ $0 }) {
                last.progress = .complete
                yield(last)
            }
        }
    }
}
