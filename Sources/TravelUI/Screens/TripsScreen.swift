import Terminal
import TerminalText
import TravelFeatures
import TravelKit

/// Views 2 and 3: a list of trips, be it a feed or the favourites.
final class TripsScreen: Screen {
    private let name: SafeText
    private let model: TripsModel
    private let pane: ListPane<Trip>
    private let places: Places

    init(_ name: SafeText, _ model: TripsModel, _ places: Places) {
        self.name = name
        self.model = model
        self.places = places
        pane = ListPane(model.list, columns: TripText.columns) { model.row($0) }
    }

    var title: SafeText {
        name + (model.region.map { ": " + SafeText($0.name) } ?? "")
    }

    var status: ScreenStatus {
        var status = ScreenStatus(model.list, of: model.list.total == 1 ? "trip" : "trips", format: places.format)
        status.notice = model.notice
        if let error = model.marks.error, status.notice == nil { status.notice = Notice(.problem, FailureMessage(error).line) }
        if model.showsDemonstration { status.remarks.insert("demo trips", at: 0) }
        return status
    }

    let hints: [Command] = [.open, .filter, .chooseRegion, .toggleFavourite, .help, .goBackOrQuit]

    var editor: LineEditor? { pane.editor }

    func opened() { model.viewOpened() }

    func perform(_ command: Command) -> ScreenAnswer {
        model.noticeSeen()
        if pane.perform(command) { return .done }
        switch command {
        case .open: return open()
        case .reload: model.reloadRequested()
        case .toggleFavourite: if let trip = model.list.selected { model.favouriteToggled(trip) }
        case .openLink: return model.list.selected.map(TripScreen.bookingAnswer) ?? .done
        case .chooseRegion: return .push(RegionsScreen(model, places))
        default: return .ignored
        }
        return .done
    }

    func type(_ key: Key) -> ScreenAnswer? {
        switch pane.type(key) {
        case .taken: .done
        case .open: open()
        case .ignored: nil
        }
    }

    func goToRow(_ number: Int) { model.list.moveCursor(to: number - 1) }

    private func open() -> ScreenAnswer {
        guard let trip = model.list.selected else { return .done }
        return .push(TripScreen(trip, model, places))
    }

    func draw(on canvas: any Canvas, in rect: Rect, with look: Look) {
        if let error = model.list.state.error, model.list.total == 0 {
            look.draw(FailureMessage(error), on: canvas, in: rect)
            return
        }
        let (list, details) = look.part(rect, hasDetails: model.list.selected != nil, on: canvas)
        pane.draw(on: canvas, in: list, theme: look.theme)
        if model.list.total == 0, case .loaded = model.list.state {
            canvas.put(emptyText(look), row: list.row + 2, column: list.column, width: list.columns, style: .plain)
        }
        if let details, let trip = model.list.selected {
            look.draw(model.text.facts(trip, airports: [:]), title: model.text.route(trip), on: canvas, in: details)
        }
    }

    private func emptyText(_ look: Look) -> SafeText {
        if model.region != nil { return "No trips to this region. Press " + look.keyName(.chooseRegion) + " to choose another." }
        return "No trips here yet. Press " + look.keyName(.toggleFavourite) + " on a trip to keep it."
    }
}

extension Look {
    /// Draws groups of facts under their headings.
    func draw(_ groups: [FactGroup], title: SafeText, on canvas: any Canvas, in rect: Rect) {
        guard rect.rows > 0 else { return }
        canvas.put(title, row: rect.row, column: rect.column, width: rect.columns, style: theme.heading)
        var row = rect.row + 1
        for group in groups where row < rect.endRow {
            // Where there is room, a blank line parts the groups.
            if rect.rows >= 18 { row += 1 }
            guard row < rect.endRow else { return }
            canvas.put(group.title, row: row, column: rect.column, width: rect.columns, style: theme.header)
            let rest = Rect(row: row + 1, column: rect.column, rows: rect.endRow - row - 1, columns: rect.columns)
            row += 1 + FactList(theme: theme).draw(group.facts, on: canvas, in: rest)
        }
    }
}
