import Foundation
import TravelKit

@testable import TravelData

extension RemovedFavourites {
    /// The same beside trips that are kept without notes.
    static func all(
        besides kept: [Favourite.ID], ofFavouritesAt path: String
    ) throws(Reason) -> (favourites: [Favourite], others: [Favourite], unread: [String]) {
        let trips = kept.map { Favourite(.trip(Trips.trip(Int($0.text) ?? 0)), addedAt: .distantPast, seenAt: .distantPast) }
        return try all(besides: trips, ofFavouritesAt: path)
    }
}
