import Foundation
package import TravelKit

/// Favourites that are none any more, out of the copies.
package enum RemovedFavourites {
    /// What copies hold and is not kept now, favourites or their notes, each as it was added last, and of that as it stands in the newest
    /// copy: one of what was removed is newer than its rows. Those of the newest copy come first.
    /// - Parameters:
    ///   - kept: what is kept now.
    ///   - path: `favourites.db`, or a link to it, beside which the copies stand.
    /// - Returns: what can come back, whole or its note alone; that in the place of whose note another one stands; which copies cannot be
    ///   read, or not the whole of them, and why.
    /// - Throws: why no copy can be seen.
    package static func all(
        besides kept: some Sequence<Favourite>, ofFavouritesAt path: String
    ) throws(Reason) -> (favourites: [Favourite], others: [Favourite], unread: [String]) {
        let file = FavouriteFile(path: path, now: { Date() }, timeZone: { .ofUser }, announce: { _ in })
        let folder = file.copies.folder
        let copies: [String]
        do { copies = try FavouriteCopies.withRows(in: folder) } catch let reason as Reason { throw reason } catch {
            throw Reason("\(folder): \(FileFailure.words(error))")
        }
        let kept = kept.byID
        var (lost, known, unread) = ([Favourite](), Set(kept.keys.map { FavouriteRow.Identity($0) }), [String]())
        var places: [Favourite.ID: Int] = [:]
        var unreadable: Set<FavouriteRow.Identity> = []
        for copy in copies {
            do {
                let contents = try file.contents(of: copy)
                for favourite in contents.favourites.newestFirst() where isLost(favourite, besides: kept[favourite.id]) {
                    if let place = places[favourite.id] {
                        if lost[place].addedAt < favourite.addedAt { lost[place] = favourite }
                    } else {
                        places[favourite.id] = lost.count
                        known.insert(FavouriteRow.Identity(favourite.id))
                        lost.append(favourite)
                    }
                }
                let count = contents.unread.map(\.identity).count { !known.contains($0) && unreadable.insert($0).inserted }
                if !contents.isWhole {
                    unread.append("\(copy): it is broken")
                } else if count > 0 {
                    unread.append("\(copy): \(count) \(count == 1 ? "record" : "records") cannot be read")
                }
            } catch {
                unread.append("\(copy): \(DatabaseFailure.words(error))")
            }
        }
        return (lost.filter { kept[$0.id]?.note == nil }, lost.filter { kept[$0.id]?.note != nil }, unread)
    }

    /// Whether a copy's favourite, or its note, is not kept now.
    /// - Parameter now: what is kept of it; nil for nothing.
    private static func isLost(_ favourite: Favourite, besides now: Favourite?) -> Bool {
        guard let now else { return true }
        return favourite.note != nil && favourite.note != now.note
    }
}
