import Synchronization

package import struct Foundation.Date

/// Countries of which the whole list is read once for many who want it: the list, a map beside a page, a way over land. What is found by name
/// or code is asked for each time; once the source was out of reach, what the list knows is given before it is asked again, as stored.
package final class HeldCountries: CountryRepository {
    /// For how long a list serves, in seconds: shorter than any server lets it be kept.
    static let holds = 600.0

    private let source: any CountryRepository
    private let now: @Sendable () -> Date
    private let held = Mutex(Held())

    private struct Held {
        /// The list as it was read last, and when.
        var list: (part: Part<Country>, date: Date)?
        /// The newest whole list, however old it was when it came.
        var known: (countries: [Country], date: Date)?
        /// Whether the source could not be asked when that was tried last.
        var isOutOfReach = false
        /// What is read before anybody has asked.
        var ahead: Task<Part<Country>?, Never>?
    }

    /// - Parameters:
    ///   - source: where the countries come from.
    ///   - now: the time it is.
    package init(_ source: any CountryRepository, now: @escaping @Sendable () -> Date) {
        self.source = source
        self.now = now
    }

    /// Begins to read the list, which somebody is about to want: for a source that gives it in one part.
    package func readAhead() {
        held.withLock { held in
            held.ahead = Task {
                do throws(RepositoryError) {
                    return try await read(.storedFirst) { _ in }
                } catch {
                    // Whoever wants the list reads it then, and hears why it cannot be had.
                    return nil
                }
            }
        }
    }

    package func countries() -> Reading<Country> {
        Reading { (wish: ReadWish, yield: @escaping Reading<Country>.Yield) async throws(RepositoryError) in
            if !wish.asksSource, let part = await self.whatIsReadAhead() ?? self.list {
                await yield(part)
                return
            }
            _ = try await self.read(wish, yield)
        }
    }

    /// Reads the list, and holds it.
    private func read(_ wish: ReadWish, _ yield: Reading<Country>.Yield) async throws(RepositoryError) -> Part<Country> {
        if wish.asksSource { held.withLock { $0.ahead = nil } }
        var whole = Part<Country>([])
        try await noting(wish) { () async throws(RepositoryError) in
            for try await part in source.countries().wishing(wish) {
                whole.take(part)
                await yield(part)
            }
        }
        // What is not whole is asked for again.
        guard whole.progress == .complete else { return whole }
        let now = now()
        let date =
            switch whole.freshness {
            case .live: now
            case .kept(let date), .stored(let date): date
            }
        held.withLock { [whole] held in
            held.known = (whole.values, date)
            // So is what may be otherwise by now.
            if !whole.freshness.isStale { held.list = (whole, now) }
        }
        return whole
    }

    /// The list that was read before anybody asked, for the first who does.
    private func whatIsReadAhead() async -> Part<Country>? {
        guard let part = await held.withLock({ $0.ahead })?.value else { return nil }
        // Whoever asks later is told how old it is.
        return held.withLock { held in
            defer { held.ahead = nil }
            return held.ahead == nil ? nil : part
        }
    }

    package func countries(named name: String) -> Reading<Country> {
        known(before: source.countries(named: name)) { CountryMatch.countries(named: name, in: $0) }
    }

    package func countries(withCodes codes: [String]) -> Reading<Country> {
        known(before: source.countries(withCodes: codes)) { CountryMatch.countries(withCodes: codes, in: $0) }
    }

    /// Notes whether the source can be asked.
    private func noting(
        _ wish: ReadWish, _ read: () async throws(RepositoryError) -> Void
    ) async throws(RepositoryError) {
        do throws(RepositoryError) {
            try await read()
            if wish.asksSource { held.withLock { $0.isOutOfReach = false } }
        } catch {
            if error.isOutOfReach { held.withLock { $0.isOutOfReach = true } }
            throw error
        }
    }

    /// What is stored of this read; where nothing is and the source was out of reach, what the list knows, so that nobody waits for each page
    /// anew before they see something.
    private func known(
        before reading: Reading<Country>, _ matches: @escaping @Sendable ([Country]) -> [Country]
    ) -> Reading<Country> {
        Reading.storedFirst { (wish: ReadWish, yield: @escaping Reading<Country>.Yield) async throws(RepositoryError) in
            do throws(RepositoryError) {
                try await self.noting(wish) { () async throws(RepositoryError) in
                    for try await part in reading.wishing(wish) { await yield(part) }
                }
            } catch {
                guard case .notStored = error, let known = self.held.withLock({ $0.isOutOfReach ? $0.known : nil }) else { throw error }
                let found = matches(known.countries)
                if found.isEmpty { throw error }
                await yield(Part(found.sortedByName(), freshness: .stored(at: known.date)))
            }
        }
    }

    /// The list that is held, with its age; nil where none is, or it has been held for too long.
    private var list: Part<Country>? {
        guard let (part, date) = held.withLock({ $0.list }), (0..<Self.holds).contains(now().timeIntervalSince(date)) else { return nil }
        var list = part
        if case .live = part.freshness { list.freshness = .kept(at: date) }
        return list
    }
}
