import TerminalText
import TravelFeatures
import TravelKit

/// Where the trips of a list lead, the cheapest first; a number opens the trips to there.
final class DestinationsPage: ListPage {
    private let model: DestinationsModel
    let list: PlainList<TripSummary.Destination>
    let places: Places
    let speech: Speech

    init(_ trips: TripsModel, _ places: Places, _ speech: Speech) {
        let model = DestinationsModel(trips, format: places.format)
        (self.model, self.places, self.speech) = (model, places, speech)
        list = PlainList(
            model.list, name: "destinations",
            .init(
                one: "destination", many: "destinations", columns: DestinationsModel.columns, row: model.row,
                empty: DestinationsModel.noneText(of: trips)),
            places, speech, export: places.export("destination", "destinations", of: .destinations))
    }

    var lines: [SafeText] {
        model.follow()
        // Many trips are summed up while something else is said.
        guard model.trips.summary != nil, model.trips.list.lack == nil else { return [] }
        let isLoading = model.trips.list.state.isLoading
        list.words.empty = DestinationsModel.noneText(of: model.trips)
        let order = [model.trips.summary?.othersRemark].compactMap(\.self)
        let lines = list.lines(place, remarks: order, isLoading: isLoading)
        if isLoading { return lines }
        // The strip is of all of them, whatever the filter leaves.
        let strip = model.list.query.isEmpty ? model.strip(columns: 1, isASCII: true) : nil
        let cheapest = strip.map { [$0.title + "."] } ?? []
        let remarks = trips.remarks
        return lines + cheapest + (remarks.isEmpty ? [] : ["Of the trips: " + remarks.joined(separator: ", ") + "."])
    }

    /// What is to be known of the trips is to be known of what is made of them.
    private var trips: ListSummary { ListSummary(model.trips.list, of: "trip", "trips", format: places.format) }

    let place: SafeText = "Destinations"

    var failures: [FailureMessage] { [trips.failure].compactMap(\.self) }

    var sourceFailures: [SourceFailure] { model.trips.list.failures }

    var loading: SafeText? { trips.loading ?? list.loading }

    func opened() { model.follow() }

    func accountChanged() { list.forget() }

    func settled() async { await model.trips.settled() }

    func lead(of destination: TripSummary.Destination) -> Lead { .trips(model.request(for: destination), to: destination.place) }

    func perform(_ command: TypedCommand) throws(Absence) -> PlainAnswer { try perform(command, reload: model.trips.reloadRequested) }
}
