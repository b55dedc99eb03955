import Observation
package import TerminalText
package import TravelKit

/// The way over land from one country to another, and the next best ones.
@MainActor @Observable
package final class RouteModel {
    /// How many ways are looked for.
    package nonisolated static let count = 4

    /// What was found.
    package private(set) var state: Loadable<LandRouteAnswer> = .idle
    /// Which of the ways is shown, from 0.
    package private(set) var choice = 0
    /// The countries on that way.
    package let list = ListModel<RouteStop>(order: .kept) { stop, column in
        switch column {
        case "name": .text(stop.country.nameOrder)
        case "capital": .folded(stop.country.shownCapitals.first)
        case "distance": stop.distance.map { .number($0) } ?? .missing
        case "sum": stop.sum.map { .number($0) } ?? .missing
        default: .count(stop.place)
        }
    }
    /// How ways are written.
    package let text: RouteText

    @ObservationIgnored private let origin: CountryReference
    @ObservationIgnored private let destination: CountryReference
    @ObservationIgnored private let repository: any CountryRepository
    @ObservationIgnored private let outlines: (any OutlineRepository)?
    @ObservationIgnored private let countryText: CountryText
    @ObservationIgnored private var task: Task<Void, Never>?

    /// - Parameters:
    ///   - repository: where the countries come from.
    ///   - outlines: where their outlines come from, to measure between coasts where there is no way; nil where there are none.
    package init(
        from origin: CountryReference, to destination: CountryReference, repository: any CountryRepository,
        outlines: (any OutlineRepository)?, format: DisplayFormat
    ) {
        (self.origin, self.destination) = (origin, destination)
        self.repository = repository
        self.outlines = outlines
        text = RouteText(format)
        countryText = CountryText(format)
    }

    isolated deinit { task?.cancel() }

    /// What the page is called: "Portugal → Vietnam".
    package var title: SafeText {
        let names =
            routes.first.map { [$0.steps.first, $0.steps.last].compactMap { $0.map { countryText.name($0.country).string } } } ?? [
                origin.text, destination.text,
            ]
        return names.map { SafeText($0) }.joined(separator: " → ")
    }

    /// The ways, the best first; none while they are not known, and where there are none.
    package var routes: [LandRoute] {
        if case .routes(let routes)? = state.value { routes } else { [] }
    }

    /// The way that is shown; nil while none is known, and where there is none.
    package var route: LandRoute? { routes.indices.contains(choice) ? routes[choice] : nil }

    /// That there is no way; nil when there is one, or when it is not known.
    package var gap: SafeText? {
        if case .none(let gap)? = state.value { text.sentence(gap, avoided: []) } else { nil }
    }

    /// Which way is shown, where there are several: "route 2 of 4"; nil where there is no choice.
    package var place: SafeText? {
        routes.count > 1 ? SafeText("route \(choice + 1) of \(routes.count)") : nil
    }

    /// The page was opened: looks for the ways, unless they are there.
    package func viewOpened() {
        if case .idle = state { load(repository.countries()) }
    }

    /// The user wants the countries anew.
    package func reloadRequested() { load(repository.countries().reloaded) }

    /// Another way is wanted: the next best with 1, the one before with -1.
    /// - Returns: whether there is one.
    package func moved(by step: Int) -> Bool {
        guard routes.indices.contains(choice + step) else { return false }
        choice += step
        show()
        return true
    }

    /// Waits until the search has ended.
    package func settled() async { await task?.value }

    private func load(_ reading: Reading<Country>) {
        task?.cancel()
        state.begin()
        task = Task { [weak self, origin, destination, outlines] in
            do throws(RepositoryError) {
                let part = try await reading.collectWithNotes()
                let answer = try await Self.search(from: origin, to: destination, in: part.values, outlines)
                if !Task.isCancelled { self?.take(answer, part.freshness) }
            } catch {
                if !Task.isCancelled { self?.state.fail(error) }
            }
        }
    }

    private func take(_ answer: LandRouteAnswer, _ freshness: Freshness) {
        state = .loaded(answer, freshness)
        choice = min(choice, max(0, routes.count - 1))
        show()
    }

    private func show() {
        guard routes.indices.contains(choice) else { return list.set([]) }
        list.set(RouteStop.stops(of: routes[choice]).map { [countryText] in ListEntry($0, key: countryText.key($0.country)) })
    }

    @concurrent
    private static func search(
        from origin: CountryReference, to destination: CountryReference, in countries: [Country], _ outlines: (any OutlineRepository)?
    ) async throws(RepositoryError) -> LandRouteAnswer {
        func country(_ reference: CountryReference) throws(RepositoryError) -> Country {
            guard let country = CountryMatch.country(reference, in: countries) else { throw .notFound(.country, reference.text) }
            return country
        }
        let query = LandRouteQuery(from: try country(origin), to: try country(destination))
        return await BorderGraph(countries).answer(to: query, count: count, measuredBy: outlines)
    }
}
