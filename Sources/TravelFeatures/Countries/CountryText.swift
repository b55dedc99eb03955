import Foundation
package import TerminalText
package import TravelKit

/// Countries in words: rows, facts and what a filter looks through.
package struct CountryText: Sendable {
    private let format: DisplayFormat

    package init(_ format: DisplayFormat) {
        self.format = format
    }

    /// The cells of a row, in the order of `columns`.
    package enum Cell: Int, CaseIterable, Sendable {
        case code, name, capital, region, population, native
    }

    /// The columns of a list of countries.
    package static let columns = columns(showsFlags: false)

    /// The columns of a list of countries, with flags before the codes or without.
    package static func columns(showsFlags: Bool) -> [Column] {
        let width = showsFlags ? 5 : 4
        return [
            Column("code", "Code", fields: ["alpha2"], minimum: width, maximum: width, rank: 1),
            Column("name", "Country", minimum: 18, maximum: 36, rank: 0, endSigns: FavouriteMarks.signs),
            Column("capital", "Capital", fields: ["capitals"], minimum: 12, maximum: 22, rank: 3),
            Column("region", "Region", minimum: 9, maximum: 9, rank: 5),
            Column("population", "Population", alignment: .trailing, minimum: 13, maximum: 13, rank: 4),
            Column("native", "Native name", fields: ["native_name"], minimum: 12, maximum: 30, rank: 2, staysLast: true),
        ]
    }

    /// A country as a row of `columns`.
    /// - Parameter showsFlags: whether its flag stands before its code.
    package func row(_ country: Country, showsFlags: Bool = false) -> Row {
        let flag = showsFlags ? Self.flag(country.alpha2) + " " : ""
        return Row([
            flag + SafeText(country.alpha2), name(country), SafeText(format.capitals(of: country).first ?? "").orDash,
            SafeText(country.region).orDash, population(country).orDash,
            SafeText(country.nativeName ?? "").orDash,
        ])
    }

    /// What a country is called in the user's language.
    package func name(_ country: Country) -> SafeText { SafeText(format.name(of: country)).orDash }

    /// How many people live there; empty where nobody knows.
    func population(_ country: Country) -> SafeText { SafeText(country.population.map(format.number) ?? "") }

    /// The flag of an alpha-2 code: two regional indicators (Unicode 16, 23.10.2); two blanks where the code is none.
    private static func flag(_ code: String) -> SafeText {
        let letters = code.unicodeScalars.filter { ("A"..."Z").contains($0) }
        guard letters.count == 2, code.unicodeScalars.count == 2 else { return "  " }
        let indicators = letters.compactMap { Unicode.Scalar(0x1F1E6 + $0.value - 0x41) }
        return SafeText(String(String.UnicodeScalarView(indicators)))
    }

    /// What a filter looks through: names, capitals (in their own languages too), codes, regions, population, currencies, languages,
    /// calling codes and internet domains. Not time zones, of which countries have too many, nor the side that is driven on: half of them
    /// would match "le" or "ri".
    package func key(_ country: Country) -> SearchKey {
        let (fields, names) = searched(country)
        return SearchKey(fields, names: names)
    }

    /// The fields of `key`, and how many of them, the first ones, are names.
    func searched(_ country: Country) -> (fields: [String], names: Int) {
        let named = format.named(country)
        let names =
            [named.localName?.text, country.name].compactMap(\.self) + country.nativeNames.map(\.name)
            + country.capitalNames
        // Behind the names: what is mistyped or abbreviated is looked for in those alone.
        let called = names + format.nativeCapitals(of: country).flatMap(\.allNames)
        // The code first: that a country's name begins so is worth more.
        let currencies = country.currencies.flatMap { Set([currency($0), $0.code + " " + $0.name]).sorted() }
        // These begin with a blank for the same reason: "german" is Germany first, "po" Poland before Polynesia.
        let others = ([country.subregion ?? ""] + country.languages.map(\.name)).filter { !$0.isEmpty }.map { " " + $0 }
        // As people read it, and as programs are given it.
        let populations = country.population.map { Set([format.number($0), "\($0)"]).sorted() } ?? []
        let fields =
            called + [country.alpha2, country.alpha3.text, country.numeric ?? "", country.region] + populations + [country.officialName]
            + named.spellings + currencies + others + country.callingCodes.map { "+" + $0 } + country.topLevelDomains
        return (fields, names.count)
    }

    /// What a country is sorted by in one of `columns`.
    package static func sortKey(_ country: Country, by column: Column.ID) -> SortKey {
        switch column {
        case "code": .folded(country.alpha2)
        case "name": .text(country.nameOrder)
        case "capital": .folded(country.shownCapitals.first)
        case "region": .folded(country.region)
        case "population": .count(country.population)
        case "native": .folded(country.nativeName)
        case "borders": .count(country.borders.count)
        // From north to south.
        case "middle": country.coordinate.map { .number(-$0.latitude) } ?? .missing
        default: .missing
        }
    }

    /// Countries with their keys, in the given order.
    package func entries(_ countries: [Country]) -> [ListEntry<Country>] {
        countries.map { ListEntry($0, key: key($0)) }
    }

    /// What is known of a country.
    package func facts(_ country: Country) -> [Fact] {
        var facts = [
            Fact("Official name", SafeText(country.officialName), usualLines: 2),
            Fact("Native name", list(format.writable(country.nativeNames.map(\.name))), usualLines: 2),
            Fact("Capital", list(format.capitals(of: country))),
            Fact("Region", list([country.subregion ?? "", country.region]), rareLines: 2),
            Fact("Population", population(country)),
            Fact("Area", area(country), rareLines: 2),
            Fact("Languages", list(country.languages.map(\.name)), usualLines: 2),
            Fact("Currencies", list(country.currencies.map(currency)), usualLines: 2),
            Fact("Calling code", list(country.callingCodes.map { "+" + $0 })),
            Fact("Drives on", SafeText(country.drivingSide?.rawValue ?? "")),
            Fact("Internet", list(country.topLevelDomains)),
            Fact("Time zones", counted(country.timeZones)),
            Fact("Codes", list([country.alpha2, country.alpha3.text, country.numeric ?? ""])),
        ]
        let neighbours = country.borders.isEmpty ? ["no land borders"] : country.borders.map(\.text)
        facts.append(Fact(Self.neighbours, counted(neighbours), usualLines: 2))
        return facts
    }

    /// The same, its neighbours by their names where there is room for these and all of them are known.
    /// - Parameter neighbours: those of whom more than the code is known, in the order in which they are named.
    package func facts(_ country: Country, known neighbours: [Country]) -> [Fact] {
        var facts = facts(country)
        if !neighbours.isEmpty, neighbours.count == country.borders.count {
            facts[facts.count - 1].inFull = neighbours.map(name).joined(separator: ", ")
        }
        return facts
    }

    private func area(_ country: Country) -> SafeText {
        guard let area = country.area else { return .empty }
        guard let population = country.population, area > 0 else { return SafeText(format.area(area)) }
        return SafeText(format.area(area) + ", " + format.density(of: population, on: area))
    }

    /// What is known of a country, and of its airports, the best connected first: its capital's time is that of the airport nearest to it.
    /// - Parameters:
    ///   - neighbours: those of which more than the code is known; nil where they are not known.
    ///   - named: the airports as `named(_:)` has them.
    func facts(_ country: Country, neighbours: [Border]? = nil, airports: [Airport], named: CountedList) -> [Fact] {
        var facts = facts(country)
        if let neighbours, !neighbours.isEmpty, neighbours.count == country.borders.count {
            facts[facts.count - 1].inFull = names(neighbours)
        }
        if let zone = capitalZone(of: country, airports: airports), let place = facts.firstIndex(where: { $0.label == "Capital" }) {
            facts.insert(Fact(Self.localTime, SafeText(format.localTime(in: zone))), at: place + 1)
        }
        if !airports.isEmpty { facts.append(Fact(Self.airports, named, most: Self.fewAirports)) }
        return facts
    }

    /// What airports are called: "Paris (CDG)", or by their code alone where they name no city.
    func named(_ airports: [Airport]) -> CountedList {
        counted(airports.map { $0.city.isEmpty ? $0.code.text : "\($0.city) (\($0.code))" })
    }

    /// What neighbours are called, in one text.
    func names(_ neighbours: [Border]) -> SafeText { neighbours.map { name($0.country) }.joined(separator: ", ") }

    /// Which neighbours of a country nothing more is known of, as a clause; nil where there are none such.
    package func missing(_ page: CountryBorders) -> SafeText? {
        let codes = CountedList(page.missing.map { SafeText($0.text) }) { [format] in format.number($0) }
        guard let first = codes.texts.first else { return nil }
        let count = codes.texts.count
        return count == 1
            ? "1 neighbour is not known (" + first + ")"
            : SafeText("\(format.number(count)) neighbours are not known (") + codes.first(6) + ")"
    }

    /// What the facts about the time, neighbours and airports are called.
    package static var localTime: SafeText { "Local time" }
    package static var neighbours: SafeText { "Neighbours" }
    package static var airports: SafeText { "Airports" }

    /// How many airports are named where there is little room.
    private static var fewAirports: Int { 4 }

    /// The time zone that the capital keeps, where it is known.
    private func capitalZone(of country: Country, airports: [Airport]) -> Zone? {
        let zones = airports.compactMap { airport -> (distance: Double, zone: Zone)? in
            guard let capital = country.capitalCoordinate, let place = airport.coordinate, let name = airport.timeZone,
                let zone = Zone(name)
            else { return nil }
            return (capital.distance(to: place), zone)
        }
        if let nearest = zones.min(by: { $0.distance < $1.distance }) { return nearest.zone }
        // Which of several is the capital's nobody knows, nor needs to where they are at one; some sources give offsets ("UTC+01:00"),
        // which have no summer time.
        let all = country.timeZones.compactMap { $0.utf8.prefix(64).contains(UInt8(ascii: "/")) ? Zone($0) : nil }
        let now = format.now()
        guard all.count == country.timeZones.count, Set(all.map { $0.secondsFromGMT(for: now) }).count == 1 else { return nil }
        return all.first
    }

    private func currency(_ currency: Country.Tender) -> String {
        let symbol = currency.symbol.flatMap { $0 == currency.code || !format.canWrite($0) ? nil : " (\($0))" } ?? ""
        return "\(currency.code) \(format.name(of: currency))\(symbol)"
    }

    private func list(_ texts: [String]) -> SafeText { counted(texts).first(.max) }

    /// Each text once: a country can be called the same in two of its languages. They are compared as they are shown: one without end would
    /// take longer than a frame.
    private func counted(_ texts: [String]) -> CountedList {
        var seen: Set<SafeText> = []
        return CountedList(texts.map { SafeText($0) }.filter { !$0.isEmpty && seen.insert($0).inserted }, number: format.number)
    }
}
