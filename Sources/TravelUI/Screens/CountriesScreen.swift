import Terminal
import TerminalText
import TravelFeatures
import TravelKit

/// View 1: all countries.
final class CountriesScreen: ListScreen {
    let pane: ListPane<Country>
    let model: CountriesModel
    private let places: Places
    /// The map below the details; nil where there are no maps.
    private let preview: MapPreview?
    /// Whether the cursor may have moved since the screen was drawn: of keys that come in one burst, where it is after the last one counts.
    private var isCursorMoved = false

    /// - Parameter showsFlags: whether flags stand before the codes.
    init(_ places: Places, showsFlags: Bool = false) {
        self.places = places
        preview = places.makeMapPreview()
        let model = CountriesModel(
            repository: places.countries, marks: places.marks, prefetcher: places.makePrefetcher(), format: places.format)
        self.model = model
        pane = ListPane(
            model.list, name: "countries", columns: CountryText.columns(showsFlags: showsFlags), memory: places.columns,
            export: places.export("country", "countries", of: .countries), rowVersion: { model.rowVersion }
        ) { model.row($0, showsFlags: showsFlags) }
        pane.looksEverywhere = true
    }

    let title: SafeText = "Countries"

    var status: ScreenStatus { ScreenStatus(pane, of: "country", "countries", format: places.format) }

    var isWaiting: Bool { model.list.isAwaited }

    var hints: [Command] {
        // There is no list of trips to lead to where there is this one list to choose from.
        let trips: [Command] = pane.whenPicked == nil ? [.sameRoute] : []
        return [.open, .filter, .help, .goBackOrQuit] + listHints(and: trips + places.mapHint + [.toggleFavourite])
    }

    var details: Details { model.list.hasOrAwaitsRecords ? .besideOrBelow : .none }

    func id(of found: Found) -> Country.ID? { if case .country(let country) = found { country.id } else { nil } }

    var listed: (Found) -> Bool {
        let seen = seenIDs
        return { found in self.id(of: found).map { seen.contains($0) } ?? false }
    }

    func opened() { model.viewOpened() }

    func left() {
        places.focus.left(while: { [model] in model.list.awaitsRow }) { [model] in
            model.list.arrangeNow()
            return model.list.selected.map { .country($0) }
        }
    }

    func cursorMoved() { isCursorMoved = true }

    func act(on command: Command) -> ScreenAnswer {
        switch command {
        case .reload: model.reloadRequested()
        case .toggleFavourite:
            let countries = model.list.meantItems
            if countries.isEmpty { return .noRow }
            places.marks.toggleRequested(countries.map { .country($0) })
        default:
            return places.answer(
                to: command, about: model.list.selected, marked: Array(model.list.markedItems), on: self, missing: .noRow)
        }
        return .done
    }

    func open() -> ScreenAnswer {
        model.pageOpened()
        return openPage()
    }

    func page(of country: Country, _ steps: PageSteps) -> (any Screen)? { BordersScreen(country, places, steps) }

    func draw(on canvas: any Canvas, in rect: Rect, with look: Look) {
        if isCursorMoved {
            isCursorMoved = false
            model.cursorMoved()
        }
        if drawFailure(on: canvas, in: rect, with: look) { return }
        let (list, details) = look.part(rect, model.list.hasSelected ? details : .none, on: canvas)
        pane.draw(on: canvas, in: list, with: look, details: details)
        if let details, let country = model.list.selected {
            let facts = look.draw(preview, of: .country(country), on: canvas, in: details)
            look.draw(
                country, text: model.text, known: model.neighbours(of: country), scrolled: &pane.detailScroll, on: canvas, in: facts)
        }
    }
}

extension Look {
    /// Draws what is known of a country, its name on top.
    func draw(
        _ country: Country, text: CountryText, known neighbours: [Country], scrolled scroll: inout PageScroll, on canvas: any Canvas,
        in rect: Rect
    ) {
        guard rect.rows > 0 else { return }
        canvas.put(text.name(country), row: rect.row, column: rect.column, width: rect.columns, style: theme.heading)
        draw(details: text.facts(country, known: neighbours), scrolled: &scroll, on: canvas, in: rect.droppingTop(1))
    }
}
