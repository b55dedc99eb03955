package import TravelKit

/// How a list of trips was when something else came to be shown in it, for whoever leads back there.
package struct TripsListing: Sendable {
    /// Its filter, its order, and the record under the cursor.
    package let list: Session.ListState
    /// The cursor's place, for where that record is not there any more.
    let cursor: Int
    /// What was searched for without filtering.
    let search: String
    /// The region whose trips it showed; where no page had asked for them, the one that the user has chosen since.
    private(set) var region: Region?
    /// What a page had asked for; nil where none had.
    package let request: TripRequest?

    /// The user chose a region, or all: it is that of the list wherever no page has asked for trips.
    package mutating func regionChosen(_ region: Region?) { if request == nil { self.region = region } }

    /// Whether another one shows the same trips in the same order, wherever its cursor is.
    package func showsTrips(of other: TripsListing) -> Bool {
        list.query == other.list.query && list.sort == other.list.sort && list.isDescending == other.list.isDescending
            && region?.id == other.region?.id && (request?.base ?? "") == (other.request?.base ?? "")
    }
}

extension TripsModel {
    /// How the list is, when what was typed has been looked for.
    package func listingNow() -> TripsListing {
        list.arrangeNow()
        return TripsListing(list: list.remembered, cursor: list.cursor, search: list.search.text, region: region, request: request)
    }

    /// Makes the list as it was.
    package func bringBack(_ listing: TripsListing) {
        request = listing.request
        regionWanted(listing.region)
        list.search(for: listing.search)
        list.bringBack(listing.list, in: listing.request?.base ?? "", cursor: listing.cursor)
    }
}
