import TerminalText
import TravelFeatures
import TravelKit

/// The trips and countries that the user keeps.
final class FavouritesPage: PlainPage {
    private let model: FavouritesModel
    private let trips: TripsModel
    private let list: PlainList<Favourite>
    private let places: Places
    private let speech: Speech

    /// - Parameter trips: what a trip's page is made with.
    init(_ model: FavouritesModel, _ trips: TripsModel, _ places: Places, _ speech: Speech) {
        (self.model, self.trips, self.places, self.speech) = (model, trips, places, speech)
        list = PlainList(
            model.list, name: "favourites",
            .init(
                one: "favourite", many: "favourites", columns: FavouriteText.columns, row: model.row,
                empty: "Nothing here yet. keep, on a page of trips or countries, keeps one."),
            places, speech, export: places.export("favourite", "favourites", of: .favourites(now: places.format.now)))
    }

    var lines: [SafeText] {
        model.follow()
        guard let collection = model.marks.collection else { return [] }
        var lines = list.lines("Favourites")
        if collection.skipped > 0 { lines.append(SafeText("\(collection.skipped) cannot be read.")) }
        if let problem = model.marks.problemText { lines.append(problem) }
        return lines
    }

    var failures: [FailureMessage] { list.failures }

    var loading: SafeText? { model.loadingText ?? list.loading }

    func opened() { model.viewOpened() }

    func settled() async {
        await whenObserved { [marks = model.marks] in marks.collection != nil }
        await model.settled()
    }

    func perform(_ command: TypedCommand) -> PlainAnswer {
        switch command {
        // They are never old.
        case .word(.reload, _):
            model.viewOpened()
            return .listed
        case .word(.map, let words): return list.map(words) { page(of: $0).perform(.word(.map, "")) }
        case .word(.keep, let which): return list.keep(which, model.marks) { $0.item }
        case .word(.note, let words): return list.note(words, places) { $0.item }
        case .word(.fares, let number):
            return list.withItem(named: number, for: .fares) { ofTrip($0) { .fares(places.fareWay(for: $0.route), places, speech) } }
        case .word(.link, let number): return list.withItem(named: number, for: .link) { ofTrip($0, TripPage.link) }
        case .word(.trips, let number) where !number.isEmpty:
            return list.withItem(named: number, for: .trips) { .trips(request($0)) }
        default: return list.perform(command) { .push(page(of: $0)) }
        }
    }

    /// Does something with a favourite that is a trip; of a country it is said that this is not for it.
    private func ofTrip(_ favourite: Favourite, _ work: (Trip) -> PlainAnswer) -> PlainAnswer {
        guard case .trip(let trip) = favourite.item else { return .say("That is for trips.") }
        return work(trip)
    }

    private func request(_ favourite: Favourite) -> TripRequest {
        switch favourite.item {
        case .trip(let trip): TripRequest(like: trip)
        case .country(let country): TripRequest(to: places.format.named(country))
        }
    }

    private func page(of favourite: Favourite) -> any PlainPage {
        switch favourite.item {
        case .trip(let trip): TripPage(trip, trips, places, speech)
        case .country(let country): BordersPage(country, places, speech)
        }
    }
}
