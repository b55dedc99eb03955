/// All favourites at one moment, and whether they are safe.
package struct FavouriteCollection: Hashable, Sendable {
    /// The favourites, the newest first.
    package var favourites: [Favourite]
    /// Those of them that are not on disk and last until the program ends.
    package var unsaved: Set<Favourite.ID>
    /// Whether what is kept from now on is on disk.
    package var saving: Saving
    /// How many could not be read.
    package var skipped: Int
    /// Those of them whose rows say at least which they are, countries before trips.
    package var unreadable: [Favourite.ID]
    /// Whether those are all that there are: not where the file could not be read, or not to its end.
    package var isWhole: Bool
    /// Grows with each look at the favourites: of two collections the one with the larger number is the newer one.
    package var revision: Int
    /// What happened to the file that the user has to know of, in sentences, such as that it was broken and restored.
    package var news: [String]

    package init(
        _ favourites: [Favourite] = [], unsaved: Set<Favourite.ID> = [], saving: Saving = .saved, skipped: Int = 0,
        unreadable: [Favourite.ID] = [], isWhole: Bool = true, revision: Int = 0, news: [String] = []
    ) {
        self.favourites = favourites
        self.unsaved = unsaved
        self.saving = saving
        self.skipped = skipped
        self.unreadable = unreadable
        self.isWhole = isWhole
        self.revision = revision
        self.news = news
    }
}

/// What became of a change.
package enum Saving: Hashable, Sendable {
    /// It is safe on disk.
    case saved
    /// It could not be written, for this reason, and lasts until the program ends.
    case unsaved(cause: String)

    /// Why it could not be written; nil when it was.
    package var cause: String? {
        if case .unsaved(let cause) = self { cause } else { nil }
    }
}

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
