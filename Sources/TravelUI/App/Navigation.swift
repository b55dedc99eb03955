import TravelFeatures
import TravelKit

/// Where the user is: the program's views, the one that is shown, and where the keys that go back lead from its first page.
final class Navigation {
    /// A way back that comes before what the keys for it do elsewhere.
    enum WayBack {
        /// To the pages that were opened from the map, which shows what the one on top is about.
        case pagesAside
        /// To this view, from a page of which the map was opened.
        case view(Int)
        /// To where the list of the feed came to show something else.
        case departure
    }

    /// Where the user was when the list of the feed came to show something else: the keys that go back lead there.
    struct Departure {
        /// The view.
        var place: Int
        /// The view with the page to which Esc led from there; nil where it led to none.
        var origin: Int?
        /// The pages that were taken away above the list of the feed.
        var pages: [any Screen]
        /// How that list was, and on which row of the page its cursor.
        var listing: TripsListing
        var row: Int

        /// The user chose a region, or all. Pages that were opened from the list are of what it showed: below them it stays.
        mutating func regionChosen(_ region: Region?) { if pages.isEmpty { listing.regionChosen(region) } }
    }

    let views: [View]
    /// The place of the view that is shown.
    private(set) var current = 0
    /// The view from whose page the map was opened: Esc leads back there.
    private var origin: Int?
    /// What the list of the feed showed before what it shows now, the newest last; the first one is the list itself, as no page had it.
    private var departures: [Departure] = []
    /// The same, and behind it what was shown last, once the key of the trips has led from there to the list itself: that key leads back
    /// until the user goes on to another page or view.
    private var aside: [Departure] = []
    private let feed: TripsModel
    private let focus: MapFocus

    /// - Parameters:
    ///   - feed: the trips of the view that has them.
    ///   - focus: what the map is to show.
    init(_ views: [View], _ feed: TripsModel, _ focus: MapFocus) {
        (self.views, self.feed, self.focus) = (views, feed, focus)
        feedView?.whenGoneOn = { [weak self] in self?.aside = [] }
    }

    /// The view that is shown.
    var view: View { views[current] }

    /// The pages that are open and not on the screen.
    var unseen: [any Screen] {
        (views.flatMap(\.pages) + (departures + aside).flatMap(\.pages)).filter { $0 !== view.screen }
    }

    // MARK: Views

    /// The program begins in a view, if it has it.
    func begin(in kind: Start.View) { current = views.firstIndex { $0.kind == kind } ?? current }

    /// The key of the view at this place: shows it; where the user is there it leads to its first page, and from there back to where they were.
    /// - Returns: false where there is nothing to do.
    func choose(_ place: Int) -> Bool {
        guard place == current else {
            // A page that is shown on the map is where Esc leads to from there.
            show(place, from: views[place].kind == .map && view.stack.count > 1 ? current : nil)
            return true
        }
        leaveScreen()
        if view.kind == .map, view.stack.count > 1 { focus.renew() }
        if view.goToRoot() || view.returnToPages() || goToOwnList() || returnFromOwnList() { return true }
        view.screen.opened()
        return false
    }

    private func leaveScreen() {
        view.screen.list?.rowIsMeant()
        view.screen.left()
    }

    /// Shows the view at this place.
    /// - Parameters:
    ///   - origin: the view with the page to which Esc leads from there.
    ///   - isReturn: whether the user comes back to what it showed: the map keeps that.
    ///   - item: what the map is to show; nil for what the user leaves.
    func show(_ place: Int, from origin: Int? = nil, isReturn: Bool = false, onMap item: MapFocus.Item? = nil) {
        leaveScreen()
        // What a page is about is shown whenever that is asked for.
        if let item { focus.wanted(item) } else if views[place].kind == .map, view.stack.count > 1 { focus.renew() }
        if place != current { view.forgetPagesAside() }
        if isReturn { focus.forget() }
        (current, self.origin) = (place, origin)
        view.screen.opened()
    }

    /// Shows a country on the map; Esc leads back to the page on which that was asked for, if it was not a view's first.
    func showOnMap(_ country: Country) {
        guard let map = views.firstIndex(where: { $0.kind == .map }) else { return }
        let isThere = map == current
        if isThere { _ = view.goToRoot() } else { views[map].bring([]) }
        show(map, from: isThere ? origin : view.stack.count > 1 ? current : nil, onMap: .country(country))
    }

    /// How a view's list is left for the next run. What another page has it filtered by is none of the user's wishes, nor is that it is not
    /// filtered above a region's own trips.
    func remembered(of view: View) -> Session.ListState? {
        var state = view.stack.first?.remembered
        guard view.kind == .trips, let own = departures.first?.listing.list else { return state }
        if feed.showsRequest { return own }
        if feed.request == nil, feed.list.query.isEmpty { state?.query = own.query }
        return state
    }

    // MARK: The way back

    /// The way back from here; nil where there is none but to the page below.
    var wayBack: WayBack? {
        if view.screen.isMap, view.hasPagesAside { return .pagesAside }
        if let origin, view.stack.count == 1 { return .view(origin) }
        return canReturn ? .departure : nil
    }

