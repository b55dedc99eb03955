import TerminalText
import TravelFeatures
import TravelKit

/// Where the trips of a list lead, the cheapest first; a number opens the trips to there.
final class DestinationsPage: PlainPage {
    private let model: DestinationsModel
    private let list: PlainList<TripSummary.Destination>
    private let places: Places
    private let speech: Speech

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
        guard model.trips.summary != nil else { return [] }
        let isLoading = model.trips.list.state.isLoading
        list.words.empty = DestinationsModel.noneText(of: model.trips)
        let order = [model.trips.summary?.othersRemark].compactMap(\.self)
        let lines = list.lines("Destinations", remarks: order, isLoading: isLoading)
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

    var loading: SafeText? { trips.loading ?? list.loading }

    func opened() { model.follow() }

    func settled() async { await model.trips.settled() }

    func perform(_ command: TypedCommand) -> PlainAnswer {
        switch command {
        case .word(.trips, let number) where !number.isEmpty: list.withItem(named: number, for: .trips) { .trips(model.request(for: $0)) }
        case .word(.map, let words): list.map(words) { map(of: $0.place) }
        default: list.perform(command, reload: model.trips.reloadRequested) { .trips(model.request(for: $0)) }
        }
    }

    /// The map of the country to which the trips go.
    private func map(of place: TripLocation) -> PlainAnswer {
        let reason = TripModel.reason(for: [place], unsaid: TripModel.noCountryText, places.format)
        return reason.map { .say($0) } ?? .push(MapPage(.code(place.countryCode), places, speech))
    }
}
