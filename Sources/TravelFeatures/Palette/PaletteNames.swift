package import TerminalText
package import TravelKit

/// What can be named in the palette, as far as it is known: countries and their capitals, regions, airports, trips; which of these are on
/// their way; and which could not be read, and why.
package struct PaletteNames: Sendable {
    /// What has names, in the order of their lines.
    package enum Kind: String, CaseIterable, Sendable {
        case countries, regions, airports, trips

        /// The word that stands before one of these names where things are not looked for, and says what is done with it.
        var verb: String {
            switch self {
            case .countries: "country"
            case .regions: "region"
            case .airports: "airport"
            case .trips: "trips"
            }
        }
    }

    /// Names that could not be had.
    package struct Failure: Sendable {
        package let kind: Kind
        package let error: RepositoryError

        /// What is said where nothing matches, row by row: nobody knows then that there is nothing.
        package var words: [SafeText] {
            [SafeText("The names of \(kind.rawValue) could not be loaded; Enter tries again."), FailureMessage(error).line]
        }
    }

    /// The countries, to be asked for two at a time.
    package private(set) var phrase = RoutePhrase([])
    /// Says what a filter of the feed's trips comes to; nil where not all of them are known.
    package internal(set) var finder: TripFinder?
    /// Which names are still on their way.
    package private(set) var awaited: Set<Kind>
    /// The lines of what has come.
    private var known: [Kind: [PaletteLine<Found>]] = [:]
    private var errors: [Kind: RepositoryError] = [:]

    /// Names of which none are known yet.
    /// - Parameter awaited: those that are on their way.
    init(awaiting awaited: Set<Kind>) { self.awaited = awaited }

    /// That there are none of a kind, for they could not be had.
    init(without kind: Kind, _ error: RepositoryError) {
        self.init(awaiting: [])
        known[kind] = []
        if !error.isCancellation { errors[kind] = error }
    }

    /// The lines of all that has come.
    package var lines: [PaletteLine<Found>] { Kind.allCases.flatMap { known[$0] ?? [] } }

    /// Which names could not be had, and why.
    package var failures: [Failure] { Kind.allCases.compactMap { kind in errors[kind].map { Failure(kind: kind, error: $0) } } }

    /// Takes up names that have come.
    mutating func take(_ come: PaletteNames) {
        if come.known[.countries] != nil { phrase = come.phrase }
        if let finder = come.finder { self.finder = finder }
        known.merge(come.known) { $1 }
        errors.merge(come.errors) { $1 }
        awaited.subtract(come.known.keys)
    }

    /// Reads the countries, their capitals, and the airports, which are at hand: none of them waits for a server of trips.
    /// - Parameters:
    ///   - format: knows what capitals are called in their own languages.
    ///   - isSearch: whether things are looked for, by their names and not by what is done.
    ///   - asksForCountries: whether their source is asked for those that are not stored.
    @concurrent
    static func ofPlaces(
        _ countryReading: Reading<Country>, _ airportReading: Reading<Airport>, _ format: DisplayFormat, isSearch: Bool,
        asksForCountries: Bool = true
    ) async -> PaletteNames {
        var names = PaletteNames(awaiting: [])
        let countries = names.taken(await stored(countryReading, asksSource: asksForCountries), .countries)
        let airports = names.taken(await stored(airportReading), .airports).bestConnectedFirst()
        let natives = format.nativeCapitals.value
        if Task.isCancelled { return names }
        names.phrase = RoutePhrase(countries, natives: natives)
        names.known[.countries] =
            Self.lines(of: countries) { Self.line($0, isSearch) } + countries.flatMap { Self.capitals(of: $0, format, isSearch) }
        let countryNames = Dictionary(countries.map { ($0.alpha2, $0.shownName) }, uniquingKeysWith: { first, _ in first })
        // The cities first: their code means all of their airports.
        let cities = Dictionary(countries.map { ($0.alpha2, Self.cities(in: $0, format)) }, uniquingKeysWith: { first, _ in first })
        func line(_ airport: Airport, _ what: String) -> PaletteLine<Found> {
            let natives = cities[airport.country]?[SearchFold.fold(airport.city)] ?? []
            return Self.line(airport, what, in: countryNames[airport.country], called: natives, isSearch)
        }
        names.known[.airports] =
            Self.lines(of: airports.sharedCities()) { line($0, "all airports") } + Self.lines(of: airports) { line($0, $0.name) }
        return names
    }

    /// Reads the regions of the trips.
    @concurrent
    static func ofRegions(_ reading: Reading<Region>, isSearch: Bool) async -> PaletteNames {
        var names = PaletteNames(awaiting: [])
        let regions = names.taken(await stored(reading), .regions)
        var lines = regions.map { Self.line($0, isSearch) }
        if !isSearch {
            let all = PaletteLine("all", "trips to all regions", verb: Kind.regions.verb, kind: .other, action: Found.region(nil))
            lines.insert(all, at: 0)
        }
        names.known[.regions] = lines
        return names
    }

    /// The names of these trips.
    /// - Parameter book: takes up their airports.
    @concurrent
    static func ofTrips(_ trips: [Trip], _ text: TripText, _ book: AirportBook) async -> PaletteNames {
        // With the airports come the days as they are there, which a filter may ask for.
        await book.look(up: trips)
        let airports = book.airports
        let cities = text.format.otherCities.value
        var names = PaletteNames(awaiting: [])
        names.known[.trips] = Self.lines(of: trips) { Self.line($0, text, airports, cities) }
        return names
    }

    /// The line that leads to the trips of the feed that hold what is typed, for behind all others; nil where nothing is.
    /// - Parameter isExact: whether they have it as it was typed, and are not only like it.
    package static func trips(_ text: String, isExact: Bool = true) -> PaletteLine<Found>? {
        let explanation: SafeText = isExact ? "trips of the feed that have it" : "trips of the feed that are only like it"
        return text.isEmpty ? nil : PaletteLine("trips \(text)", explanation, action: .trips(filter: text))
    }

    /// What a text finds among those that have come, the best first; behind it the line that leads to the trips of the feed that have it,
    /// or, as a guess, what is only like it.
    @concurrent
    func find(_ text: String) async -> [PaletteLine<Found>] {
        let query = PaletteQuery(text, verb: nil)
        if query.isEmpty { return lines }
        let last = Self.trips(text).flatMap { line in
            guard let finder else { return Optional(line) }
            // That it is only like the text, a guess says itself.
            let guess = PaletteLine<Found>(line.text, "trips of the feed", action: line.action).guessed
            return finder.strictness(of: text).map { $0 == .exact ? line : guess }
        }
        return PaletteSearch(lines).find(query, before: [last].compactMap(\.self)).lines
    }

    /// The lines, each of which does what is made of what it leads to.
    @concurrent
    package func lines<Action>(for action: @Sendable (Found) -> Action) async -> [PaletteLine<Action>] { lines.map { $0.map(action) } }

    private mutating func taken<Value: Sendable>(_ read: Result<[Value], RepositoryError>, _ kind: Kind) -> [Value] {
        switch read {
        case .success(let values): return values
        case .failure(let error):
            if !error.isCancellation { errors[kind] = error }
            return []
        }
    }

    /// What is stored, and where nothing is, what the source says.
    /// - Parameter asksSource: whether it is asked then.
    @concurrent
    private static func stored<Value: Sendable>(
        _ reading: Reading<Value>, asksSource: Bool = true
    ) async -> Result<[Value], RepositoryError> {
        if Task.isCancelled { return .failure(.cancelled) }
        do throws(RepositoryError) {
            return .success(try await reading.wishing(.stored).collect())
        } catch {
            if Task.isCancelled { return .failure(.cancelled) }
            if !asksSource { return .failure(error) }
            // Nothing is stored, or it cannot be read: the source may have it.
        }
        do throws(RepositoryError) {
            return .success(try await reading.collect())
        } catch {
            return .failure(error)
        }
    }

    // MARK: Lines

    /// A line for each of these, and for the rest of them none as soon as nobody wants any: there are thousands, and who types fast has left
    /// the palette by then.
    private static func lines<Value>(of values: [Value], _ line: (Value) -> PaletteLine<Found>) -> [PaletteLine<Found>] {
        values.compactMap { Task.isCancelled ? nil : line($0) }
    }

    private static func verb(_ kind: Kind, _ isSearch: Bool) -> String? { isSearch ? nil : kind.verb }

    private static func line(_ country: Country, _ isSearch: Bool) -> PaletteLine<Found> {
        // Sources have the official name among the others. Half of these begin alike, so that one is found by its words alone.
        let names = ([country.name] + country.nativeNames.map(\.name) + country.spellings).filter { $0 != country.officialName }
        // The verb says already that it is one.
        let what = isSearch ? "country " + country.alpha2 : country.alpha2
        return PaletteLine(
            country.shownName, SafeText(what), verb: verb(.countries, isSearch), name: country.shownName, otherNames: names,
            also: [country.officialName, country.alpha2, country.alpha3.text],
            codes: [country.alpha2, country.alpha3.text], kind: .place, weight: country.population ?? 0,
            action: .country(country))
    }

    /// A country's capitals. Where countries are opened by their names, these come first.
    private static func capitals(of country: Country, _ format: DisplayFormat, _ isSearch: Bool) -> [PaletteLine<Found>] {
        let natives = format.nativeCapitals(of: country)
        return zip(country.shownCapitals, country.capitals).map { capital, english in
            let native = natives.first { SearchFold.fold($0.english) == SearchFold.fold(english) }
            return PaletteLine<Found>(
                capital, "capital of " + SafeText(country.shownName), silentVerb: Kind.countries.verb, name: capital, otherNames: [english],
                nativeNames: native?.allNames ?? [], kind: isSearch ? .capital : .other, weight: country.population ?? 0,
                action: .country(country))
        }
    }

    /// What the capitals of a country are called besides, by their folded English names: in its languages, in English, and in the user's.
    private static func cities(in country: Country, _ format: DisplayFormat) -> [String: [String]] {
        let natives = format.nativeCapitals(of: country).map { (SearchFold.fold($0.english), $0.allNames) }
        var names = Dictionary(natives, uniquingKeysWith: +)
        if let english = country.capitals.first, let local = country.localCapital ?? country.hiddenCapital {
            names[SearchFold.fold(english), default: []].append(local)
        }
        return names
    }

    private static func line(_ region: Region, _ isSearch: Bool) -> PaletteLine<Found> {
        PaletteLine(
            region.name, "trips to this region", verb: verb(.regions, isSearch), name: region.name, also: [region.id.text],
            kind: .other, action: .region(region))
    }

    /// An airport, or a city with several.
    private static func line(
        _ airport: Airport, _ what: String, in country: String?, called natives: [String], _ isSearch: Bool
    ) -> PaletteLine<Found> {
        let cityCode = airport.cityCode.flatMap { $0 == airport.code ? nil : $0.text }
        return PaletteLine(
            [airport.code.text, airport.city].filter { !$0.isEmpty }.joined(separator: " "),
            SafeText([what, country].compactMap(\.self).joined(separator: ", ")),
            verb: verb(.airports, isSearch), name: airport.city.isEmpty ? airport.name : airport.city,
            nativeNames: natives, fullNames: [airport.name], also: [cityCode].compactMap(\.self),
            codes: [airport.code.text, cityCode].compactMap(\.self), kind: .other, weight: -(airport.rank ?? Int.max), isAbbreviated: false,
            action: .airport(airport))
    }

    /// A trip is two cities, a row of dates and some codes: some of its letters are those of anything.
    /// - Parameter cities: what cities are called besides, by their English names as words.
    private static func line(
        _ trip: Trip, _ text: TripText, _ airports: [AirportCode: Airport], _ cities: [String: [String]]
    ) -> PaletteLine<Found> {
        let others = [trip.departure.city, trip.destination.city].flatMap { cities[SearchFold.word($0)] ?? [] }
        return PaletteLine(
            text.route(trip).string, "trip, " + text.summary(trip, airports: airports), also: [text.codes(trip)] + others,
            kind: .trip, isAbbreviated: false, action: .trip(trip))
    }
}
