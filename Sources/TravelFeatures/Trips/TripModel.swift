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

    /// What came of the file for a calendar; nil when there is nothing to say.
    package private(set) var exportNotice: Notice?

    @ObservationIgnored private var writing: Task<Void, Never>?
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

    /// What stands above what is known of the trip: the page's title, and the price, which comes late otherwise.
    package var heading: SafeText { trip.price == nil ? title : title + "  " + trips.text.price(trip) }

    /// What is known of the trip.
    package var facts: [FactGroup] {
        var groups = trips.facts(trip, airports: airports)
        // Behind both flights, of which it is counted.
        groups.insert(FactGroup("In figures", trips.text.figures(trip, airports: airports)), at: 2)
        return groups
    }

    /// What to say where no trip of the feed can be booked by a link.
    package static let noLinkText: SafeText = "This feed gives no booking links."

    /// What to say where the page of the country is wanted, and the feed does not say which that is.
    package static let noCountryText: SafeText = "The feed does not say in which country this is."

    /// What to say where the way over land is wanted, and the feed does not say between which countries.
    package static let noCountriesText: SafeText = "The feed does not say in which countries this trip is."

    /// Why there is no page of the country that the trip goes to; nil where there may be one.
    package var reasonForNoCountry: SafeText? { reason(for: [trip.destination], unsaid: Self.noCountryText) }

    /// Why there is no way over land back to where it starts; nil where there may be one.
    package var reasonForNoWay: SafeText? { reason(for: [trip.destination, trip.departure], unsaid: Self.noCountriesText) }

    private func reason(for ends: [TripLocation], unsaid: SafeText) -> SafeText? {
        let codes = ends.map(\.countryCode)
        if codes.contains("") { return unsaid }
        let unknown = codes.first { trips.text.format.countryNames(of: $0).isEmpty }
        return unknown.map { "No country has the code '" + SafeText($0) + "', which the feed gives." }
    }

    /// What to say where there is no exporter.
    package static let noExporterText: SafeText = "Nothing can be written here."

    /// The page was opened: looks the airports up.
    package func viewOpened() {
        if task == nil { load(ends) }
    }

    /// The user wants the airports looked up anew.
    package func reloadRequested() { load(ends.reloaded) }

    private var ends: Reading<Airport> { repository.airports(withCodes: [trip.departure.airport, trip.destination.airport]) }

    private func load(_ reading: Reading<Airport>) {
        task?.cancel()
        airportError = nil
        task = Task { [weak self] in
            do throws(RepositoryError) {
                let airports = try await reading.collect()
                if Task.isCancelled { return }
                self?.airports = airports.byID
            } catch {
                if !error.isCancellation, !Task.isCancelled { self?.airportError = error }
            }
        }
    }

    /// The user wants the trip for a calendar, in a file where the program runs.
    ///
    /// - Parameters:
    ///   - path: the file; nil for one that is named after the trip.
    ///   - replaces: whether a file that is there may be replaced.
    ///   - whenDone: called with what came of it; not after a failure or a cancellation.
    package func calendarRequested(
        _ exporter: any Exporter, to path: String? = nil, replaces: Bool = false,
        whenDone: @escaping @MainActor (ExportOutcome) -> Void = { _ in }
    ) {
        guard trip.departureAt != nil else {
            exportNotice = Notice(.information, "The feed does not say when this trip is.")
            return
        }
        let (name, text) = (path ?? CalendarText.fileName(trip), CalendarText.calendar(trip, trips.text))
        writing = Task { [weak self] in
            do throws(RepositoryError) {
                let outcome = try await exporter.write(to: name, replaces: replaces) { output throws(RepositoryError) in try output(text) }
                switch outcome {
                case .written(let path): self?.exportNotice = Notice(.information, "The trip is in " + SafeText(path) + ".")
                case .exists: self?.exportNotice = Notice(.information, SafeText(name).cut(to: 40) + " is there already.")
                }
                whenDone(outcome)
            } catch {
                if !error.isCancellation { self?.exportNotice = Notice(FailureMessage(error)) }
            }
        }
    }

    /// The user has seen the notice, or did something else.
    package func noticeSeen() { exportNotice = nil }

    /// Waits until the look-up has ended, and what is written is written.
    package func settled() async {
        await task?.value
        await writing?.value
    }
}
