import ArgumentParser
import TerminalText
import TravelData
import TravelFeatures
import TravelKit

extension Composition {
    /// The country that is called so or, where none is, that is meant otherwise: by its capital.
    /// - Throws: `UnknownCountry` with the names that are like it, `AmbiguousName` when several are called so.
    func country(_ typed: String) async throws -> Country {
        let reference = CountryReference(typed: typed)
        do {
            let (part, failure) = try await countries(called: reference).newest("countries", self)
            // How many records there were in all is not known here: the country was picked out.
            PlainCommand.noteAge(part, failure, format)
            if part.values.count > 1 { throw AmbiguousName(typed, part.values) }
            if let country = part.values.first {
                try await expectAlone(country, called: typed)
                return country
            }
        } catch RepositoryError.notFound {
            // A code may be written in small letters.
            if let country = try await countries(called: .code(typed.uppercased())).newest("countries", self).part.values.first {
                return country
            }
        }
        return try await country(otherwiseMeantBy: typed)
    }

    /// The country that is meant by what none is called: by its capital.
    /// - Throws: `UnknownCountry` when none is, `AmbiguousName` when several may be.
    func country(otherwiseMeantBy typed: String) async throws -> Country {
        let part = try await countries.countries().newest("countries", self).part
        do {
            return try part.values.otherwiseMeant(by: typed)
        } catch let error as UnknownCountry {
            // It may be one of those that cannot be read.
            PlainCommand.noteSkipped(part)
            throw error
        }
    }

    /// Makes sure that what was typed means this country and no other as well.
    /// - Throws: `AmbiguousName` when it may mean several.
    func expectAlone(_ country: Country, called typed: String) async throws {
        guard case .name(let name) = CountryReference(typed: typed), !country.isNamed(name) else { return }
        let meanings = CountryMatch.countries(meantBy: name, in: try await countries.countries().newest("countries", self).part.values)
        if meanings.count > 1 { throw AmbiguousName(typed, meanings) }
    }

    private func countries(called reference: CountryReference) -> Reading<Country> {
        switch reference {
        case .code(let code): countries.countries(coded: code)
        case .name(let name), .seen(let name, _): countries.countries(named: name)
        }
    }

    /// The trips to the regions that have these identities or names, or whose names begin so, each once; all trips where none is given.
    /// - Parameter typed: each names a region, or several with commas.
    /// - Throws: `RepositoryError.notFound` when there is no such region, `AmbiguousName` when several may be meant, and why the list of
    ///   regions could not be had where that would say.
    func trips(inRegions typed: [String]) async throws -> (part: Part<Trip>, failure: RepositoryError?) {
        guard !typed.isEmpty else { return try await trips(inRegionWithID: nil) }
        await noteUnreadToken()
        // A server may answer what is no identity with whatever it likes, all trips among them.
        let (names, isCertain) = try await regions(called: typed)
        var ids: [Region.ID] = []
        for (name, meant) in names {
            if meant.isEmpty, isCertain { throw RepositoryError.notFound(.region, name) }
            if meant.count > 1 { throw AmbiguousName(name, identities: meant.map { "\($0.name) (\($0.id))" }) }
            let id = meant.first?.id ?? Region.ID(name)
            if !ids.contains(id) { ids.append(id) }
        }
        var (whole, failure) = try await newestTrips(inRegionWithID: ids.first)
        for id in ids.dropFirst() {
            let next = try await newestTrips(inRegionWithID: id)
            whole.takeIn(next.part)
            failure = failure ?? next.failure
        }
        return (whole, failure)
    }

    /// The trips to the region that has this identity, each as it was found last; all trips where none is given.
    func trips(inRegionWithID id: Region.ID?) async throws(RepositoryError) -> (part: Part<Trip>, failure: RepositoryError?) {
        await noteUnreadToken()
        return try await newestTrips(inRegionWithID: id)
    }

    private func newestTrips(
        inRegionWithID id: Region.ID?
    ) async throws(RepositoryError) -> (part: Part<Trip>, failure: RepositoryError?) {
        var newest = try await trips.trips(in: id).newest("trips", self)
        newest.part.takeAgain()
        return newest
    }

