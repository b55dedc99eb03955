import Terminal
import TerminalText
import TravelFeatures
import TravelKit

/// The list from which the region of the trips is chosen.
final class RegionsScreen: ListScreen {
    let pane: ListPane<RegionChoice>
    private let model: RegionsModel
    private let trips: TripsModel
    private let places: Places
    /// Whether Enter came before any region.
    private var isChoiceAwaited = false

    init(_ trips: TripsModel, _ places: Places) {
        self.trips = trips
        self.places = places
        let model = RegionsModel(repository: places.regions, chosen: trips.region?.id)
        self.model = model
        pane = ListPane(
            model.list, name: "regions", columns: RegionsModel.columns, memory: places.columns,
            export: places.export(
                "region", "regions", of: RecordKind.regions.inside(\.region), isRecord: { $0.region != nil })
        ) { model.row($0) }
    }

    let title: SafeText = "Choose a region"

    var status: ScreenStatus {
        var status = ScreenStatus(pane, of: "choice", "choices", format: places.format)
        if let loading = model.loadingText { status.loading = loading }
        if hasNoRegions { (status.failure, status.failureOnPage) = (nil, status.failure) }
        return status
    }

    /// Whether there is nothing but "All regions", so that the page has room for the reason.
    private var hasNoRegions: Bool { model.list.total <= 1 }

    let hints: [Command] = [.open, .filter, .back, .help]

    func hint(for command: Command) -> SafeText? { command == .open ? "choose" : nil }

    func opened() { model.viewOpened() }

    func act(on command: Command) -> ScreenAnswer {
        guard command == .reload else { return .ignored }
        model.reloadRequested()
        return .done
    }

    func open() -> ScreenAnswer {
        guard let choice = model.list.selected else { return .noRow }
        // The cursor goes to the region of now when that has come: until then Enter means it, and not that there is to be none.
        if hasNoRegions, model.loadingText != nil {
            isChoiceAwaited = true
            return .noRowYet
        }
        defer { isChoiceAwaited = false }
        if hasNoRegions, isChoiceAwaited { return .done }
        trips.regionChosen(choice.region)
        return .pop
    }

    func draw(on canvas: any Canvas, in rect: Rect, with look: Look) {
        pane.draw(on: canvas, in: rect, with: look)
        if hasNoRegions, let error = model.list.state.error {
            look.draw(FailureMessage(error), on: canvas, in: rect.droppingTop(2))
        }
    }
}
