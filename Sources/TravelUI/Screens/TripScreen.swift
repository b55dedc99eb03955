import Foundation
import Terminal
import TerminalText
import TravelFeatures
import TravelKit

/// The page of one trip.
final class TripScreen: Screen {
    private let model: TripModel
    private let places: Places
    private let steps: PageSteps?
    /// The map beside the facts; nil where there are no maps.
    private let map: MapModel?
    /// How many lines of the page are above the screen, and how many lines a page has; the latter as it was drawn last.
    private var top = 0
    private var pageRows = 1

    init(_ trip: Trip, _ trips: TripsModel, _ places: Places, _ steps: PageSteps? = nil) {
        self.places = places
        self.steps = steps
        map = places.smallMap
        model = TripModel(trip: trip, trips: trips, airports: places.airports)
    }

    var title: SafeText { model.title }

    var status: ScreenStatus {
        var status = ScreenStatus()
        let sign = model.trips.marks.sign(.trip(model.trip.id))
        status.count = sign.isEmpty ? .empty : sign + " favourite"
        status.notice = model.trips.notice ?? model.exportNotice
        if let error = model.airportError { status.failure = FailureMessage(error) }
        if model.trip.isDemonstration { status.remarks.append("demo trip") }
        return status
    }

    var hints: [Command] {
        [.open, .toggleFavourite, .openLink] + (places.fares == nil ? [] : [.fares]) + [.sameRoute, .wayTo, .back, .help, .quit, .export]
    }

    func opened() { model.viewOpened() }

    func left() { places.focus.left(MapScene.Leg(model.trip, airports: model.airports).map { .leg($0) }) }

    func perform(_ command: Command) -> ScreenAnswer {
        model.trips.noticeSeen()
        model.noticeSeen()
        switch command {
        case .moveDown: scroll(by: 1)
        case .moveUp: scroll(by: -1)
        case .pageDown: scroll(by: pageRows)
        case .pageUp: scroll(by: -pageRows)
        case .halfPageDown: scroll(by: max(1, pageRows / 2))
        case .halfPageUp: scroll(by: -max(1, pageRows / 2))
        case .first: top = 0
        case .last: top = .max
        case .toggleFavourite: model.trips.favouriteToggled(model.trip)
        case .note: return places.noteAnswer(to: .trip(model.trip.id), on: self)
        case .openLink: return Self.bookingAnswer(model.trip)
        case .fares: return faresAnswer
        case .wayTo: return wayHome
        case .open: return destination
        case .sameRoute: return .trips(like: model.trip)
        case .export:
            guard let exporter = places.exporter else { return .say(Notice(.information, "Nothing can be written here.")) }
            model.calendarRequested(exporter)
        case .copy: return .copy(Clip(copiedText, "1 page"))
        case .copyRecord: return copiedRecord
        case .reload: model.reloadRequested()
        default: return steps?.answer(to: command) ?? .ignored
        }
        return .done
    }

    func take(_ event: MouseEvent) -> ScreenAnswer {
        guard let step = event.wheelStep else { return .ignored }
        model.trips.noticeSeen()
        scroll(by: step * MouseEvent.wheelRows)
        return .done
    }

    /// What the key for booking does with a trip.
    static func bookingAnswer(_ trip: Trip) -> ScreenAnswer {
        guard let link = trip.bookingLink else {
            return .say(Notice(.information, "This feed gives no booking links."))
        }
        return .open(link: link.absoluteString)
    }

    /// Where the trip is one of its route's fares, these are the page below.
    private var faresAnswer: ScreenAnswer {
        model.trips.route == model.trip.route ? .pop : places.faresAnswer(for: model.trip.route)
    }

    /// The page of the country that the trip goes to.
    private var destination: ScreenAnswer {
        let code = model.trip.destination.countryCode
        guard !code.isEmpty else { return .say(Notice(.information, "The feed does not say in which country this is.")) }
        return .push(BordersScreen(.code(code), places))
    }

    /// The way over land from where the trip goes to where it starts.
    private var wayHome: ScreenAnswer {
        let codes = [model.trip.destination, model.trip.departure].map(\.countryCode)
        guard !codes.contains("") else { return .say(Notice(.information, "The feed does not say in which countries this trip is.")) }
        return .push(RouteScreen(from: .code(codes[0]), to: .code(codes[1]), places))
    }

    /// The page as text: what a fact is, a tab, and the fact.
    private var copiedText: String {
        let facts = model.facts.flatMap { group in group.facts.map { "\($0.label)\t\($0.value)" } }
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
        pageRows = max(1, rect.rows)
        let leg = MapScene.Leg(model.trip, airports: model.airports)
        let parts = map == nil || leg == nil ? (facts: rect, map: nil) : look.partForMap(rect)
        top = look.draw(model.facts, title: model.title, from: top, on: canvas, in: parts.facts)
        if let map, let leg, let rect = parts.map {
            // Not before there is room for it.
            map.viewOpened()
            map.legsChosen([leg])
            look.draw(small: map, on: canvas, in: Rect(row: rect.row, column: rect.column, rows: min(rect.rows, 24), columns: rect.columns))
        }
    }

    /// The lines below are not counted here: drawing takes back what was too much.
    private func scroll(by step: Int) {
        let (line, overflow) = top.addingReportingOverflow(step)
        top = overflow ? .max : max(0, line)
    }
}
