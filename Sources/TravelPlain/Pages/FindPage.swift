import TerminalText
import TravelFeatures
import TravelKit

/// What a text finds everywhere: countries and capitals, regions, airports and trips in one list, the best match first.
final class FindPage: ListPage {
    private let model: FindModel
    private let feed: TripsModel
    let list: PlainList<Finding>
    let places: Places
    let speech: Speech

    /// - Parameter feed: what a trip's page is made with.
    init(_ text: String, _ feed: TripsModel, _ places: Places, _ speech: Speech) {
        (self.feed, self.places, self.speech) = (feed, places, speech)
        let model = FindModel(text, places)
        self.model = model
        list = PlainList(
            model.list, name: "find",
            .init(
                one: "match", many: "matches", columns: FindModel.columns, row: { model.row($0) }, empty: FindModel.nothingText),
            places, speech)
    }

    var place: SafeText { "Found for '" + SafeText(model.text).cut(to: 40) + "'" }

    var lines: [SafeText] {
        let lines = list.lines(place)
        // Nothing is said of it before anything was looked for.
        return lines.isEmpty ? [] : lines + [model.problem?.sentence].compactMap(\.self)
    }

    var loading: SafeText? { list.loading == nil ? nil : "looking everywhere" }

    func opened() {
        places.marks.follow()
        model.viewOpened()
    }

    func waitedLong() { list.saysPieces = true }

    func accountChanged() {
        list.forget()
        model.accountChanged()
    }

    func settled() async {
        await model.list.settled()
        // Until it is known what is kept, nothing can be noted.
        await whenObserved { [marks = places.marks] in marks.collection != nil }
    }

    func lead(of finding: Finding) -> Lead {
        switch finding.line.action {
        case .country(let country): .country(country)
        case .trip(let trip): .trip(trip, feed)
        case .airport(let airport): .airport(airport)
        case .region(let region): .trips(TripRequest("", in: region))
        case .trips(let filter): .trips(TripRequest(filter))
        }
    }

    func perform(_ command: TypedCommand) throws(Absence) -> PlainAnswer {
        switch command {
        case .word(.fares, let words): try booking(.fares, words)
        case .word(.link, let words): try booking(.link, words)
        default: try perform(command, reload: model.reloadRequested)
        }
    }
}
