import Synchronization

/// The airports that feeds and lists of trips have come across, each looked up until there is an answer. An airport that nobody knows, or a table
/// that cannot be read, leaves times in the country's zone, or in the user's own, which the screen says.
package final class AirportBook: Sendable {
    private let repository: any AirportRepository
    private let state = Mutex(State())

    private struct State {
        var known: [AirportCode: Airport] = [:]
        /// What was answered, be it that nobody knows the airport.
        var answered: Set<AirportCode> = []
        /// What is being asked for.
        var asked: [AirportCode: Task<Void, Never>] = [:]
    }

    package init(_ repository: any AirportRepository) {
        self.repository = repository
    }

    /// The airports known by now.
    package var airports: [AirportCode: Airport] { state.withLock(\.known) }

    /// Looks up the airports of these trips, as far as there was no answer yet. What is on its way to somebody else is waited for: the days of
    /// the trips are made next, of what is known then.
    package func look(up trips: [Trip]) async {
        // Where a feed gives no code there is nothing to look up.
        let codes = Set(trips.flatMap { [$0.departure.airport, $0.destination.airport] }).subtracting([""])
        let tasks = state.withLock { state in
            let open = codes.subtracting(state.answered)
            let new = open.filter { state.asked[$0] == nil }
            if !new.isEmpty {
                let task = Task { await ask(for: new) }
                for code in new { state.asked[code] = task }
            }
            return Set(open.compactMap { state.asked[$0] })
        }
        for task in tasks { await task.value }
    }

    private func ask(for codes: Set<AirportCode>) async {
        let found: [Airport]?
        do { found = try await repository.airports(withCodes: Array(codes)).collect() } catch {
            // The next list may have better luck.
            found = nil
        }
        // What clocks say there is asked next, by whoever writes the trips: files are better read here.
        for airport in found ?? [] { _ = airport.timeZone.flatMap(Zone.init) }
        state.withLock { state in
            for code in codes { state.asked[code] = nil }
            guard let found else { return }
            for airport in found { state.known[airport.code] = airport }
            state.answered.formUnion(codes)
        }
    }
}
