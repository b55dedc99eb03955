import Foundation
package import TravelKit

/// Favourites as they are exported and imported: a JSON array of `FavouriteRecord`, whose round trip is exact.
package enum FavouriteExchange {
    /// The records of favourites, to be encoded.
    package static func records(_ favourites: [Favourite]) -> [FavouriteRecord] { favourites.map { FavouriteRecord($0) } }

    /// The favourites of an export; records that are none, or nobody could name, are left out.
    /// - Returns: besides the favourites, why each of the others was left out, with its place: "[3]: added_at is no time: -5".
    /// - Throws: a `Reason` when it is no export at all.
    package static func favourites(in bytes: [UInt8]) throws(Reason) -> (favourites: [Favourite], skipped: [String]) {
        let attempts: [Attempt<FavouriteRecord>]
        do {
            attempts = try JSONDecoder().decode([Attempt<FavouriteRecord>].self, from: Data(bytes))
        } catch {
            throw Reason("it is no export of favourites: \(CodingPlace.reason(error))")
        }
        var (favourites, skipped) = ([Favourite](), [String]())
        let numbers = Lazy { OversizeNumber.all(in: bytes, most: 1000) }
        for (index, attempt) in attempts.enumerated() {
            do {
                favourites.append(try favourite(attempt))
            } catch {
                let error = CodingPlace.named(error, numbers.value.first { $0.path.first?.intValue == index })
                let place = CodingPlace.describe(error)
                skipped.append("\(place.isEmpty ? "[\(index)]" : place): \(CodingPlace.reason(error))")
            }
        }
        if favourites.isEmpty, let first = skipped.first {
            let count = skipped.count
            throw Reason("none of its \(count) records is an exported favourite (\(first)); 'jaunt favourites export' writes them")
        }
        return (favourites, skipped)
    }

    /// The favourite of a record.
    /// - Throws: why there is none.
    private static func favourite(_ attempt: Attempt<FavouriteRecord>) throws -> Favourite {
        guard let record = try attempt.result?.get() else { throw Reason("it is null") }
        // In the database a wrong clock has written it; here nobody knows what it was to be.
        if let (key, time) = record.wrongTime { throw Reason("\(key) is no time: \(time)") }
        try record.expectCodes()
        var favourite = try record.favourite()
        guard Trip.ID(given: favourite.id.text) != nil else { throw Reason("its identity is none: \(favourite.id.text.debugDescription)") }
        // SQLite would end it at the first NUL.
        favourite.note = favourite.note?.replacing("\0", with: "\u{FFFD}")
        return favourite
    }
}
