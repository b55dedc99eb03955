import Observation
package import TerminalText
package import TravelKit

/// The page of one trip.
@MainActor @Observable
package final class TripModel {
    /// The trip.
    package let trip: Trip
    /// The list that it belongs to, for its favourite mark.
    package let trips: TripsModel
    /// The airports at both ends, as far as they are known.
    package private(set) var airports: [AirportCode: Airport] = [:]
    /// Why the airports could not be read; nil when they could.
    package private(set) var airportError: RepositoryError?

    @ObservationIgnored private let repository: any AirportRepository
    @ObservationIgnored private var task: Task<Void, Never>?

    package init(trip: Trip, trips: TripsModel, airports: any AirportRepository) {
        self.trip = trip
        self.trips = trips
        self.repository = airports
        // The list may have looked them up already.
        let ends = [trip.departure.airport, trip.destination.airport]
        self.airports = trips.airports.filter { ends.contains($0.key) }
    }

    isolated deinit { task?.cancel() }

    /// What the page is called.
    package var title: SafeText { trips.text.route(trip) }

    /// What is known of the trip.
    package var facts: [FactGroup] { trips.facts(trip, airports: airports) }

    /// The page was opened: looks the airports up.
    package func viewOpened() {
        if task == nil { reloadRequested() }
    }

    /// The user wants the airports looked up anew.
    package func reloadRequested() {
        task?.cancel()
        airportError = nil
        let reading = repository.airports(withCodes: [trip.departure.airport, trip.destination.airport])
        task = Task { [weak self] in
            do throws(RepositoryError) {
                let airports = try await reading.collect()
                if Task.isCancelled { return }
                self?.airports = Dictionary(airports.map { ($0.code, $0) }, uniquingKeysWith: { first, _ in first })
            } catch {
                if !error.isCancellation, !Task.isCancelled { self?.airportError = error }
            }
        }
    }

    /// Waits until the look-up has ended.
    package func settled() async { await task?.value }
}
