import TerminalText
import TravelFeatures
import TravelKit

/// The list from which a region is chosen.
final class RegionsPage: PlainPage {
    private let model: RegionsModel
    private let list: PlainList<RegionChoice>

    /// - Parameters:
    ///   - trips: those whose region is chosen.
    ///   - filter: what the list is filtered by at first; nothing, where it is empty.
    init(of trips: TripsModel, filter: String, _ places: Places, _ speech: Speech) {
        let model = RegionsModel(
            repository: places.regions, chosen: trips.region?.id, format: places.format
        ) { [weak trips] in trips?.regionsCame($0) }
        self.model = model
        list = PlainList(
            model.list, name: "regions",
            .init(one: "choice", many: "choices", columns: RegionsModel.columns, row: model.row, empty: "There are no regions."),
            places, speech,
            export: places.export("region", "regions", of: RecordKind.regions.inside(\.region), isRecord: { $0.region != nil }))
        if !filter.isEmpty { model.list.filter(by: filter) }
    }

    let place: SafeText = "Choose a region"

    var lines: [SafeText] { list.lines(place) }

    var failures: [FailureMessage] { list.failures }

    var sourceFailures: [SourceFailure] { list.model.failures }

    var isRefused: Bool { list.isRefused }

    var replaceable: String? { list.replaceable }

    var loading: SafeText? { model.loadingText ?? list.loading }

    func opened() { model.viewOpened() }

    func accountChanged() {
        list.forget()
        model.accountChanged()
    }

    func settled() async { await model.list.settled() }

    func perform(_ command: TypedCommand) throws(Absence) -> PlainAnswer {
        // Asked for once more, the list that is there is filtered.
        let meant = if case .word(.regions, let text) = command { TypedCommand.filter(text) } else { command }
        return try list.perform(meant, reload: model.reloadRequested) { .region($0.region) }
    }
}
