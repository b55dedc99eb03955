import Terminal
import TerminalText
import TravelFeatures
import TravelKit

/// The list from which a route to a country is chosen, for its fares.
final class FlightRoutesScreen: ListScreen {
    let pane: ListPane<RouteChoice>
    private let model: FlightRoutesModel
    private let places: Places

    init(_ model: FlightRoutesModel, _ places: Places) {
        self.model = model
        self.places = places
        pane = ListPane(
            model.list, name: "routes", columns: FlightRoutesModel.columns, memory: places.columns,
            export: places.export("route", "routes", of: .routes)
        ) { model.row($0) }
    }

    let title: SafeText = "Choose a route"

    var status: ScreenStatus { ScreenStatus(pane, of: "route", "routes", format: places.format) }

    let hints: [Command] = [.open, .filter, .back, .help, .quit]

    func opened() { model.viewOpened() }

    func act(on command: Command) -> ScreenAnswer {
        switch command {
        case .fares: return open()
        case .reload: model.reloadRequested()
        default: return .ignored
        }
        return .done
    }

    func open() -> ScreenAnswer { model.list.selected.map { places.faresAnswer(for: $0.route) } ?? .noRow }

    func draw(on canvas: any Canvas, in rect: Rect, with look: Look) {
        if drawFailure(on: canvas, in: rect, with: look) { return }
        pane.draw(on: canvas, in: rect, with: look)
        if model.count == 0 { look.draw([model.noRoutesText], on: canvas, in: rect.droppingTop(2)) }
    }
}
