package import TerminalText
package import TravelKit

extension Places {
    /// What can be named, and where things are looked for trips as well.
    /// - Returns: also what a filter of the feed's trips is tried with; nil where not all are known. Of a task that is cancelled not all.
    package func names(isSearch: Bool) async -> (names: PaletteNames, finder: TripFinder?) {
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

    /// The names of countries and airports alone, for as long as the others are on their way: a server that gives regions or trips may take its
    /// time.
    package func namesOfPlaces(isSearch: Bool) async -> PaletteNames {
        await PaletteNames.read(countries.countries(), Reading([]), airports.allAirports(), format, isSearch: isSearch)
    }

    /// The countries that somebody may mean who types this where one is asked for, as on the command line: several where it may be each of
    /// them. None where nobody is called so, and where that cannot be found out.
    package func countries(typed text: String) async -> [Country] {
        await found { CountryMatch.countries(typed: text, in: $0, natives: format.nativeCapitals.value) }
    }

    /// The names of two countries that somebody typed side by side, wherever the text can be parted into two; none where it cannot, and where
    /// that cannot be found out.
    package func names(ofTwo text: String) async -> [(start: String, end: String)] {
        await found { RoutePhrase($0, natives: format.nativeCapitals.value).names(ofTwo: text) }
    }

    /// What is found among all countries; nothing where these cannot be had.
    private func found<Value>(_ find: ([Country]) -> [Value]) async -> [Value] {
        let reading = countries.countries()
        // What is stored mostly knows; where it does not, the source may.
        for reading in [reading.wishing(.stored), reading] {
            if Task.isCancelled { return [] }
            // Why it cannot be read is said by the page, which reads it as well.
            guard let (part, _) = try? await reading.newest() else { continue }
            let found = find(part.values)
            if !found.isEmpty { return found }
        }
        return []
    }
}

extension SafeText {
    /// That a name may be each of several countries'.
    package init(doubtOf name: String, among countries: [Country]) {
        let meanings = countries.map { "\($0.shownName) (\($0.alpha3))" }.joined(separator: " or ")
        self = "'" + SafeText(name).cut(to: 40) + "' may be " + SafeText(meanings) + "; use the code."
    }
}
