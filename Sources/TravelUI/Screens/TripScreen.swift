import Foundation
import Terminal
import TerminalText
import TravelFeatures
import TravelKit

/// The page of one trip.
final class TripScreen: Screen {
    let model: TripModel
    private let places: Places
    private let steps: PageSteps?
    /// The map beside the facts; nil where there are no maps.
    private let map: MapModel?
    private var scroll = PageScroll()
    private var extents = KnownExtents<[FactGroup]>()
    /// What exports, as it was drawn last, and the file that was named instead of it.
    private var exporting: SafeText = ":export"
    private var file: String?

    init(_ trip: Trip, _ trips: TripsModel, _ places: Places, _ steps: PageSteps? = nil) {
        self.places = places
        self.steps = steps
        map = places.makeSmallMap()
        model = TripModel(trip: trip, trips: trips, airports: places.airports, countries: places.countries, exporter: places.exporter)
    }

    var title: SafeText { model.title }

    var status: ScreenStatus {
        var status = ScreenStatus()
        let sign = model.trips.marks.sign(.trip(model.trip.id))
        status.count = sign.isEmpty ? .empty : sign + " favourite"
        status.notice = model.trips.notice ?? model.export?.notice(again: file.map { ":export " + SafeText($0) } ?? exporting)
        if model.export?.isBusy == true { status.loading = "exporting" }
        if let error = model.errors.first { status.failure = FailureMessage(error) }
        if model.trip.isDemonstration { status.remarks.append("demo trip") }
        if let lines = scroll.remark { status.remarks.append(lines) }
        return status
    }

    var exporter: ExportModel? { model.export }

    var isArriving: Bool { model.isArriving || map?.isLoading == true }

    var hints: [Command] {
        let open: [Command] = model.reasonForNoCountry == nil ? [.open] : []
        let link: [Command] = model.trip.bookingLink == nil ? [] : [.openLink]
        let fares: [Command] = places.fares == nil ? [] : [.fares]
        let way: [Command] = model.hasWayHome ? [.wayTo] : []
        let own: [Command] = open + [.toggleFavourite] + link + fares + [.sameRoute] + way
        return own + [.back, .help, .quit, .export] + places.mapHint
    }

    func hint(for command: Command) -> SafeText? {
        switch command {
        case .open: "country"
        case .wayTo: "way home"
        default: nil
        }
    }

    func shows(_ found: Found) -> Bool { if case .trip(let trip) = found { trip.id == model.trip.id } else { false } }

    func opened() { model.viewOpened() }

    func left() {
        places.focus.left(while: { [model] in model.awaitsAirports }) { [model] in
            MapFocus.Item.trip(model.trip, airports: model.airports)
        }
    }

    func perform(_ command: Command) -> ScreenAnswer {
        model.trips.noticeSeen()
        // The same again may replace the file of which that was said.
        if command != .export { exporter?.userWentOn() }
        if let answer = scroll.answer(to: command) { return answer }
        switch command {
        case .toggleFavourite: model.trips.favouriteToggled(model.trip)
        case .note: return places.noteAnswer(to: .trip(model.trip.id), on: self)
        case .openLink: return Self.bookingAnswer(model.trip)
        case .fares: return faresAnswer
        case .wayTo: return Self.wayHome(of: model.trip, places)
        case .open: return destination
        case .sameRoute: return .trips(like: model.trip)
        case .export: return export(to: nil)
        case .copy: return .copy(Clip(copiedText, "1 page"))
        case .copyRecord: return copiedRecord
        case .reload:
            model.reloadRequested()
            return .say(Notice(.information, "Its airports are looked up anew."))
        default: return steps?.answer(to: command) ?? .ignored
        }
        return .done
    }

    let answerable: [Command: SafeText] = [.export: "write the trip for a calendar, to this file"]

    func perform(_ command: Command, answeredBy text: String) -> ScreenAnswer? {
        guard command == .export else { return nil }
        model.trips.noticeSeen()
        guard text.lowercased().hasSuffix(".ics") else {
            model.export?.noticeSeen()
            return .say(Notice(.refusal, "A trip is written for a calendar: a name that ends in .ics is needed."))
        }
        return export(to: text)
    }

    /// Writes the trip for a calendar.
    /// - Parameter file: where to; nil for the name that is made of the trip.
    private func export(to file: String?) -> ScreenAnswer {
        if let reason = model.calendarRequested(to: file) { return .say(Notice(.information, reason)) }
        self.file = file
        return .done
    }

    func take(_ event: MouseEvent) -> ScreenAnswer {
        guard scroll.perform(event) else { return .ignored }
        model.trips.noticeSeen()
        return .done
    }

    /// What the key for booking does with a trip.
    static func bookingAnswer(_ trip: Trip) -> ScreenAnswer {
        guard let link = trip.bookingLink else {
            return .say(Notice(.information, TripModel.noLinkText))
        }
        return .open(link: link.absoluteString)
    }

    /// Where the trip is one of its route's fares, these are the page below.
    private var faresAnswer: ScreenAnswer {
        model.trips.route == model.trip.route ? .pop : places.faresAnswer(for: model.trip.route)
    }

    /// The page of the country that the trip goes to.
    private var destination: ScreenAnswer {
        if let reason = model.reasonForNoCountry { return .say(Notice(.information, reason)) }
        let steps = PageSteps.nowhere("The trip leads to this country alone.")
        return .push(BordersScreen(.code(model.trip.destination.countryCode), places, steps))
    }

    /// The way over land from where the trip goes to where it starts.
    static func wayHome(of trip: Trip, _ places: Places) -> ScreenAnswer {
        if let reason = TripModel.reasonForNoWay(home: trip, places.format) { return .say(Notice(.information, reason)) }
        return .push(RouteScreen(from: .code(trip.destination.countryCode), to: .code(trip.departure.countryCode), places))
    }

    /// The page as text: what a fact is, a tab, and the fact. Of two that are called alike each says in which group it stands: "Return,
    /// When".
    private var copiedText: String {
        let labels = model.facts.flatMap(\.facts).map(\.label)
        let facts = model.facts.flatMap { group in
            group.facts.map { fact in
                let isAlone = labels.count { $0 == fact.label } == 1
                let name = isAlone ? fact.label : group.title + ", " + fact.label
                return "\(name)\t\(fact.value)"
            }
        }
        return (["\(model.title)"] + facts).joined(separator: "\n")
    }

    private var copiedRecord: ScreenAnswer {
        do {
            return .copy(Clip(try JSONText.object(RecordKind.trips(now: places.format.now).record(model.trip)), "1 trip as JSON"))
        } catch {
            return .say(Notice(.problem, "The trip cannot be written as JSON: " + SafeText("\(error)")))
        }
    }

    func draw(on canvas: any Canvas, in rect: Rect, with look: Look) {
        exporting = look.keys.name(of: .export) ?? ":export"
        let leg = MapScene.Leg(model.trip, airports: model.airports)
        let facts = model.facts
        let heading = model.heading
        var parts = (facts: rect, map: Rect?.none)
        if map != nil, leg != nil {
            parts = look.partForMap(rect, most: max(64, rect.columns / 2)) { part in
                extents.extent(of: facts, in: part, ascii: canvas.isASCII) {
                    look.extent(of: facts, title: heading, in: part, ascii: canvas.isASCII)
                }
            }
        }
        look.draw(facts, title: heading, scrolled: &scroll, on: canvas, in: parts.facts)
        if let map, let leg, let rect = parts.map {
            // Not before there is room for it.
            map.viewOpened()
            map.legsChosen([leg])
            look.draw(besideFacts: map, on: canvas, in: rect)
        }
    }
}
