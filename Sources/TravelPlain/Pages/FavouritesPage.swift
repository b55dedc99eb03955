import TerminalText
import TravelFeatures
import TravelKit

/// The trips and countries that the user keeps.
final class FavouritesPage: ListPage {
    private let model: FavouritesModel
    private let trips: TripsModel
    let list: PlainList<Favourite>
    let places: Places
    let speech: Speech

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

    let place: SafeText = "Favourites"

    var lines: [SafeText] {
        model.follow()
        guard let collection = model.marks.collection else { return [] }
        // Where nobody can see what is kept, which every page says, it is not nothing.
        if model.marks.isCut, model.list.total == 0 { return [place + ": none can be read."] }
        var lines = list.lines(place)
        if collection.skipped > 0 { lines.append(SafeText("\(collection.skipped) cannot be read.")) }
        return lines
    }

    var isRefused: Bool { list.isRefused || model.marks.isCut && model.list.total == 0 }

    var loading: SafeText? { model.loadingText ?? list.loading }

    func opened() { model.viewOpened() }

    func settled() async {
        await whenObserved { [marks = model.marks] in marks.collection != nil }
        await model.settled()
    }

    func lead(of favourite: Favourite) -> Lead {
        switch favourite.item {
        case .trip(let trip): .trip(trip, trips)
        case .country(let country): .country(places.format.named(country))
        }
    }

    func perform(_ command: TypedCommand) throws(Absence) -> PlainAnswer {
        switch command {
        // They are never old.
        case .word(.reload, _):
            model.viewOpened()
            return .listed
        case .word(.fares, let words): return try booking(.fares, words)
        case .word(.link, let words): return try booking(.link, words)
        default: return try perform(command, reload: nil)
        }
    }
}
