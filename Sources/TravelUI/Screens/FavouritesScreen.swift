import Terminal
import TerminalText
import TravelFeatures
import TravelKit

/// View 3: the trips and countries that the user keeps.
final class FavouritesScreen: ListScreen {
    let pane: ListPane<Favourite>
    private let model: FavouritesModel
    private let trips: TripsModel
    private let places: Places
    /// All countries, as far as view 1 has them.
    private let countries: CountriesModel
    /// The map below the details; nil where there are no maps.
    private let preview: MapPreview?

    /// - Parameters:
    ///   - trips: what a trip's page is made with.
    ///   - countries: where the names of neighbours are, as far as they are known.
    init(_ model: FavouritesModel, _ trips: TripsModel, _ countries: CountriesModel, _ places: Places) {
        self.model = model
        self.trips = trips
        self.countries = countries
        self.places = places
        preview = places.makeMapPreview()
        pane = ListPane(
            model.list, name: "favourites", columns: FavouriteText.columns, memory: places.columns,
            // Not the name of a backup ("jaunt favourites export"), which a list cannot replace: it is not read back.
            export: places.export("favourite", "favourites", of: .favourites(now: places.format.now), file: "favourites-list"),
            rowVersion: { model.rowVersion }
        ) { model.signedRow($0) }
        pane.looksEverywhere = true
    }

    let title: SafeText = "Favourites"

    var status: ScreenStatus {
        var status = ScreenStatus(pane, of: "favourite", "favourites", format: places.format)
        if let loading = model.loadingText { (status.count, status.loading) = (.empty, loading) }
        if case .trip(let trip)? = (model.list.selected ?? model.list.first)?.item, trip.isDemonstration {
            status.remarks.insert("demo trip", at: 0)
        }
        if let skipped = model.marks.collection?.skipped, skipped > 0 { status.remarks.append(SafeText("\(skipped) cannot be read")) }
        return status
    }

    var isWaiting: Bool { model.loadingText != nil }

    var hints: [Command] {
        let selected: [Command] = model.list.hasSelected ? [.toggleFavourite] : []
        var link: [Command] = []
        if case .trip(let trip)? = model.list.selected?.item, trip.bookingLink != nil { link = [.openLink] }
        let undo: [Command] = (model.marks.canUndo ? [.undo] : []) + (model.marks.canRedo ? [.redo] : [])
        let note: [Command] = selected.isEmpty ? [] : [.note]
        let own: [Command] = [.open, .filter] + selected + link + undo + note
        return own + [.help, .goBackOrQuit] + listHints(and: [.sameRoute] + places.mapHint)
    }

    /// What has ended is another minute by minute.
    var showsClock: Bool { model.awaitsEnds }

    var details: Details { model.list.hasOrAwaitsRecords ? .besideOrBelow : .none }

    func id(of found: Found) -> Favourite.ID? {
        switch found {
        case .country(let country): .country(country.id)
        case .trip(let trip): .trip(trip.id)
        case .region, .airport, .trips: nil
        }
    }

    var listed: (Found) -> Bool {
        let seen = seenIDs
        return { found in self.id(of: found).map { seen.contains($0) } ?? false }
    }

    func opened() { model.viewOpened() }

    func left() {
        places.focus.left(while: { [model] in model.list.awaitsRow }) { [model] in
            model.list.arrangeNow()
            return switch model.list.selected?.item {
            case .trip(let trip): MapFocus.Item.trip(trip, airports: model.airports)
            case .country(let country): .country(country)
            case nil: nil
            }
        }
    }

    func act(on command: Command) -> ScreenAnswer {
        switch command {
        case .toggleFavourite:
            let favourites = model.list.meantItems
            if favourites.isEmpty { return .noRow }
            model.marks.toggleRequested(favourites.map(\.item))
        case .note: return model.list.selected.map { places.noteAnswer(to: $0.id, on: self) } ?? .noRow
        case .openLink, .fares:
            guard case .trip(let trip)? = model.list.selected?.item else { return elsewhere("trips") }
            return command == .fares ? places.faresAnswer(for: trip.route) : TripScreen.bookingAnswer(trip)
        case .sameRoute:
            return switch model.list.selected?.item {
            case .trip(let trip): .trips(like: trip)
            case .country(let country): .trips(to: places.format.named(country))
            case nil: .noRow
            }
        case .wayTo, .compare:
            if command == .wayTo, case .trip(let trip)? = model.list.selected?.item { return TripScreen.wayHome(of: trip, places) }
            guard case .country(let country)? = model.list.selected?.item else { return elsewhere("countries") }
            return places.answer(to: command, about: country, on: self, missing: .noRow)
        case .reload: return .say(Notice(.information, "Favourites follow the trips: reload those."))
        default: return .ignored
        }
        return .done
    }

    /// That a command is for the other kind of favourite.
    private func elsewhere(_ kind: SafeText) -> ScreenAnswer {
        model.list.hasSelected ? .say(Notice(.information, "That is for " + kind + ".")) : .noRow
    }

    func open() -> ScreenAnswer { openPage() }

    func page(of favourite: Favourite, _ steps: PageSteps) -> (any Screen)? {
        switch favourite.item {
        case .trip(let trip): TripScreen(trip, trips, places, steps)
        case .country(let country): BordersScreen(country, places, steps)
        }
    }

    func draw(on canvas: any Canvas, in rect: Rect, with look: Look) {
        model.follow()
        let (list, details) = look.part(rect, model.list.hasSelected ? details : .none, on: canvas)
        pane.draw(on: canvas, in: list, with: look, details: details)
        if model.list.total == 0, model.marks.collection != nil {
            look.draw(emptyText(look), on: canvas, in: list.droppingTop(2))
        }
        if let details, let favourite = model.list.selected {
            let facts = look.draw(preview, of: subject(of: favourite), on: canvas, in: details)
            let known = model.text.facts(favourite, airports: model.airports, neighbours: neighbours(of: favourite))
            look.draw(details: known, title: model.text.title(favourite), scrolled: &pane.detailScroll, on: canvas, in: facts)
        }
    }

    /// The neighbours of a country, as far as the list of all countries, or the map below its details, has their names.
    private func neighbours(of favourite: Favourite) -> [Country] {
        guard case .country(let country) = favourite.item else { return [] }
        let listed = countries.neighbours(of: country)
        if listed.count == country.borders.count { return listed }
        return country.borders.compactMap { preview?.map.countries[$0] }.sortedByName()
    }

    private func subject(of favourite: Favourite) -> MapPreview.Subject? {
        switch favourite.item {
        case .trip(let trip): MapScene.Leg(trip, airports: model.airports).map { .flight($0) }
        case .country(let country): .country(country)
        }
    }

    private func emptyText(_ look: Look) -> [SafeText] {
        let invitation = look.sentence(.toggleFavourite, " on a trip or a country to keep it", after: "Nothing here yet.")
        // Where nobody can see what is kept, it is not nothing.
        return (model.marks.isCut ? [] : [invitation]) + [model.marks.problemText].compactMap(\.self)
    }
}
