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
        /// To the page that had the feed filtered.
        case departure
    }

    /// Where the user was when another page had the list of the feed filtered: Esc leads back there.
    struct Departure {
        /// The view.
        var place: Int
        /// The view with the page to which Esc led from there; nil where it led to none.
        var origin: Int?
        /// The pages that were open above the list of the feed.
        var pages: [any Screen]
        /// How that list was, the place of its cursor, and on which row of the page that was.
        var list: Session.ListState
        var cursor: Int
        var row: Int
        /// The region whose trips it showed.
        var region: Region?
        /// What was shown instead; nil where the user has chosen a region instead of that since.
        var request: TripRequest?
    }

    let views: [View]
    /// The place of the view that is shown.
    private(set) var current = 0
    /// The view from whose page the map was opened: Esc leads back there.
    private var origin: Int?
    /// The pages that had the feed filtered, the newest last: Esc leads back there.
    private var departures: [Departure] = [] { didSet { feed.request = departures.last?.request } }
    private let feed: TripsModel
    private let focus: MapFocus

    /// - Parameters:
    ///   - feed: the trips of the view that has them.
    ///   - focus: what the map is to show.
    init(_ views: [View], _ feed: TripsModel, _ focus: MapFocus) {
        (self.views, self.feed, self.focus) = (views, feed, focus)
    }

    /// The view that is shown.
    var view: View { views[current] }

    /// The pages that are open and not on the screen.
    var unseen: [any Screen] {
        (views.flatMap(\.pages) + departures.flatMap(\.pages)).filter { $0 !== view.screen }
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
        view.screen.left()
        if view.kind == .map, view.stack.count > 1 { focus.renew() }
        if view.goToRoot() || view.returnToPages() || leaveRequest() { return true }
        view.screen.opened()
        return false
    }

    /// Shows the view at this place.
    /// - Parameters:
    ///   - origin: the view with the page to which Esc leads from there.
    ///   - isReturn: whether the user comes back to what it showed: the map keeps that.
    ///   - item: what the map is to show; nil for what the user leaves.
    func show(_ place: Int, from origin: Int? = nil, isReturn: Bool = false, onMap item: MapFocus.Item? = nil) {
        view.screen.left()
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

    /// How a view's list is left for the next run. What another page has it filtered by is none of the user's wishes.
    func remembered(of view: View) -> Session.ListState? {
        view.kind == .trips && feed.showsRequest ? ownDeparture?.list : view.stack.first?.remembered
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
    var wayOut: WayBack? { wayBack ?? (isAtFeed && (feed.showsRequest || isRegionInstead) ? .departure : nil) }

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
    func goToFeed() {
        guard let place = views.firstIndex(where: { $0.kind == .trips }) else { return }
        show(place)
        while view.pop() {}
    }

    /// Shows the trips of the feed that are asked for, for a page that Esc leads back to.
    /// - Returns: false where these are what is shown.
    func showTrips(_ request: TripRequest) -> Bool {
        if isAtFeed, feed.shows(request) { return false }
        feed.list.arrangeNow()
        regionFollowed()
        // What was before the list that the region is of leads back no further.
        if isRegionInstead, let own = departures.indices.last(where: { Self.isOwn($0, among: departures) }) { departures.removeFirst(own) }
        if let feedView {
            departures.append(
                Departure(
                    place: current, origin: origin, pages: Array(feedView.stack.dropFirst()), list: feed.list.remembered,
                    cursor: feed.list.cursor, row: feedView.stack[0].list?.rowOfCursor ?? 0, region: feed.region, request: request))
        }
        feed.regionWanted(request.region)
        goToFeed()
        feed.list.filter(by: request.query, in: request.base)
        return true
    }

    /// Whether Esc leads back to the page that had the feed filtered: what the user has typed since is taken away before.
    private var canReturn: Bool {
        guard isAtFeed, !departures.isEmpty else { return false }
        return feed.list.search.text.isEmpty && ["", feed.request?.query].contains(feed.list.query)
    }

    /// Whether the list of the feed has the trips of a region that was chosen instead of what a page had asked for: Esc leads back there
    /// all the same.
    private var isRegionInstead: Bool { feed.request == nil && !departures.isEmpty }

    /// A region that was chosen instead of what a page had asked for stays that of the list itself, wherever the user goes back to.
    private func regionFollowed() {
        guard isRegionInstead else { return }
        var departures = departures
        departures[departures.count - 1].request = nil
        for place in departures.indices where Self.isOwn(place, among: departures) { departures[place].region = feed.region }
        self.departures = departures
    }

    /// Whether a page has left the list of the feed itself, and not what another one had asked for.
    private static func isOwn(_ place: Int, among departures: [Departure]) -> Bool { place == 0 || departures[place - 1].request == nil }

    /// The page that has left the list of the feed itself; nil where none has.
    private var ownDeparture: Departure? { departures.indices.last { Self.isOwn($0, among: departures) }.map { departures[$0] } }

    /// The user wants the list of the feed itself, not what another page has it show: it is as it was before the first of them.
    /// - Returns: false where it shows what no page asked for, or what the user has filtered it by instead.
    private func leaveRequest() -> Bool {
        guard isAtFeed, let own = ownDeparture, feed.showsRequest || isRegionInstead else { return false }
        let isShown = isRegionInstead
        departures = []
        // It is there already, and leads back nowhere from now on.
        if isShown { return false }
        bringBackList(of: own)
        feedView?.setAside(own.pages)
        return true
    }

    /// Goes back to the page that had the feed filtered; its list is as it was.
    private func returnToPage() {
        regionFollowed()
        guard let departure = departures.popLast() else { return }
        feed.list.search(for: "")
        bringBackList(of: departure)
        feedView?.bring(departure.pages)
        show(departure.place, from: departure.origin, isReturn: true)
    }

    /// Makes the list of the feed as it was, which may be what another page had asked for.
    private func bringBackList(of departure: Departure) {
        feed.regionWanted(departure.region)
        feed.list.bringBack(departure.list, in: feed.request?.base ?? "", cursor: departure.cursor)
        feedView?.stack[0].list?.bringCursor(toRow: departure.row)
    }
}
