import Observation
import TerminalText
package import TravelKit

/// A map: what part of the Earth it shows, which country is selected, whose flights are drawn.
@MainActor @Observable
package final class MapModel {
    /// How many routes are drawn at most: more could not be told apart.
    package static let mostTrips = 100

    /// The outlines.
    package private(set) var state: Loadable<WorldOutlines> = .idle
    /// The countries by their codes, as far as they are known.
    package private(set) var countries: [Alpha3Code: Country] = [:]
    /// Whether outlines, names or trips are on their way.
    package var isLoading: Bool { underway > 0 }
    private var underway = 0
    /// Why the countries' names, or the trips, could not be had; nil when they could.
    package var failure: RepositoryError? { countriesFailure ?? feed.error }
    private var countriesFailure: RepositoryError?
    /// The country that is selected; nil for none.
    package private(set) var selected: Alpha3Code?
    /// The flights that are drawn.
    package private(set) var legs: [MapScene.Leg] = [] { didSet { arcs = legs.map(\.arc) } }
    @ObservationIgnored private var arcs: [MapArc] = []
    /// How many routes the feed has; nil where they are not drawn.
    package var routes: TripLegs.Found? { feed.value }
    /// The feed's trips; idle where they are not wanted.
    private var feed: Loadable<TripLegs.Found> = .idle
    private var showsTrips: Bool { if case .idle = feed { false } else { true } }
    /// The way over land that is drawn; nil where none is.
    package private(set) var way: LandRoute?
    /// The countries that are seen together: those of the way, in its order, or others; none where one is seen alone.
    package private(set) var group: [Country] = []
    var aim = MapAim.world
    /// What was seen before each look from nearer, and since; the last one is the end.
    @ObservationIgnored var looks: [(before: MapAim, closer: MapAim)] = []

    @ObservationIgnored private let outlines: any OutlineRepository
    @ObservationIgnored private let repository: any CountryRepository
    @ObservationIgnored private let trips: TripLegs?
    @ObservationIgnored private let format: DisplayFormat
    @ObservationIgnored private var names: [Alpha3Code: MapScene.Name] = [:]
    /// The country that is to be selected when it is known: its alpha-2 code, and whether it is to be shown then.
    @ObservationIgnored var awaited: (alpha2: String, isShown: Bool)?
    /// Whether all countries are on their way for the first time.
    @ObservationIgnored private var isListing = false
    /// What was drawn last, and of what.
    @ObservationIgnored private var drawn: (order: Order, picture: MapPicture)?
    @ObservationIgnored private let loading = LoadTask()
    @ObservationIgnored private var fetching: Task<Void, Never>?

    /// - Parameters:
    ///   - countries: where the countries' names come from.
    ///   - trips: where the feed's flights come from; nil where they are not wanted.
    package init(outlines: any OutlineRepository, countries: any CountryRepository, trips: TripLegs? = nil, format: DisplayFormat) {
        self.format = format
        self.outlines = outlines
        repository = countries
        self.trips = trips
    }

    isolated deinit { fetching?.cancel() }

    /// The country that is selected, as far as it is known.
    package var selectedCountry: Country? { selected.flatMap { countries[$0] } }

    /// The alpha-2 code of the country that is selected, or is to be when it is known; nil for none.
    package var selectedCode: String? { unknownCode == nil ? awaited?.alpha2 ?? selectedCountry?.alpha2 : selectedCountry?.alpha2 }

    /// The code by which a country was to be selected, and which none of the countries has, or that is empty; nil where there is none such.
    package var unknownCode: String? { isLoading || failure != nil || countries.isEmpty ? nil : awaited?.alpha2 }

    /// Whether there is no picture yet, and is to be one: what moves it has to wait for that.
    package var awaitsPicture: Bool { drawn == nil && (state.value != nil || state.isLoading) }

    /// Whether it is not known yet which country is the next one.
    package var awaitsCountries: Bool { isListing && group.isEmpty }

    /// How many parts of the country that the last picture is of lie outside of it: islands far away, which would leave it small.
    package var farParts: Int {
        guard case .country(let code) = aim, let window = drawn?.picture.window, let world = state.value else { return 0 }
        return world.index(of: code).map { world.countries[$0].parts(outside: window) } ?? 0
    }

    // MARK: Inputs

    /// The map was opened: loads what it needs, unless it is there.
    package func viewOpened() {
        guard case .idle = state else { return }
        isListing = true
        load(repository.countries())
    }

    /// The user wants everything anew.
    package func reloadRequested() { load(repository.countries().reloaded) }

    private func load(_ reading: Reading<Country>) {
        loading.begin(reading) {
            countriesFailure = nil
            state.begin()
            underway += 1
            if showsTrips { fetchTrips() }
        } load: { [weak self, outlines] in
            defer {
                self?.underway -= 1
                // One that has taken its place lists them still.
                if !Task.isCancelled { self?.isListing = false }
            }
            do throws(RepositoryError) {
                let world = try await outlines.outlines()
                if Task.isCancelled { return }
                self?.state = .loaded(world)
            } catch {
                if !Task.isCancelled { self?.state.fail(error) }
            }
            do throws(RepositoryError) {
                for try await part in reading {
                    if Task.isCancelled { return }
                    self?.take(part.values)
                    self?.isListing = false
                }
            } catch {
                if !Task.isCancelled, !error.isCancellation { self?.countriesFailure = error }
            }
        }
    }

    /// Waits until nothing is on its way.
    package func settled() async {
        await loading.settled()
        await fetching?.value
    }

    /// A country is to be selected, and shown with its neighbours.
    package func countryChosen(_ country: Country) {
        awaited = nil
        if countries[country.alpha3] == nil { take([country]) }
        guard selected != country.alpha3 || canLeaveWay else { return }
        (way, group) = (nil, [])
        if !showsTrips { legs = [] }
        show(country.alpha3)
    }

    /// A country is to be selected, and shown with its neighbours, as soon as it is known.
    package func countryChosen(alpha2: String) {
        if let country = known(alpha2: alpha2) { countryChosen(country) } else { awaited = (alpha2, true) }
    }

    private func known(alpha2: String) -> Country? { countries.values.first { $0.alpha2 == alpha2 } }

    /// A way over land is to be seen, all of it.
    /// - Parameter country: the one on it that is selected; nil for none.
    package func wayChosen(_ route: LandRoute, at country: Country?) {
        showTogether(route.steps.map(\.country), at: country, on: route)
    }

    /// Countries are to be seen together, all of them.
    package func countriesChosen(_ countries: [Country]) { showTogether(countries, at: nil, on: nil) }

    private func showTogether(_ members: [Country], at country: Country?, on route: LandRoute?) {
        if members.contains(where: { countries[$0.alpha3] == nil }) { take(members) }
        (selected, awaited) = (country?.alpha3, nil)
        guard route != way || members != group else { return }
        // Ways through the air look as it does.
        if route != nil { leaveTrips() }
        if !showsTrips { legs = [] }
        (way, group) = (route, members)
        aim = .way
    }

    /// Whether a way, countries together, or the flight that the user came with are shown.
    package var canLeaveWay: Bool { !group.isEmpty || chosenLeg != nil }

    /// The user has seen enough of the way, of countries together, or of the flight that they came with.
    /// - Returns: whether there was one.
    package func wayLeft() -> Bool {
        guard canLeaveWay else { return false }
        if !showsTrips { legs = [] }
        (way, group) = (nil, [])
        aim = chosenAim ?? .world
        return true
    }

    /// The flight that the user came with; nil where there is none.
    package var chosenLeg: MapScene.Leg? { showsTrips || legs.count != 1 ? nil : legs[0] }

    /// A flight is to be seen, instead of whatever was.
    package func legChosen(_ leg: MapScene.Leg) {
        (way, group, selected, awaited) = (nil, [], nil, nil)
        leaveTrips()
        legsChosen([leg])
    }

    /// These flights are to be seen, all of them.
    package func legsChosen(_ legs: [MapScene.Leg]) {
        guard legs != self.legs else { return }
        self.legs = legs
        aim = legs.isEmpty ? .world : .legs
    }

    /// The next country is wanted with 1, the one before with -1: on the way that is drawn, of those that are seen together, of a flight's
    /// ends; elsewhere from left to right in the picture, which stays, and by name where that has no other.
    /// - Parameter code: the country from which; nil for the one that is selected.
    package func countryStepped(by step: Int, from code: Alpha3Code? = nil) {
        awaited = nil
        let onWay = !group.isEmpty ? group.map(\.alpha3) : chosenLeg?.countries.compactMap { known(alpha2: $0)?.alpha3 } ?? []
        let seen = onWay.isEmpty ? countriesSeen : []
        let codes = !onWay.isEmpty ? onWay : seen.count > 1 ? seen : countries.values.sortedByName().map(\.alpha3)
        guard !codes.isEmpty else { return }
        let place = (code ?? selected).flatMap(codes.firstIndex(of:)).map { $0 + step } ?? (step > 0 ? 0 : -1)
        let code = codes[(place + codes.count) % codes.count]
        if onWay.isEmpty, seen.count < 2 { return show(code) }
        if onWay.isEmpty, aim != .world, let window = wantedWindow { hold(window) }
        selected = code
        if !onWay.isEmpty { follow(code) }
    }

    /// A cell of the picture that was drawn last was clicked: the country there is selected, or one right beside it; the picture stays.
    /// - Returns: whether there is one.
    package func cellChosen(row: Int, column: Int) -> Bool {
        guard let drawn, let world = state.value else { return false }
        let around = [(0, 0), (0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (1, -1), (-1, 1), (-1, -1)]
        guard let index = around.lazy.compactMap({ drawn.picture.country(row: row + $0.0, column: column + $0.1) }).first else {
            return false
        }
        hold(drawn.picture.window)
        (selected, awaited) = (world.countries[index].place.code, nil)
        return true
    }

    /// The user wants to see more of one side: by parts of the picture.
    /// - Returns: false where there is no more: a pole is the end of the map.
    @discardableResult
    package func panned(right: Double, down: Double) -> Bool {
        guard let window = wantedWindow else { return true }
        let moved = window.moved(right: right, down: down)
        guard moved.center != window.center else { return false }
        hold(moved)
        return true
    }

    /// The whole world is wanted; from there, what was chosen again.
    package func worldWanted() { aim = aim == .world ? chosenAim ?? .world : .world }

    /// What was chosen is to be seen as it was at first, wherever the picture was moved since; one that is not known yet will be by itself.
    package func fitted() { if awaited == nil { aim = chosenAim ?? .world } }

    /// What the picture is of, before anybody moves it; nil where nothing was chosen.
    private var chosenAim: MapAim? { !group.isEmpty ? .way : chosenLeg != nil ? .legs : selected.map { .country($0) } }

    /// The feed's trips are to be drawn, or no longer.
    package func tripsToggled() {
        guard showsTrips else { return fetchTrips() }
        leaveTrips()
        legs = []
    }

    private func leaveTrips() {
        fetching?.cancel()
        feed = .idle
    }

    /// Whether trips can be drawn.
    package var hasTrips: Bool { trips != nil }

    /// Where the picture was moved, a country that is not seen comes to its middle.
    private func follow(_ code: Alpha3Code) {
        guard case .place(_, let down) = aim, let window = wantedWindow, let world = state.value, let index = world.index(of: code)
        else { return }
        let place = world.countries[index].place
        if window.cell(of: place.middle) == nil { aim = .place(place.middle, down: down) }
    }

    private func show(_ code: Alpha3Code) {
        selected = code
        aim = .country(code)
    }

    /// What is seen, or will be by the keys that came since it was drawn: each of a burst goes on from the one before.
    var wantedWindow: MapWindow? {
        guard let window = drawn?.picture.window, let world = state.value else { return nil }
        return self.window(scene(of: world), columns: window.columns, rows: window.rows)
    }

    /// The countries in the picture, from left to right.
    private var countriesSeen: [Alpha3Code] {
        guard let window = drawn?.picture.window, let world = state.value else { return [] }
        let shown = picture(columns: window.columns, rows: window.rows)?.countries ?? []
        return shown.map { world.countries[$0].place.code }.filter { countries[$0] != nil }
    }

    func hold(_ window: MapWindow) { aim = .place(window.center, down: window.down) }

    private func take(_ values: [Country]) {
        for country in values {
            countries[country.alpha3] = country
            names[country.alpha3] = MapScene.Name(country, in: format)
        }
        drawn = nil
        guard let awaited, let country = known(alpha2: awaited.alpha2) else { return }
        if awaited.isShown { countryChosen(country) } else { (selected, self.awaited) = (country.alpha3, nil) }
    }

    private func fetchTrips() {
        guard let trips else { return }
        fetching?.cancel()
        feed.begin()
        underway += 1
        fetching = Task { [weak self, format] in
            defer { self?.underway -= 1 }
            do throws(RepositoryError) {
                let found = try await trips.legs(most: Self.mostTrips, at: format.now())
                if !Task.isCancelled, let self { (feed, legs) = (.loaded(found), found.legs) }
            } catch {
                if !Task.isCancelled { self?.feed.fail(error) }
            }
        }
    }

    // MARK: Drawing

    /// What a picture is drawn from.
    private struct Order: Equatable {
        var aim: MapAim
        var selected: Alpha3Code?
        var legs: [MapScene.Leg]
        var way: [Int]
        var joinsWay: Bool
        var columns: Int
        var rows: Int
        var isSmall: Bool
    }

    /// The picture in so many cells; nil while the outlines are not there. Drawn anew only when something has changed.
    ///
    /// - Parameter isSmall: whether it stands beside something else.
    package func picture(columns: Int, rows: Int, isSmall: Bool = false) -> MapPicture? {
        // Observation does not see the names: it hears of new ones by the countries, which come with them.
        _ = countries.count
        guard let world = state.value, columns > 0, rows > 0 else { return nil }
        let scene = self.scene(of: world, isSmall: isSmall)
        let order = Order(
            aim: aim, selected: selected, legs: legs, way: scene.way, joinsWay: scene.joinsWay, columns: columns, rows: rows,
            isSmall: isSmall)
        if let drawn, drawn.order == order { return drawn.picture }
        let picture = MapPainter.paint(scene, in: window(scene, columns: columns, rows: rows))
        drawn = (order, picture)
        return picture
    }

    private func scene(of world: WorldOutlines, isSmall: Bool = false) -> MapScene {
        MapScene(
            world, names: names, selected: selected.flatMap(world.index(of:)), legs: legs, arcs: arcs,
            way: group.compactMap { world.index(of: $0.alpha3) }, joinsWay: way != nil, isSmall: isSmall)
    }

    private func window(_ scene: MapScene, columns: Int, rows: Int) -> MapWindow {
        switch aim {
        case .place(let center, let down): return MapWindow(center: center, down: down, columns: columns, rows: rows)
        case .country(let code):
            if let index = scene.outlines.index(of: code) {
                return .showing(scene.outlines.countries[index], columns: columns, rows: rows)
            }
        case .legs:
            if let window = MapWindow.showing(arcs.map(\.box), columns: columns, rows: rows) { return window }
        case .way:
            let boxes = scene.joinsWay ? scene.wayArcs.map(\.box) : scene.way.map { scene.outlines.countries[$0].mainBox }
            if let window = MapWindow.showing(boxes, columns: columns, rows: rows) { return window }
            if let index = scene.way.first { return .showing(scene.outlines.countries[index], columns: columns, rows: rows) }
        case .world: break
        }
        return .world(with: scene.selected.map { scene.outlines.countries[$0] }, columns: columns, rows: rows)
    }
}
