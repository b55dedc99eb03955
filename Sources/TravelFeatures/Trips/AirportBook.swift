import Synchronization
package import TravelKit

/// The airports that lists of trips have come across, each looked up until there is an answer. An airport that nobody knows, or a table
/// that cannot be read, leaves times in the user's own zone, which the screen says.
package final class AirportBook: Sendable {
    private let repository: any AirportRepository
    private let known = Mutex<[AirportCode: Airport]>([:])
    /// What was answered, be it that nobody knows the airport.
    private let answered = Mutex<Set<AirportCode>>([])

    package init(_ repository: any AirportRepository) {
        self.repository = repository
    }

    /// The airports known by now.
    package var airports: [AirportCode: Airport] { known.withLock { $0 } }

    /// Looks up the airports of these trips, as far as there was no answer yet. What is on its way to somebody else is asked for here as
    /// well: the days of the trips are made next, of what is known then.
    package func look(up trips: [Trip]) async {
        let codes = Set(trips.flatMap { [$0.departure.airport, $0.destination.airport] })
        let new = answered.withLock { codes.subtracting($0) }
        guard !new.isEmpty else { return }
        // The next list may have better luck.
        guard let found = try? await repository.airports(withCodes: Array(new)).collect() else { return }
        known.withLock { known in for airport in found { known[airport.code] = airport } }
        answered.withLock { $0.formUnion(new) }
    }
}
