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
    /// What the word of the trips has led from to the list itself: it leads back there until the user goes on to another page or view.
    private var aside: Aside?
    /// Takes what a page comes to by itself.
    var answered: (PlainAnswer, any PlainPage) -> Void = { _, _ in }

    /// Pages that are kept while the list itself is shown.
    private struct Aside {
        let view: PlainView
        var before: [TripsListing]
        /// How the list was shown on the one on top.
        var listing: TripsListing

        mutating func regionChosen(_ region: Region?) {
            for place in before.indices { before[place].regionChosen(region) }
            listing.regionChosen(region)
        }
    }

    init(_ feed: TripsModel, _ places: Places, _ speech: Speech) {
        (self.feed, self.places, self.speech) = (feed, places, speech)
    }

    /// The list from which a region is chosen.
    /// - Parameter text: what it is filtered by at first.
    func regions(_ text: String) -> RegionsPage {
        let page = RegionsPage(of: feed, filter: text, places, speech)
        page.whenFound = { [weak self, weak page] choice in
            if let self, let page { answered(.region(choice.region, saying: "Chosen: " + SafeText(choice.name) + "."), page) }
        }
        return page
    }

    /// The word of the trips: from pages that show the list otherwise than it was it leads to the list itself, and from there back, to pages
    /// that are as they were.
    /// - Returns: the word of the view that is to be shown; nil where it leads from none, nor back to any.
    func turn(from view: PlainView) -> CommandWord? {
        if let own = before.first {
            let listing = feed.listingNow()
            // Where the list itself shows just what the region's does, it is there.
            if (view.page as? TripsPage)?.choosesRegion == true, listing.showsTrips(of: own) { return view.word }
            aside = Aside(view: view, before: before, listing: listing)
            before = []
            view.setPagesAside()
            feed.bringBack(own)
            return .trips
        }
        // From what only leads somewhere, on the list itself, to that list.
        if aside != nil, view.page.isPassing {
            view.popAll()
            return view.word
        }
        guard let left = aside.take() else { return nil }
        before = [feed.listingNow()] + left.before.dropFirst()
        left.view.bringPagesBack()
        feed.bringBack(left.listing)
        return left.view.word
    }

    /// The user goes on to another page or view.
    func forgetAside() { aside.take()?.view.forgetPagesAside() }

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
    /// are what the list has from now on wherever no page has asked for trips, wherever `back` leads.
    func show(chosen region: Region?, in view: PlainView) {
        let isThere = (view.page as? TripsPage)?.choosesRegion == true
        if !isThere {
            before.append(feed.listingNow())
            feed.list.filter(by: "")
        }
        feed.regionChosen(region)
        for place in before.indices { before[place].regionChosen(region) }
        aside?.regionChosen(region)
        if !isThere { openList(in: view, choosesRegion: true) }
    }

    private func openList(in view: PlainView, choosesRegion: Bool) {
        view.push(TripsPage("Trips", feed, choosesRegion: choosesRegion, places, speech)) { [weak self] in
            guard let self, let listing = before.popLast() else { return }
            feed.bringBack(listing)
        }
    }
}
