import TerminalText
import TravelFeatures
import TravelKit

/// Pages on top of others that show the list of the feed otherwise than it was: it is as before when they are left.
final class FeedPages {
    private let feed: TripsModel
    private let places: Places
    private let speech: Speech
    /// How the list was when each of the pages that are open was opened; the first one is the list itself, as no page had it.
    private var before: [TripsListing] = []

    init(_ feed: TripsModel, _ places: Places, _ speech: Speech) {
        (self.feed, self.places, self.speech) = (feed, places, speech)
    }

    /// The list from which a region is chosen.
    /// - Parameter text: what it is filtered by at first.
    func regions(_ text: String) -> RegionsPage { RegionsPage(of: feed, filter: text, places, speech) }

    /// Shows the trips that are asked for.
    func show(_ request: TripRequest, in view: PlainView) {
        before.append(feed.listingNow())
        feed.request = request
        feed.regionWanted(request.region)
        feed.list.filter(by: request.query, in: request.base)
        feed.list.arrangeNow()
        openList(in: view, choosesRegion: false)
    }

    /// Shows the trips of a region that was chosen: those of the list that is there, or of one on top, whatever it was filtered by. They
    /// are what the list itself has from now on, wherever `back` leads.
    func show(chosen region: Region?, in view: PlainView) {
        let isThere = (view.page as? TripsPage)?.choosesRegion == true
        if !isThere {
            before.append(feed.listingNow())
            feed.list.filter(by: "")
        }
        feed.regionChosen(region)
        if !before.isEmpty { before[0].region = region }
        if !isThere { openList(in: view, choosesRegion: true) }
    }

    private func openList(in view: PlainView, choosesRegion: Bool) {
        view.push(TripsPage("Trips", feed, choosesRegion: choosesRegion, places, speech)) { [weak self] in
            guard let self, let listing = before.popLast() else { return }
            feed.bringBack(listing)
        }
    }
}
