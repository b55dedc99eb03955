package import struct Foundation.Date
package import struct Foundation.URL

/// A flight that somebody offers at a price: there, or there and back.
package struct Trip: Identifiable, Hashable, Sendable {
    /// A trip's identity, as the feed gives it: two are the same where their bytes are, as SQLite has it, and not where they merely read alike.
    package struct ID: Hashable, Sendable, Comparable, CustomStringConvertible, ExpressibleByStringLiteral {
        /// The feed's own text.
        package let text: String

        package init(_ text: String) { self.text = text }

        /// The identity that somebody else gives; nil where it is none: an empty text, and one with a NUL, at which SQLite would cut it, so that
        /// one trip would be kept in the place of another.
        package init?(given text: String) {
            guard !text.isEmpty, !text.utf8.contains(0) else { return nil }
            self.init(text)
        }

        package init(stringLiteral value: String) { self.init(value) }

        package var description: String { text }

        package static func == (one: ID, other: ID) -> Bool {
            // What differs to Swift differs in its bytes, and is told apart sooner.
            one.text == other.text && one.text.utf8.elementsEqual(other.text.utf8)
        }

        package func hash(into hasher: inout Hasher) {
            // Where identities are known by what they hash to, texts that merely read alike are not the same, either.
            var text = text
            text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
            hasher.combine(UInt8(0xFF))
        }

        package static func < (one: ID, other: ID) -> Bool {
            one.text == other.text ? one.text.utf8.lexicographicallyPrecedes(other.text.utf8) : one.text < other.text
        }
    }

    package var id: ID
    /// What it costs; nil when the feed gives no price that can be used: none, one that is no number or in no currency, one of nothing or less,
    /// and one beyond what can be held.
    package var price: Money?
    /// IATA code of the airline.
    package var airline: String
    /// The flight's number without the airline's code; empty when unknown.
    package var flightNumber: String
    /// Where it starts.
    package var departure: TripLocation
    /// Where it goes.
    package var destination: TripLocation
    /// When the offer was found.
    package var createdAt: Date
    /// When the outward flight departs; nil when the feed's date could not be read.
    package var departureAt: Date?
    /// When the flight back departs; nil for a one-way trip.
    package var returnAt: Date?
    /// When the offer ends, as the feed gives it.
    package var expiresAt: Date
    /// Where it can be booked; an https address, where the provider gives one.
    package var bookingLink: URL?
    /// Whether one sits in one plane from end to end, there and back; nil where the feed does not say.
    package var isDirect: Bool?
    /// Whether it is one of the made-up trips that come with the program.
    package var isDemonstration: Bool

    package init(
        id: ID, price: Money?, airline: String, flightNumber: String, departure: TripLocation, destination: TripLocation,
        createdAt: Date, departureAt: Date?, returnAt: Date? = nil, expiresAt: Date, bookingLink: URL? = nil, isDirect: Bool? = nil,
        isDemonstration: Bool = false
    ) {
        self.id = id
        self.price = price
        self.airline = airline.isBlank ? "" : airline
        self.flightNumber = flightNumber
        self.departure = departure
        self.destination = destination
        self.createdAt = createdAt
        self.departureAt = departureAt
        self.returnAt = returnAt
        self.expiresAt = expiresAt
        self.bookingLink = bookingLink
        self.isDirect = isDirect
        self.isDemonstration = isDemonstration
    }

    /// Until when it can be had: nobody gets on a flight that has departed, however long the feed offers it.
    package var endsAt: Date { departureAt.map { min($0, expiresAt) } ?? expiresAt }

    /// Whether it can no longer be had at this time.
    package func isExpired(at now: Date) -> Bool { endsAt <= now }

    /// Whether there is no flight back.
    package var isOneWay: Bool { returnAt == nil }

    /// Whether another offer is of the same trip: by the same airline between the same airports, its flights within a day of this one's, where
    /// both say when.
    func isSame(as other: Trip) -> Bool {
        func areNear(_ one: Date?, _ other: Date?) -> Bool {
            guard let one, let other else { return true }
            return abs(one.timeIntervalSince(other)) <= 86_400
        }
        return id == other.id && airline == other.airline && departure.airport == other.departure.airport
            && destination.airport == other.destination.airport && areNear(departureAt, other.departureAt)
            && areNear(returnAt, other.returnAt)
    }
}
