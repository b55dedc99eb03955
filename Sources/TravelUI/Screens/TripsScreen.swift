import Terminal
import TerminalText
import TravelFeatures
import TravelKit

/// View 2, and the fares of a route: a list of trips.
final class TripsScreen: ListScreen {
    /// What the trips are to the user.
    enum Content {
        /// Offers of others.
        case feed
        /// What others have found for one route.
        case fares
    }

    let pane: ListPane<Trip>
    private let name: SafeText
    private let model: TripsModel
    private let places: Places
    /// The map below the details; nil where there are no maps.
    private let preview: MapPreview?
    private let content: Content

    init(_ name: SafeText, _ model: TripsModel, _ places: Places, of content: Content) {
        self.name = name
        self.content = content
        self.model = model
        self.places = places
        preview = places.makeMapPreview()
        let file =
            switch content {
            case .feed: "trips"
            case .fares: "fares"
            }
        let export = places.export(
            content == .fares ? "fare" : "trip", content == .fares ? "fares" : "trips", of: .trips(now: places.format.now), file: file)
        pane = ListPane(
            model.list, name: file, columns: content == .fares ? TripText.fareColumns : TripText.columns, memory: places.columns,
            export: export, rowVersion: { model.rowVersion }
        ) { model.row($0) }
        pane.looksEverywhere = content == .feed
        pane.nothingNamed = { model.noneRequestedText }
        pane.reasonForNothing = { model.asksInVainForDirect ? "No trip here says whether it is direct." : nil }
    }

    var title: SafeText {
        // Below a page that came first nothing is listed yet, and of a region remembered from another run only the identity is known.
        if case .idle = model.list.state { return name }
        return trips(called: model.requestedName)
    }

    var shortTitle: SafeText? { model.requestedShortName.map { trips(called: $0) } }

    private func trips(called requestedName: SafeText?) -> SafeText {
        let asked: SafeText = requestedName.map { " " + $0 } ?? .empty
        return name + asked + (model.regionName.map { ": " + $0 } ?? "")
    }

    /// What the list says of itself.
    private var listStatus: ScreenStatus {
        content == .fares
            ? ScreenStatus(pane, of: "fare", "fares", format: places.format)
            : ScreenStatus(pane, of: "trip", "trips", format: places.format)
    }

    /// Without the sums, which nobody sees.
    var problems: [ErrorLog.Problem] { listStatus.problems }

    var status: ScreenStatus {
        var status = listStatus
        status.notice = model.notice ?? status.notice
        // What is asked for otherwise than it was meant is worth more than the cheapest of it.
        if model.list.count > 1, !status.count.isEmpty, model.orderRemark == nil, model.placeRemark == nil {
            status.summaries = model.cheapest.map { ", " + $0 }
        }
        if model.asksInVainForDirect { status.remarks.insert("no trip here says whether it is direct", at: 0) }
        if let remark = model.placeRemark { status.remarks.insert(remark, at: 0) }
        if model.showsDemonstration { status.remarks.insert(ScreenStatus.demonstration, at: 0) }
        if let remark = model.orderRemark { status.remarks.insert(remark, at: 0) }
        return status
    }

    var isWaiting: Bool { model.list.isAwaited }

    var hints: [Command] {
        let selected = model.list.selected
        let favourite: [Command] = selected == nil ? [] : [.toggleFavourite]
        let link: [Command] = selected?.bookingLink == nil ? [] : [.openLink]
        if content == .fares {
            return [.open, .filter] + favourite + link + [.back, .help, .quit] + listHints(and: [.sameRoute] + places.mapHint)
        }
        let fares: [Command] = places.fares == nil || selected == nil ? [] : [.fares]
        let region: [Command] = model.hasRegions ? [.chooseRegion] : []
        let own: [Command] = [.open, .filter] + region + favourite + fares
        return own + [.help, .goBackOrQuit] + listHints(and: [.destinations, .sameRoute] + places.mapHint)
    }

    func hint(for command: Command) -> SafeText? { command == .sameRoute ? "same route" : listHint(for: command) }

    /// What has ended is another minute by minute.
    var showsClock: Bool { model.asksForEnds || model.awaitsEnds }