    /// Says why nobody is signed in although somebody may be: a server that gives something to nobody may give somebody more.
    func noteUnreadToken() async {
        do throws(RepositoryError) {
            if let problem = try await accounts?.account()?.problem { PlainCommand.note(problem + ".") }
        } catch {
            PlainCommand.note(words(error))
        }
    }

    /// What was typed for regions, name by name, each with the region of the feed that has this identity, or those that a filter takes to
    /// be called so; and whether it is certain that there is none where none is found: a list that is stored may lack it, and so may one of
    /// which something cannot be read.
    /// - Throws: why there is no list, or a stored one alone that lacks one: what a server answers to what may be no identity says nothing.
    private func regions(
        called typed: [String]
    ) async throws(RepositoryError) -> (names: [(name: String, meant: [Region])], isCertain: Bool) {
        var names = Self.names(typed, among: [])
        for reading in [regions.regions(), regions.regions().reloaded] {
            let (part, failure) = try await reading.newest("regions", self)
            names = Self.names(typed, among: part.values)
            if names.allSatisfy({ !$0.meant.isEmpty }) { return (names, true) }
            if let failure { throw failure }
            // What was read just now says the same again.
            if part.freshness == .live { return (names, part.skipped == 0) }
        }
        return (names, false)
    }

    /// What was typed, name by name. Commas part them, but in what is the name of a region as it stands.
    private static func names(_ typed: [String], among regions: [Region]) -> [(name: String, meant: [Region])] {
        typed.flatMap { text -> [(name: String, meant: [Region])] in
            let whole = self.regions(called: text, among: regions)
            guard whole.isEmpty, text.contains(",") else { return [(name: text, meant: whole)] }
            return text.split(separator: ",").map { String($0).trimmed }.filter { !$0.isEmpty }
                .map { (name: $0, meant: self.regions(called: $0, among: regions)) }
        }
    }

    private static func regions(called typed: String, among regions: [Region]) -> [Region] {
        for name in [typed, TypedIdentity(typed).unmarked].compactMap(\.self) {
            let identical = regions.filter { $0.id.text == name }
            let meant = identical.isEmpty ? TripFields.regions(meantBy: SearchFold.word(name), among: regions) : identical
            if !meant.isEmpty { return meant }
        }
        return []
    }

    /// Whether a region of the feed is called so, as far as that is known: where it is not, no place is called so all the same.
    private func isRegion(_ name: String) async -> Bool {
        do throws(RepositoryError) {
            return try await regions(called: [name]).names.contains { !$0.meant.isEmpty }
        } catch {
            return false
        }
    }

