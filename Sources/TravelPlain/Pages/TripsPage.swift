import TerminalText
import TravelFeatures
import TravelKit

/// A list of trips: the feed, or the fares of a route.
final class TripsPage: PlainPage {
    private let name: SafeText
    private let model: TripsModel
    private let list: PlainList<Trip>
    private let places: Places
    private let speech: FailureSpeech

    /// - Parameter empty: why there is nothing, when there is nothing; nil where others have to look for a route first.
    init(_ name: SafeText, _ model: TripsModel, empty: SafeText? = nil, _ places: Places, _ speech: FailureSpeech) {
        (self.name, self.model, self.places, self.speech) = (name, model, places, speech)
        let areFares = model.route != nil
        list = PlainList(
            model.list, name: areFares ? "fares" : "trips",
            .init(
                one: areFares ? "fare" : "trip", many: areFares ? "fares" : "trips",
                columns: areFares ? TripText.fareColumns : TripText.columns, row: model.row,
                empty: empty ?? "Nobody has looked for this route of late: Travelpayouts knows fares that others have found."),
            places, speech,
            export: places.export(areFares ? "fare" : "trip", areFares ? "fares" : "trips", of: .trips(now: places.format.now)))
    }

    var lines: [SafeText] {
        let title = name + (model.region.map { ", " + SafeText($0.name) } ?? "")
        var lines = list.lines(title, remarks: model.showsDemonstration ? ["demo trips"] : [])
        if let problem = model.marks.problem { lines.append("What you keep now lasts until Jaunt ends: " + problem) }
        if let notice = model.notice { lines.append(notice.text) }
        return lines
    }

    var failures: [FailureMessage] { list.failures }

    var loading: SafeText? { list.loading }

    func opened() { model.viewOpened() }

    func settled() async {
        await model.settled()
        // Until it is known which are favourites, the lines of the list are not what they will be.
        await whenObserved { [marks = model.marks] in marks.collection != nil }
    }

    func perform(_ command: TypedCommand) -> PlainAnswer {
        model.noticeSeen()
        switch command {
        case .word(.regions, _) where model.hasRegions:
            return .push(
                RegionsPage(chosen: model.region, places, speech) { [list, model] region in
                    list.forget()
                    model.regionChosen(region)
                })
        case .word(.destinations, _): return .push(DestinationsPage(model, places, speech))
        case .word(.keep, let which): return list.keep(which, model.marks) { .trip($0) }
        case .word(.note, let words): return list.note(words, places) { .trip($0) }
        case .word(.fares, let number):
            return with(number, .fares) { trip in
                trip.route == model.route
                    ? .say("These are the fares of this route.") : .fares(places.fareWay(for: trip.route), places, speech)
            }
        case .word(.link, let number): return with(number, .link, TripPage.link)
        default: return list.perform(command, reload: model.reloadRequested) { .push(TripPage($0, model, places, speech)) }
        }
    }

    /// Does something with the trip that is named after a word.
    private func with(_ number: String, _ word: CommandWord, _ work: (Trip) -> PlainAnswer) -> PlainAnswer {
        switch list.item(named: number, for: word) {
        case .success(let trip): work(trip)
        case .failure(let absence): .say(absence.reason)
        }
    }
}
