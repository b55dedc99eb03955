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
    private let isFeed: Bool

    /// - Parameter isFeed: whether these are offers of others, rather than what the user keeps.
    init(_ name: SafeText, _ model: TripsModel, _ places: Places, isFeed: Bool) {
        self.name = name
        self.isFeed = isFeed
        self.model = model
        self.places = places
        pane = ListPane(model.list, columns: TripText.columns) { model.row($0) }
    }

    var title: SafeText {
        name + (model.region.map { ": " + SafeText($0.name) } ?? "")
    }

    var status: ScreenStatus {
        var status = ScreenStatus(model.list, of: "trip", "trips", format: places.format)
        status.notice = model.notice
        if let error = model.marks.error, status.notice == nil { status.notice = Notice(.problem, FailureMessage(error).line) }
        if model.showsDemonstration { status.remarks.insert("demo trips", at: 0) }
        return status
    }

    let hints: [Command] = [.open, .filter, .chooseRegion, .toggleFavourite, .help, .goBackOrQuit]

    var editor: LineEditor? { pane.editor }

    func opened() { model.viewOpened() }

    func left() { model.noticeSeen() }

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
        pane.draw(on: canvas, in: list, with: look)
        if model.list.total == 0, case .loaded = model.list.state {
            canvas.put(emptyText(look), row: list.row + 2, column: list.column, width: list.columns, style: .plain)
        }
        if let details, let trip = model.list.selected {
            look.draw(model.text.facts(trip, airports: model.airports), title: model.text.route(trip), on: canvas, in: details)
        }
    }

    private func emptyText(_ look: Look) -> SafeText {
        if model.region != nil { return "No trips to this region. Press " + look.keyName(.chooseRegion) + " to choose another." }
        if isFeed { return "The feed has no trips now. Press " + look.keyName(.reload) + " to look again." }
        return "No trips here yet. Press " + look.keyName(.toggleFavourite) + " on a trip to keep it."
    }
}
