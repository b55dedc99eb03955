/// All favourites at one moment, and whether they are safe.
package struct FavouriteCollection: Hashable, Sendable {
    /// The favourites, the newest first.
    package var favourites: [Favourite]
    /// Those of them that are not on disk and last until the program ends.
    package var unsaved: Set<Favourite.ID>
    /// What is to be a favourite no more, and is one still on disk.
    package var unremoved: [Favourite]
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
        _ favourites: [Favourite] = [], unsaved: Set<Favourite.ID> = [], unremoved: [Favourite] = [], saving: Saving = .saved,
        skipped: Int = 0, unreadable: [Favourite.ID] = [], isWhole: Bool = true, revision: Int = 0, news: [String] = []
    ) {
        self.favourites = favourites
        self.unsaved = unsaved
        self.unremoved = unremoved
        self.saving = saving
        self.skipped = skipped
        self.unreadable = unreadable
        self.isWhole = isWhole
        self.revision = revision
        self.news = news
    }
}
