import Foundation
package import TravelKit

/// A favourite as it is written: in a row of the database, and in a file that is exported. Times are milliseconds since 1970 UTC.
package struct FavouriteRecord: Codable {
    private enum Record {
        case trip(FavouriteTripRecord)
        case country(FavouriteCountryRecord)
    }

    private enum CodingKeys: String, CodingKey {
        case kind, note, trip, country
        case addedAt = "added_at"
        case seenAt = "seen_at"
    }

    private var record: Record
    private var note: String?
    var addedAt: Int64
    var seenAt: Int64

    package init(_ favourite: Favourite) {
        record =
            switch favourite.item {
            case .trip(let trip): .trip(FavouriteTripRecord(trip))
            case .country(let country): .country(FavouriteCountryRecord(country))
            }
        note = favourite.note
        (addedAt, seenAt) = (favourite.addedAt.milliseconds, favourite.seenAt.milliseconds)
    }

    /// The record of a row.
    /// - Throws: what is wrong with the snapshot.
    init(kind: String, snapshot: Data, note: String?, addedAt: Int64, seenAt: Int64) throws {
        record =
            switch kind {
            case Favourite.ID.trip("").kind: .trip(try JSONDecoder().decode(FavouriteTripRecord.self, from: snapshot))
            case Favourite.ID.country("").kind: .country(try JSONDecoder().decode(FavouriteCountryRecord.self, from: snapshot))
            default: throw Reason("\"\(kind)\" is no kind of favourite")
            }
        (self.note, self.addedAt, self.seenAt) = (note, addedAt, seenAt)
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        if let trip = try container.decodeIfPresent(FavouriteTripRecord.self, forKey: .trip) {
            let hasCountry = try container.contains(.country) && !container.decodeNil(forKey: .country)
            if hasCountry { throw Reason("it has a trip and a country, and is to be one of both") }
            record = .trip(trip)
        } else {
            record = .country(try container.decode(FavouriteCountryRecord.self, forKey: .country))
        }
        note = try container.decodeIfPresent(String.self, forKey: .note)
        addedAt = try container.decode(Int64.self, forKey: .addedAt)
        seenAt = try container.decode(Int64.self, forKey: .seenAt)
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch record {
        case .trip(let trip): try container.encode(trip, forKey: .trip)
        case .country(let country): try container.encode(country, forKey: .country)
        }
        try container.encodeIfPresent(note, forKey: .note)
        try container.encode(addedAt, forKey: .addedAt)
        try container.encode(seenAt, forKey: .seenAt)
    }

    /// The whole trip or country as JSON.
    var snapshot: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            let bytes =
                switch record {
                case .trip(let trip): try encoder.encode(trip)
                case .country(let country): try encoder.encode(country)
                }
            return String(decoding: bytes, as: UTF8.self)
        }
    }

    /// The first of its times that is none, before 1970 or after the year 9999, and by which key it stands there; nil where all are times.
    var wrongTime: (key: String, milliseconds: Int64)? {
        var times: [(key: String, milliseconds: Int64?)] = [("added_at", addedAt), ("seen_at", seenAt)]
        if case .trip(let trip) = record { times += trip.times }
        for case (let key, let time?) in times where Date(milliseconds: Double(time)) == nil { return (key, time) }
        return nil
    }

    /// Sees that a country's codes are some.
    /// - Throws: a `Reason` with the first that is none.
    func expectCodes() throws(Reason) {
        guard case .country(let country) = record else { return }
        if CodeNames.alpha2(given: country.alpha2)?.utf8.count != 2 {
            throw Reason("country.alpha2 is no code of two letters: \(country.alpha2.debugDescription)")
        }
        let alpha3 = country.alpha3.trimmed
        if alpha3.utf8.count != 3 || !alpha3.isASCIILetters {
            throw Reason("country.alpha3 is no code of three letters: \(country.alpha3.debugDescription)")
        }
    }

    /// The favourite that was written.
    /// - Throws: what in it is none.
    package func favourite() throws -> Favourite {
        let item: Favourite.Item =
            switch record {
            case .trip(let trip): .trip(try trip.trip())
            case .country(let country): .country(country.country)
            }
        return Favourite(item, note: note.flatMap(\.nonBlank), addedAt: Date(kept: addedAt), seenAt: Date(kept: seenAt))
    }
}

extension Favourite.ID {
    /// What kind of thing it is, as it is written.
    package var kind: String {
        switch self {
        case .trip: "trip"
        case .country: "country"
        }
    }

    /// The identity that is written so; nil for a kind that this program does not know, and for what it would write otherwise.
    init?(kind: String, text: String) {
        switch kind {
        case Self.trip("").kind: self = .trip(Trip.ID(text))
        case Self.country("").kind: self = .country(Alpha3Code(text))
        default: return nil
        }
        if self.text != text { return nil }
    }
}
