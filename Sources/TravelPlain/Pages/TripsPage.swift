import TerminalText
import TravelFeatures
import TravelKit

/// A list of trips: the feed, those of it that were asked for, or the fares of a route.
final class TripsPage: ListPage {
    private let name: SafeText
    private let model: TripsModel
    let list: PlainList<Trip>
    /// Whether the user chooses here whose trips they are.
    let choosesRegion: Bool
    let places: Places
    let speech: Speech
    /// The region whose trips were said last: of another one's nothing is said again.
    private var region: Region.ID?
    /// Whether trips were said.
    private var isSaid = false

    /// - Parameter choosesRegion: whether the user chooses here whose trips they are.
    init(_ name: SafeText, _ model: TripsModel, choosesRegion: Bool = false, _ places: Places, _ speech: Speech) {
        (self.name, self.model, self.choosesRegion, self.places, self.speech) = (name, model, choosesRegion, places, speech)
        let areFares = model.route != nil
        list = PlainList(
            model.list, name: areFares ? "fares" : "trips",
            .init(
                one: areFares ? "fare" : "trip", many: areFares ? "fares" : "trips",
                columns: areFares ? TripText.fareColumns : TripText.columns, row: model.row,
                empty: areFares
                    ? TripsModel.noFaresText
                    : "No trips now. reload looks again" + (choosesRegion ? "; regions chooses a region." : ".")),
            places, speech,
            export: places.export(areFares ? "fare" : "trip", areFares ? "fares" : "trips", of: .trips(now: places.format.now)))
    }

    var place: SafeText {
        let asked: SafeText = model.requestedName.map { " " + $0 } ?? .empty
        return name + asked + (model.regionName.map { ", " + $0 } ?? "")
    }

    var lines: [SafeText] {
        model.follow()
        if region != model.region?.id {
            region = model.region?.id
            list.forget()
        }
        let remarks = [model.placeRemark, model.orderRemark, model.showsDemonstration ? "demo trips" : nil].compactMap(\.self)
        var lines = list.lines(place, remarks: remarks)
        // What trips have cost is said with them, and not afterwards in lines that say all the rest again.
        if awaitsPrices { return [] }
        isSaid = !lines.isEmpty
        if let notice { lines.append(notice.text) }
        return lines
    }

    var notice: Notice? { model.notice }

    var isRefused: Bool { list.isRefused || notice?.isInVain == true }

    var loading: SafeText? { list.loading ?? (awaitsPrices ? "looking up what they have cost" : nil) }

    private var awaitsPrices: Bool { !isSaid && model.prices?.isAwaited == true }

    func opened() { model.viewOpened() }

    func accountChanged() { list.forget() }

    func settled() async {
        await model.settled()
        // Until it is known which are favourites, the lines of the list are not what they will be.
        await whenObserved { [marks = model.marks] in marks.collection != nil }
        // Says which trips are listed, of which prices are looked up.
        _ = lines
    }

    func lead(of trip: Trip) -> Lead { .trip(trip, model) }

    func perform(_ command: TypedCommand) throws(Absence) -> PlainAnswer {
        model.noticeSeen()
        switch command {
        case .word(.destinations, _) where model.route == nil: return .push(DestinationsPage(model, places, speech))
        case .word(.fares, let words): return try booking(.fares, words)
        case .word(.link, let words): return try booking(.link, words)
        default: return try perform(command, reload: model.reloadRequested)
        }
    }
}
