import Terminal
import TerminalText
import TravelFeatures
import TravelKit

/// The way over land from one country to another: the countries on it, each of which can be opened, and the next best ways.
final class RouteScreen: ListScreen {
    let pane: ListPane<RouteStop>
    private let model: RouteModel
    private let places: Places
    /// The map beside the ways; nil where there are no maps.
    private let map: MapModel?
    /// Whether it had room by itself, as the page was drawn last.
    private var mapHasRoom = false
    private var factScroll = PageScroll()
    /// The ways as they were drawn last.
    private var drawnWays: [Fact] = []
    private var extents = KnownExtents<[Fact]>()

    init(
        from origin: CountryReference, to destination: CountryReference, under conditions: RouteConditions = RouteConditions(),
        _ places: Places
    ) {
        self.places = places
        map = places.makeSmallMap()
        let model = RouteModel(
            from: origin, to: destination, under: conditions, repository: places.countries, outlines: places.outlines,
            format: places.format)
        self.model = model
        pane = ListPane(
            model.list, name: "route", columns: RouteText.columns, memory: places.columns,
            export: places.export("country", "countries", of: RecordKind.countries.inside(\.country), file: "route"),
            rowVersion: { places.marks.version }
        ) { places.marks.marked(model.text.row($0), RouteText.Cell.name, of: $0.country) }
        pane.looksEverywhere = true
    }

    var title: SafeText { model.title }

    var status: ScreenStatus {
        var status = ScreenStatus(pane, of: "country", "countries", format: places.format)
        if let place = model.place {
            status.count = place + ", " + status.count
            // A later one may be the shorter one.
            if !status.isCountAsked { status.summaries = ["; fewest borders first"] }
        }
        if model.gap != nil { status.count = "no land route" }
        if let loading = model.loadingText { status.loading = loading }
        if model.state.value == nil { status.failureOnPage = model.state.failure } else { status.failure = model.state.failure }
        return status
    }

    var isArriving: Bool { map?.isLoading == true }

    var hints: [Command] {
        let others: [Command] = model.routes.count > 1 ? [.nextItem, .previousItem] : []
        let map = model.endsOnMap.isEmpty ? [] : places.mapHint
        return [.open] + others + map + [.back, .filter, .help, .quit] + listHints()
    }

    func hint(for command: Command) -> SafeText? { command == .toggleDetails ? "small map" : listHint(for: command) }

    var details: Details { map == nil || model.route == nil ? .none : .map(byItself: mapHasRoom) }

    func opened() { model.viewOpened() }

    func left() {
        places.focus.left(while: { [model] in model.isAwaited }) { [model] in
            if model.route != nil { return .way(model, at: model.list.selected?.country) }
            return model.endsOnMap.isEmpty ? nil : .countries(model.endsOnMap)
        }
    }

    func perform(_ command: Command) -> ScreenAnswer {
        switch command {
        case .nextItem where model.routes.count > 0 || model.isAwaited: return model.stepped(by: 1)
        case .previousItem where model.routes.count > 0 || model.isAwaited: return model.stepped(by: -1)
        default: return performOnList(command)
        }
    }

    func act(on command: Command) -> ScreenAnswer {
        switch command {
        case .reload: model.reloadRequested()
        case .factsDown, .factsUp: return factScroll.answer(to: command) ?? .ignored
        case .toggleFavourite:
            let countries = model.list.meantItems.map(\.country)
            if countries.isEmpty { return .noRow }
            places.marks.toggleRequested(countries.map { .country($0) })
        default:
            return places.answer(
                to: command, about: model.list.selected?.country, marked: model.list.markedItems.map(\.country), on: self, missing: .noRow)
        }
        return .done
    }

    /// A click on a way shows it.
    func scrollFacts(_ event: MouseEvent) -> Bool {
        guard event.kind == .press else { return factScroll.perform(event, isAlone: false) }
        guard let place = factScroll.fact(at: event).flatMap(drawnWays.firstIndex(of:)) else { return false }
        return place == model.choice || model.moved(by: place - model.choice)
    }

    func open() -> ScreenAnswer { openPage() }

    func id(of found: Found) -> RouteStop.ID? {
        if case .country(let country) = found { model.list.items.first { $0.country.id == country.id }?.id } else { nil }
    }

    func page(of stop: RouteStop, _ steps: PageSteps) -> (any Screen)? { BordersScreen(stop.country, places, steps) }

    func draw(on canvas: any Canvas, in rect: Rect, with look: Look) {
        if let error = model.state.error, model.state.value == nil {
            look.draw(FailureMessage(error), on: canvas, in: rect)
            return
        }
        if let gap = model.gap {
            let above = rect.rows < 8 ? 0 : 1
            let room = rect.inset(rows: above, columns: 2)
            // Where there is no room for all of it above a blank row and the list with its header, the list says which countries it is about.
            let rows = above + canvas.shown(gap).wrapped(to: room.columns).count + 2 + model.nearest.count
            let text = rows > rect.rows ? model.apart ?? gap : gap
            let used = look.draw([text], style: look.theme.heading, on: canvas, in: room)
            if !model.nearest.isEmpty { pane.draw(on: canvas, in: rect.droppingTop(above + used + 1), with: look) }
            return
        }
        // The ways get a line each, and the countries the larger part of the page.
        let all = model.text.facts(model.routes, shown: model.choice, mark: look.glyphs.mark)
        let rows = max(0, min(rect.rows - 6, rect.rows / 2))
        drawnWays = all
        func extent(_ part: Rect) -> FactList.Extent {
            let room = part.top(rows)
            return extents.extent(of: all, in: room, ascii: canvas.isASCII) { look.extent(of: all, in: room, ascii: canvas.isASCII) }
        }
        var parts = (facts: rect, map: Rect?.none)
        if look.showsMap != false, let map, let route = model.route {
            let most = rect.columns / 2
            // Who asks for the map gives facts for it.
            parts = look.showsMap == true ? look.partForMap(rect, most: most) : look.partForMap(rect, most: most, keeping: extent)
            if look.showsMap == nil { mapHasRoom = parts.map != nil }
            if let right = parts.map {
                // Not before there is room for it.
                map.viewOpened()
                map.wayChosen(route, at: model.list.selected?.country)
                look.draw(small: map, on: canvas, in: right)
            }
        }
        let used = look.draw(all, scrolled: &factScroll, on: canvas, in: parts.facts.top(rows))
        pane.draw(on: canvas, in: parts.facts.droppingTop(used == 0 ? 0 : used + 1), with: look)
    }
}

extension RouteModel {
    /// What the map shows where no way leads: where the land ends, or both ends where that is not why.
    fileprivate var endsOnMap: [Country] { nearest.isEmpty ? ends : nearest }

    /// Shows the next best way with 1, the one before with -1, or says that there is none.
    func stepped(by step: Int) -> ScreenAnswer {
        if moved(by: step) { return .done }
        let why: SafeText =
            step > 0 ? "This is the last of the ways that were looked for." : "This is the first way: none has fewer borders."
        return .say(Notice(.information, why))
    }
}
