import Foundation
import TerminalText
import TravelFeatures
import TravelKit

/// A page that leads on: from its lines, by their numbers, and from what it is of. What a word does with either is made once here.
protocol LeadingPage: PlainPage {
    var places: Places { get }
    var speech: Speech { get }
    /// What the page is of, or why that is not known; nil where it is of no one thing.
    var own: Lead? { get throws(Absence) }

    /// What the lines lead to that are named after a word, as in "keep 1 3-5" and "compare marked"; never nothing.
    func leads(named words: String, for word: CommandWord) throws(Absence) -> [Lead]
}

extension LeadingPage {
    var own: Lead? { nil }

    /// Does what a word asks for of what the page or one of its lines leads to; other commands are ignored.
    func performOnLeads(_ command: TypedCommand) throws(Absence) -> PlainAnswer {
        guard case .word(let word, let words) = command else { return .ignored }
        switch word {
        // A name is nobody's here: whose map is meant, the program knows.
        case .map where words.isEmpty || words.namesLines, .trips:
            guard let lead = try words.isEmpty ? own : lead(named: words, for: word) else { return .ignored }
            return word == .trips ? .trips(lead.request) : .push(MapPage(try lead.whereabouts(places.format), places, speech))
        case .keep:
            let leads = if words.isEmpty, let own = try own { [own] } else { try leads(named: words, for: .keep) }
            places.marks.toggleRequested(try leads.map { lead throws(Absence) in try lead.favourite })
        case .note:
            let (number, text) = words.firstWord
            if !number.isNumber, let own = try own { return places.noted(words, to: try own.favourite) }
            return places.noted(text, to: try lead(named: number, for: .note).favourite)
        case .compare: return try comparison(leads(named: words, for: .compare).map { lead throws(Absence) in try lead.country })
        default: return .ignored
        }
        return .done
    }

    private func lead(named words: String, for word: CommandWord) throws(Absence) -> Lead {
        try leads(named: words, for: word).one(for: word)
    }

    /// Two countries beside each other.
    func comparison(_ countries: [WantedCountry]) throws(Absence) -> PlainAnswer {
        if countries.count != 2 { throw Absence(of: .compare) }
        return .comparison(of: countries[0], and: countries[1], places, speech)
    }

    /// What a number opens.
    func open(_ lead: Lead) -> PlainAnswer {
        switch lead {
        case .country(let country): .push(BordersPage(country, places, speech))
        case .trip(let trip, let trips): .push(TripPage(trip, trips, places, speech))
        case .airport, .trips: .trips(lead.request)
        }
    }

    /// The fares of a trip's route, or where it is booked, on pages that lead to trips.
    func booking(_ word: CommandWord, _ words: String) throws(Absence) -> PlainAnswer {
        guard case .trip(let trip, let trips) = try lead(named: words, for: word) else { throw Absence(reason: "That is for trips.") }
        if word == .link { return trip.bookingLink.map { .say(SafeText($0.absoluteString)) } ?? .refuse(TripModel.noLinkText) }
        return trip.route == trips.route ? .say(TripsModel.sameRouteText) : .fares(places.fareWay(for: trip.route), places, speech)
    }
}

extension Array {
    /// The only one, or that one has to be named after the word.
    func one(for word: CommandWord) throws(Absence) -> Element {
        if count != 1 { throw Absence(of: word) }
        return self[0]
    }
}
