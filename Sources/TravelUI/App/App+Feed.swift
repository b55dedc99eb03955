import TerminalText
import TravelFeatures
import TravelKit

extension App {
    /// Where the user was when another page had the list of the feed filtered: Esc leads back there.
    struct Departure {
        /// The view.
        var place: Int
        /// The pages that were open above the list of the feed.
        var pages: [any Screen]
        /// How that list was, and the place of its cursor.
        var list: Session.ListState
        var cursor: Int
        /// What it was filtered by instead, and the region that was chosen.
        var filter: String
        var region: Region.ID?
    }

    private var feedView: View? { views.first { $0.command == .trips } }

    /// Whether the list of the feed is what is shown.
    var isAtFeed: Bool { view.command == .trips && view.stack.count == 1 }

    /// Shows the list of the feed.
    func goToFeed() {
        guard let place = views.firstIndex(where: { $0.command == .trips }) else { return }
        show(place)
        while view.pop() {}
    }

    /// Shows the trips of the feed that the filter finds, for a page that Esc leads back to.
    func showTrips(_ filter: String) {
        if isAtFeed, filter == feed.list.query { return say(.information, "These are the trips that were asked for.") }
        if !isFilteredFromElsewhere { departures = [] }
        if let feedView, let place = views.firstIndex(where: { $0 === view }) {
            departures.append(
                Departure(
                    place: place, pages: Array(feedView.stack.dropFirst()), list: feed.list.remembered, cursor: feed.list.cursor,
                    filter: filter, region: feed.region?.id))
        }
        goToFeed()
        feed.list.filter(by: filter)
    }

    /// Whether Esc leads back to the page that had the feed filtered: until the user filters it by something else.
    var canReturn: Bool {
        isAtFeed && feed.list.search.text.isEmpty && isFilteredFromElsewhere
    }

    /// Whether the list of the feed is as another page had it filtered.
    var isFilteredFromElsewhere: Bool {
        departures.last.map { $0.filter == feed.list.query && $0.region == feed.region?.id } ?? false
    }

    /// Goes back to the page that had the feed filtered; its list is as it was.
    func returnToPage() {
        guard let departure = departures.popLast() else { return }
        feed.list.bringBack(departure.list, cursor: departure.cursor)
        feedView?.bring(departure.pages)
        show(departure.place)
    }
}