    /// The same for who leaves the page whatever they have typed there: what narrows, or is searched for in, what another page had asked for
    /// goes with it.
    var wayOut: WayBack? { wayBack ?? (isAtFeed && isAboveOwnList ? .departure : nil) }

    /// Goes the way back.
    func goBack() {
        switch wayOut {
        case .pagesAside:
            _ = view.screen.perform(.back)
            _ = view.returnToPages()
        case .view(let place):
            _ = view.screen.perform(.back)
            show(place)
        case .departure: returnToPage()
        case nil: break
        }
    }

    // MARK: The list of the feed

    private var feedView: View? { views.first { $0.kind == .trips } }

    /// Whether the list of the feed is what is shown.
    var isAtFeed: Bool { view.kind == .trips && view.stack.count == 1 }

    /// Shows the list of the feed.
    private func goToFeed() {
        guard let place = views.firstIndex(where: { $0.kind == .trips }) else { return }
        show(place)
        while view.pop() {}
    }

    /// Shows the trips of the feed that are asked for, for a page that Esc leads back to.
    /// - Returns: false where these are what is shown.
    func showTrips(_ request: TripRequest) -> Bool {
        if isAtFeed, feed.shows(request) { return false }
        if let feedView {
            depart(with: Array(feedView.stack.dropFirst()))
            feed.request = request
        }
        feed.regionWanted(request.region)
        goToFeed()
        feed.list.search(for: "")
        feed.list.filter(by: request.query, in: request.base)
        return true
    }

    /// The user chose a region, or all of them: its trips are shown. They stay those of the list wherever no page has asked for trips, nor
    /// was opened from others, wherever the user goes back to; Esc leads back to what a page had asked for, and to the page from which the
    /// way led to the list.
    /// - Parameter leads: whether the way leads to that list, from whichever page; else the user stays where they are.
    func chooseRegion(_ region: Region?, leadingToFeed leads: Bool = false) {
        let isElsewhere = leads && !isAtFeed
        if feed.request != nil || isElsewhere, let feedView { depart(with: leads ? Array(feedView.stack.dropFirst()) : []) }
        if isElsewhere {
            // What the list was filtered by when it was left hides what is asked for now; it comes back with the page.
            feed.list.search(for: "")
            feed.list.filter(by: "")
        }
        if leads { goToFeed() }
        feed.regionChosen(region)
        for place in departures.indices { departures[place].regionChosen(region) }
        for place in aside.indices { aside[place].regionChosen(region) }
    }

    /// The list of the feed is about to show something else.
    /// - Parameter pages: those that are taken away above it.
    private func depart(with pages: [any Screen]) {
        departures.append(departure(with: pages))
        feedView?.forgetPagesAside()
    }

    private func departure(with pages: [any Screen]) -> Departure {
        let listing = feed.listingNow()
        return Departure(place: current, origin: origin, pages: pages, listing: listing, row: feedView?.stack[0].list?.rowOfCursor ?? 0)
    }

    /// Whether Esc leads back to where the list of the feed was left: what the user has typed since is taken away before.
    private var canReturn: Bool {
        guard isAtFeed, !departures.isEmpty else { return false }
        return feed.list.search.text.isEmpty && ["", feed.request?.query].contains(feed.list.query)
    }

    /// Whether the list of the feed has what a page has asked for, or a region that was chosen there, and not what the user has filtered
    /// it by instead.
    private var isAboveOwnList: Bool { !departures.isEmpty && (feed.request == nil || feed.showsRequest) }

    /// The user wants the list of the feed itself, not what another page has it show: it is as it was before the first of them.
    /// - Returns: false where that is what it shows, or what the user has filtered it by instead.
    private func goToOwnList() -> Bool {
        guard isAtFeed, isAboveOwnList, let own = departures.first else { return false }
        let left = departure(with: [])
        guard !left.listing.showsTrips(of: own.listing) else { return false }
        (departures, aside) = ([], departures + [left])
        bringBackList(of: own)
        return true
    }

    /// Goes back to where `goToOwnList` led from; the list itself will be as it is now.
    /// - Returns: false where it led from nowhere.
    private func returnFromOwnList() -> Bool {
        guard isAtFeed, let left = aside.popLast() else { return false }
        let own = departure(with: [])
        (departures, aside) = (aside, [])
        if !departures.isEmpty { (departures[0].listing, departures[0].row) = (own.listing, own.row) }
        bringBackList(of: left)
        return true
    }

    /// Goes back to where the list of the feed was left; it is as it was.
    private func returnToPage() {
        guard let departure = departures.popLast() else { return }
        bringBackList(of: departure)
        feedView?.bring(departure.pages)
        show(departure.place, from: departure.origin, isReturn: true)
    }

    /// Makes the list of the feed as it was, which may be what another page had asked for.
    private func bringBackList(of departure: Departure) {
        feed.bringBack(departure.listing)
        feedView?.stack[0].list?.bringCursor(toRow: departure.row)
    }
}
