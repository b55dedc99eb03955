import TerminalText
import TravelFeatures
import TravelKit

/// The list from which a route to a country is chosen, for its fares.
final class FlightRoutesPage: PlainPage {
    private let model: FlightRoutesModel
    private let list: PlainList<RouteChoice>
    private let places: Places
    private let speech: Speech

    init(_ model: FlightRoutesModel, _ places: Places, _ speech: Speech) {
        (self.model, self.places, self.speech) = (model, places, speech)
        list = PlainList(
            model.list, name: "routes",
            .init(one: "route", many: "routes", columns: FlightRoutesModel.columns, row: model.row, empty: model.noRoutesText),
            places, speech, export: places.export("route", "routes", of: .routes))
    }

    var place: SafeText { "Choose a route to " + SafeText(model.country.shownName) }

    var lines: [SafeText] { list.lines(place) }

    var failures: [FailureMessage] { list.failures }

    var sourceFailures: [SourceFailure] { list.model.failures }

    var isRefused: Bool { list.isRefused }

    var replaceable: String? { list.replaceable }

    var loading: SafeText? { list.loading }

    func opened() { model.viewOpened() }

    func settled() async { await model.list.settled() }

    func perform(_ command: TypedCommand) throws(Absence) -> PlainAnswer {
        try list.perform(command, reload: model.reloadRequested) { .fares(places.fareWay(for: $0.route), places, speech) }
    }
}
