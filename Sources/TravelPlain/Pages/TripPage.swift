import Foundation
import TerminalText
import TravelFeatures
import TravelKit

/// The page of one trip. Its times are those of its airports: until it is known which these are, and what it has cost, nothing is said that
/// would have to be corrected.
final class TripPage: PlainPage {
    private let model: TripModel
    private let places: Places
    private let speech: Speech
    /// Whether all of it was known once.
    private var isWhole = false

    init(_ trip: Trip, _ trips: TripsModel, _ places: Places, _ speech: Speech) {
        (self.places, self.speech) = (places, speech)
        model = TripModel(trip: trip, trips: trips, airports: places.airports, exporter: places.exporter)
    }

    var head: [SafeText] {
        if isAwaited { return [model.title] }
        return [model.title]
            + model.facts.flatMap { group in
                group.facts.filter { !Self.unsaid.contains($0.label) }.map { group.title + ", " + $0.line }
            }
    }

    /// The facts that are left out: a line of bars, which says nothing to who hears it, and the note, which is said with what it is a note to.
    private static let unsaid: Set<SafeText> = [PriceText.course, "Note"]

    var lines: [SafeText] {
        if isAwaited { return [] }
        var lines: [SafeText] = []
        if model.trip.isDemonstration { lines.append("This is a demo trip.") }
        lines += model.trips.marks.lines(.trip(model.trip.id))
        if let notice = model.trips.notice { lines.append(notice.text) }
        if let line = model.export?.line { lines.append(line) }
        return lines
    }

    var failures: [FailureMessage] { model.errors.map { FailureMessage($0) } }

    var loading: SafeText? {
        if model.export?.isBusy == true { return "writing a file" }
        if model.awaitsAirports { return "looking its airports up" }
        return isAwaited ? "looking up what it has cost" : nil
    }

    private var isAwaited: Bool {
        if isWhole { return false }
        isWhole = !model.awaitsAirports && model.trips.prices?.awaits(model.trip, model.airports) != true
        return !isWhole
    }

    func opened() { model.viewOpened() }

    func settled() async {
        await model.settled()
        await model.trips.settled()
    }

    func perform(_ command: TypedCommand) -> PlainAnswer {
        model.trips.noticeSeen()
        // The same again may replace the file of which that was said.
        if case .word(.export, let path) = command { return write(to: path) }
        model.export?.noticeSeen()
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
        case .word(.country, _), .number(1): return destination { BordersPage($0, places, speech) }
        // As 1 alone does, the number of the only country that it leads to.
        case .word(.map, ""), .word(.map, "1"): return destination { MapPage($0, places, speech) }
        case .word(.way, let words): return way(words)
        case .word(.reload, _): model.reloadRequested()
        default: return .ignored
        }
        return .done
    }

    /// A page of the country that the trip goes to.
    private func destination(_ page: (CountryReference) -> any PlainPage) -> PlainAnswer {
        model.reasonForNoCountry.map { .say($0) } ?? .push(page(.code(model.trip.destination.countryCode)))
    }

    /// The way over land from where the trip goes to the country that is named, or else to where it starts.
    private func way(_ words: String) -> PlainAnswer {
        let isHome = words.isEmpty || words.isConditionsAlone
        if let reason = isHome ? model.reasonForNoWay : model.reasonForNoCountry { return .say(reason) }
        let (here, home) = (model.trip.destination.countryCode, model.trip.departure.countryCode)
        return .way(words, from: .known(.code(here)), places, speech) { .success(isHome ? .known(.code(home)) : .typed($0)) }
    }

    /// Writes the trip for a calendar.
    private func write(to path: String) -> PlainAnswer {
        guard path.lowercased().hasSuffix(".ics") else {
            return .say("Say where to: export and a name that ends in .ics, such as " + SafeText(model.calendarName) + ".")
        }
        return model.calendarRequested(to: path).map { .say($0) } ?? .done
    }

    /// Says where a trip is booked.
    static func link(_ trip: Trip) -> PlainAnswer {
        .say(trip.bookingLink.map { SafeText($0.absoluteString) } ?? TripModel.noLinkText)
    }
}
