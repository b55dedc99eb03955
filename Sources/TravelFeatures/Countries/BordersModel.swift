import Observation
package import TerminalText
package import TravelKit

/// The page of one country: its facts, and the countries across its land borders, by two chained requests.
@MainActor @Observable
package final class BordersModel {
    /// What to say where a country is to be compared with itself.
    package static let sameText: SafeText = "Those are the same country."
    /// Which country is meant.
    package let reference: CountryReference
    /// The country and its borders.
    package private(set) var state: Loadable<CountryBorders> = .idle
    /// That records could not be read, and why; nil where all could. Where nobody is called so, it may be one of these.
    package private(set) var skipped: SkippedText?
    /// The neighbours.
    package let list = ListModel<Border>(order: .byMatch) { CountryText.sortKey($0.country, by: $1) }
    /// How countries are written.
    package let text: CountryText
    /// Names that may have been meant when nobody is called like that.
    package private(set) var suggestions: [String] = []

    /// The country's airports, the best connected first; none while they are not known, and where they cannot be read.
    package private(set) var airports: [Airport] = [] { didSet { namedAirports = text.named(airports) } }
    /// The same in words, made once: some countries have more than a thousand.
    @ObservationIgnored private lazy var namedAirports = text.named([])
    /// What is known of trips that go there, as far as others have them at hand.
    package private(set) var tripFacts: [Fact] = []
    /// What is found out besides `ownFacts`: the time there, airports, trips. They are as they were when nothing more was on its way, for
    /// who says them once: a clock goes on. Nil until then, and again when the page is opened anew.
    package private(set) var lateFacts: [Fact]?
    /// The routes there from the user's home airports; nil until the country is known, and where there are no fares to be had.
    package private(set) var routes: FlightRoutesModel?

    /// What the list that led here knows of the country; shown until the source has said more.
    @ObservationIgnored private let known: Country?
    @ObservationIgnored private let repository: any CountryRepository
    @ObservationIgnored private let prefetcher: Prefetcher?
    @ObservationIgnored private let makeRoutes: (Country) -> FlightRoutesModel?
    @ObservationIgnored private let findTrips: (_ to: Country, _ isReload: Bool) async -> [Fact]
    @ObservationIgnored private var tripTask: Task<Void, Never>?
    /// Whether the trips, and the airports, are being looked for.
    private var awaitsTrips = false
    private var awaitsAirports = false
    @ObservationIgnored private let airportRepository: (any AirportRepository)?
    @ObservationIgnored private let loading = LoadTask()
    @ObservationIgnored private var airportTask: Task<Void, Never>?

    /// - Parameters:
    ///   - known: the country as whoever opens the page has it at hand; nil where nobody has.
    ///   - prefetcher: fetches the page of the neighbour under the cursor; nil to fetch nothing before it is opened.
    ///   - airports: where the country's airports are read from; nil to show none.
    ///   - trips: says what trips go to a country, of those that are at hand; told whether the user wants the page anew.
    ///   - routes: gives the routes to a country; nil where there are no fares to be had.
    package init(
        reference: CountryReference, known: Country? = nil, repository: any CountryRepository, prefetcher: Prefetcher? = nil,
        airports: (any AirportRepository)? = nil, trips: @escaping (_ to: Country, _ isReload: Bool) async -> [Fact] = { _, _ in [] },
        routes: @escaping (Country) -> FlightRoutesModel? = { _ in nil }, format: DisplayFormat
    ) {
        self.reference = reference
        self.known = known
        self.prefetcher = prefetcher
        airportRepository = airports
        findTrips = trips
        makeRoutes = routes
        self.repository = repository
        self.text = CountryText(format)
        list.isComing = { [weak self] in self?.state.isLoading == true }
    }

    isolated deinit {
        airportTask?.cancel()
        tripTask?.cancel()
    }

    /// The cells of a row, in the order of `columns`.
    package enum Cell: Int, CaseIterable, Sendable {
        case name, borders, population, native
    }

    /// The columns of the neighbours' list.
    package static let columns = [
        Column("name", "Neighbour", minimum: 12, maximum: 36, rank: 0, endSigns: FavouriteMarks.signs),
        Column("borders", "Borders", alignment: .trailing, minimum: 7, maximum: 7, rank: 2),
        Column("population", "Population", alignment: .trailing, minimum: 13, maximum: 13, rank: 3),
        Column("native", "Native name", fields: ["native_name"], minimum: 10, maximum: 40, rank: 1, staysLast: true),
    ]

    /// A neighbour as a row of `columns`.
    package func row(_ border: Border) -> Row {
        Row([
            text.name(border.country), SafeText("\(border.country.borders.count)"), text.population(border.country).orDash,
            SafeText(border.nativeName ?? "").orDash,
        ])
    }

    /// What the page is called.
    package var title: SafeText { state.value.map { text.name($0.country) } ?? SafeText(reference.text) }

    /// What is known of the country.
    package var facts: [Fact] {
        guard let page = state.value else { return [] }
        return text.facts(page.country, neighbours: page.borders, airports: airports, named: namedAirports) + tripFacts
    }

    /// What the country's own record says of it.
    package var ownFacts: [Fact] { state.value.map { text.facts($0.country) } ?? [] }

    /// Whether anything of the page is on its way.
    package var isAwaited: Bool { state.isLoading || awaitsTrips || awaitsAirports }

    /// Which countries border on this one and on another; nil when there are none, and while they are not known.
    func commonNeighbours(with other: BordersModel) -> Fact? {
        let theirs = Set((other.state.value?.borders ?? []).map(\.id))
        let common = (state.value?.borders ?? []).filter { theirs.contains($0.id) }
        return common.isEmpty ? nil : Fact("Both border", text.names(common))
    }

    /// Which neighbours nothing more is known of, as a clause; nil where there are none such, or they may be on their way.
    package var missing: SafeText? { state.isLoading ? nil : state.value.flatMap(text.missing) }

    /// Whether it is known that there are no land borders.
    package var hasNoBorders: Bool { state.value?.hasNone == true }

    /// The page was opened: loads it, unless it is there.
    package func viewOpened() {
        guard case .idle = state else {
            lateFacts = nil
            if let country = state.value?.country { lookForTrips(to: country) }
            return
        }
        if let known { state = .loading(previous: CountryBorders(country: known, borders: nil)) }
        load(repository.borders(of: reference))
        if let known { findAirports(of: known) }
    }

    /// Somebody else is signed in: of the trips that another could see nothing is said.
    package func accountChanged() {
        (tripFacts, lateFacts) = ([], nil)
        if let country = state.value?.country { lookForTrips(to: country) }
    }

    /// Looks for the trips there; again whenever the page is shown, for others may have come meanwhile.
    private func lookForTrips(to country: Country, isReload: Bool = false) {
        tripTask?.cancel()
        awaitsTrips = true
        tripTask = Task { [weak self, findTrips] in
            let facts = await findTrips(country, isReload)
            guard let self, !Task.isCancelled else { return }
            (tripFacts, awaitsTrips) = (facts, false)
            keepLateFacts()
        }
    }

    /// Looks the airports up, unless that was done before. They are a help: without them the page lacks two lines, and the next load looks again.
    private func findAirports(of country: Country) {
        guard airportTask == nil, let airportRepository else { return }
        awaitsAirports = true
        // Asked for before those that the routes ask for.
        airportTask = Task.immediate { [weak self] in
            do throws(RepositoryError) {
                let airports = try await airportRepository.airports(inCountry: country.alpha2).collect()
                if !Task.isCancelled { self?.airports = airports }
            } catch {
                self?.airportTask = nil
            }
            self?.awaitsAirports = false
            self?.keepLateFacts()
        }
    }

    /// Keeps what was found out, where that was the last of it.
    private func keepLateFacts() {
        if isAwaited { return }
        let own = Set(ownFacts.map(\.label))
        lateFacts = state.value == nil ? nil : facts.filter { !own.contains($0.label) }
    }

    /// The cursor may be on another neighbour.
    package func cursorMoved() { prefetcher?.cursorMoved(to: list.selected?.country) }

    /// The page of the neighbour under the cursor is opened.
    package func neighbourOpened() { if let country = list.selected?.country { prefetcher?.pageOpened(of: country) } }

    /// The user wants it anew. A load under way is cancelled, unless it is a reload.
    package func reloadRequested() { load(repository.borders(of: reference).reloaded) }

    private func load(_ reading: Reading<CountryBorders>) {
        loading.begin(reading) {
            // The trips there are looked for anew, too: they may not have been to be had.
            tripTask?.cancel()
            (tripTask, awaitsTrips) = (nil, false)
            state.begin()
            suggestions = []
        } load: { [weak self] in
            var last: CountryBorders?
            do throws(RepositoryError) {
                for try await part in reading {
                    if Task.isCancelled { return }
                    self?.take(part, isReload: reading.isReload)
                    last = part.values.last
                }
                if let last { self?.state = .loaded(last) }
                self?.keepLateFacts()
            } catch {
                if Task.isCancelled { return }
                await self?.fail(error, isReload: reading.isReload)
            }
        }
    }

    /// Waits until the load under way, if any, has ended.
    package func settled() async {
        await loading.settled()
        await airportTask?.value
        await tripTask?.value
    }

    private func take(_ part: Part<CountryBorders>, isReload: Bool) {
        guard var page = part.values.last else { return }
        // Old neighbours stay visible while new ones are on their way.
        let borders = page.borders
        page.borders = borders ?? state.value?.borders
        state = .loading(previous: page)
        findAirports(of: page.country)
        // Trips are a help, and a whole feed to read: the neighbours come first.
        if tripTask == nil, borders != nil { lookForTrips(to: page.country, isReload: isReload) }
        if routes == nil {
            routes = makeRoutes(page.country)
            routes?.viewOpened()
        }
        // Those that stay are as old as they were.
        if let borders {
            skipped = part.skipped > 0 ? SkippedText(part.skipped, why: part.whySkipped) : nil
            list.set(borders.map { [text] in ListEntry($0, key: text.key($0.country)) }, freshness: part.freshness)
        }
    }

    private func fail(_ error: RepositoryError, isReload: Bool) async {
        state.fail(error)
        list.awaitedSteps = []
        if tripTask == nil, let country = state.value?.country { lookForTrips(to: country, isReload: isReload) }
        guard case .notFound(.country, let name) = error, state.value?.borders == nil else { return keepLateFacts() }
        // The source does not know what the list knew.
        state = .failed(error, previous: nil)
        lateFacts = nil
        // What could have been meant is a help, not the answer: it comes when it comes, and without it the error stands alone.
        guard let all = try? await repository.countries().collectWithNotes(), !Task.isCancelled else { return }
        suggestions = NearestNames.names(nearest: name, in: all.values)
        skipped = SkippedText(all)
    }
}