    /// What a filter is to ask for where somebody typed a place, or several with commas. What trips have is meant before what a country is
    /// called, and that before what names begin with and what other places are called. A country is asked for by its code where a filter would
    /// not know what it was called by.
    /// - Parameters:
    ///   - trips: those of the feed, which know most places.
    ///   - field: the end of the trips that is asked for.
    /// - Throws: `NothingCalled` when nobody knows such a place, if only to say that no trip goes there, and, where it is to be the end of
    ///   trips, no region of the feed is called so.
    func places(called typed: String?, _ trips: [Trip], for field: TripField) async throws -> String? {
        guard let typed else { return nil }
        let words = typed.split(separator: ",")
            .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: "-") }.filter { !$0.isEmpty }
        let visited = Array(Set(trips.flatMap { [$0.departure, $0.destination] }))
        if words.allSatisfy({ TripFields.isKnown($0, among: visited, wholly: true, format) }) { return words.joined(separator: ",") }
        var places = visited
        var cityCodes: [AirportCode: AirportCode] = [:]
        var names: [AirportCode: String] = [:]
        let readAirports: Part<Airport>
        let readCountries: Part<Country>
        do throws(RepositoryError) {
            readAirports = try await airports.allAirports().newest("airports", self).part
            places += readAirports.values.map { TripLocation(city: $0.city, countryCode: $0.country, airport: $0.code) }
            for airport in readAirports.values {
                cityCodes[airport.code] = airport.cityCode
                names[airport.code] = airport.name
            }
            readCountries = try await self.countries.countries().newest("countries", self).part
        } catch {
            // Who cannot find out who is called what does not say that nobody is.
            return words.joined(separator: ",")
        }
        let countries = readCountries.values
        let index = CountryIndex(countries)
        let named = typed.namesAtCommas { Self.place(called: $0, places, index) != nil }.filter { !$0.isEmpty }
            .map { (word: $0.replacing(" ", with: "-"), place: $0.contains(",") ? Self.place(called: $0, places, index) : nil) }
        places += countries.map { TripLocation(city: $0.capitals.first ?? "", countryCode: $0.alpha2, airport: AirportCode("")) }
        func known(_ word: String) -> String? {
            if TripFields.isKnown(word, among: visited, cityCodes: cityCodes, airportNames: names, wholly: true, format) { return word }
            let name = Self.name(of: word)
            let coded = CountryMatch.countries(withCodes: [word.uppercased()], in: countries)
            if let country = (coded + index.countries(named: name)).first {
                if visited.contains(where: { $0.countryCode == country.alpha2 }) { return country.alpha2.lowercased() }
                // No trip goes there, and those to what begins so are not meant.
                return "=" + word
            }
            return TripFields.isKnown(word, among: places, cityCodes: cityCodes, airportNames: names, format) ? word : nil
        }
        var meant: [String] = []
        for (word, place) in named {
            let name = Self.name(of: word)
            if let known = place ?? known(word) {
                meant.append(known)
            } else if field == .to, await isRegion(name) {
                // The filter says how a region of the feed is asked for, which is where trips lead.
                meant.append(word)
            } else {
                // It may stand in a record that cannot be read.
                PlainCommand.noteSkipped(readAirports)
                PlainCommand.noteSkipped(readCountries)
                let cities = Dictionary(places.map { ($0.city, [$0.city]) }, uniquingKeysWith: { one, _ in one })
                let nearest = NearestNames.names(nearest: name, in: cities.merging(countries.calledNames) { $0 + $1 })
                throw NothingCalled(name: name, kind: "No place", nearest: nearest.prefix(3).map(\.name))
            }
        }
        return meant.joined(separator: ",")
    }

    /// What somebody typed who means this word of a filter.
    private static func name(of word: String) -> String { word.replacing("-", with: " ") }

    /// What a filter is to ask for where a name with commas in it was typed, which a filter takes for several: the code of a country, or those
    /// of a city's airports; nil where nobody is called that.
    private static func place(called name: String, _ places: [TripLocation], _ countries: CountryIndex) -> String? {
        if let country = countries.countries(named: name).first { return "=" + country.alpha2.lowercased() }
        let city = SearchFold.fold(name.trimmed)
        let airports = Set(places.lazy.filter { SearchFold.fold($0.city) == city }.map(\.airport.text)).subtracting([""])
        return airports.isEmpty ? nil : airports.sorted().map { "=" + $0.lowercased() }.joined(separator: ",")
    }

    /// The trip of the feed that has this identity, or else of the favourites, which are there without the feed; or the only one of both whose
    /// identity begins so.
    /// - Throws: `RepositoryError.notFound` when there is none, `AmbiguousName` when several begin so.
    func trip(_ id: Trip.ID) async throws -> Trip {
        var feed = Part<Trip>([])
        var failure: RepositoryError?
        do throws(RepositoryError) {
            let (part, stale) = try await self.trips(inRegionWithID: nil)
            PlainCommand.noteAge(part, stale, format)
            if let trip = part.values.first(where: { $0.id == id }) { return trip }
            feed = part
        } catch {
            failure = error
        }
        let kept = await favourites.collection().favourites
        let keptTrips = kept.compactMap { if case .trip(let trip) = $0.item { trip } else { nil } }
        guard let trip = try TypedIdentity(id.text).find(in: feed.values + keptTrips, by: \.id.text) else {
            PlainCommand.noteSkipped(feed)
            throw failure ?? RepositoryError.notFound(.trip, id.text)
        }
        if let failure { PlainCommand.note(words(failure)) }
        if !feed.values.contains(where: { $0.id == trip.id }), let favourite = kept.first(where: { $0.id == .trip(trip.id) }) {
            PlainCommand.note("this is from your favourites, last seen \(FavouriteText(format).lastSeen(favourite).string).")
        }
        return trip
    }
}

