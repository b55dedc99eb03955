import TerminalText
import TravelFeatures
import TravelKit

/// Pages on top of others that show the list of the feed otherwise than it was: it is as before when they are left.
final class FeedPages {
    /// How the list was when a page was opened.
    private struct Before {
        let list: Session.ListState
        let cursor: Int
        let region: Region?
        let request: TripRequest?

        init(_ feed: TripsModel) {
            (list, cursor, region, request) = (feed.list.remembered, feed.list.cursor, feed.region, feed.request)
        }
    }

    private let feed: TripsModel
    private let places: Places
    private let speech: Speech
    /// The region of the list where no page asks for others: what the user has chosen last, wherever that was.
    private var ownRegion: Region?

    init(_ feed: TripsModel, _ places: Places, _ speech: Speech) {
        (self.feed, self.places, self.speech) = (feed, places, speech)
    }

    /// The list from which a region is chosen elsewhere than on the list of its trips.
    /// - Parameter text: what it is filtered by at first.
    func regions(_ text: String) -> RegionsPage {
        RegionsPage(of: feed, filter: text, places, speech) { .region($0) }
    }

    /// Shows the trips that are asked for.
    func show(_ request: TripRequest, in view: PlainView) {
        let before = Before(feed)
        if before.request == nil { ownRegion = before.region }
        feed.request = request
        feed.regionWanted(request.region)
        feed.list.filter(by: request.query, in: request.base)
        feed.list.arrangeNow()
        view.push(TripsPage("Trips", feed, places, speech)) { [weak self] in self?.bringBack(before) }
    }

    /// Shows the trips of a region that was chosen, whatever the list was filtered by. They are what it has from now on; what a page has
    /// asked for comes back when these are left.
    func show(chosen region: Region?, in view: PlainView) {
        let before = Before(feed)
        feed.list.filter(by: "")
        feed.regionChosen(region)
        view.push(TripsPage("Trips", feed, choosesRegion: true, places, speech)) { [weak self] in
            guard let self else { return }
            // Another may have been chosen there.
            ownRegion = feed.region
            if before.request != nil { bringBack(before) }
        }
    }

    private func bringBack(_ before: Before) {
        feed.request = before.request
        feed.regionWanted(before.request == nil ? ownRegion : before.region)
        feed.list.bringBack(before.list, in: before.request?.base ?? "", cursor: before.cursor)
    }
}
