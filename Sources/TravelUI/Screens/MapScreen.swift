import Terminal
import TerminalText
import TravelFeatures
import TravelKit

/// View 4: the map.
final class MapScreen: Screen {
    /// What a key moves the picture by, as a part of its size, and what it makes larger.
    private static let pan = 0.125
    private static let zoom = 1.5

    private let model: MapModel
    /// The ways of which the map showed one last.
    private var ways: RouteModel?
    private let text: CountryText
    private let places: Places
    /// Where the picture was drawn last.
    private var drawn = Rect(row: 0, column: 0, rows: 0, columns: 0)
    /// How many km a column of it is wide.
    private var kilometres = 0.0
    /// How many parts of the country that it is of lie outside of it.
    private var farParts = 0
    /// What selects a country.
    private var selector: SafeText = ":next-country"
    /// Whether the last key had the map loaded anew.
    private var isReloaded = false
    /// What was pressed before that was there which it means, in its order.
    private var awaited: [Command] = []
    /// What it is to show when that is known, for the page that leads here is still on its way.
    private var coming: (isAwaited: @MainActor () -> Bool, find: @MainActor () -> MapFocus.Item?)?

    init(_ outlines: any OutlineRepository, _ places: Places) {
        self.places = places
        text = CountryText(places.format)
        model = MapModel(
            outlines: outlines, countries: places.countries, trips: TripLegs(places.trips, airports: places.airports),
            format: places.format)
    }

    var title: SafeText {
        if let leg = model.chosenLeg { return "Map: " + leg.startName + " → " + leg.endName }
        if let ways = shownWays { return "Map: " + ways.title }
        if let first = model.group.first, let last = model.group.last { return "Map: " + text.name(first) + " and " + text.name(last) }
        return "Map" + (model.selectedCountry.map { ": " + text.name($0) } ?? "")
    }

    /// The ways of which one is shown now; nil where none is.
    private var shownWays: RouteModel? { model.way == nil ? nil : ways }

    /// A page that lies on the map says itself which country it is.
    var titleBelow: SafeText { model.canLeaveWay ? title : "Map" }

    var status: ScreenStatus {
        var status = ScreenStatus()
        let isLoading = model.isLoading || coming?.isAwaited() == true
        if isLoading { status.loading = "loading the map" }
        if let country = model.selectedCountry {
            let count = country.borders.count
            let neighbours = count == 0 ? "no land borders" : count == 1 ? "1 neighbour" : "\(count) neighbours"
            let sign = places.marks.sign(.country(country.id))
            status.count = CountText(text.name(country) + (sign.isEmpty ? "" : " " + sign) + ", " + SafeText(neighbours))
        } else if model.selected == nil, model.state.value != nil, !isLoading {
            // Half of the second part would be no help: it is left out where it has no room.
            (status.count, status.summaries) = ("no country selected", ["; " + selector + " selects one"])
        }
        if let code = model.unknownCode {
            let isSaid = !code.isEmpty
            status.remarks.append(isSaid ? "no country has the code '" + SafeText(code) + "'" : "it is not said in which country that is")
        }
        if let way = model.way {
            let place = shownWays?.place.map { $0 + ", " } ?? SafeText.empty
            status.remarks.append(place + RouteText(places.format).length(way))
        }
        status.isStored = model.failure != nil
        status.failure = model.failure?.failure(besideValues: model.state.value != nil)
        if model.state.value == nil { status.failureOnPage = model.state.failure }
        if isReloaded, !model.isLoading, model.failure == nil, model.state.error == nil {
            status.notice = Notice(.information, (model.routes == nil ? "The map was" : "The map and its trips were") + " loaded anew.")
        }
        if let found = model.routes { status.remarks.append(routes(of: found)) }
        if farParts > 0 { status.remarks.append(farParts == 1 ? "1 far part not shown" : SafeText("\(farParts) far parts not shown")) }
        if kilometres > 0 { status.remarks.append("a column is " + SafeText(places.format.shortDistance(kilometres))) }
        return status
    }

    /// How many routes are drawn, and of how many: "100 of 312 routes".
    private func routes(of found: TripLegs.Found) -> SafeText {
        let shown = found.legs.count
        guard found.count > shown || !found.isWhole else { return SafeText(shown == 1 ? "1 route" : "\(shown) routes") }
        return SafeText("\(shown) of \(places.format.number(found.count))\(found.isWhole ? "" : " and more") routes")
    }

