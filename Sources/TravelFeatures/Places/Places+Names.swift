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
        do throws(RepositoryError) {
            let (trips, isWhole) = try await knownTrips(wishing: wish)
            var names = await PaletteNames.ofTrips(trips, TripText(format), airportBook)
            if listed == nil, isWhole, !Task.isCancelled { names.finder = await finder(of: trips) }
            return names
        } catch {
            return PaletteNames(without: .trips, error)
        }
    }

    /// The countries that somebody may mean who types this where one is asked for, as on the command line: several where it may be each of
    /// them, none where nobody is called so.
    /// - Throws: why the countries cannot be had, where the source has no one of this name or code without them.
    package func countries(typed text: String) async throws(RepositoryError) -> [Country] {
        do throws(RepositoryError) {
            return try await found { CountryMatch.countries(typed: text, in: $0, natives: format.nativeCapitals.value) }
        } catch {
            if error.isCancellation { throw error }
            // A page may be stored, or given by a server, where the list is not. Why that cannot be had either says less.
            guard let one = try? await countries.country(CountryReference(typed: text)).values, !one.isEmpty else { throw error }
            return one
        }
    }

    /// The names of two countries that somebody typed side by side, wherever the text can be parted into two; none where it cannot.
    /// - Throws: why the countries cannot be had.
    package func names(ofTwo text: String) async throws(RepositoryError) -> [(start: String, end: String)] {
        try await found { RoutePhrase($0, natives: format.nativeCapitals.value).names(ofTwo: text) }
    }

    /// What is found among all countries.
    /// - Throws: why these cannot be had.
    private func found<Value>(_ find: ([Country]) -> [Value]) async throws(RepositoryError) -> [Value] {
        let reading = countries.countries()
        do throws(RepositoryError) {
            let found = find(try await reading.wishing(.stored).newest().part.values)
            if !found.isEmpty { return found }
        } catch {
            if error.isCancellation { throw error }
        }
        // What is stored mostly knows; where it does not, or nothing is, the source may.
        return find(try await reading.newest().part.values)
    }
}

extension SafeText {
    /// That a name may be each of several countries'.
    package init(doubtOf name: String, among countries: [Country]) {
        let meanings = countries.map { "\($0.shownName) (\($0.alpha3))" }.joined(separator: " or ")
        self = "'" + SafeText(name).cut(to: 40) + "' may be " + SafeText(meanings) + "; use the code."
    }
}
