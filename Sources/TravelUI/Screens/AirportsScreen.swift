import Terminal
import TerminalText
import TravelFeatures
import TravelKit

/// The list of airports, to choose from.
final class AirportsScreen: ListScreen {
    let pane: ListPane<Airport>
    private let model: AirportsModel
    private let places: Places

    init(_ places: Places) {
        self.places = places
        model = AirportsModel(repository: places.airports, format: places.format)
        pane = ListPane(
            model.list, name: "airports", columns: AirportText.columns, memory: places.columns,
            export: places.export("airport", "airports", of: .airports), row: AirportText.row)
    }

    let title: SafeText = "Airports"

    var status: ScreenStatus {
        var status = ScreenStatus(pane, of: "airport", "airports", format: places.format)
        if model.list.total > 0, model.list.sort == nil, !model.list.isFiltered { status.remarks.append("the best connected first") }
        return status
    }

    var hints: [Command] { [.open, .filter, .help, .goBackOrQuit] + listHints() }

    func opened() { model.viewOpened() }

    func act(on command: Command) -> ScreenAnswer {
        guard command == .reload else { return .ignored }
        model.reloadRequested()
        return .done
    }

    func open() -> ScreenAnswer { .done }

    func draw(on canvas: any Canvas, in rect: Rect, with look: Look) {
        if drawFailure(on: canvas, in: rect, with: look) { return }
        pane.draw(on: canvas, in: rect, with: look)
    }
}
