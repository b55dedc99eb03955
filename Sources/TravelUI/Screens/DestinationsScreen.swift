import Terminal
import TerminalText
import TravelFeatures
import TravelKit

/// The trips of a list by where they lead, below a strip of the cheapest price a day.
final class DestinationsScreen: ListScreen {
    let pane: ListPane<TripSummary.Destination>
    private let model: DestinationsModel
    private let places: Places
    /// The map below the details; nil where there are no maps.
    private let preview: MapPreview?

    /// How many rows the strip has, with the blank one below it. Details of a destination need as many fewer than those of other lists, so that
    /// the same screens have room for a map.
    private static let stripRows = 5

    init(_ trips: TripsModel, _ places: Places) {
        self.places = places
        preview = places.makeMapPreview()
        let model = DestinationsModel(trips, format: places.format)
        self.model = model
        pane = ListPane(
            model.list, name: "destinations", columns: DestinationsModel.columns, memory: places.columns,
            export: places.export("destination", "destinations", of: .destinations)
        ) { model.row($0) }
        model.follow()
    }

    let title: SafeText = "Destinations"

    var status: ScreenStatus {
        var status = ScreenStatus(pane, of: "destination", "destinations", format: places.format)
        // What is to be known of the trips is to be known of what is made of them.
        let trips = ListSummary(model.trips.list, of: "trip", "trips", format: places.format)
        if model.trips.list.lack != nil { status.count = .empty }
        status.loading = trips.loading
        if trips.hasRecords { status.failure = trips.failure } else { status.failureOnPage = trips.failure }
        if model.trips.list.isBrokenOff { status.isCountAsked = true }
        if model.trips.list.isPartial, !status.count.isEmpty, !trips.count.isEmpty {
            status.count.append(trips.count, after: " of ")
            status.isCountAsked = true
        }
        status.remarks += trips.remarks
        status.isStored = trips.isStored
        // Neither one destination with another, nor the trips to one of them.
        if let remark = model.trips.summary?.othersRemark { status.remarks.insert(remark, at: 0) }
        return status
    }

    var hints: [Command] { [.open, .filter, .back, .help, .quit] + listHints(and: places.mapHint) }

    /// What has ended leads nowhere any more, minute by minute.
    var showsClock: Bool { model.trips.asksForEnds || model.trips.awaitsEnds }

    var details: Details { model.list.hasOrAwaitsRecords ? .besideOrBelow : .none }

    func opened() { model.follow() }

    func left() {
        guard let code = model.list.selected?.place.countryCode, !code.isEmpty else { return }
        places.focus.left(.code(code))
    }

    func act(on command: Command) -> ScreenAnswer {
        switch command {
        case .destinations: return .pop
        case .reload: model.trips.reloadRequested()
        // The region is what helps where it is why there are no trips.
        case .chooseRegion where model.trips.hasRegions: return .push(RegionsScreen(model.trips, places))
        default: return .ignored
        }
        return .done
    }

    /// Shows the trips to the destination.
    func open() -> ScreenAnswer {
        guard let destination = model.list.selected else { return .noRow }
        return .trips(model.request(for: destination))
    }

    func draw(on canvas: any Canvas, in rect: Rect, with look: Look) {
        if let failure = status.failureOnPage { return look.draw(failure, on: canvas, in: rect) }
        model.follow()
        let details = model.list.hasSelected ? details : Details.none
        if rect.columns < Look.detailsFrom {
            // What details below the list take is not the strip's.
            let (list, below) = look.part(rect, details, on: canvas)
            let rows = drawStrip(on: canvas, in: list, with: look)
            drawList(on: canvas, in: list.droppingTop(rows), details: below, with: look)
        } else {
            // The strip is as wide as the page: the more room there is, the more days it has.
            let rows = drawStrip(on: canvas, in: rect, with: look)
            let (list, beside) = look.part(rect.droppingTop(rows), details, on: canvas)
            drawList(on: canvas, in: list, details: beside, with: look)
        }
    }

    /// Draws the strip of days, where there is room for it.
    /// - Returns: how many rows it takes.
    private func drawStrip(on canvas: any Canvas, in rect: Rect, with look: Look) -> Int {
        guard rect.rows >= 11, let strip = model.strip(columns: rect.columns, isASCII: canvas.isASCII) else { return 0 }
        let lines = [
            (strip.title, look.theme.heading), (strip.marks, .plain), (strip.months, look.theme.label), (strip.legend, look.theme.hint),
        ]
        for (line, (text, style)) in lines.enumerated() {
            canvas.put(text, row: rect.row + line, column: rect.column, width: rect.columns, style: style)
        }
        return Self.stripRows
    }

    private func drawList(on canvas: any Canvas, in rect: Rect, details: Rect?, with look: Look) {
        pane.draw(on: canvas, in: rect, with: look, details: details)
        guard let details, let destination = model.list.selected else { return }
        let code = destination.place.countryCode
        let facts = look.draw(
            preview, of: code.isEmpty ? nil : .code(code), keeping: Look.detailRowsAboveMap - Self.stripRows, on: canvas, in: details)
        look.draw(
            details: model.facts(destination), title: model.title(destination), scrolled: &pane.detailScroll, on: canvas, in: facts)
    }
}
