import Terminal
import TerminalText
import TravelFeatures
import TravelKit

/// The page of a country: its facts, and the countries across its land borders, each of which can be walked to.
final class BordersScreen: ListScreen {
    let pane: ListPane<Border>
    let steps: PageSteps?
    let model: BordersModel
    private let places: Places
    /// The map beside the facts; nil where there are no maps.
    private let map: MapModel?
    /// Whether the facts come before the neighbours where there is no room for both, and whether the page is narrow: as it was drawn last.
    private var prefersFacts = false
    private var isNarrow = false
    /// Whether details of the neighbour had room by themselves, as the page was drawn last.
    private var detailsHaveRoom = false
    /// Whether the page was narrow and facts and neighbours left room for them below, as it was drawn last.
    private var leavesRoom = false
    private var factScroll = PageScroll()
    private var extents = KnownExtents<[Fact]>()
    private(set) var showsClock = false
    /// What exports the country itself, as it was drawn last, and the file that was named instead of its own.
    private var exporting: SafeText = ":export"
    private var file: String?

    /// The page of a country that is known from a list.
    convenience init(_ country: Country, _ places: Places, _ steps: PageSteps? = nil) {
        self.init(CountryReference(country), known: country, places, steps)
    }

    init(_ reference: CountryReference, known: Country? = nil, _ places: Places, _ steps: PageSteps? = nil) {
        self.places = places
        map = places.makeSmallMap()
        self.steps = steps
        let model = BordersModel(
            reference: reference, known: known, repository: places.countries, prefetcher: places.makePrefetcher(),
            airports: places.airports, trips: places.tripFacts, routes: places.routes, format: places.format)
        self.model = model
        pane = ListPane(
            model.list, name: "neighbours", columns: BordersModel.columns, memory: places.columns,
            export: places.export("neighbour", "neighbours", of: .borders), rowVersion: { places.marks.version }
        ) { places.marks.marked(model.row($0), BordersModel.Cell.name, of: $0.country) }
        pane.looksEverywhere = true
    }

    /// Without neighbours there is none: nothing to sort by, or to look for.
    var list: (any ListScreen)? { model.hasNoBorders ? nil : self }

    var title: SafeText { model.title }

    var status: ScreenStatus {
        var status = ScreenStatus(pane, of: "neighbour", "neighbours", format: places.format)
        if model.state.value?.borders == nil { status.count = .empty }
        if model.hasNoBorders {
            status.count = "no land borders"
            status.notice = exporter?.notice(again: file.map { ":export " + SafeText($0) } ?? exporting)
            // They were typed before that was known, and the key that goes back takes them away first.
            let (query, search) = (pane.model.query, pane.model.search.text)
            if !query.isEmpty { status.count.quote(query, after: ", filtered by ") }
            if !search.isEmpty { status.count.quote(search, after: ", searched for ") }
        }
        status.skipped = model.skipped
        if let missing = model.missing { status.remarks.append(missing) }
        if let country = model.state.value?.country {
            let sign = places.marks.sign(.country(country.id))
            if !sign.isEmpty { status.remarks.append(sign + " favourite") }
        }
        if model.routes?.list.state.isLoading == true { status.loading = "loading airports" }
        if model.state.isLoading { status.loading = "loading " + model.title }
        if let error = model.state.error {
            status.isStored = true
            if model.state.value?.borders == nil {
                status.failureOnPage = error.failure(besideValues: false)
            } else {
                status.failure = error.failure(besideValues: true)
                if error.isOutOfReach, pane.model.freshness?.isStale == true { status.remarks.append("offline") }
            }
        }
        return status
    }

    var isArriving: Bool { map?.isLoading == true }

    var hints: [Command] {
        let fares: [Command] = (model.routes?.count ?? 0) > 0 ? [.fares] : []
        // No way leads from where there are no borders.
        let way: [Command] = model.hasNoBorders ? [] : [.wayTo]
        let own: [Command] = model.state.value == nil ? [] : [.toggleFavourite] + fares + [.sameRoute] + way + [.compare]
        let export: [Command] = exporter == nil ? [] : [.export]
        if model.hasNoBorders { return own + [.back, .help, .quit] + export + places.mapHint }
        return [.open, .back, .filter] + own + [.help, .quit] + listHints(and: places.mapHint)
    }

