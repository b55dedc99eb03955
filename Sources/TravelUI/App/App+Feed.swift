import TerminalText
import TravelFeatures
import TravelKit

extension App {
    /// Where the user was when another page had the list of the feed filtered: Esc leads back there.
    struct Departure {
        /// The view.
        var place: Int
        /// The view with the page to which Esc led from there; nil where it led to none.
        var origin: Int?
        /// The pages that were open above the list of the feed.
        var pages: [any Screen]
        /// How that list was, and the place of its cursor.
        var list: Session.ListState
        var cursor: Int
        /// The region whose trips it showed.
        var region: Region?
        /// What was shown instead.
        var request: TripRequest
    }

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
    func showTrips(_ request: TripRequest) {
        if isAtFeed, request == feed.shownRequest { return say(.information, "These are the trips that were asked for.") }
        if !isFilteredFromElsewhere { departures = [] }
        if let feedView, let place = views.firstIndex(where: { $0 === view }) {
            departures.append(
                Departure(
                    place: place, origin: origin, pages: Array(feedView.stack.dropFirst()), list: feed.list.remembered,
                    cursor: feed.list.cursor, region: feed.region, request: request))
        }
        feed.regionWanted(request.region)
        goToFeed()
        feed.list.filter(by: request.filter)
    }

    /// Whether Esc leads back to the page that had the feed filtered: until the user filters it by something else.
    var canReturn: Bool {
        isAtFeed && feed.list.search.text.isEmpty && isFilteredFromElsewhere
    }

    /// Whether the list of the feed is as another page had it filtered.
    var isFilteredFromElsewhere: Bool {
        feed.request == feed.shownRequest
    }

    /// The user wants the list of the feed itself, not what another page has it show: it is as it was before the first of them.
    /// - Returns: false where it shows what no page asked for.
    func leaveRequest() -> Bool {
        guard isAtFeed, isFilteredFromElsewhere, let first = departures.first else { return false }
        departures = []
        feed.regionWanted(first.region)
        feed.list.bringBack(first.list, cursor: first.cursor)
        feedView?.setAside(first.pages)
        return true
    }

    /// Goes back to the page that had the feed filtered; its list is as it was.
    func returnToPage() {
        guard let departure = departures.popLast() else { return }
        feed.regionWanted(departure.region)
        feed.list.bringBack(departure.list, cursor: departure.cursor)
        feedView?.bring(departure.pages)
        show(departure.place, from: departure.origin, isReturn: true)
    }
}
