/// Where the trips are kept that the user wants to keep. It is a `TripRepository`, so that whatever shows a feed can show favourites.
package protocol FavouriteRepository: TripRepository {
    /// Keeps a full copy of the trip; a favourite already kept is kept in its newest form.
    ///
    /// Returns once it is safe on disk.
    /// - Throws: `RepositoryError.storage` when it could not be written.
    func add(_ trip: Trip) async throws(RepositoryError)

    /// Forgets the trip with this identity; nothing happens when it was none.
    ///
    /// Returns once it is safe on disk.
    /// - Throws: `RepositoryError.storage` when it could not be written.
    func remove(_ id: Trip.ID) async throws(RepositoryError)

    /// The identities of all favourites now, and again after each change.
    func favouriteIDs() -> Reading<Trip.ID>
}
