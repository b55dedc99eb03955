import Observation
import TerminalText
import TravelFeatures
import TravelKit

/// The list from which a region is chosen. A text behind the word chooses the one that it finds, where that is one alone.
@Observable
final class RegionsPage: PlainPage {
    @ObservationIgnored private let model: RegionsModel
    @ObservationIgnored private let list: PlainList<RegionChoice>
    /// Whether what the text finds is not known yet: until then nothing is listed.
    private var isUndecided: Bool
    @ObservationIgnored private var deciding: Task<Void, Never>?
    /// Is told the one choice that the text has found.
    @ObservationIgnored var whenFound: (RegionChoice) -> Void = { _ in }

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
        isUndecided = !filter.isEmpty
        if !filter.isEmpty { model.list.filter(by: filter) }
    }

    isolated deinit { deciding?.cancel() }

    let place: SafeText = "Choose a region"

    let isPassing = true

    var lines: [SafeText] { isUndecided ? [] : list.lines(place) }

    var failures: [FailureMessage] { isUndecided ? [] : list.failures }

    var sourceFailures: [SourceFailure] { list.model.failures }

    var isRefused: Bool { list.isRefused }

    var replaceable: String? { list.replaceable }

    var loading: SafeText? { model.loadingText ?? list.loading ?? (isUndecided ? "looking for the region" : nil) }

    func opened() {
        model.viewOpened()
        guard isUndecided else { return }
        // Who has gone on before they came, and comes back, chooses for themselves.
        if deciding == nil { decide() } else { giveUp() }
    }

    private func giveUp() {
        deciding?.cancel()
        isUndecided = false
    }

    /// Waits for the regions, and then has the one chosen that the text finds.
    private func decide() {
        isUndecided = true
        deciding?.cancel()
        deciding = Task { [weak self, model] in
            await model.list.settled()
            guard let self, !Task.isCancelled else { return }
            isUndecided = false
            if let choice = foundChoice { whenFound(choice) }
        }
    }

    /// The one choice that the text finds; nil where it finds none or several, or what is merely like it, or where no regions could be had.
    private var foundChoice: RegionChoice? {
        let list = model.list
        // The choice of all is there before any region is.
        guard list.total > 1, list.isFiltered, list.strictness == .exact, list.count == 1 else { return nil }
        return list.item(at: 0)
    }

    func accountChanged() {
        list.forget()
        model.accountChanged()
    }

    func settled() async {
        await deciding?.value
        await model.list.settled()
    }

    func perform(_ command: TypedCommand) throws(Absence) -> PlainAnswer {
        giveUp()
        // Asked for once more, the list that is there is filtered.
        guard case .word(.regions, let text) = command else {
            return try list.perform(command, reload: model.reloadRequested) { .region($0.region) }
        }
        let answer = try list.perform(.filter(text), reload: nil) { .region($0.region) }
        if text.isEmpty { return answer }
        decide()
        return .done
    }
}
