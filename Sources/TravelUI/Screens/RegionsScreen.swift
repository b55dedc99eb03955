import Terminal
import TerminalText
import TravelFeatures
import TravelKit

/// The list from which the region of the trips is chosen.
final class RegionsScreen: ListScreen {
    let pane: ListPane<RegionChoice>
    private let model: RegionsModel
    private let places: Places
    private let text: RegionText
    /// Whether Enter came before any region.
    private var isChoiceAwaited = false

    init(_ trips: TripsModel, _ places: Places) {
        self.places = places
        text = RegionText(places.format)
        let model = RegionsModel(
            repository: places.regions, chosen: trips.region?.id, format: places.format
        ) { [weak trips] in trips?.regionsCame($0) }
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

    var details: Details { hasNoRegions ? .none : .besideOrBelow }

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
        return .region(choice.region)
    }

    func accountChanged() { model.accountChanged() }

    func draw(on canvas: any Canvas, in rect: Rect, with look: Look) {
        let (list, details) = look.part(rect, model.list.hasSelected ? details : .none, on: canvas)
        pane.draw(on: canvas, in: list, with: look, details: details)
        if let details, let choice = model.list.selected {
            canvas.put(SafeText(choice.name), row: details.row, column: details.column, width: details.columns, style: look.theme.heading)
            look.draw(details: text.facts(choice), scrolled: &pane.detailScroll, on: canvas, in: details.droppingTop(1))
        }
        if hasNoRegions, let error = model.list.state.error {
            look.draw(FailureMessage(error), on: canvas, in: rect.droppingTop(2))
        }
    }
}