    var details: Details {
        if !model.list.hasOrAwaitsRecords { return .none }
        return leavesRoom ? .inRoomLeft : .beside(byThemselves: detailsHaveRoom)
    }

    func opened() { model.viewOpened() }

    func left() {
        places.focus.left(while: { [model] in model.state.isLoading && model.state.value == nil }) { [model] in
            model.state.value.map { .country($0.country) }
        }
    }

    func cursorMoved() { model.cursorMoved() }

    /// Without neighbours there is nothing else to scroll.
    func scrollFacts(_ event: MouseEvent) -> Bool { factScroll.perform(event, isAlone: model.hasNoBorders) }

    func shows(_ found: Found) -> Bool {
        if case .country(let country) = found { model.state.value?.country.alpha3 == country.alpha3 } else { false }
    }

    func perform(_ command: Command) -> ScreenAnswer {
        guard let country = countryAlone else { return performOnList(command) }
        // The same again may replace the file of which that was said.
        if command != .export { exporter?.userWentOn() }
        switch command {
        // Without neighbours there is no list for them, and what moves in one scrolls.
        case .filter, .search, .nextMatch, .previousMatch, .sort, .chooseColumns, .scrollLeft, .scrollRight: return .ignored
        case .copy, .copyRecord: return places.copyAnswer(to: command, of: country)
        case .export: return export(country, to: nil)
        default: return factScroll.answer(to: command) ?? performOnList(command)
        }
    }

    /// The country where it has no neighbours, and is what the page is of; nil where it has some, or that is not known.
    private var countryAlone: Country? { model.hasNoBorders ? model.state.value?.country : nil }

    var answerable: [Command: SafeText] { model.hasNoBorders ? [.export: "write the country to this file"] : listAnswerable }

    func perform(_ command: Command, answeredBy text: String) -> ScreenAnswer? {
        guard command == .export, let country = countryAlone else { return nil }
        return export(country, to: text)
    }

    /// Writes the country itself into a file.
    /// - Parameter file: where to; nil for the name that is made of it.
    private func export(_ country: Country, to file: String?) -> ScreenAnswer {
        guard let exporter else { return .say(Notice(.information, ExportModel.nowhereText)) }
        guard !exporter.isBusy else { return .say(Notice(.information, ExportModel.busyText)) }
        self.file = file
        exporter.exportRequested([country], "1 country", to: file ?? country.fileName, of: RecordKind.countries)
        return .done
    }

    func act(on command: Command) -> ScreenAnswer {
        switch command {
        case .reload: model.reloadRequested()
        case .fares: return places.faresAnswer(for: model.routes)
        case .factsDown, .factsUp:
            if factScroll.isWhole == true, pane.hasDetails { return pane.scrollDetails(command) }
            return factScroll.answer(to: command) ?? .ignored
        case .toggleDetails where isNarrow && !leavesRoom && (factScroll.isWhole == true || !model.hasNoBorders):
            if factScroll.isWhole == true, !prefersFacts { return PageScroll.nothingMore }
            prefersFacts.toggle()
        case .toggleFavourite:
            guard let country = model.state.value?.country else { return .notYet }
            places.marks.toggleRequested(.country(country))
        // Two marked neighbours are compared, or the one that is marked with this country.
        default:
            return places.answer(
                to: command, about: model.state.value?.country, marked: model.list.markedItems.map(\.country), on: self, missing: .notYet)
        }
        return .done
    }

    func open() -> ScreenAnswer {
        model.neighbourOpened()
        return openPage()
    }

    func id(of found: Found) -> Border.ID? { if case .country(let country) = found { country.id } else { nil } }

    func page(of border: Border, _ steps: PageSteps) -> (any Screen)? { BordersScreen(border.country, places, steps) }

    func accountChanged() { model.accountChanged() }

