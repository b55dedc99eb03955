import Foundation
import TerminalText
import TravelFeatures
import TravelKit

/// The page of one trip.
final class TripPage: PlainPage {
    private let model: TripModel
    private let places: Places
    private let speech: FailureSpeech

    init(_ trip: Trip, _ trips: TripsModel, _ places: Places, _ speech: FailureSpeech) {
        (self.places, self.speech) = (places, speech)
        model = TripModel(trip: trip, trips: trips, airports: places.airports)
    }

    var head: [SafeText] {
        [model.title] + model.facts.flatMap { group in group.facts.map { group.title + ", " + $0.line } }
    }

    var lines: [SafeText] {
        var lines: [SafeText] = []
        if model.trip.isDemonstration { lines.append("This is a demo trip.") }
        lines += model.trips.marks.lines(.trip(model.trip.id))
        if let notice = model.trips.notice { lines.append(notice.text) }
        return lines
    }

    var failures: [FailureMessage] { model.airportError.map { [FailureMessage($0)] } ?? [] }

    var loading: SafeText? { nil }

    func opened() { model.viewOpened() }

    func settled() async {
        await model.settled()
        await model.trips.settled()
    }

    func perform(_ command: TypedCommand) -> PlainAnswer {
        model.trips.noticeSeen()
        switch command {
        case .word(.keep, _): model.trips.favouriteToggled(model.trip)
        case .word(.note, let text): return places.noted(text, to: .trip(model.trip))
        case .word(.link, _): return Self.link(model.trip)
        case .word(.fares, _):
            // Where the trip is one of its route's fares, these are the page below.
            return model.trips.route == model.trip.route ? .pop : .fares(places.fareWay(for: model.trip.route), places, speech)
        case .word(.reload, _): model.reloadRequested()
        default: return .ignored
        }
        return .done
    }

    /// Says where a trip is booked.
    static func link(_ trip: Trip) -> PlainAnswer {
        .say(trip.bookingLink.map { SafeText($0.absoluteString) } ?? "This feed gives no booking links.")
    }
}
