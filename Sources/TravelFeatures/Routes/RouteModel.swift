import Observation
package import TerminalText
package import TravelKit

/// The way over land from one country to another, and the next best ones.
@MainActor @Observable
package final class RouteModel {
    /// How many ways are looked for.
    package nonisolated static let count = 4

    /// What a search comes to.
    package enum Answer: Hashable, Sendable {
        /// The ways, the best first; never none.
        case routes([LandRoute])
        /// That there is none, and why; and the nearest countries, one on each side of the water, where these are why, and how far they are
        /// apart, where that is known.
        case none(SafeText, nearest: [Country] = [], apart: SafeText? = nil)
    }

    /// What was found.
    package private(set) var state: Loadable<Answer> = .idle
    /// Which of the ways is shown, from 0.
    package private(set) var choice = 0
    /// The countries on that way; where there is none, the nearest ones, one on each side of the water.
    package let list = ListModel<RouteStop>(order: .kept) { stop, column in
        switch column {
        case "name": .text(stop.country.nameOrder)
        case "capital": .folded(stop.country.shownCapitals.first)
        case "distance": stop.distance.map { .number($0) } ?? .missing
        case "sum": stop.sum.map { .number($0) } ?? .missing
        default: .count(stop.place)
        }
    }
    /// That countries could not be read, and why; nil where all could. Where there is no way, that may be why.
    package private(set) var skipped: SkippedText?
    /// How ways are written.
    package let text: RouteText

    /// The countries at its ends, the first one and the last; none while they are not known.
    package private(set) var ends: [Country] = []
    /// The same one by one: of two that are asked for, nobody may be called as one is.
    private var known: [CountryReference: Country] = [:]
    @ObservationIgnored private let origin: CountryReference
    @ObservationIgnored private let destination: CountryReference
    /// Those that were typed are known with the ends.
    @ObservationIgnored private var conditions: RouteConditions
    @ObservationIgnored private let typed: TypedConditions
    @ObservationIgnored private let repository: any CountryRepository
    @ObservationIgnored private let outlines: (any OutlineRepository)?
    @ObservationIgnored private let format: DisplayFormat
    @ObservationIgnored private let countryText: CountryText
    @ObservationIgnored private let loading = LoadTask()
    /// Steps to other ways that came before any was there.
    @ObservationIgnored private var awaitedSteps: [Int] = []
    /// How old the countries are.
    @ObservationIgnored private var freshness = Freshness.live

    /// - Parameters:
    ///   - conditions: through which countries it is to lead, and which it is to avoid.
    ///   - typed: the same as somebody typed it who has nothing to choose from; where it is not empty, it counts instead.
    ///   - repository: where the countries come from.
    ///   - outlines: where their outlines come from, to measure between coasts where there is no way; nil where there are none.
    package init(
        from origin: CountryReference, to destination: CountryReference, under conditions: RouteConditions = RouteConditions(),
        typed: TypedConditions = TypedConditions(), repository: any CountryRepository, outlines: (any OutlineRepository)?,
        format: DisplayFormat
    ) {
        (self.origin, self.destination, self.conditions, self.typed) = (origin, destination, conditions, typed)
        self.repository = repository
        self.outlines = outlines
        self.format = format
        text = RouteText(format)
        countryText = CountryText(format)
        list.isComing = { [weak self] in self?.isAwaited == true }
    }

    /// What the page is called: "Portugal → Vietnam", "Portugal → Vietnam via Iran without Russia".
    package var title: SafeText {
        let names = ends.isEmpty ? [name(origin), name(destination)] : ends.map { countryText.name($0) }
        return names.joined(separator: " → ") + listed(conditions.stops, " via ") + listed(conditions.avoided, " without ")
    }

    private func listed(_ countries: [Country], _ word: SafeText) -> SafeText {
        countries.isEmpty ? .empty : word + countries.map { countryText.name($0) }.joined(separator: ", ")
    }

    /// What to call a country of which no more may be known than how it is asked for; a trip asks by codes.
    private func name(_ reference: CountryReference) -> SafeText {
        if let country = known[reference] { return countryText.name(country) }
        guard case .code(let code) = reference else { return SafeText(reference.text) }
        return SafeText(format.countryNames(of: code.uppercased()).first ?? code)
    }

    /// The ways, the best first; none while they are not known, and where there are none.
    package var routes: [LandRoute] {
        if case .routes(let routes)? = state.value { routes } else { [] }
    }

    /// The way that is shown; nil while none is known, and where there is none.
    package var route: LandRoute? { routes.indices.contains(choice) ? routes[choice] : nil }

    /// That there is no way; nil when there is one, or when it is not known.
    package var gap: SafeText? {
        if case .none(let why, _, _)? = state.value { why } else { nil }
    }

    /// Where there is no way, the nearest countries, one on each side of the water; none where these are not why.
    package var nearest: [Country] {
        if case .none(_, let countries, _)? = state.value { countries } else { [] }
    }

    /// How far these are apart, for where they are named beside it; nil where nobody knows.
    package var apart: SafeText? {
        if case .none(_, _, let apart)? = state.value { apart } else { nil }
    }

    /// Whether the ways are on their way, and nothing is known of any.
    package var isAwaited: Bool { state.isLoading && state.value == nil }

    /// What is on its way; nil when nothing is.
    package var loadingText: SafeText? { state.isLoading ? "looking for the way" : nil }

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

    /// Another way is wanted: the next best with 1, the one before with -1. Before any is there that waits, and then goes as far as there
    /// are some.
    /// - Returns: whether there is one, or may be.
    package func moved(by step: Int) -> Bool {
        if isAwaited {
            awaitedSteps.append(step)
            return true
        }
        guard routes.indices.contains(choice + step) else { return false }
        choice += step
        show()
        return true
    }

    /// Waits until the search has ended.
    package func settled() async { await loading.settled() }

    private func load(_ reading: Reading<Country>) {
        loading.begin(reading) {
            state.begin()
        } load: { [weak self, origin, destination, conditions, typed, outlines, text, format] in
            do throws(RepositoryError) {
                let (part, failure) = try await reading.newest()
                let countries = part.values
                self?.skipped = SkippedText(part)
                for end in [origin, destination] { self?.known[end] = CountryMatch.country(end, in: countries) }
                let meaning: TypedConditions.Meaning =
                    typed.isEmpty ? .conditions(conditions) : try typed.meaning(in: countries, natives: format.nativeCapitals.value)
                switch meaning {
                case .conditions(let meant):
                    let found = try await Self.search(from: origin, to: destination, under: meant, in: countries, outlines, text)
                    if Task.isCancelled { return }
                    self?.freshness = part.freshness
                    self?.take(found.answer, between: found.ends, under: meant)
                case .doubt(let doubt):
                    if Task.isCancelled { return }
                    self?.take(.none(doubt), between: [], under: RouteConditions())
                }
                if let failure { self?.state.fail(failure) }
            } catch {
                if !Task.isCancelled { self?.fail(error) }
            }
        }
    }

    private func fail(_ error: RepositoryError) {
        state.fail(error)
        (awaitedSteps, list.awaitedSteps) = ([], [])
    }

    private func take(_ answer: Answer, between ends: [Country], under conditions: RouteConditions) {
        (self.conditions, self.ends) = (conditions, ends)
        state = .loaded(answer)
        choice = ([0] + awaitedSteps).reduce(choice) { max(0, min($0 + $1, routes.count - 1)) }
        awaitedSteps = []
        show()
    }

    private func show() {
        let stops = route.map { RouteStop.stops(of: $0) } ?? nearest.enumerated().map { RouteStop(place: $0.offset, country: $0.element) }
        list.set(stops.map { [countryText] in ListEntry($0, key: countryText.key($0.country)) }, freshness: freshness)
    }

    @concurrent
    private static func search(
        from origin: CountryReference, to destination: CountryReference, under conditions: RouteConditions, in countries: [Country],
        _ outlines: (any OutlineRepository)?, _ text: RouteText
    ) async throws(RepositoryError) -> (answer: Answer, ends: [Country]) {
        func country(_ reference: CountryReference) throws(RepositoryError) -> Country {
            guard let country = CountryMatch.country(reference, in: countries) else { throw .notFound(.country, reference.text) }
            return country
        }
        var query = LandRouteQuery(
            from: try country(origin), to: try country(destination), avoiding: Set(conditions.avoided.map(\.alpha3)))
        for stop in conditions.stops { query.stops.append(try country(CountryReference(stop))) }
        let ends = [query.origin, query.destination]
        guard conditions.canHold(from: query.origin, to: query.destination) else { return (.none(RouteConditions.contrary), ends) }
        switch await BorderGraph(countries).answer(to: query, count: count, measuredBy: outlines) {
        case .routes(let routes): return (.routes(routes), ends)
        case .none(let gap):
            let why = text.sentence(gap, avoided: conditions.avoided)
            return (.none(why, nearest: [gap.near, gap.far], apart: text.apart(gap)), ends)
        }
    }
}
