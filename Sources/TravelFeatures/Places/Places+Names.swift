import TravelKit

extension Places {
    /// What can be named, and where things are looked for trips as well.
    /// - Returns: also what says whether a filter finds any trip of the feed; nil where nobody knows.
    package func names(isSearch: Bool) async -> (names: PaletteNames, finder: ((String) -> Bool)?) {
        var names = await PaletteNames.read(
            countries.countries(), regions.regions(), airports.allAirports(), format, isSearch: isSearch)
        var finder = listedFinder
        if isSearch {
            let (trips, isWhole) = await knownTrips()
            names = await names.adding(trips, TripText(format), airportBook)
            if finder == nil, isWhole { finder = await self.finder(of: trips) }
        }
        return (names, finder)
    }
}
