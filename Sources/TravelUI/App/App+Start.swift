import TerminalText
package import TravelFeatures
import TravelKit

extension App {
    /// The program over these places.
    /// - Parameter clock: by which what the next run is to begin with is kept in time.
    package convenience init(
        _ places: Places, _ preferences: Preferences = Preferences(), clock: any Clock<Duration> = ContinuousClock()
    ) {
        let account = places.accounts.map(AccountModel.init(repository:))
        let feed = places.feed(account)
        let favourites = places.favouriteList()
        let map = places.outlines.map { View("Map", Start.View.map, root: MapScreen($0, places)) }
        let countries = CountriesScreen(places, showsFlags: preferences.showsFlags)
        let views = [
            View("Countries", .countries, root: countries),
            View("Trips", .trips, root: TripsScreen("Trips", feed, places, of: .feed)),
            View("Favourites", .favourites, root: FavouritesScreen(favourites, feed, countries.model, places)),
            map,
        ].compactMap(\.self)
        self.init(places, preferences, views, feed, account, isPicking: false, clock: clock)
    }

    /// One list, from which the user is to choose: Enter ends with what is chosen, and leaving ends with status 130.
    /// - Parameter filter: what the list is filtered by at first.
    package convenience init(_ places: Places, _ preferences: Preferences = Preferences(), picking pick: Pick, filteredBy filter: String) {
        var preferences = preferences
        preferences.remembers = false
        let account = places.accounts.map(AccountModel.init(repository:))
        let feed = places.feed(account, remembersRegion: false)
        let view = pick.view(places, preferences, feed)
        self.init(places, preferences, [view], feed, account, isPicking: true)
        filterList(by: filter)
    }

    /// The program is seen: begins to follow which favourites there are, what is recorded of prices and who is signed in. The first frame does not
    /// wait for files that it can do without.
    package func seen() {
        places.marks.follow()
        places.priceMarks?.follow()
        account?.started()
    }

    /// Filters the list that is shown.
    func filterList(by words: String) {
        guard !words.isEmpty else { return }
        var state = Session.ListState()
        state.query = words
        view.screen.restore(state)
    }
}