    var hints: [Command] {
        let hasOtherWays = (shownWays?.routes.count ?? 0) > 1
        var hints: [Command] = model.selected == nil ? [.nextCountry] : [.open, .nextCountry]
        if hasOtherWays { hints.append(.nextItem) }
        hints += [.zoomIn, .zoomOut, .wholeMap, .mapTrips, .help, .goBackOrQuit, .panLeft, .panDown, .panUp, .panRight]
        if hasOtherWays { hints.append(.previousItem) }
        if model.selected != nil { hints += [.wayTo, .compare, .toggleFavourite] }
        return hints
    }

    func hint(for command: Command) -> SafeText? {
        switch command {
        case .panLeft: "left"
        case .panDown: "down"
        case .panUp: "up"
        case .panRight: "right"
        case .nextItem: "next way"
        case .previousItem: "way before"
        default: nil
        }
    }

    var clearsFirst: Bool { model.canLeaveWay }

    /// The country that is selected, as the row of a list, and what is seen.
    var remembered: Session.ListState? {
        var state = Session.ListState()
        (state.selected, state.view) = (model.selectedCode, model.chosenView)
        return state
    }

    func restore(_ state: Session.ListState) { model.restored(alpha2: state.selected, view: state.view) }

    func opened() {
        isReloaded = false
        model.viewOpened()
        if let item = places.focus.take() { show(item) }
    }

    /// Shows what the user has looked at elsewhere, or waits until it is known.
    private func show(_ item: MapFocus.Item) {
        coming = nil
        switch item {
        case .country(let country): model.countryChosen(country)
        case .code(let code): model.countryChosen(alpha2: code)
        case .way(let ways, let country): show(ways, at: country)
        case .countries(let countries): model.countriesChosen(countries)
        case .leg(let leg): model.legChosen(leg)
        case .coming(let isAwaited, let find):
            coming = (isAwaited, find)
            return
        }
        if places.focus.isAskedFor { model.fitted() }
    }

    /// Shows the way that is chosen of these.
    private func show(_ ways: RouteModel, at country: Country?) {
        self.ways = ways
        if let route = ways.route { model.wayChosen(route, at: country) }
    }

    /// Shows the next best way, or the one before; the country that is selected stays so if that leads through it.
    private func stepped(by step: Int, among ways: RouteModel) -> ScreenAnswer {
        let answer = ways.stepped(by: step)
        if let route = ways.route, route != model.way {
            let countries = route.steps.map(\.country)
            show(ways, at: countries.first { $0.alpha3 == model.selected } ?? countries.first)
        }
        return answer
    }

    let isMap = true

    func take(_ key: Key) -> ScreenAnswer? {
        isReloaded = false
        goneOn()
        return nil
    }

    func left() { goneOn() }

    /// Nothing is opened any more once somebody goes on.
    private func goneOn() { if awaited.last == .open { awaited.removeLast() } }

    func take(_ event: MouseEvent) -> ScreenAnswer {
        isReloaded = false
        goneOn()
        // What is chosen now is meant, and not what was to be shown.
        coming = nil
        guard drawn.contains(row: event.row, column: event.column) else { return .ignored }
        let (row, column) = (event.row - drawn.row, event.column - drawn.column)
        if let step = event.wheelStep {
            model.zoomed(by: step < 0 ? Self.zoom : 1 / Self.zoom, row: row, column: column)
            return .done
        }
        guard model.cellChosen(row: row, column: column) else { return .say(Notice(.information, "There is no country there.")) }
        return event.clicks == 2 ? open() : .done
    }

    func perform(_ command: Command) -> ScreenAnswer {
        let command = command.onMap ?? command
        isReloaded = command == .reload
        if coming?.isAwaited() == true, [.wayTo, .compare, .sameRoute, .note].contains(command) { return .say(.noRowYet) }
        guard waits(command, isBehind: !awaited.isEmpty || coming != nil) else { return act(on: command) }
        awaited.append(command)
        return .done
    }

    /// Whether that is still on its way which a command means: the picture, or, where it selects one, the countries.
    /// - Parameter isBehind: whether another one waits before it, which may change what it means.
    private func waits(_ command: Command, isBehind: Bool) -> Bool {
        switch command {
        case .panDown, .panUp, .panLeft, .panRight, .pageDown, .pageUp, .halfPageDown, .halfPageUp, .zoomIn, .zoomOut:
            isBehind || model.awaitsPicture
        case .nextItem, .previousItem, .nextCountry, .previousCountry:
            isBehind || model.awaitsPicture || model.awaitsCountries
        case .wholeMap, .open, .copy, .copyRecord, .toggleFavourite, .note, .wayTo, .compare, .sameRoute: isBehind
        default: false
        }
    }

