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
    /// The file that is there already, and that the same command again replaces.
    private var replaced: String?

    @ObservationIgnored private let model: TripModel
    @ObservationIgnored private let places: Places
    @ObservationIgnored private let speech: Speech

    init(_ trip: Trip, _ trips: TripsModel, _ places: Places, _ speech: Speech) {
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
        if let replaced {
            lines.append(SafeText(replaced).cut(to: 40) + " is there already; the same command again replaces it.")
        } else if let notice = model.exportNotice {
            lines.append(notice.text)
        }
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
        model.noticeSeen()
        let replaced = self.replaced
        self.replaced = nil
        switch command {
        case .word(let word, let rest) where [.keep, .link, .fares, .trips].contains(word) && !rest.isEmpty:
            return .tooMuch(rest, after: word)
        case .word(.keep, _): model.trips.favouriteToggled(model.trip)
        case .word(.note, let text): return places.noted(text, to: .trip(model.trip))
        case .word(.link, _): return Self.link(model.trip)
        case .word(.fares, _):
            // Where the trip is one of its route's fares, these are the page below.
            return model.trips.route == model.trip.route ? .pop : .fares(places.fareWay(for: model.trip.route), places, speech)
        case .word(.trips, ""): return .trips(TripRequest(like: model.trip))
        case .word(.country, _), .number(1): return destination
        case .word(.way, let name): return way(to: name)
        case .word(.export, let path): return write(to: path, replaces: replaced == path)
        case .word(.reload, _): model.reloadRequested()
        default: return .ignored
        }
        return .done
    }

    /// The page of the country that the trip goes to.
    private var destination: PlainAnswer {
        let code = model.trip.destination.countryCode
        return code.isEmpty
            ? .say(TripModel.noCountryText) : .push(BordersPage(.code(code), places, speech))
    }

    /// The way over land from where the trip goes to the country that is named, or else to where it starts.
    private func way(to name: String) -> PlainAnswer {
        let (here, home) = (model.trip.destination.countryCode, model.trip.departure.countryCode)
        guard !here.isEmpty, !(name + home).isEmpty else {
            return .say(TripModel.noCountriesText)
        }
        return .push(WayPage(from: .code(here), to: name.isEmpty ? .code(home) : CountryReference(typed: name), places, speech))
    }

    /// Writes the trip for a calendar.
    private func write(to path: String, replaces: Bool) -> PlainAnswer {
        guard let exporter = places.exporter else { return .say(TripModel.noExporterText) }
        guard path.lowercased().hasSuffix(".ics") else {
            return .say("Say where to: export and a name that ends in .ics, such as " + SafeText(CalendarText.fileName(model.trip)) + ".")
        }
        model.calendarRequested(exporter, to: path, replaces: replaces) { [weak self] outcome in
            if outcome == .exists { self?.replaced = path }
        }
        // What is wrong at once is said each time.
        guard let notice = model.exportNotice else { return .done }
        model.noticeSeen()
        return .say(notice.text)
    }

    /// Says where a trip is booked.
    static func link(_ trip: Trip) -> PlainAnswer {
        .say(trip.bookingLink.map { SafeText($0.absoluteString) } ?? TripModel.noLinkText)
    }
}
