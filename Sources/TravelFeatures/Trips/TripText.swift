import Foundation
package import TerminalText
package import TravelKit

/// Trips in words: rows, facts and what a filter looks through.
package struct TripText: Sendable {
    let format: DisplayFormat

    package init(_ format: DisplayFormat) {
        self.format = format
    }

    /// The cells of a row, in the order of `columns`.
    package enum Cell: Int, CaseIterable, Sendable {
        case favourite, route, airports, dates, airline, price, state
    }

    /// The columns of a list of trips.
    package static let columns = columns(route: 0, dates: 3, airline: 5, state: 4, widest: 24)

    /// The same columns where every trip is of one route: there the dates matter most, and the route goes first when there is no room.
    package static let fareColumns = columns(route: 7, dates: 0, airline: 4, state: 3, widest: 7)

    /// The columns, those that differ from list to list by these ranks.
    private static func columns(route: Int, dates: Int, airline: Int, state: Int, widest: Int) -> [Column] {
        [
            Column("favourite", "", name: "Favourite", fields: [], minimum: 1, maximum: 1, rank: 2),
            // At least "Copenhagen → Vilnius", or, beside a price that has no room else, "Copenhagen …".
            Column(
                "route", "Route", fields: ["departure_city", "destination_city"], minimum: 20, least: route == 0 ? 12 : 20, maximum: 40,
                rank: route),
            Column("airports", "Airports", fields: ["departure_airport", "destination_airport"], minimum: 9, maximum: 9, rank: 6),
            // At least "26 Mar – 30 Mar".
            Column(
                "dates", "Dates", fields: ["departure_at", "return_at"], minimum: 23, least: 15, maximum: 33,
                rank: dates, spareWords: Set(DisplayFormat.weekdays)),
            Column("airline", "Airline", fields: ["airline", "flight_number"], minimum: 7, maximum: 7, rank: airline),
            Column("price", "Price", fields: ["price", "currency"], alignment: .trailing, minimum: 12, maximum: 16, rank: 1),
            // At least "expired", or "↓12 % ▁".
            Column(
                "state", "", name: "End of the offer, change of price", heading: "Change", fields: ["expires_at", "expired"], minimum: 7,
                maximum: widest, rank: state, spareWords: PriceText.spareWords, additionSign: PriceText.lowestSign, saysPast: true),
        ]
    }

    /// What is said of a trip that can no longer be had.
    package static let expired: SafeText = "expired"

    /// A trip as a row of `columns`; whether it is kept is for somebody else to say.
    package func row(_ trip: Trip, airports: [AirportCode: Airport] = [:]) -> Row {
        let isExpired = trip.isExpired(at: format.now())
        return Row(
            [
                .empty, route(trip), Self.way(SafeText(trip.departure.airport.text), SafeText(trip.destination.airport.text)),
                dates(trip, airports),
                flight(trip), price(trip), isExpired ? Self.expired : "",
            ], isPast: isExpired)
    }

    /// Where from and where to: "Copenhagen → Malaga".
    package func route(_ trip: Trip) -> SafeText {
        Self.way(SafeText(trip.departure.name), SafeText(trip.destination.name))
    }

    private static func way(_ start: SafeText, _ end: SafeText) -> SafeText { start.orDash + " → " + end.orDash }

    /// What it costs, as the locale writes it.
    package func price(_ trip: Trip) -> SafeText {
        SafeText(trip.price.map(format.money) ?? "").orDash
    }

    /// What it costs in its own currency and, where that is another one, in the user's: "SEK 749.00, ~€66.80".
    private func exactPrice(_ trip: Trip) -> SafeText {
        guard let price = trip.price, format.compared(price) != price else { return self.price(trip) }
        return SafeText("\(format.exactMoney(price)), \(format.money(price))")
    }

    /// What a filter looks through in a price: as it is shown, in its own currency, and as programs are given it, with the codes of both
    /// currencies.
    func priceWords(_ price: Money?) -> [String] {
        guard let price else { return ["—"] }
        let compared = format.compared(price)
        let converted = compared == price ? [] : [format.exactMoney(price), compared.currency]
        return [format.money(price)] + converted + ["\(price.amount)", price.currency]
    }

    /// Writes a trip that nobody sees, before there are any: formats, zones and names are made when they are first asked for, which takes
    /// longer than to write a screen full of trips. It is done once for a format.
    package func warmUp() {
        guard format.warmth.begins() else { return }
        let now = format.now()
        let trip = Trip(
            id: "", price: Money(minorUnits: 100, currency: "EUR"), airline: "BT", flightNumber: "1",
            departure: TripLocation(city: "Vilnius", countryCode: "LT", airport: "VNO"),
            destination: TripLocation(city: "Rīga", countryCode: "LV", airport: "RIX"), createdAt: now, departureAt: now, returnAt: now,
            expiresAt: now)
        // Zones of countries are wanted where airports are unknown, as this trip's are: hardly any feed has such.
        var withoutZones = format
        withoutZones.countryZone = { _ in nil }
        let text = TripText(withoutZones)
        var builder = TripTableBuilder(text, airports: nil, now: now)
        builder.append([trip])
        _ = (builder.table(), text.row(trip), text.facts(trip, airports: [:]))
    }

    /// The airline and the flight's number: "FR 4048".
    package func flight(_ trip: Trip) -> SafeText {
        SafeText([trip.airline, trip.flightNumber].filter { !$0.isEmpty }.joined(separator: " ")).orDash
    }

    /// When a trip is and what it costs, in a line: "Sat 12 Dec – Sun 20 Dec, €24.99".
    /// - Parameter airports: whose time zones dates are given in, as far as they are known.
    package func summary(_ trip: Trip, airports: [AirportCode: Airport]) -> SafeText { dates(trip, airports) + ", " + price(trip) }

    /// The codes by which a trip is found: of its airports, its airline and its flight.
    package func codes(_ trip: Trip) -> String {
        let codes = [trip.departure.airport.text, trip.destination.airport.text, trip.airline + trip.flightNumber, airline(trip.airline)]
        return (codes + Self.shortWays(trip)).joined(separator: " ")
    }

    /// The way from airport to airport in a word, as records have it and as a row shows it but for its blanks; nothing where one is not known.
    private static func shortWays(_ trip: Trip) -> [String] {
        let codes = [trip.departure.airport.text, trip.destination.airport.text]
        return codes.contains("") ? [] : ["-", "→"].map { codes.joined(separator: $0) }
    }

    /// What the airline is called; empty where that is not known. A text without end, which is no code, is not even looked up.
    func airline(_ code: String) -> String { code.utf8.count > 3 ? "" : format.airlineName(code) ?? "" }

    /// The flight with the airline's name, and whether it is all of the way, where that is known: "FR 4048, Ryanair, direct".
    private func namedFlight(_ trip: Trip) -> SafeText {
        let changes: SafeText = trip.isDirect.map { $0 ? "direct" : "with changes" } ?? ""
        return [flight(trip), SafeText(airline(trip.airline)), changes].filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// What one may want to know of a trip where it is an appointment, line by line: its price, the airline, where it is booked, and whether it
    /// is made up.
    func offer(_ trip: Trip) -> [String] {
        let airline = airline(trip.airline)
        let facts = [("Price", trip.price == nil ? "" : exactPrice(trip).string), ("Airline", airline.isEmpty ? trip.airline : airline)]
        return (trip.isDemonstration ? ["This is a demo trip."] : []) + facts.filter { !$0.1.isEmpty }.map { "\($0): \($1)" }
            + [trip.bookingLink?.absoluteString].compactMap(\.self)
    }

    /// When a trip is, as a row says it.
    func dates(_ trip: Trip, _ airports: [AirportCode: Airport]) -> SafeText {
        guard let departureAt = trip.departureAt else { return "—" }
        // Both ends or neither: beside a day with its year the other would seem to be of this year.
        let hasYear = [departureAt, trip.returnAt].compactMap(\.self).contains(where: format.needsYear)
        let departure = format.day(departureAt, in: format.zone(of: trip.departure, airports), hasYear: hasYear)
        guard let returnAt = trip.returnAt else { return SafeText("\(departure), one way") }
        return SafeText("\(departure) – \(format.day(returnAt, in: format.zone(of: trip.destination, airports), hasYear: hasYear))")
    }

    /// What a filter looks through where a trip is among other things: every field that is shown, and the codes; and how many of them, the
    /// first ones, are names.
    func searched(_ trip: Trip, _ airports: [AirportCode: Airport]) -> (fields: [String], names: Int) {
        let fields = [
            trip.destination.city, trip.departure.city, trip.destination.airport.text, trip.departure.airport.text,
            trip.destination.countryCode, trip.departure.countryCode, trip.airline + trip.flightNumber, airline(trip.airline),
        ]
        // The places of a row without its dashes, as a table of trips is looked through.
        let ways =
            ["\(trip.departure.city) → \(trip.destination.city)", "\(trip.departure.airport) → \(trip.destination.airport)"]
            + Self.shortWays(trip)
        let places = [trip.destination, trip.departure]
        let others = places.compactMap { airports[$0.airport]?.cityCode?.text } + places.flatMap { format.otherNames(of: $0, airports) }
        let row = row(trip, airports: airports)
        let shown = [Cell.dates, .airline, .price, .state].map { row[$0].string }
        return (fields + ways + shown + others + priceWords(trip.price).dropFirst(), 2)
    }

    /// The time zone of a place; where it is not known, the user's own.
    func knownOrOwnZone(of location: TripLocation, _ airports: [AirportCode: Airport]) -> Zone {
        format.zone(of: location, airports) ?? format.timeZone
    }

    /// When the flight there departs; nil also for what is no date by the clocks there: what cannot be shown is not reckoned with.
    func departure(of trip: Trip, _ airports: [AirportCode: Airport]) -> Date? {
        trip.departureAt.flatMap { format.isWithinHistory($0, in: knownOrOwnZone(of: trip.departure, airports)) ? $0 : nil }
    }

    /// As `departure(of:_:)`, of the flight back.
    func flightBack(of trip: Trip, _ airports: [AirportCode: Airport]) -> Date? {
        trip.returnAt.flatMap { format.isWithinHistory($0, in: knownOrOwnZone(of: trip.destination, airports)) ? $0 : nil }
    }

    /// The time it is.
    var now: Date { format.now() }

    /// The minute it is.
    var minute: Int { format.minute }

    /// The cheapest trip in words: "cheapest €21 to Riga"; nothing where no price is known. Where prices are in several currencies, it is
    /// that of one: "cheapest €21 to Riga of those in EUR", or, where the user says what others are worth, "of those with a rate"; and for
    /// where there is less room "cheapest in EUR: €21 to Riga", or "cheapest in EUR: €21".
    package func cheapest(_ summary: TripSummary) -> [SafeText] {
        guard let cheapest = summary.cheapest else { return [] }
        let place = cheapest.place.name
        let price = format.money(cheapest.price)
        let text = place.isEmpty ? price : "\(price) to \(place)"
        guard summary.hasOthers else { return [SafeText("cheapest " + text)] }
        // Without the currency it would not be true.
        let compared = format.rates == nil ? "in \(summary.currency ?? cheapest.price.currency)" : "with a rate"
        return [SafeText("cheapest \(text) of those \(compared)")] + [text, price].map { SafeText("cheapest \(compared): \($0)") }
    }

    /// How many live trips there are, and the cheapest of them: "2, cheapest €24.99 to London".
    package func count(_ summary: TripSummary) -> SafeText {
        let count = SafeText(format.number(summary.destinations.reduce(0) { $0 + $1.count }))
        return cheapest(summary).first.map { count + ", " + $0 } ?? count
    }

    /// What is known of a trip, in three groups: departure, return, general. Times are in the airports' own zones where these are known.
    package func facts(_ trip: Trip, airports: [AirportCode: Airport]) -> [FactGroup] {
        // That the way back leads from there to here needs no lines.
        let back = trip.isOneWay ? "one way, no flight back" : time(of: trip.returnAt, at: trip.destination, airports)
        return [
            FactGroup(
                "Departure",
                [
                    Fact("When", time(of: trip.departureAt, at: trip.departure, airports), usualLines: 3),
                    Fact("From", place(trip.departure, airports), usualLines: 3),
                    Fact("To", place(trip.destination, airports), usualLines: 3),
                ]),
            FactGroup("Return", [Fact("When", back, usualLines: 3)]),
            FactGroup(
                "General",
                [
                    Fact("Price", trip.price == nil ? "none that can be used" : exactPrice(trip), rareLines: 2),
                    Fact("Flight", namedFlight(trip), usualLines: 2),
                    Fact("Offer", end(of: trip), usualLines: 2),
                    Fact("Found", SafeText(format.moment(trip.createdAt)), rareLines: 2),
                    Fact("Trip", SafeText(trip.id.text), rareLines: 2),
                ]),
        ]
    }

    /// Until when a trip can be had, or since when it cannot.
    private func end(of trip: Trip) -> SafeText {
        let isExpired = trip.isExpired(at: format.now())
        // When that is, is said above.
        if trip.endsAt < trip.expiresAt { return isExpired ? "expired at departure" : "until departure" }
        return SafeText(moment(trip.expiresAt).map { (isExpired ? "expired " : "until ") + $0 } ?? "")
    }

    /// A day and a time of day; nil for what is no date.
    private func moment(_ date: Date, in zone: Zone? = nil) -> String? {
        let text = format.moment(date, in: zone)
        return text == "—" ? nil : text
    }

    /// What can be counted of a trip: how far, how many nights, and what that makes.
    package func figures(_ trip: Trip, airports: [AirportCode: Airport]) -> [Fact] {
        let places = [trip.departure, trip.destination].map { airports[$0.airport] }
        var distance: Double?
        if let start = places[0]?.coordinate, let end = places[1]?.coordinate { distance = start.distance(to: end) }
        let nights = nights(of: trip, airports)
        let about = nights?.isRough == true ? "about " : ""
        let place = trip.destination.name.isEmpty ? "" : " in " + trip.destination.name
        func price(per count: Double) -> String? { trip.price.flatMap { format.share(of: $0, by: count) } }
        let legs: Double = trip.isOneWay ? 1 : 2
        // What is flown is counted in hundreds of the unit that distances are written in.
        let hundreds = distance.map { $0 * legs / format.units.kilometres / 100 }
        return [
            Fact("Distance", SafeText(distance.map { format.distance($0) + (trip.isOneWay ? "" : " each way") } ?? "")),
            Fact(
                "Nights", SafeText(nights.map { "\(about)\(format.number($0.count))\(place)" } ?? (trip.isOneWay ? "one way" : "")),
                rareLines: 2),
            Fact("Per night", SafeText(nights.flatMap { price(per: Double($0.count)) }.map { about + $0 } ?? "")),
            Fact(SafeText("Per 100 \(format.units.symbol)"), SafeText(hundreds.flatMap(price) ?? "")),
        ]
    }

    /// The same under a heading of its own.
    package func figureGroup(_ trip: Trip, airports: [AirportCode: Airport]) -> FactGroup {
        FactGroup("In figures", figures(trip, airports: airports))
    }

    /// What one may want to know of a trip where its way is known: what it costs, when it is, what can be counted, and until when it can be had.
    func offerFacts(_ trip: Trip, airports: [AirportCode: Airport]) -> [Fact] {
        [Fact("Price", exactPrice(trip), rareLines: 2), Fact("Dates", dates(trip, airports), usualLines: 2)]
            + figures(trip, airports: airports) + [Fact("Flight", namedFlight(trip), usualLines: 2), Fact("Offer", end(of: trip))]
    }

    private func nights(of trip: Trip, _ airports: [AirportCode: Airport]) -> TripNights? {
        var days = ZoneDays(knownOrOwnZone(of: trip.destination, airports))
        return TripNights(trip, flight: flightTime(of: trip, airports), in: &days)
    }

    /// About how long the flight there takes, in seconds; nil unless both airports are known, and the time at the destination.
    func flightTime(of trip: Trip, _ airports: [AirportCode: Airport]) -> TimeInterval? {
        guard let start = airports[trip.departure.airport], let end = airports[trip.destination.airport] else { return nil }
        return format.zone(of: trip.destination, airports) == nil ? nil : start.flightTime(to: end)
    }

    /// When a flight leaves, by the clocks there, and by the user's where these say something else.
    private func time(of date: Date?, at start: TripLocation, _ airports: [AirportCode: Airport]) -> SafeText {
        let zone = format.zone(of: start, airports)
        let when = date.flatMap { date -> String? in
            guard let time = moment(date, in: zone) else { return nil }
            guard let zone else { return "\(time) (your time)" }
            // Where both clocks say the same, the offset says nothing new.
            let own = format.ownTime(of: date, in: zone).map { ", \(format.offset(of: zone, at: date)); \($0)" } ?? ""
            let place = start.name.isEmpty ? countryName(of: start) : start.name
            return "\(time) (\(place) time\(own))"
        }
        return SafeText(when ?? "")
    }

    private func place(_ location: TripLocation, _ airports: [AirportCode: Airport]) -> SafeText {
        let name = airports[location.airport]?.name ?? location.name
        return SafeText([location.named(name), countryName(of: location)].filter { !$0.isEmpty }.joined(separator: ", "))
    }

    private func countryName(of location: TripLocation) -> String {
        format.countryNames(of: location.countryCode).first ?? location.countryCode
    }
}