    var details: Details { model.list.hasOrAwaitsRecords ? .besideOrBelow : .none }

    func id(of found: Found) -> Trip.ID? { if case .trip(let trip) = found { trip.id } else { nil } }

    var listed: (Found) -> Bool {
        // Of all trips these are all that can be found.
        let seen = model.isOfAllTrips ? nil : seenIDs
        return { found in
            switch found {
            case .trip(let trip): seen?.contains(trip.id) ?? true
            case .trips: seen == nil
            case .country, .region, .airport: false
            }
        }
    }

    /// Of a region's trips, or those to a country, it is asked among all others as well.
    var asksHereAlone: Bool { model.isOfAllTrips && model.list.asksByName }

    func opened() { model.viewOpened() }

    func left() {
        model.noticeSeen()
        places.focus.left(while: { [model] in model.list.awaitsRow }) { [model] in
            model.list.arrangeNow()
            return model.list.selected.map { .trip($0, airports: model.airports) }
        }
    }

    func cursorMoved() { model.noticeSeen() }

    func perform(_ command: Command) -> ScreenAnswer {
        model.noticeSeen()
        return performOnList(command)
    }

    func act(on command: Command) -> ScreenAnswer {
        switch command {
        case .reload: model.reloadRequested()
        case .toggleFavourite:
            let trips = model.list.meantItems
            if trips.isEmpty { return .noRow }
            model.marks.toggleRequested(trips.map { .trip($0) })
        case .note: return model.list.selected.map { places.noteAnswer(to: .trip($0.id), on: self) } ?? .noRow
        case .openLink: return model.list.selected.map(TripScreen.bookingAnswer) ?? .noRow
        case .fares: return model.list.selected.map(faresAnswer) ?? .noRow
        case .destinations where content != .fares:
            if model.summary?.destinations.isEmpty == true, model.list.lack == nil {
                return .say(Notice(.information, DestinationsModel.noneText(of: model)))
            }
            return .push(DestinationsScreen(model, places))
        case .sameRoute: return model.list.selected.map { .trips(like: $0) } ?? .noRow
        case .wayTo: return model.list.selected.map { TripScreen.wayHome(of: $0, places) } ?? .noRow
        case .chooseRegion where model.hasRegions: return .push(RegionsScreen(model, places))
        default: return .ignored
        }
        return .done
    }

    func open() -> ScreenAnswer { openPage() }

    func page(of trip: Trip, _ steps: PageSteps) -> (any Screen)? { TripScreen(trip, model, places, steps) }

    private func faresAnswer(for trip: Trip) -> ScreenAnswer {
        guard trip.route != model.route else { return .say(Notice(.information, TripsModel.sameRouteText)) }
        return places.faresAnswer(for: trip.route)
    }

    func draw(on canvas: any Canvas, in rect: Rect, with look: Look) {
        model.follow()
        if drawFailure(on: canvas, in: rect, with: look) { return }
        let (list, details) = look.part(rect, model.list.hasSelected ? details : .none, on: canvas)
        pane.draw(on: canvas, in: list, with: look, details: details)
        if model.list.total == 0, case .loaded = model.list.state {
            look.draw(emptyText(look), on: canvas, in: list.droppingTop(2))
        }
        if let details, let trip = model.list.selected {
            let leg = MapScene.Leg(trip, airports: model.airports)
            let facts = look.draw(preview, of: leg.map { .flight($0) }, on: canvas, in: details)
            look.draw(
                details: model.facts(trip, airports: model.airports), last: model.text.figureGroup(trip, airports: model.airports),
                title: model.text.route(trip), scrolled: &pane.detailScroll, on: canvas, in: facts)
        }
    }

    /// Why there is nothing, and what to do.
    private func emptyText(_ look: Look) -> [SafeText] {
        if model.region != nil { return [look.sentence(.chooseRegion, " to choose another", after: "No trips to this region.")] }
        return switch content {
        case .feed: [look.sentence(.reload, " to look again", after: "The feed has no trips now.")]
        case .fares:
            [
                TripsModel.noFaresText,
                look.sentence(.reload, " to look again, " + look.keyName(.back) + " to go back"),
            ]
        }
    }
}
