import Terminal
import TerminalText
import TravelFeatures
import TravelKit

/// The trips of a list by where they lead, below a strip of the cheapest price a day.
final class DestinationsScreen: ListScreen {
    let pane: ListPane<TripSummary.Destination>
    private let model: DestinationsModel
    private let places: Places

    init(_ trips: TripsModel, _ places: Places) {
        self.places = places
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
        let trips = ListSummary(
            model.trips.list, of: "trip", "trips", saysFilter: model.trips.requestedName == nil, format: places.format)
        status.loading = trips.loading
        if model.trips.list.total > 0 { status.failure = trips.failure } else { status.failureOnPage = trips.failure }
        if model.trips.list.isFiltered, !status.count.isEmpty, !trips.count.isEmpty {
            status.count.append(trips.count, after: " of ")
            status.isCountAsked = true
        }
        status.remarks += trips.remarks
        status.isStored = model.trips.list.freshness?.isStale == true || model.trips.list.state.error != nil
        // Neither one destination with another, nor the trips to one of them.
        if let remark = model.trips.summary?.othersRemark { status.remarks.insert(remark, at: 0) }
        return status
    }

    var hints: [Command] { [.open, .filter, .back, .help, .quit] + listHints(and: places.mapHint) }

    /// What has ended leads nowhere any more, minute by minute.
    var showsClock: Bool { model.trips.asksForEnds || model.trips.awaitsEnds }

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
        var above = 0
        if rect.rows >= 11, let strip = model.strip(columns: rect.columns, isASCII: canvas.isASCII) {
            let lines = [
                (strip.title, look.theme.heading), (strip.marks, .plain), (strip.months, look.theme.label), (strip.legend, look.theme.hint),
            ]
            for (text, style) in lines {
                canvas.put(text, row: rect.row + above, column: rect.column, width: rect.columns, style: style)
                above += 1
            }
            above += 1
        }
        pane.draw(on: canvas, in: rect.droppingTop(above), with: look)
    }
}
