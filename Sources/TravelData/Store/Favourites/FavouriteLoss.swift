package import TravelKit

/// Changes of favourites that could not be saved, and go with the program.
package struct FavouriteLoss: Hashable, Sendable {
    /// What was to be kept, as it stands nowhere else, in the order of identities.
    package let kept: [Favourite]
    /// What is kept, but with another note on disk, or none: the note here stands nowhere else.
    package let noted: [Favourite]
    /// What was to be kept no more, and is still.
    package let removed: [Favourite]
    /// How many changes there are.
    package let count: Int
    /// Why they could not be saved.
    package let cause: String

    init(_ pending: [Favourite.ID: PendingChange], cause: String) {
        let changes = pending.sorted { $0.key < $1.key }.map { $0.value }
        kept = changes.filter { !$0.isOfNote }.compactMap(\.favourite)
        noted = changes.filter(\.isOfNote).compactMap(\.favourite)
        // One that could not be read has no other name than its identity, by which it was named.
        removed = changes.filter { $0.favourite == nil }.compactMap(\.base)
        (count, self.cause) = (changes.count, cause)
    }
}