    func draw(on canvas: any Canvas, in rect: Rect, with look: Look) {
        (showsClock, leavesRoom) = (false, false)
        exporting = look.keys.name(of: .export) ?? ":export"
        if model.hasNoBorders { beginDrawing() }
        guard let page = model.state.value else {
            if let error = model.state.error {
                look.draw(FailureMessage(error), suggestions: model.suggestions, on: canvas, in: rect)
            }
            return
        }
        isNarrow = rect.columns < Look.detailsFrom
        // That a country has no neighbours the status says.
        let facts =
            model.facts.filter { !page.country.borders.isEmpty || $0.label != CountryText.neighbours }
            + places.favouriteFacts(of: page.country)
        showsClock = facts.contains { $0.label == CountryText.localTime }
        // The neighbours are what the page is for: they keep up to ten rows, the facts get what is left.
        // On a narrow page the key for details turns that round.
        let most = rect.rows < 6 ? max(2, rect.rows - 3) : max(4, rect.rows / 2)
        let wanted = min(max(model.list.total, page.country.borders.count) + 1, 10, most)
        let least = min(wanted, rect.rows < 3 ? 0 : rect.rows < 6 ? 1 : max(2, rect.rows / 6))
        let rowsForList = isNarrow && prefersFacts ? least : wanted
        let rowsForFacts = max(0, rect.rows - rowsForList - 1)
        let parts = parts(of: rect, with: look) { part in
            let room = part.top(rowsForFacts)
            return extents.extent(of: facts, in: room, ascii: canvas.isASCII) { look.extent(of: facts, in: room, ascii: canvas.isASCII) }
        }
        if look.showsDetails == nil { detailsHaveRoom = parts.details != nil }
        if let map, let beside = parts.map {
            // Not before there is room for it.
            map.viewOpened()
            map.countryChosen(page.country)
            look.draw(besideFacts: map, on: canvas, in: beside)
        }
        let left = parts.facts
        let givesMore = isNarrow && rowsForList > least && !model.hasNoBorders
        let used = look.draw(facts, scrolled: &factScroll, givesMore: givesMore, on: canvas, in: left.top(rowsForFacts))
        let below = left.droppingTop(used == 0 ? 0 : used + 1)
        if model.hasNoBorders { return }
        var (list, details) = (below, parts.details)
        if page.borders == nil, let error = model.state.error {
            look.draw(FailureMessage(error), on: canvas, in: below)
        } else {
            // What neither facts nor neighbours need of a narrow page is for details, however few neighbours a filter shows.
            let rowsLeft = isNarrow && model.list.hasSelected ? Look.rowsLeft(of: below.rows, byList: model.list.total + 1) : nil
            leavesRoom = rowsLeft != nil
            if let rowsLeft, look.showsDetails != false { (list, details) = look.partBelow(below, rows: rowsLeft, on: canvas) }
            pane.draw(on: canvas, in: list, with: look, details: details)
        }
        if let details, let border = model.list.selected {
            if !isNarrow { look.drawRule(before: details, on: canvas) }
            let near = [page.country] + (page.borders ?? []).map(\.country)
            let known = border.country.borders.compactMap { code in map?.countries[code] ?? near.first { $0.alpha3 == code } }
            look.draw(
                border.country, text: model.text, known: known.sortedByName(), scrolled: &pane.detailScroll, on: canvas, in: details)
        }
    }

    /// What stands side by side on a wide page: facts above the neighbours, a map of the country, details of the selected neighbour.
    private struct Parts {
        var facts: Rect
        var map: Rect?
        var details: Rect?
    }

    /// Parts the page. No fact goes for a map, nor for details that nobody asked for; where there is no room for both, the map comes first.
    /// - Parameter extent: how much of the facts is seen where they have this rectangle.
    private func parts(of rect: Rect, with look: Look, _ extent: (Rect) -> FactList.Extent) -> Parts {
        let plain = Parts(facts: rect)
        let least = look.showsDetails == nil && map != nil ? Look.detailsBesideMapFrom : Look.detailsFrom
        var detailed: Parts?
        if model.list.hasSelected, look.showsDetails != false, rect.columns >= least {
            let (list, details) = Look.partBeside(rect)
            detailed = Parts(facts: list, details: details)
        }
        func mapped(_ parts: Parts?) -> Parts? {
            guard map != nil, let parts, case (let facts, let beside?) = look.partForMap(parts.facts) else { return nil }
            return Parts(facts: facts, map: beside, details: parts.details)
        }
        let page = look.showsDetails == true ? detailed ?? plain : plain
        let wider = [mapped(detailed), mapped(page), detailed].compactMap(\.self)
        // Each key draws the page: where nothing can stand beside the facts these are not measured.
        if wider.isEmpty { return page }
        let all = extent(page.facts)
        return wider.first { extent($0.facts) == all } ?? page
    }
}