nonisolated extension [Country] {
    /// The country of these that is called so or, where none is, that is meant otherwise: by its capital.
    /// - Throws: `UnknownCountry` when nobody is, `AmbiguousName` when several may be meant.
    func called(_ typed: String) throws -> Country {
        try only(CountryMatch.countries(typed: typed, in: self, natives: BundledCapitalNames.names), called: typed)
    }

    /// The country of these that is meant by what none is called: by its capital.
    /// - Throws: `UnknownCountry` when none is, `AmbiguousName` when several may be.
    func otherwiseMeant(by typed: String) throws -> Country {
        try only(CountryMatch.countries(otherwiseMeantBy: typed, in: self, natives: BundledCapitalNames.names), called: typed)
    }

    private func only(_ found: [Country], called typed: String) throws -> Country {
        if found.count > 1 { throw AmbiguousName(typed, found) }
        if let country = found.first { return country }
        throw UnknownCountry(typed, in: self)
    }
}

/// Nobody is called that, but others may be called something like it, or a command.
nonisolated struct UnknownCountry: Error, CustomStringConvertible {
    let name: String
    /// The names that are like it, as the countries are shown; empty where none is.
    private let nearest: [String]
    /// How many mistakes would have made it of the nearest one; nil where there is none.
    private let fewestMistakes: Int?
    /// The command that its first word is like, where no country is, or none is as near; nil where none is either.
    private(set) var command: String?
    /// Whether it is a command with a mistake in it, rather than a country.
    private(set) var isMistypedCommand = false
    /// Whether it is all that was typed, so that one may be told of the commands.
    var isWholeLine = false

    init(_ name: String, in countries: [Country]) {
        self.name = name
        let found = NearestNames.names(nearest: name, in: countries.calledNames)
        (nearest, fewestMistakes) = (found.prefix(3).map(\.name), found.first?.mistakes)
        command = nearest.isEmpty ? Self.command(in: name) : nil
    }

    /// The same where a command may stand as well: one that is a single mistake away is what was meant, unless a country is as near.
    var orCommand: UnknownCountry {
        guard fewestMistakes ?? .max > 1, let command = Self.command(in: name, limit: 1) else { return self }
        var error = self
        (error.command, error.isMistypedCommand) = (command, true)
        return error
    }

    /// The command that the first word of a text is like.
    private static func command(in text: String, limit: Int = 2) -> String? {
        text.split(whereSeparator: \.isWhitespace).first.flatMap {
            HelpRequest.nearest(to: String($0), among: JauntCommand.configuration.subcommands, limit: limit)
        }
    }

    /// What was meant, as far as that can be guessed.
    private var guess: String? { command.map { "the command 'jaunt \($0)'" } ?? (nearest.isEmpty ? nil : nearest.joined(separator: ", ")) }

    var description: String {
        "No country is called '\(name.inMessage)'." + (guess.map { " Did you mean \($0)?" } ?? "")
            + (isWholeLine ? " 'jaunt help' lists the commands." : "")
    }
}

/// Several are called that.
nonisolated struct AmbiguousName: Error, CustomStringConvertible {
    private let name: String
    private let meanings: [String]
    /// What to do about it.
    private let advice: String

    init(_ name: String, _ countries: [Country]) {
        self.name = name
        meanings = countries.map { "\($0.shownName) (\($0.alpha3))" }
        advice = "use the code"
    }

    init(_ name: String, identities: [String]) {
        self.name = name
        let others = identities.count - 3
        meanings = identities.prefix(3).map(\.inMessage) + (others > 0 ? ["\(others) more"] : [])
        advice = "type more of it"
    }

    var description: String { "'\(name.inMessage)' may be \(meanings.joined(separator: " or ")): \(advice)." }
}
