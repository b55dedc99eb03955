import Foundation
import Observation
package import TerminalText
package import TravelKit

/// A list of trips: a feed, or the fares of a route, which are a trip repository too.
@MainActor @Observable
package final class TripsModel {
    /// The trips.
    package let list: ListModel<Trip>
    /// How trips are written.
    package let text: TripText
    /// What trips have cost; nil where that is not kept.
    package var prices: PriceMarks?
    /// How favourites are written.
    private let favouriteText: FavouriteText
    private let priceText: PriceText
    /// Which of them are favourites.
    package let marks: FavouriteMarks
    /// The route whose fares are listed; nil where trips of any route are.
    package let route: FareRoute?
    /// The region whose trips are shown; nil for all.
    package private(set) var region: Region?
    /// What that region is called; nil for all, and while the name of one that was chosen in another run is on its way. Where it cannot
    /// be had, the identity stands for it.
    package var regionName: SafeText? { isNaming ? nil : region.map { SafeText($0.name) } }
    /// What a page has asked the list to show, until that is left; nil where none has.
    package var request: TripRequest?
    /// What the user is to know of the last thing they did; nil when there is nothing to say.
    package private(set) var notice: Notice?

    private let summariser: TripSummariser
    /// The remark on the places that the filter asks for, and of which arrangement of the list it is.
    @ObservationIgnored private var remarked: (arrangement: Int, remark: SafeText?) = (-1, nil)
    /// The minute in which the list was looked through for trips that have ended.
    @ObservationIgnored private var followedMinute = 0
    @ObservationIgnored private let repository: any TripRepository
    @ObservationIgnored private let book: AirportBook?
    @ObservationIgnored private let order: TripOrder
    @ObservationIgnored private let regions: (any RegionRepository)?
    @ObservationIgnored private let session: (any SessionRepository)?
    /// Finds the region's name, until it is known whether there is one.
    @ObservationIgnored private var naming: Task<Void, Never>? { didSet { isNaming = naming != nil } }
    private var isNaming = false
    /// Remembers the region that was chosen last.
    @ObservationIgnored private var remembering: Task<Void, Never>?
    /// What is known of the regions that the filter may ask for.
    private enum Regions {
        case unread
        /// They are there. What the list showed before this arrangement of it was found without them.
        case read(since: Int)
        case failed(RepositoryError)
    }
    private var knownRegions = Regions.unread
    /// The regions that the filter may ask for; nil where there are none.
    @ObservationIgnored private lazy var regionBook = regions.map { regions in
        RegionBook(regions) { [weak self] failure in
            self?.regionsRead(failure)
        }
    }

    /// - Parameters:
    ///   - repository: where the trips come from.
    ///   - regions: what regions there are.
    ///   - session: where the choice of a region is remembered; nil to forget it.
    ///   - marks: which trips are favourites.
    ///   - airports: whose time zones dates are given in; nil for the user's own.
    package init(
        repository: any TripRepository, regions: any RegionRepository, session: (any SessionRepository)?, marks: FavouriteMarks,
        airports: AirportBook? = nil, format: DisplayFormat
    ) {
        self.repository = repository
        (route, order) = (nil, .newest)
        book = airports
        self.regions = regions
        self.session = session
        self.marks = marks
        (text, favouriteText, priceText) = (TripText(format), FavouriteText(format), PriceText(format))
        list = Self.list(marks)
        summariser = TripSummariser(list, in: text)
        list.findLack = { [weak self] in self?.regionLack }
        list.hasOthers = { [weak self] in self?.region != nil }
        restoreRegion()
    }

    /// The fares of one route, the cheapest first.
    ///
    /// - Parameters:
    ///   - fares: where the fares come from.
    ///   - marks: which trips are favourites.
    ///   - airports: whose time zones dates are given in; nil for the user's own.
    package init(
        route: FareRoute, fares: any FareRepository, marks: FavouriteMarks, airports: AirportBook? = nil, format: DisplayFormat
    ) {
        repository = RouteFares(route, from: fares)
        (self.route, order) = (route, .cheapest)
        book = airports
        (regions, session) = (nil, nil)
        self.marks = marks
        (text, favouriteText, priceText) = (TripText(format), FavouriteText(format), PriceText(format))
        list = Self.list(marks)
        summariser = TripSummariser(list, in: text)
    }

    isolated deinit { naming?.cancel() }

    private static func list(_ marks: FavouriteMarks) -> ListModel<Trip> {
        let list = ListModel<Trip>(order: .kept, first: { [weak marks] in $0 == "favourite" ? marks?.tripIDs ?? [] : nil })
        marks.whenChanged(for: list) { if $0.sort?.column == "favourite" { $0.sortValuesChanged() } }
        return list
    }

    /// A trip as a row of `TripText.columns`.
    package func row(_ trip: Trip) -> Row {
        var row = text.row(trip, airports: airports)
        row[TripText.Cell.favourite] = marks.sign(.trip(trip.id))
        if !row.isPast, let trend = prices?.trend(of: trip, airports) { row[TripText.Cell.state] = PriceText.mark(trend) }
        return row
    }

    /// What is known of a trip, with what it has cost and what is known of it as a favourite.
    package func facts(_ trip: Trip, airports: [AirportCode: Airport]) -> [FactGroup] {
        let favourite = marks.favourite(.trip(trip.id))
        let lastSeen = favourite.flatMap { favouriteText.daysAbsent($0) == nil ? nil : $0.seenAt }
        let price = prices?.history(of: trip, airports).flatMap { priceText.group(trip, $0, lastSeen: lastSeen) }
        return text.facts(trip, airports: airports) + [price, favourite.map(favouriteText.group)].compactMap { $0 }
    }

    /// Changes when the same trip makes another row: when it has become a favourite, when its earlier prices are known, and when time has
    /// passed.
    package var rowVersion: Int { marks.version &* 31 &+ (prices?.version ?? 0) &* 29 &+ airports.count &* 17 &+ text.minute }

    /// The airports of the trips that are listed, as far as they are known.
    package var airports: [AirportCode: Airport] { book?.airports ?? [:] }

    /// Whether one region's trips can be chosen from.
    package var hasRegions: Bool { regions != nil }

    /// Whether trips are asked for by what none of them says: whether planes are changed.
    package var asksInVainForDirect: Bool {
        guard let table = list.trips, !table.common.saysDirect else { return false }
        return list.query.lowercased().contains("direct:")
    }

    /// That the filter asks for countries by what is no name of theirs, such as "to:scotland"; nil where it does not.
    package var placeRemark: SafeText? {
        guard list.isPartial, let table = list.trips else { return nil }
        if remarked.arrangement != list.arrangementCount {
            remarked = (list.arrangementCount, TripFields.remark(on: list.parsedQuery, table.placeNames.value))
        }
        return remarked.remark
    }

    /// Whether the filter or the search finds others as trips end.
    package var asksForEnds: Bool { list.asksForEnds }

    /// Whether any of the trips that are listed is still to end.
    package var awaitsEnds: Bool { (summary?.nextEnd ?? .infinity) < .infinity }

    /// What is to be known of the list's order: that it is one currency after another; nil where there is nothing to know.
    package var orderRemark: SafeText? { list.sort?.column == "price" ? summary?.othersRemark : nil }

    /// What to say where the fares are wanted of the route whose fares are listed.
    package static let sameRouteText: SafeText = "These are the fares of this route."

    /// Why a route has no fares.
    package static let noFaresText: SafeText = "Nobody has looked for this route of late: Travelpayouts knows fares that others have found."

    /// Whether made-up trips are shown.
    package var showsDemonstration: Bool { (list.selected ?? list.first)?.isDemonstration ?? false }

    // MARK: Inputs

    /// The view was opened: loads the trips of the region that was chosen last, unless they are there.
    package func viewOpened() {
        guard case .idle = list.state else { return }
        Task.detached(priority: .userInitiated) { [text] in text.warmUp() }
        loadRegion()
    }

    /// Has the list looked through anew in another minute, where other trips may have ended by then; called whenever it is drawn.
    package func follow() {
        guard followedMinute != text.minute else { return }
        followedMinute = text.minute
        if asksForEnds { list.sortValuesChanged() }
    }

    /// Somebody wants to know of the trips to all regions: loads them, unless they are there, or are not what the list is to show.
    /// - Returns: whether the list has them.
    func wholeWanted() -> Bool {
        guard region == nil, route == nil else { return false }
        viewOpened()
        return true
    }

    /// The user wants the trips anew.
    package func reloadRequested() {
        load(repository.trips(in: region?.id).reloaded) {
            notice = nil
            knownRegions = .unread
            regionBook?.forget()
            nameRegion()
        }
    }

    /// A filter is to ask for regions: reads them.
    /// - Throws: why they could not be had.
    package func regionsWanted() async throws(RepositoryError) {
        try await regionBook?.wanted()
    }

    /// Puts trips into the list that are at hand.
    package func tripsGiven(_ trips: [Trip]) { load(Reading(trips)) }

    /// Somebody signed in or out: what they may see is another thing.
    package func accountChanged() {
        if case .idle = list.state { return }
        // Nothing of the other account stays to be seen; what comes again finds its marks and the cursor.
        list.giveWay(toOthers: true)
        // What is on its way is not for this account, be it as new as can be.
        list.giveUpLoad()
        reloadRequested()
    }

    /// The user chose a region, or all of them: its trips are shown, and the choice is remembered. What a page has asked for is over. The
    /// cursor stays on its trip where that is among them.
    package func regionChosen(_ region: Region?) {
        // The filter of that would hide the region's trips; the user's own stays.
        if let request, showsRequest { list.filter(by: request.query.isEmpty ? list.query : "", in: "") }
        request = nil
        // What is there answers another question.
        if region?.id != self.region?.id { list.giveWay() }
        show(region)
        guard let session else { return }
        let id = region?.id
        // What is chosen next is behind it.
        remembering = Task.immediate { [weak self] in
            do throws(RepositoryError) { try await session.change { $0.region = id } } catch {
                self?.notice = Notice(FailureMessage(error)).concerning(ErrorLog.Place.session)
            }
        }
    }

    /// A filter that is not the user's own in this list is meant for the trips of a region, or for all: they are shown, and what is remembered
    /// stays the user's choice.
    package func regionWanted(_ region: Region?) {
        guard region?.id != self.region?.id else { return }
        if case .idle = list.state {
            self.region = region
        } else {
            list.othersWanted()
            show(region)
        }
    }

    private func regionsRead(_ failure: RepositoryError?) {
        if let failure {
            knownRegions = .failed(failure)
            return
        }
        // They may have been forgotten since.
        guard let regions = regionBook?.regions else { return }
        regionsCame(regions)
        let before = list.arrangementCount
        list.sortValuesChanged()
        knownRegions = .read(since: before + 1)
    }

    /// What is lacking of the regions that the list is to be looked through for. Who asks for a place lacks nothing but a hint.
    private var regionLack: ListLack? {
        // It may still be being looked for, so that what the list was arranged by is another one.
        let asksForRegion = [list.base, list.query, list.search.text].contains { text in
            SearchQuery(text).terms.contains { $0.field?.name == TripField.region.rawValue }
        }
        guard asksForRegion, let regionBook else { return nil }
        switch knownRegions {
        case .unread:
            // They are read when somebody asks for them, who may be the first to do so.
            _ = regionBook.regions
            return .loading("regions")
        case .read(let arrangement): return list.arrangementCount < arrangement ? .loading("regions") : nil
        case .failed(let error): return .failed(error)
        }
    }

    private func show(_ region: Region?) {
        self.region = region
        loadRegion()
    }

    /// Regions have come, whoever wanted them: what the one is called whose trips are shown is known then.
    package func regionsCame(_ regions: [Region]) {
        guard let region, region.name == region.id.text, let found = regions.first(where: { $0.id == region.id }) else { return }
        self.region = found
        naming?.cancel()
        naming = nil
    }

    private func loadRegion() {
        load(repository.trips(in: region?.id))
        nameRegion()
    }

    /// Of a region that was chosen in another run the name comes with the regions; where these could not be had, they may be later.
    private func nameRegion() {
        naming?.cancel()
        naming = nil
        guard let regions, let region, region.name == region.id.text else { return }
        naming = Task { [weak self] in
            // A list of regions that cannot be had fails where it is shown.
            let known = (try? await regions.regions().collect()) ?? []
            guard let self, !Task.isCancelled else { return }
            naming = nil
            regionsCame(known)
        }
    }

    private func load(_ reading: Reading<Trip>, whenBegun: () -> Void = {}) {
        let regionBook = regionBook
        let reading = reading.mapParts { [book] (part) async throws(RepositoryError) in
            await book?.look(up: part.again.isEmpty ? part.values : part.values + part.again)
            return part
        }
        list.load(
            reading,
            into: { [text, book, order] in TripTableBuilder(text, airports: book, regions: regionBook, order: order, now: text.now) },
            whenBegun: whenBegun)
    }

    /// The user wants this trip among the favourites, or no longer.
    package func favouriteToggled(_ trip: Trip) { marks.toggleRequested(.trip(trip)) }

    /// What the trips that are shown come to. Of a long list that is the trips that were shown before, until those of now are summed up; nil
    /// while nothing is known.
    package var summary: TripSummary? { summariser.result?.summary }

    /// The cheapest of the trips that are shown, in words, and in fewer for where there is less room; nothing while none is known.
    package var cheapest: [SafeText] { summariser.result?.cheapest ?? [] }

    /// What the trips to a country come to, whatever the list is filtered by; nil while none are there.
    package func summary(toCountry alpha2: String) async -> TripSummary? { await summariser.summary(toCountry: alpha2) }

    /// The user has seen the notice, or did something else.
    package func noticeSeen() { notice = nil }

    /// Waits until everything under way has ended.
    package func settled() async {
        await marks.settled()
        await naming?.value
        await remembering?.value
        await list.settled()
        await regionBook?.settled()
        await list.settled()
        await summariser.settled()
        await prices?.broughtUpToDate()
    }

    private func restoreRegion() {
        guard let session else { return }
        do {
            region = try session.load().region.map { Region(id: $0, name: $0.text, countryCodes: []) }
        } catch {
            notice = Notice(FailureMessage(error)).concerning(ErrorLog.Place.session)
        }
    }
}
