import TerminalText
import TravelFeatures
import TravelKit

/// Where the trips of a list lead, the cheapest first; a number shows the trips to there.
final class DestinationsPage: PlainPage {
    private let model: DestinationsModel
    private let list: PlainList<TripSummary.Destination>
    private let format: DisplayFormat

    init(_ trips: TripsModel, _ places: Places, _ speech: FailureSpeech) {
        let model = DestinationsModel(trips, format: places.format)
        (self.model, format) = (model, places.format)
        list = PlainList(
            model.list, name: "destinations",
            .init(
                one: "destination", many: "destinations", columns: DestinationsModel.columns, row: model.row,
                empty: "The list has no trips."),
            places, speech, export: places.export("destination", "destinations", of: .destinations))
    }

    var lines: [SafeText] {
        let cheapest = model.strip(columns: 1, isASCII: true).map { [$0.title + "."] } ?? []
        // What is to be known of the trips is to be known of what is made of them.
        let remarks = ListSummary(model.trips.list, of: "trip", "trips", format: format).remarks
        return list.lines("Destinations") + cheapest + (remarks.isEmpty ? [] : ["Of the trips: " + remarks.joined(separator: ", ") + "."])
    }

    var failures: [FailureMessage] { list.failures }

    var loading: SafeText? { list.loading }

    func opened() { model.follow() }

    func settled() async { await model.trips.settled() }

    func perform(_ command: TypedCommand) -> PlainAnswer {
        list.perform(command) { [model] destination in
            model.trips.list.filter(by: model.filter(for: destination))
            return .pop
        }
    }
}
