import TerminalText
import TravelFeatures
import TravelKit

/// What a text finds everywhere: countries and capitals, regions, airports and trips in one list, the best match first.
final class FindPage: PlainPage {
    private let model: FindModel
    private let feed: TripsModel
    private let list: PlainList<Finding>
    private let places: Places
    private let speech: Speech

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

    var lines: [SafeText] { list.lines("Found for '" + SafeText(model.text).cut(to: 40) + "'") }

    var failures: [FailureMessage] { list.failures }

    var loading: SafeText? { list.loading == nil ? nil : "looking everywhere" }

    func opened() {
        places.marks.follow()
        model.viewOpened()
    }

    func settled() async {
        await model.list.settled()
        // Until it is known what is kept, nothing can be noted.
        await whenObserved { [marks = places.marks] in marks.collection != nil }
    }

    func perform(_ command: TypedCommand) -> PlainAnswer {
        switch command {
        case .word(.trips, let number) where !number.isEmpty:
            list.withItem(named: number, for: .trips) { .trips(request($0)) }
        case .word(.map, let words): list.map(words, map)
        case .word(.keep, let which): list.keep(which, places.marks, as: favourite)
        case .word(.note, let words): list.note(words, places, as: favourite)
        default:
            list.perform(command, reload: model.reloadRequested) { finding in
                switch finding.line.action {
                case .country(let country): .push(BordersPage(country, places, speech))
                case .trip(let trip): .push(TripPage(trip, feed, places, speech))
                case .region, .airport, .trips: .trips(request(finding))
                }
            }
        }
    }

    /// The map of what was found: of a country, or of that where an airport is, or to which a trip goes.
    private func map(of finding: Finding) -> PlainAnswer {
        switch finding.line.action {
        case .country(let country): .push(MapPage(CountryReference(country), places, speech))
        case .trip(let trip): TripPage(trip, feed, places, speech).perform(.word(.map, ""))
        case .airport(let airport): .push(MapPage(.code(airport.country), places, speech))
        case .region, .trips: .say("That is for countries, airports and trips.")
        }
    }

    /// What was found, where one can keep it.
    private func favourite(_ finding: Finding) -> Favourite.Item? {
        switch finding.line.action {
        case .country(let country): .country(country)
        case .trip(let trip): .trip(trip)
        case .region, .airport, .trips: nil
        }
    }

    /// The trips of what was found: those to a country, of a trip's route, or what it leads to.
    private func request(_ finding: Finding) -> TripRequest {
        switch finding.line.action {
        case .country(let country): TripRequest(to: country)
        case .trip(let trip): TripRequest(like: trip)
        case .region(let region): TripRequest("", in: region)
        case .airport(let airport): TripRequest(at: airport)
        case .trips(let filter): TripRequest(filter)
        }
    }
}
