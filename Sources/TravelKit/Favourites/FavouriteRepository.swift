/// Where the trips and countries are kept that the user wants to keep.
///
/// Nothing of it fails: what cannot be written is kept in memory, and `Saving` says so; it is written as soon as it can be.
package protocol FavouriteRepository: Sendable {
    /// All favourites now.
    func collection() async -> FavouriteCollection

    /// All favourites now, and again after each change, be it by this instance of the program or by another. Ends when the reading task is
    /// cancelled.
    func updates() -> AsyncStream<FavouriteCollection>

    /// Keeps full copies of these, in one step; what is kept already is kept in its newest form.
    ///
    /// Returns once they are safe on disk, or cannot be.
    @discardableResult
    func add(_ items: [Favourite.Item]) async -> Saving

    /// Forgets favourites, in one step; nothing happens to what was none.
    ///
    /// - Returns: what was forgotten, to be merged back by whoever changes their mind.
    func remove(_ ids: [Favourite.ID]) async -> (removed: [Favourite], saving: Saving)

    /// Writes a note to a favourite in place of the one before, unless that is none that was expected; nil takes it away.
    ///
    /// - Parameter isExpected: whether the note may be written over that stands there now, whoever wrote it.
    /// - Returns: what came of it, with the note before, for whoever changes their mind.
    func setNote(_ note: String?, of id: Favourite.ID, over isExpected: @Sendable (String?) -> Bool) async -> NoteChange

    /// Takes in favourites from elsewhere, in one step. One that is here already keeps its note and the earlier time at which it was added,
    /// and takes the copy that was seen later.
    func merge(_ favourites: [Favourite]) async -> FavouriteMerge

    /// A source has just given these: favourites among them take their newest form; when that was seen is noted once an hour at
    /// most where nothing else is new.
    func seen(_ items: [Favourite.Item]) async
}

extension FavouriteRepository {
    /// Keeps a full copy of it; what is kept already is kept in its newest form.
    @discardableResult
    package func add(_ item: Favourite.Item) async -> Saving { await add([item]) }

    /// Forgets a favourite; nothing happens when it was none.
    package func remove(_ id: Favourite.ID) async -> (removed: Favourite?, saving: Saving) {
        let (removed, saving) = await remove([id])
        return (removed.first, saving)
    }

    /// Writes a note to a favourite in place of the one before, whatever that is; nil takes it away.
    @discardableResult
    package func setNote(_ note: String?, of id: Favourite.ID) async -> NoteChange { await setNote(note, of: id) { _ in true } }
}
