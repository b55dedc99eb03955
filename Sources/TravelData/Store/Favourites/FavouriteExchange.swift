import Foundation
package import TravelKit

/// Favourites as they are exported and imported: a JSON array of `FavouriteRecord`, whose round trip is exact.
package enum FavouriteExchange {
    /// The records of favourites, to be encoded.
    package static func records(_ favourites: [Favourite]) -> [FavouriteRecord] { favourites.map { FavouriteRecord($0) } }

    /// The favourites of an export; records that are none, or nobody could name, are left out and counted.
    /// - Throws: a `Reason` when it is no export at all.
    package static func favourites(in bytes: [UInt8]) throws(Reason) -> (favourites: [Favourite], skipped: Int) {
        let attempts: [Attempt<FavouriteRecord>]
        do {
            attempts = try JSONDecoder().decode([Attempt<FavouriteRecord>].self, from: Data(bytes))
        } catch {
            throw Reason("it is no export of favourites: \(CodingPlace.reason(error))")
        }
        var (favourites, skipped) = ([Favourite](), 0)
        for attempt in attempts {
            guard case .success(let record)? = attempt.result, var favourite = try? record.favourite(), isIdentity(favourite.id.text)
            else {
                skipped += 1
                continue
            }
            // SQLite would end it at the first NUL.
            favourite.note = favourite.note?.replacing("\0", with: "\u{FFFD}")
            favourites.append(favourite)
        }
        guard !favourites.isEmpty || skipped == 0 else {
            throw Reason("none of its \(skipped) records is an exported favourite; 'jaunt favourites export' writes them")
        }
        return (favourites, skipped)
    }

    /// Whether a text can tell one favourite from another where it is kept: SQLite would keep it as far as its first NUL.
    private static func isIdentity(_ text: String) -> Bool { !text.isEmpty && !text.utf8.contains(0) }
}
