/// What came of taking in favourites from elsewhere.
package struct FavouriteMerge: Hashable, Sendable {
    /// Which were new here.
    package var addedIDs: Set<Favourite.ID> = []
    /// How many were new here.
    package var added: Int { addedIDs.count }
    /// How many were here and have changed.
    package var changed = 0
    /// How many were here just so, or newer.
    package var unchanged = 0
    /// How many have another note here, which was left as it is.
    package var notesKept = 0
    /// Which were not taken in, as a record of theirs is here that cannot be read, and why it cannot.
    package var unreadable: [Favourite.ID: String] = [:]
    /// Whether all that was taken in is on disk.
    package var saving = Saving.saved

    package init() {}
}
