import TerminalText
import TravelFeatures
import TravelKit

/// The page of one trip. Its times are those of its airports: until it is known which these are, and what it has cost, nothing is said that
/// would have to be corrected.
final class TripPage: LeadingPage {
    private let model: TripModel
    let places: Places
    let speech: Speech
    /// Whether all of it was known once.
    private var isWhole = false

    init(_ trip: Trip, _ trips: TripsModel, _ places: Places, _ speech: Speech) {
        (self.places, self.speech) = (places, speech)
        model = TripModel(trip: trip, trips: trips, airports: places.airports, exporter: places.exporter)
    }

    var place: SafeText { model.title }

    var head: [SafeText] {
        if isAwaited { return [place] }
        return [place]
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
        if let notice { lines.append(notice.text) }
        if let line = model.export?.line { lines.append(line) }
        return lines
    }

    var notice: Notice? { model.trips.notice }

    /// A fare anybody can look up, and what is kept is the user's own.
    var isOfAccount: Bool { model.trips.route == nil && model.trips.marks.favourite(.trip(model.trip.id)) == nil }

    var failures: [FailureMessage] { model.errors.map { FailureMessage($0) } }

    var isRefused: Bool { [notice, model.export?.notice].contains { $0?.isInVain == true } }

    var replaceable: String? { model.export?.replaceable }

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

    var own: Lead? { lead }

    private var lead: Lead { .trip(model.trip, model.trips) }

    func leads(named words: String, for word: CommandWord) -> [Lead] { [lead] }

    func perform(_ command: TypedCommand) throws(Absence) -> PlainAnswer {
        model.trips.noticeSeen()
        // The same again may replace the file of which that was said.
        if case .word(.export, let path) = command { return write(to: path) }
        model.export?.noticeSeen()
        switch command {
        case .word(let word, let rest) where [.keep, .link, .fares, .trips].contains(word) && !rest.isEmpty:
            return .tooMuch(rest, after: word)
        case .word(.note, let text): return places.noted(text, to: .trip(model.trip))
        // Where the trip is one of its route's fares, these are the page below.
        case .word(.fares, _) where model.trips.route == model.trip.route: return .pop
        case .word(.fares, _): return try booking(.fares, "")
        case .word(.link, _): return try booking(.link, "")
        case .word(.country, _), .number(1): return .push(BordersPage(try lead.whereabouts(places.format), places, speech))
        // It leads to one country alone, which 1 alone opens.
        case .word(.map, let words) where words.isNumber && words != "1": return .ignored
        case .word(.way, let words): return try way(words)
        case .word(.reload, _):
            model.reloadRequested()
            return .done
        default: return try performOnLeads(command)
        }
    }

    /// The way over land from where the trip goes to the country that is named, or else to where it starts.
    private func way(_ words: String) throws(Absence) -> PlainAnswer {
        let isHome = words.isEmpty || words.isConditionsAlone
        if let reason = isHome ? model.reasonForNoWay : model.reasonForNoCountry { throw Absence(reason: reason) }
        let (here, home) = (model.trip.destination.countryCode, model.trip.departure.countryCode)
        return try .way(words, from: .known(.code(here)), places, speech) { isHome ? .known(.code(home)) : .typed($0) }
    }

    /// Writes the trip for a calendar.
    private func write(to path: String) -> PlainAnswer {
        guard path.lowercased().hasSuffix(".ics") else {
            return .refuse("Say where to: export and a name that ends in .ics, such as " + SafeText(model.calendarName) + ".")
        }
        return model.calendarRequested(to: path).map { .refuse($0) } ?? .done
    }
}
