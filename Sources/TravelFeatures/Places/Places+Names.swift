package import TerminalText
package import TravelKit

extension Places {
    /// What can be named, in parts: countries and airports are at hand, and a server that gives regions or trips may take its time.
    /// - Parameters:
    ///   - isSearch: whether things are looked for, trips as well, and what a filter of the feed's trips is tried with.
    ///   - asksServers: whether servers are asked for what is not stored.
    ///   - take: is given what is known by then, each time that more has come.
    /// - Returns: all of them. Of a task that is cancelled not all.
    @discardableResult
    package func names(
        isSearch: Bool, asksServers: Bool = true, _ take: @MainActor (PaletteNames) async -> Void = { _ in }
    ) async -> PaletteNames {
        var names = PaletteNames(awaiting: isSearch ? Set(PaletteNames.Kind.allCases) : [.countries, .regions, .airports])
        if isSearch { names.finder = listedFinder }
        let wish: ReadWish = asksServers || isFeedAtHand ? .storedFirst : .stored
        let asksForCountries = asksServers || areCountriesAtHand
        let reading = regions.regions().wishing(wish)
        async let ofRegions: PaletteNames? = PaletteNames.ofRegions(reading, isSearch: isSearch)
        async let ofTrips: PaletteNames? = isSearch ? namesOfTrips(wishing: wish) : nil
        names.take(
            await PaletteNames.ofPlaces(
                countries.countries(), airports.allAirports(), format, isSearch: isSearch, asksForCountries: asksForCountries))
        await take(names)
        // Trips that are listed are there, and a server that gives regions may take its time.
        let isListed = names.finder != nil
        for isOfTrips in [isListed, !isListed] {
            guard let come = isOfTrips ? await ofTrips : await ofRegions else { continue }
            names.take(come)
            await take(names)
        }
        return names
    }

    /// The names of the feed's trips that can be looked through at once.
    private func namesOfTrips(wishing wish: ReadWish) async -> PaletteNames {
        let listed = listedFinder
        let (trips, isWhole) = await knownTrips(wishing: wish)
        var names = await PaletteNames.ofTrips(trips, TripText(format), airportBook)
        if listed == nil, isWhole, !Task.isCancelled { names.finder = await finder(of: trips) }
        return names
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
