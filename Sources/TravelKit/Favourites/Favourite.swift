package import struct Foundation.Date

/// Something that the user keeps: a full copy of a trip or a country, so that it stays readable when its source has forgotten it.
package struct Favourite: Identifiable, Hashable, Sendable {
    /// What can be kept. It stands for itself (`indirect`), as lists of many are copied several times on their way.
    package indirect enum Item: Hashable, Sendable {
        case trip(Trip)
        case country(Country)

        /// Which trip or country it is.
        package var id: ID {
            switch self {
            case .trip(let trip): .trip(trip.id)
            case .country(let country): .country(country.id)
            }
        }

        /// Whether what its source gives by this identity now is still the same: of a trip, as another offer of it, with other prices and times of
        /// day. Each feed gives out identities by itself, and two may give out the same.
        package func isSame(as other: Item) -> Bool {
            switch (self, other) {
            case (.trip(let one), .trip(let other)): one.isSame(as: other)
            case (.country, .country): id == other.id
            default: false
            }
        }
    }

    /// Which trip or country is kept.
    package enum ID: Hashable, Sendable, Comparable, CustomStringConvertible {
        case trip(Trip.ID)
        case country(Alpha3Code)

        /// The source's own identity.
        package var text: String {
            switch self {
            case .trip(let id): id.text
            case .country(let code): code.text
            }
        }

        package var description: String {
            switch self {
            case .trip(let id): "trip \(id)"
            case .country(let code): "country \(code)"
            }
        }

        /// Countries before trips, and of one kind by their own identities.
        package static func < (one: ID, other: ID) -> Bool {
            switch (one, other) {
            case (.country(let one), .country(let other)): one < other
            case (.trip(let one), .trip(let other)): one < other
            case (.country, .trip): true
            case (.trip, .country): false
            }
        }
    }

    /// The copy, as its source gave it last.
    package var item: Item
    /// What the user wrote to it; nil for nothing, never empty.
    package var note: String?
    /// When it became a favourite.
    package var addedAt: Date
    /// When its source gave it last.
    package var seenAt: Date

    package init(_ item: Item, note: String? = nil, addedAt: Date, seenAt: Date) {
        self.item = item
        self.note = note
        self.addedAt = addedAt
        self.seenAt = seenAt
    }

    package var id: ID { item.id }

    /// One of both: this one's note, the copy that was seen later, the earlier time at which it was added.
    package func merged(with other: Favourite) -> Favourite {
        Favourite(
            other.seenAt > seenAt ? other.item : item, note: note ?? other.note, addedAt: min(addedAt, other.addedAt),
            seenAt: max(seenAt, other.seenAt))
    }
}

extension Sequence<Favourite> {
    /// The newest first; those of one moment by identity, so that the order is total.
    package func newestFirst() -> [Favourite] {
        sorted { one, other in
            one.addedAt == other.addedAt ? one.id < other.id : one.addedAt > other.addedAt
        }
    }
}
