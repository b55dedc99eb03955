import Foundation
package import TerminalText
package import TravelKit

/// Favourites in words: trips and countries in one list.
package struct FavouriteText: Sendable {
    private let format: DisplayFormat
    private let trips: TripText
    private let countries: CountryText

    package init(_ format: DisplayFormat) {
        self.format = format
        (trips, countries) = (TripText(format), CountryText(format))
    }

    /// The time it is.
    var now: Date { format.now() }

    /// The minute it is.
    var minute: Int { format.minute }

    /// The columns of a list of favourites.
    package static let columns = [
        Column("favourite", "", name: "Kept", fields: [], minimum: 1, maximum: 1, rank: 2),
        // At least "Copenhagen → Vilnius", or, beside a price that has no room else, "Copenhagen …".
        Column("name", "Favourite", minimum: 20, least: 12, maximum: 40, rank: 0),
        Column(
            "codes", "Codes", fields: ["departure_airport", "destination_airport", "alpha2", "alpha3"], minimum: 9, maximum: 9, rank: 6),
        // At least "26 Mar – 30 Mar".
        Column(
            "details", "Dates, capital", fields: ["departure_at", "return_at", "capitals"], minimum: 23, least: 15, maximum: 33, rank: 3,
            spareWords: Set(DisplayFormat.weekdays)),
        Column("price", "Price", fields: ["price", "currency"], alignment: .trailing, minimum: 12, maximum: 14, rank: 1),
        // Most favourites say nothing here. From "expired" to "expired, seen 300 d ago".
        Column(
            "state", "", name: "State", fields: ["expired", "seen_at"], minimum: 7, maximum: 23, rank: 4, spareWords: ["seen", "ago"],
            sparesAddition: true, saysPast: true),
        Column("note", "Note", minimum: 8, maximum: 40, rank: 5),
    ]

    /// What stands in place of the star of a favourite that has a note, in the list of favourites.
    package static let noteSign: SafeText = "✎"

    /// A favourite as a row of `columns`.
    ///
    /// - Parameter sign: what stands before it.
    package func row(_ favourite: Favourite, sign: SafeText = .empty, airports: [AirportCode: Airport] = [:]) -> Row {
        let note = SafeText(favourite.note ?? "")
        switch favourite.item {
        case .trip(let trip):
            let row = trips.row(trip, airports: airports)
            let seen: SafeText? = absence(favourite).map { "seen " + $0 }
            let state = [row.isPast ? TripText.expired : nil, seen].compactMap(\.self).joined(separator: ", ")
            let shared = [TripText.Cell.route, .airports, .dates, .price].map { row[$0] }
            return Row([sign] + shared + [state, note], isPast: row.isPast)
        case .country(let country):
            return Row([
                sign, countries.name(country), SafeText("\(country.alpha2) \(country.alpha3)"),
                SafeText(format.capitals(of: country).first ?? "").orDash, .empty, .empty, note,
            ])
        }
    }

    /// What the page of a favourite is called.
    package func title(_ favourite: Favourite) -> SafeText { title(of: favourite.item) }

    /// What the page of something is called that may be a favourite.
    package func title(of item: Favourite.Item) -> SafeText {
        switch item {
        case .trip(let trip): trips.route(trip)
        case .country(let country): countries.name(country)
        }
    }

    /// A favourite in a line that is nowhere else: its name, and the whole of its note.
    package func line(_ favourite: Favourite) -> String {
        title(favourite).string + (favourite.note.map { ": " + SafeText.whole($0) } ?? "")
    }

    /// What is said where something was taken away.
    func gone(_ items: [Favourite.Item]) -> SafeText {
        items.count == 1 ? title(of: items[0]) + " is no longer a favourite." : SafeText("\(items.count) are no longer favourites.")
    }

    /// What is said where something is to be changed whose last change is not on disk yet.
    func underWay(_ items: [Favourite.Item]) -> SafeText {
        (items.count == 1 ? title(of: items[0]) + " is" : SafeText("\(items.count) are")) + " still being saved."
    }

    /// What is said where something was brought back.
    func back(_ items: [Favourite.Item]) -> SafeText {
        items.count == 1 ? title(of: items[0]) + " is a favourite again." : SafeText("\(items.count) are favourites again.")
    }

    /// What is said where something could not be brought back, for this reason.
    func notBack(_ items: [Favourite.Item], _ cause: String) -> SafeText {
        (items.count == 1 ? title(of: items[0]) + " is" : SafeText("\(items.count) are")) + " not back: " + SafeText(cause)
    }

    /// What is said where something was to be taken away that another instance has taken away already.
    func goneElsewhere(_ items: [Favourite.Item]) -> SafeText { they(items) + " taken away elsewhere already." }

    /// What is said where something was to be brought back that another instance has kept anew.
    /// - Parameter kept: what is kept by now; a note of it stays, and is no reason to pass over the one that would have come back.
    func keptElsewhere(_ favourites: [Favourite], besides kept: [Favourite.ID: Favourite]) -> SafeText {
        let words = they(favourites.map(\.item)) + " kept elsewhere since"
        let lost = favourites.compactMap { old -> String? in
            if let note = old.note, let now = kept[old.id]?.note, note != now { note } else { nil }
        }
        guard let note = lost.first else { return words + "." }
        return words + (favourites.count == 1 ? ", with another note; yours was: " + SafeText(note) : ", some with other notes.")
    }

    /// What is said where something was to go again that is not as it was brought back.
    func changedSince(_ items: [Favourite.Item]) -> SafeText {
        they(items) + (items.count == 1 ? " changed since, and stays." : " changed since, and stay.")
    }

    private func they(_ items: [Favourite.Item]) -> SafeText {
        items.count == 1 ? title(of: items[0]) + " was" : SafeText("\(items.count) were")
    }

    /// What a filter looks through: whatever it does for trips and for countries, and the note.
    package func key(_ favourite: Favourite, airports: [AirportCode: Airport] = [:]) -> SearchKey {
        let (fields, names) =
            switch favourite.item {
            case .trip(let trip): trips.searched(trip, airports)
            case .country(let country): countries.searched(named(country))
            }
        return SearchKey(fields + (favourite.note.map { [$0] } ?? []), names: names)
    }

    /// A country as the list of all countries gives it: what is kept knows no capital in the user's language.
    private func named(_ country: Country) -> Country {
        var country = country
        country.localCapital = country.localCapital ?? format.capitals(of: country).first
        return country
    }

    /// What a favourite is sorted by in one of `columns`.
    func sortKey(_ favourite: Favourite, by column: Column.ID) -> SortKey {
        switch (column, favourite.item) {
        case ("favourite", _): .date(favourite.addedAt)
        case ("name", .trip(let trip)): .folded("\(trip.departure.city) \(trip.destination.city)")
        case ("name", .country(let country)): .folded(format.name(of: country))
        case ("codes", .trip(let trip)): .folded("\(trip.departure.airport) \(trip.destination.airport)")
        case ("codes", .country(let country)): .folded(country.alpha2)
        case ("details", .trip(let trip)): .date(trip.departureAt)
        case ("price", .trip(let trip)): format.priceKey(trip.price)
        case ("state", .trip(let trip)): .date(trip.endsAt)
        case ("note", _): favourite.note.map { .folded($0) } ?? .missing
        default: .missing
        }
    }

    /// What is known of a favourite.
    /// - Parameter neighbours: those of a country of whom more than the code is known, in the order in which they are named.
    package func facts(
        _ favourite: Favourite, airports: [AirportCode: Airport] = [:], neighbours: [Country] = []
    ) -> [FactGroup] {
        switch favourite.item {
        case .trip(let trip): trips.facts(trip, airports: airports) + [group(favourite)]
        case .country(let country): [FactGroup("Country", countries.facts(country, known: neighbours)), group(favourite)]
        }
    }

    /// What is known of it because it is kept.
    package func group(_ favourite: Favourite) -> FactGroup {
        var facts = [Fact("Kept", SafeText(format.moment(favourite.addedAt)), rareLines: 2)]
        if case .trip = favourite.item {
            facts.append(Fact("Last seen", lastSeen(favourite)))
        }
        if let note = favourite.note { facts.append(Fact("Note", SafeText(note))) }
        return FactGroup("Favourite", facts)
    }

    /// When its source gave it last: "3 days ago".
    package func lastSeen(_ favourite: Favourite) -> SafeText {
        absence(favourite, inFull: true) ?? SafeText(format.age(of: favourite.seenAt))
    }

    /// How long ago its source gave it last: "3 d ago"; nil when that is less than a day.
    private func absence(_ favourite: Favourite, inFull: Bool = false) -> SafeText? {
        guard let days = daysAbsent(favourite) else { return nil }
        return inFull ? (days == 1 ? "1 day ago" : SafeText("\(days) days ago")) : SafeText("\(days) d ago")
    }

    /// For how many days its source has not given it; nil when that is less than one. No more than the narrowest column has room for.
    func daysAbsent(_ favourite: Favourite) -> Int? {
        let days = Int(min(format.now().timeIntervalSince(favourite.seenAt) / 86_400, 99_999))
        return days > 0 ? days : nil
    }
}
