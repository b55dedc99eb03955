import TravelKit

extension Places {
    /// What can be named, and where things are looked for trips as well.
    /// - Returns: also what says whether a filter finds any trip of the feed; nil where nobody knows. Of a task that is cancelled not all.
    package func names(isSearch: Bool) async -> (names: PaletteNames, finder: ((String) -> Bool)?) {
        var names = await PaletteNames.read(
            countries.countries(), regions.regions(), airports.allAirports(), format, isSearch: isSearch)
        var finder = listedFinder
        if isSearch, !Task.isCancelled {
            let (trips, isWhole) = await knownTrips()
            names = await names.adding(trips, TripText(format), airportBook)
            if finder == nil, isWhole, !Task.isCancelled { finder = await self.finder(of: trips) }
        }
        return (names, finder)
    }
}
