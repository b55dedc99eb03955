import TerminalText
package import TravelKit

extension Places {
    /// How many trips of the feed go to a country, whatever region and filter the list of trips shows; where nothing of the feed could be
    /// had, that, and why: without a word it would seem that none goes there.
    /// - Parameter isReload: whether the user wants the page anew: what could not be had is asked for again then, and never by itself.
    package func tripFacts(to country: Country, isReload: Bool) async -> [Fact] {
        let model = wholeFeed
        if isReload, model.list.state.error != nil { model.reloadRequested() }
        await model.list.settled()
        if let error = model.list.state.error, model.list.total == 0 {
            return [Fact("Trips", "could not be loaded: " + FailureMessage(error).sentence)]
        }
        // Of a feed that has broken off nobody knows how many there are.
        guard model.list.isWhole, let summary = await model.summary(toCountry: country.alpha2), !summary.destinations.isEmpty
        else { return [] }
        return [Fact("Trips", model.text.count(summary))]
    }

    /// The feed of all regions: the list that is shown where that has it, else one that is read for this, once.
    private var wholeFeed: TripsModel {
        if let feed = shownFeed.model.flatMap({ $0.wholeWanted() ? $0 : nil }) ?? shownFeed.whole { return feed }
        let whole = TripsModel(repository: trips, regions: regions, session: nil, marks: marks, format: format)
        shownFeed.whole = whole
        whole.viewOpened()
        return whole
    }

    /// A list of the trips to all regions that is there; nil while none is.
    private var wholeList: ListModel<Trip>? {
        let models = [shownFeed.model, shownFeed.whole].compactMap(\.self)
        return models.first { $0.region == nil && $0.list.total > 0 }?.list
    }

    /// The trips of the feed that can be looked through at once, to whatever region: of those that are listed, or else of what the feed gives
    /// first.
    /// - Parameter wish: how they are wanted of the feed.
    /// - Returns: also whether they are all there are.
    /// - Throws: why none can be had.
    func knownTrips(wishing wish: ReadWish) async throws(RepositoryError) -> (trips: [Trip], isWhole: Bool) {
        if let list = wholeList {
            return await Self.first(list.items, isWhole: list.isWhole && !list.state.isLoading)
        }
        var part = try await trips.trips(in: nil).wishing(wish).beginning(Self.searched)
        part.takeAgain()
        return await Self.first(part.values, isWhole: part.progress == .complete)
    }

    /// Off the main actor: a list makes its trips when they are asked for.
    @concurrent
    private nonisolated static func first(
        _ trips: some Collection<Trip> & Sendable, isWhole: Bool
    ) async -> (trips: [Trip], isWhole: Bool) {
        (Array(trips.prefix(searched)), isWhole && trips.count <= searched)
    }

    /// So many trips can be looked through at once.
    private nonisolated static let searched = 5000

    /// Says what a filter comes to among the trips that are listed; nil where these are not all of the feed, or too many to be looked
    /// through with each key.
    package var listedFinder: TripFinder? {
        guard let model = shownFeed.model, model.region == nil else { return nil }
        let list = model.list
        guard (1...Self.searched).contains(list.total), list.isWhole, !list.state.isLoading else { return nil }
        return TripFinder(list.table)
    }

    /// Says what a filter comes to among these trips.
    @concurrent
    nonisolated func finder(of trips: [Trip]) async -> TripFinder {
        // What the list of trips can be asked for by name is known here, too.
        let regions = RegionBook(self.regions) { _ in }
        var builder = TripTableBuilder(TripText(format), airports: airportBook, regions: regions, now: format.now())
        builder.append(trips)
        let table = builder.table()
        // Made here, and not when a key is pressed.
        table.makeReadyForFilters()
        return TripFinder(table)
    }

    /// Which of the user's favourites go to a country, and what they have written to it.
    package func favouriteFacts(of country: Country) -> [Fact] {
        var facts: [Fact] = []
        let kept = (marks.collection?.favourites ?? []).compactMap { favourite -> Trip? in
            guard case .trip(let trip) = favourite.item, trip.destination.countryCode == country.alpha2 else { return nil }
            return trip
        }
        if !kept.isEmpty {
            let text = TripText(format)
            facts.append(Fact("Favourites", kept.prefix(3).map(text.route).joined(separator: ", ") + (kept.count > 3 ? ", …" : "")))
        }
        if let note = marks.favourite(.country(country.id))?.note { facts.append(Fact("Your note", SafeText(note))) }
        return facts
    }
}
