package import TravelKit

/// Fetches what the page of the country on which the cursor rests will show, so that opening it waits for nothing. What it fetches stays with
/// the repositories; it shows nothing and reports nothing.
@MainActor
package final class Prefetcher {
    /// How long the cursor rests before anything is fetched.
    package static let rest: Duration = .milliseconds(150)
    /// How many pages are fetched at once.
    package static let limit = 2

    private let repository: any CountryRepository
    private let clock: any Clock<Duration>
    private let fetchHelps: (Country) async -> Void
    private var reference: CountryReference?
    private var waiting: Task<Void, Never>?
    /// Whether the cursor has rested, or the page was opened.
    private var hasBegun = false
    private var underway = 0

    /// - Parameter helps: fetches what the page shows besides a country and its neighbours, after these.
    package init(
        repository: any CountryRepository, clock: any Clock<Duration> = ContinuousClock(),
        helps: @escaping (Country) async -> Void = { _ in }
    ) {
        self.repository = repository
        self.clock = clock
        fetchHelps = helps
    }

    isolated deinit { waiting?.cancel() }

    /// The cursor is on this country now, or on none. What was being fetched for another one is cancelled.
    package func cursorMoved(to country: Country?) {
        let reference = country.map { CountryReference($0) }
        guard reference != self.reference else { return }
        self.reference = reference
        hasBegun = false
        waiting?.cancel()
        guard let country, let reference else { return }
        waiting = Task { [weak self, clock] in
            do { try await clock.sleep(for: Self.rest) } catch { return }
            if Task.isCancelled { return }
            self?.hasBegun = true
            await self?.fetch(reference, country)
        }
    }

    /// The page of the country under the cursor is opened. What it shows is asked for together with the page, and goes on being fetched when
    /// that is left, for as long as the cursor stays: whoever opens it again finds it on its way.
    package func pageOpened(of country: Country) {
        let reference = CountryReference(country)
        guard reference != self.reference || !hasBegun else { return }
        (self.reference, hasBegun) = (reference, true)
        waiting?.cancel()
        // At once, as the page does: of many keys that come together the next one may leave it, and take its requests with it.
        waiting = Task.immediate { [weak self] in await self?.fetch(reference, country) }
    }

    /// Waits until nothing is being fetched any more.
    package func settled() async { await waiting?.value }

    private func fetch(_ reference: CountryReference, _ country: Country) async {
        // Those that were cancelled may still be on their way out; who opens the page begins then.
        guard underway < Self.limit else {
            if reference == self.reference { hasBegun = false }
            return
        }
        underway += 1
        defer { underway -= 1 }
        // Nobody asked for this: a failure is told when the page is opened.
        _ = try? await repository.borders(of: reference).collect()
        if !Task.isCancelled { await fetchHelps(country) }
    }
}
