import Foundation
import Observation
import TerminalText
import TravelFeatures
import TravelKit

/// The page of one trip. Its times are those of its airports: until it is known which these are, nothing is said that would have to be
/// corrected.
@MainActor @Observable
final class TripPage: PlainPage {
    /// Whether its airports are yet to be looked up for the first time.
    private var awaitsAirports = true

    @ObservationIgnored private let model: TripModel
    @ObservationIgnored private let places: Places
    @ObservationIgnored private let speech: FailureSpeech

    init(_ trip: Trip, _ trips: TripsModel, _ places: Places, _ speech: FailureSpeech) {
        (self.places, self.speech) = (places, speech)
        model = TripModel(trip: trip, trips: trips, airports: places.airports)
    }

    var head: [SafeText] {
        if awaitsAirports { return [model.title] }
        return [model.title] + model.facts.flatMap { group in group.facts.map { group.title + ", " + $0.line } }
    }

    var lines: [SafeText] {
        if awaitsAirports { return [] }
        var lines: [SafeText] = []
        if model.trip.isDemonstration { lines.append("This is a demo trip.") }
        lines += model.trips.marks.lines(.trip(model.trip.id))
        if let notice = model.trips.notice { lines.append(notice.text) }
        return lines
    }

    var failures: [FailureMessage] { model.airportError.map { [FailureMessage($0)] } ?? [] }

    var loading: SafeText? { awaitsAirports ? "looking its airports up" : nil }

    func opened() {
        model.viewOpened()
        guard awaitsAirports else { return }
        Task { [weak self, model] in
            await model.settled()
            self?.awaitsAirports = false
        }
    }

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
