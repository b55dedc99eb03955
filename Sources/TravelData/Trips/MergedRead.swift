import TravelKit

/// Reads several sources of the same thing at once and makes one list of what they give, without what came before already.
struct MergedRead<Value: Identifiable & Sendable>: Sendable {
    /// One of the sources.
    struct Source: Sendable {
        /// What it gives, for whoever reads that it could not be asked.
        var name: String
        /// Reads all of it.
        var read: @Sendable (ReadWish) async throws(RepositoryError) -> Part<Value>
    }

    /// How many sources are asked at once.
    static var width: Int { 4 }

    let sources: [Source]

    /// The list: a part with what is known so far after each source. A source that cannot be asked gives what is stored of it, if anything,
    /// and stands among the part's failures; when none can be asked, the read fails with the first one's error.
    var reading: Reading<Value> {
        Reading.storedFirst { (wish: ReadWish, yield: @escaping Reading<Value>.Yield) async throws(RepositoryError) in
            try await read(wish, yield)
        }
    }

    private struct Outcome: Sendable {
        var index: Int
        var part: Part<Value>?
        var error: RepositoryError?
    }

    private func read(_ wish: ReadWish, _ yield: @escaping Reading<Value>.Yield) async throws(RepositoryError) {
        let outcomes = await withTaskGroup(of: Outcome.self) { group in
            var waiting = sources.indices.makeIterator()
            func begin() {
                guard let index = waiting.next() else { return }
                group.addTask { await outcome(of: index, wish) }
            }
            for _ in 0..<Self.width { begin() }
            var outcomes: [Outcome] = []
            for await outcome in group {
                outcomes.append(outcome)
                begin()
                if outcomes.count < sources.count, outcomes.contains(where: { $0.error == nil }) {
                    await yield(merged(outcomes, progress: .partial(done: outcomes.count, of: sources.count)))
                }
            }
            return outcomes.sorted { $0.index < $1.index }
        }
        let errors = outcomes.compactMap(\.error)
        if let cancelled = errors.first(where: \.isCancellation) { throw cancelled }
        if let first = errors.first, errors.count == sources.count { throw first }
        guard wish == .stored, !errors.isEmpty else {
            await yield(merged(outcomes, progress: .complete))
            return
        }
        // Some of it is not stored: that much at once, and then what the sources say.
        await yield(merged(outcomes, progress: .partial(done: sources.count - errors.count, of: sources.count)))
        throw .notStored
    }

    private func outcome(of index: Int, _ wish: ReadWish) async -> Outcome {
        let source = sources[index]
        do throws(RepositoryError) {
            return Outcome(index: index, part: try await source.read(wish))
        } catch {
            guard wish != .stored, !error.isCancellation else { return Outcome(index: index, error: error) }
            let stored: Part<Value>?
            do throws(RepositoryError) {
                stored = try await source.read(.stored)
            } catch {
                // Nothing of it is stored; why it could not be asked is what counts.
                stored = nil
            }
            return Outcome(index: index, part: stored, error: error)
        }
    }

    /// What the sources gave, in their order, each value once.
    private func merged(_ outcomes: [Outcome], progress: LoadProgress) -> Part<Value> {
        var whole = Part<Value>([], progress: progress)
        whole.isOfSeveralSources = sources.count > 1
        var seen: Set<Value.ID> = []
        for outcome in outcomes.sorted(by: { $0.index < $1.index }) {
            if let part = outcome.part {
                whole.values += part.values.filter { seen.insert($0.id).inserted }
                whole.skipped += part.skipped
                whole.whySkipped = whole.whySkipped ?? part.whySkipped
                whole.failures += part.failures
                whole.freshness = whole.freshness.combined(with: part.freshness)
            }
            if let error = outcome.error, case .notStored = error { continue }
            if let error = outcome.error { whole.failures.append(SourceFailure(name: sources[outcome.index].name, error: error)) }
        }
        return whole
    }
}
