import TravelKit

/// The records of rows as they were decoded: that takes longer than to read them, and most are as they were. A row whose record has the
/// same bytes as before holds the same trip or country, whoever has written it; all else that it says is read anew.
struct DecodedFavourites {
    var items: [FavouriteRow.Identity: (snapshot: String, item: Favourite.Item)] = [:]

    /// The favourite that a row holds, which is known from then on.
    /// - Parameter before: what was decoded earlier.
    mutating func favourite(of row: FavouriteRow, after before: DecodedFavourites) throws(UnreadableFavourite) -> Favourite {
        let identity = row.identity
        // Two texts that Swift takes for the same may be of other bytes.
        if let known = before.items[identity], known.snapshot.utf8.elementsEqual(row.snapshot.utf8) {
            items[identity] = known
            return row.favourite(of: known.item)
        }
        let favourite = try row.favourite()
        items[identity] = (snapshot: row.snapshot, item: favourite.item)
        return favourite
    }
}
