package import TravelKit

/// The list of all airports, the best connected first; while it is filtered, those that match best.
@MainActor
package final class AirportsModel {
    /// The airports.
    package let list = ListModel<Airport>(order: .byMatch) { AirportText.sortKey($0, by: $1) }

    private let repository: any AirportRepository
    private let format: DisplayFormat

    /// - Parameter format: knows what cities and countries are called.
    package init(repository: any AirportRepository, format: DisplayFormat) {
        (self.repository, self.format) = (repository, format)
    }

    /// The view was opened: loads the airports, unless they are there.
    package func viewOpened() {
        if case .idle = list.state { load(repository.allAirports()) }
    }

    /// The user wants them anew.
    package func reloadRequested() { load(repository.allAirports().reloaded) }

    private func load(_ reading: Reading<Airport>) {
        list.load(reading) { [format] in AirportText.entries($0, format) }
    }
}
