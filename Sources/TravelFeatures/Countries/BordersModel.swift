import Observation
package import TerminalText
package import TravelKit

/// The page of one country: its facts, and the countries across its land borders, by two chained requests.
@MainActor @Observable
package final class BordersModel {
    /// Which country is meant.
    package let reference: CountryReference
    /// The country and its borders.
    package private(set) var state: Loadable<CountryBorders> = .idle
    /// The neighbours.
    package let list = ListModel<Border>(order: .byMatch) { CountryText.sortKey($0.country, by: $1) }
    /// How countries are written.
    package let text: CountryText
    /// Names that may have been meant when nobody is called like that.
    package private(set) var suggestions: [String] = []

    /// The routes there from the user's home airports; nil until the country is known, and where there are no fares to be had.
    package private(set) var routes: RoutesModel?

    /// What the list that led here knows of the country; shown until the source has said more.
    @ObservationIgnored private let known: Country?
    @ObservationIgnored private let repository: any CountryRepository
    @ObservationIgnored private let prefetcher: Prefetcher?
    @ObservationIgnored private let makeRoutes: (Country) -> RoutesModel?
    @ObservationIgnored private var task: Task<Void, Never>?

    /// - Parameters:
    ///   - known: the country as whoever opens the page has it at hand; nil where nobody has.
    ///   - prefetcher: fetches the page of the neighbour under the cursor; nil to fetch nothing before it is opened.
    ///   - routes: gives the routes to a country; nil where there are no fares to be had.
    package init(
        reference: CountryReference, known: Country? = nil, repository: any CountryRepository, prefetcher: Prefetcher? = nil,
        routes: @escaping (Country) -> RoutesModel? = { _ in nil }, format: DisplayFormat
    ) {
        self.reference = reference
        self.known = known
        self.prefetcher = prefetcher
        makeRoutes = routes
        self.repository = repository
        self.text = CountryText(format)
    }

    isolated deinit { task?.cancel() }

    /// The columns of the neighbours' list.
    package static let columns = [
        Column("name", "Neighbour", minimum: 12, maximum: 36, rank: 0),
        Column("native", "Native name", minimum: 10, maximum: 40, rank: 1, staysLast: true),
    ]

    /// A neighbour as a row of `columns`.
    package func row(_ border: Border) -> Row {
        Row([SafeText(border.name), SafeText(border.nativeName ?? "").orDash])
    }

    /// What the page is called.
    package var title: SafeText { SafeText(state.value?.country.name ?? reference.text) }

    /// Whether it is known that there are no land borders.
    package var hasNoBorders: Bool { state.value?.borders?.isEmpty == true }

    /// The page was opened: loads it, unless it is there.
    package func viewOpened() {
        guard case .idle = state else { return }
        if let known { state = .loading(previous: CountryBorders(country: known, borders: nil)) }
        load(repository.borders(of: reference))
    }

    /// The cursor may be on another neighbour.
    package func cursorMoved() { prefetcher?.cursorMoved(to: list.selected?.country) }

    /// The user wants it anew. A load under way is cancelled.
    package func reloadRequested() {
        load(repository.borders(of: reference).reloaded)
    }

    private func load(_ reading: Reading<CountryBorders>) {
        task?.cancel()
        state.begin()
        suggestions = []
        task = Task { [weak self] in
            var last: Part<CountryBorders>?
            do throws(RepositoryError) {
                for try await part in reading {
                    if Task.isCancelled { return }
                    self?.take(part)
                    last = part
                }
                if let last, let page = last.values.last { self?.state = .loaded(page, last.freshness) }
            } catch {
                if Task.isCancelled { return }
                await self?.fail(error)
            }
        }
    }

    /// Waits until the load under way, if any, has ended.
    package func settled() async { await task?.value }

    private func take(_ part: Part<CountryBorders>) {
        guard var page = part.values.last else { return }
        // Old neighbours stay visible while new ones are on their way.
        let borders = page.borders
        page.borders = borders ?? state.value?.borders
        state = .loading(previous: page)
        if routes == nil {
            routes = makeRoutes(page.country)
            routes?.viewOpened()
        }
        // Those that stay are as old as they were.
        if let borders {
            list.set(borders.map { ListEntry($0, key: text.key($0.country)) }, freshness: part.freshness)
        }
    }

    private func fail(_ error: RepositoryError) async {
        state.fail(error)
        guard case .notFound(.country, let name) = error else { return }
        // The source does not know what the list knew.
        if state.value?.borders == nil { state = .failed(error, previous: nil) }
        // What could have been meant is a help, not the answer: it comes when it comes, and without it the error stands alone.
        let names = (try? await repository.countries().collect().map(\.name)) ?? []
        if !Task.isCancelled { suggestions = NearestNames.names(nearest: name, in: names) }
    }
}
