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
    /// Whether the airports are yet to be looked up for the first time.
    package private(set) var awaitsAirports = true
    /// Why the airports could not be read; nil when they could.
    package private(set) var airportError: RepositoryError?
    /// Whether a way over land leads back to where it starts, as far as that is known without any source being asked.
    package private(set) var hasWayHome = false
    private var awaitsWayHome = false
    /// Whether what the program has of its own, the airports and that way, is yet to be looked up.
    package var isArriving: Bool { awaitsAirports || awaitsWayHome }
    /// Why what is stored could not be read for that; nil when it could, and while nothing is.
    private var wayError: RepositoryError?
    /// Writes the trip for a calendar; nil where nothing can be written.
    package let export: ExportModel?

    @ObservationIgnored private let repository: any AirportRepository
    @ObservationIgnored private let countries: (any CountryRepository)?
    @ObservationIgnored private let loading = LoadTask()
    @ObservationIgnored private var wayTask: Task<Void, Never>?

    /// - Parameters:
    ///   - trips: the list that it belongs to.
    ///   - airports: where its airports are looked up.
    ///   - countries: where it is seen whether a way leads home; nil where nobody wants to know.
    ///   - exporter: where it is written for a calendar; nil where nothing can be written.
    package init(
        trip: Trip, trips: TripsModel, airports: any AirportRepository, countries: (any CountryRepository)? = nil,
        exporter: (any Exporter)? = nil
    ) {
        self.trip = trip
        self.trips = trips
        self.repository = airports
        self.countries = countries
        export = exporter.map(ExportModel.init)
        // The list may have looked them up already.
        let ends = [trip.departure.airport, trip.destination.airport]
        self.airports = trips.airports.filter { ends.contains($0.key) }
    }

    isolated deinit { wayTask?.cancel() }

    /// What the page is called.
    package var title: SafeText { trips.text.route(trip) }

    /// What stands above what is known of the trip: the page's title, and the price, which comes late otherwise.
    package var heading: SafeText { trip.price == nil ? title : title + "  " + trips.text.price(trip) }

    /// What is known of the trip.
    package var facts: [FactGroup] {
        var groups = trips.facts(trip, airports: airports)
        // Behind both flights, of which it is counted.
        groups.insert(trips.text.figureGroup(trip, airports: airports), at: 2)
        return groups
    }

    /// What to say where the feed gives no link by which the trip can be booked.
    package static let noLinkText: SafeText = "This offer has no booking link."

    /// What to say where the page of the country is wanted, and the feed does not say which that is.
    package static let noCountryText: SafeText = "The feed does not say in which country this is."

    /// What to say where the way over land is wanted, and the feed does not say between which countries.
    package static let noCountriesText: SafeText = "The feed does not say in which countries this trip is."

    /// Why there is no page of the country that the trip goes to; nil where there may be one.
    package var reasonForNoCountry: SafeText? {
        Self.reason(for: [trip.destination], unsaid: Self.noCountryText, trips.text.format)
    }

    /// Why there is no way over land back to where it starts; nil where there may be one.
    package var reasonForNoWay: SafeText? { Self.reasonForNoWay(home: trip, trips.text.format) }

    /// Why no way home can be looked for; nil where one can.
    package static func reasonForNoWay(home trip: Trip, _ format: DisplayFormat) -> SafeText? {
        reason(for: [trip.destination, trip.departure], unsaid: noCountriesText, format)
    }

    /// Why there are no countries of some places; nil where there may be.
    /// - Parameter unsaid: what to say where the feed does not say in which countries they are.
    package static func reason(for ends: [TripLocation], unsaid: SafeText, _ format: DisplayFormat) -> SafeText? {
        let codes = ends.map(\.countryCode)
        if codes.contains("") { return unsaid }
        let unknown = codes.first { format.countryNames(of: $0).isEmpty }
        return unknown.map { "No country has the code '" + SafeText($0) + "', which the feed gives." }
    }

    /// What could not be read of what the page is to show, the most important first.
    package var errors: [RepositoryError] { [airportError, wayError].compactMap(\.self) }

    /// The page was opened: looks the airports up.
    package func viewOpened() {
        if !loading.hasBegun { load(ends) }
        lookForWayHome()
    }

    private func lookForWayHome() {
        guard !hasWayHome, let countries, reasonForNoWay == nil else { return }
        wayTask?.cancel()
        (wayError, awaitsWayHome) = (nil, true)
        let (start, end) = (trip.destination.countryCode, trip.departure.countryCode)
        wayTask = Task { [weak self] in
            do throws(RepositoryError) {
                // Nobody is asked for the sake of a hint: what is not known is not hinted at.
                let known = try await countries.countries().wishing(.stored).collect()
                let isThere = await Self.hasWay(from: start, to: end, in: known)
                if !Task.isCancelled { self?.hasWayHome = isThere }
            } catch {
                if !error.isNothingStored, !error.isCancellation, !Task.isCancelled { self?.wayError = error }
            }
            if !Task.isCancelled { self?.awaitsWayHome = false }
        }
    }

    /// Whether a way over land leads from one country to another one.
    @concurrent
    private static func hasWay(from start: String, to end: String, in countries: [Country]) async -> Bool {
        guard let origin = CountryMatch.country(.code(start), in: countries),
            let destination = CountryMatch.country(.code(end), in: countries), origin.alpha3 != destination.alpha3,
            case .routes = BorderGraph(countries).answer(to: LandRouteQuery(from: origin, to: destination))
        else { return false }
        return true
    }

    /// The user wants the airports looked up anew.
    package func reloadRequested() {
        load(ends.reloaded) { lookForWayHome() }
    }

    private var ends: Reading<Airport> { repository.airports(withCodes: [trip.departure.airport, trip.destination.airport]) }

    private func load(_ reading: Reading<Airport>, whenBegun: () -> Void = {}) {
        loading.begin(reading) {
            airportError = nil
            whenBegun()
        } load: { [weak self] in
            do throws(RepositoryError) {
                let airports = try await reading.collect()
                if !Task.isCancelled { self?.airports = airports.byID }
            } catch {
                if !error.isCancellation, !Task.isCancelled { self?.airportError = error }
            }
            if !Task.isCancelled { self?.awaitsAirports = false }
        }
    }

    /// The name of a file for the trip in a calendar, where the user gives none.
    package var calendarName: String { CalendarText.fileName(trip, trips.text, airports: airports) }

    /// The user wants the trip for a calendar, in a file where the program runs.
    ///
    /// - Parameter path: the file; nil for one that is named after the trip.
    /// - Returns: why it cannot be had, as a sentence; nil where it is on its way.
    package func calendarRequested(to path: String? = nil) -> SafeText? {
        guard let export else { return ExportModel.nowhereText }
        guard let text = CalendarText.calendar(trip, trips.text, airports: airports) else { return CalendarText.noTimeText }
        let isBegun = export.write(text, of: "The trip", to: path ?? calendarName)
        return isBegun ? nil : ExportModel.busyText
    }

    /// Waits until the look-up has ended, and what is written is written.
    package func settled() async {
        await loading.settled()
        await wayTask?.value
        await export?.settled()
    }
}
