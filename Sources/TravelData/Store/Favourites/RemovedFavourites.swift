import Foundation
package import TravelKit

/// Favourites that are none any more, out of the copies.
package enum RemovedFavourites {
    /// What copies hold and is not kept now, each as it was added last, and of that as it stands in the newest copy: one of what was
    /// removed is newer than its rows. Those of the newest copy come first.
    /// - Parameters:
    ///   - kept: what is kept now.
    ///   - path: `favourites.db`, or a link to it, beside which the copies stand.
    /// - Returns: besides the favourites, which copies cannot be read, or not the whole of them, and why.
    /// - Throws: why no copy can be seen.
    package static func all(
        besides kept: some Sequence<Favourite.ID>, ofFavouritesAt path: String
    ) throws(Reason) -> (favourites: [Favourite], unread: [String]) {
        let file = FavouriteFile(path: path, now: { Date() }, timeZone: { .current }, announce: { _ in })
        let folder = file.copies.folder
        let copies: [String]
        do { copies = try FavouriteCopies.withRows(in: folder) } catch let reason as Reason { throw reason } catch {
            throw Reason("\(folder): \(FileFailure.words(error))")
        }
        var (favourites, known, unread) = ([Favourite](), Set(kept), [String]())
        var places: [Favourite.ID: Int] = [:]
        var unreadable: Set<FavouriteRow.Identity> = []
        for copy in copies {
            do {
                let contents = try file.contents(of: copy)
                for favourite in contents.favourites.newestFirst() {
                    if known.insert(favourite.id).inserted {
                        places[favourite.id] = favourites.count
                        favourites.append(favourite)
                    } else if let place = places[favourite.id], favourites[place].addedAt < favourite.addedAt {
                        favourites[place] = favourite
                    }
                }
                let names = Set(known.map { FavouriteRow.Identity($0) })
                let count = contents.unread.map(\.identity).count { !names.contains($0) && unreadable.insert($0).inserted }
                if !contents.isWhole {
                    unread.append("\(copy): it is broken")
                } else if count > 0 {
                    unread.append("\(copy): \(count) \(count == 1 ? "record" : "records") cannot be read")
                }
            } catch {
                unread.append("\(copy): \(DatabaseFailure.words(error))")
            }
        }
        return (favourites, unread)
    }
}
