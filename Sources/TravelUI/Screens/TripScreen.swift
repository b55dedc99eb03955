import Foundation
import Terminal
import TerminalText
import TravelFeatures
import TravelKit

/// The page of one trip.
final class TripScreen: Screen {
    private let model: TripModel

    init(_ trip: Trip, _ trips: TripsModel, _ places: Places) {
        model = TripModel(trip: trip, trips: trips, airports: places.airports)
    }

    var title: SafeText { model.title }

    var status: ScreenStatus {
        var status = ScreenStatus()
        status.count = model.trips.marks.contains(model.trip.id) ? "★ favourite" : .empty
        status.notice = model.trips.notice
        if let error = model.airportError { status.failure = FailureMessage(error) }
        if model.trip.isDemonstration { status.remarks.append("demo trip") }
        return status
    }

    let hints: [Command] = [.toggleFavourite, .openLink, .back, .help, .quit]

    func opened() { model.viewOpened() }

    func perform(_ command: Command) -> ScreenAnswer {
        model.trips.noticeSeen()
        switch command {
        case .toggleFavourite: model.trips.favouriteToggled(model.trip)
        case .openLink: return Self.bookingAnswer(model.trip)
        default: return .ignored
        }
        return .done
    }

    /// What the key for booking does with a trip.
    static func bookingAnswer(_ trip: Trip) -> ScreenAnswer {
        guard let link = trip.bookingLink else {
            return .say(Notice(.information, "This feed gives no booking links."))
        }
        return .open(link: link.absoluteString)
    }

    func draw(on canvas: any Canvas, in rect: Rect, with look: Look) {
        look.draw(model.facts, title: model.title, on: canvas, in: rect)
    }
}
