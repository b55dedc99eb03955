import Synchronization
package import TravelKit

/// The airports that a list of trips has come across, looked up once each. An airport that nobody knows, or a table that cannot be read,
/// leaves times in the user's own zone, which the screen says.
package final class AirportBook: Sendable {
    private let repository: any AirportRepository
    private let known = Mutex<[AirportCode: Airport]>([:])
    private let asked = Mutex<Set<AirportCode>>([])

    package init(_ repository: any AirportRepository) {
        self.repository = repository
    }

    /// The airports known by now.
    package var airports: [AirportCode: Airport] { known.withLock { $0 } }

    /// Looks up the airports of these trips, as far as nobody has yet.
    package func look(up trips: [Trip]) async {
        let codes = Set(trips.flatMap { [$0.departure.airport, $0.destination.airport] })
        let new = asked.withLock { asked in
            let new = codes.subtracting(asked)
            asked.formUnion(new)
            return new
        }
        guard !new.isEmpty else { return }
        do {
            let found = try await repository.airports(withCodes: Array(new)).collect()
            known.withLock { known in for airport in found { known[airport.code] = airport } }
        } catch {
            // The next list may have better luck.
            asked.withLock { $0.subtract(new) }
        }
    }
}