    func performAwaited(in rect: Rect) -> [ScreenAnswer] {
        if let coming, !coming.isAwaited() {
            self.coming = nil
            if let item = coming.find().flatMap({ places.focus.news($0) }) { show(item) }
        }
        guard !awaited.isEmpty else { return [] }
        // They find it as it would have been drawn before them.
        _ = model.picture(columns: rect.columns, rows: rect.rows)
        let count = awaited.firstIndex { waits($0, isBehind: coming != nil) } ?? awaited.count
        let commands = awaited.prefix(count)
        awaited.removeFirst(count)
        return commands.map { act(on: $0) }
    }

    private func act(on command: Command) -> ScreenAnswer {
        switch command {
        case .panDown: return pan(down: Self.pan)
        case .panUp: return pan(down: -Self.pan)
        case .panLeft: return pan(right: -Self.pan)
        case .panRight: return pan(right: Self.pan)
        case .pageDown: return pan(down: 1)
        case .pageUp: return pan(down: -1)
        case .halfPageDown: return pan(down: 0.5)
        case .halfPageUp: return pan(down: -0.5)
        case .zoomIn: return answer(model.zoomed(by: Self.zoom), "This is as close as the map goes.")
        case .zoomOut: return answer(model.zoomed(by: 1 / Self.zoom), "This is the whole world.")
        case .wholeMap: model.worldWanted()
        case .nextItem, .previousItem:
            let step = command == .nextItem ? 1 : -1
            if let ways = shownWays { return stepped(by: step, among: ways) }
            model.countryStepped(by: step)
        case .nextCountry: model.countryStepped(by: 1)
        case .previousCountry: model.countryStepped(by: -1)
        case .mapTrips where model.hasTrips: model.tripsToggled()
        case .reload: model.reloadRequested()
        case .open: return open()
        case .back where model.wayLeft(): places.focus.renew()
        case .copy, .copyRecord: return model.selectedCountry.map { places.copyAnswer(to: command, of: $0) } ?? nothingSelected
        case .toggleFavourite:
            guard let country = model.selectedCountry else { return nothingSelected }
            places.marks.toggleRequested(.country(country))
        default: return places.answer(to: command, about: model.selectedCountry, on: self, missing: nothingSelected)
        }
        return .done
    }

    /// Moves the picture by parts of its size.
    private func pan(right: Double = 0, down: Double = 0) -> ScreenAnswer {
        answer(model.panned(right: right, down: down), "This is the edge of the map.")
    }

    /// What there is to say of a key: nothing where it was done.
    private func answer(_ isDone: Bool, _ why: SafeText) -> ScreenAnswer { isDone ? .done : .say(Notice(.information, why)) }

    private func open() -> ScreenAnswer {
        model.selectedCountry.map { .push(page(of: $0)) } ?? nothingSelected
    }

    /// The page of a country, from which one can step to those that are selected here one after another.
    private func page(of country: Country) -> BordersScreen {
        let steps = PageSteps(else: .notYet) { [weak self] step in
            guard let self, !model.awaitsPicture, !model.awaitsCountries else { return nil }
            // Another one may have been selected here since.
            model.countryStepped(by: step, from: country.alpha3)
            return model.selectedCountry.map { self.page(of: $0) }
        }
        return BordersScreen(country, places, steps)
    }

    private var nothingSelected: ScreenAnswer {
        let which: SafeText = model.chosenLeg == nil ? " selects one." : " selects one of the flight's."
        return .say(Notice(.information, "No country is selected: " + selector + which))
    }

    func draw(on canvas: any Canvas, in rect: Rect, with look: Look) {
        selector = look.keys.name(of: .nextCountry) ?? ":next-country"
        guard let picture = model.picture(columns: rect.columns, rows: rect.rows) else {
            (drawn.rows, kilometres, farParts) = (0, 0, 0)
            if let error = model.state.error { look.draw(FailureMessage(error), on: canvas, in: rect) }
            return
        }
        drawn = rect
        (kilometres, farParts) = (picture.window.kilometresPerColumn, model.farParts)
        look.draw(picture, on: canvas, in: rect)
    }
}
