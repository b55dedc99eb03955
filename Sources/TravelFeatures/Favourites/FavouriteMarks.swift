import Observation
package import TravelKit

/// Which trips are favourites, for whoever shows trips; kept up with the repository while the program runs.
@MainActor @Observable
package final class FavouriteMarks {
    /// The identities of the favourites; nil until they are known.
    package private(set) var ids: Set<Trip.ID>?
    /// Changes when the identities do.
    package private(set) var version = 0
    /// What went wrong last; nil when nothing did.
    package private(set) var error: RepositoryError?

    @ObservationIgnored private let repository: any FavouriteRepository
    @ObservationIgnored private var watch: Task<Void, Never>?
    @ObservationIgnored private var listeners: [@MainActor () -> Void] = []

    package init(repository: any FavouriteRepository) {
        self.repository = repository
    }

    isolated deinit { watch?.cancel() }

    /// Calls `listener` after each change, so that lists of favourites load anew.
    package func whenChanged(_ listener: @escaping @MainActor () -> Void) { listeners.append(listener) }

    private func take(_ new: Set<Trip.ID>) {
        guard new != ids else { return }
        ids = new
        version &+= 1
        listeners.forEach { $0() }
    }

    /// Begins to follow the repository; does nothing when it follows already.
    package func follow() {
        guard watch == nil else { return }
        let reading = repository.favouriteIDs()
        watch = Task { [weak self] in
            do throws(RepositoryError) {
                for try await part in reading {
                    self?.error = nil
                    self?.take(Set(part.values))
                }
            } catch {
                if !error.isCancellation {
                    self?.error = error
                    self?.watch = nil
                }
            }
        }
    }

    /// Whether the trip is a favourite.
    package func contains(_ id: Trip.ID) -> Bool { ids?.contains(id) ?? false }

    /// Makes the trip a favourite, or no longer one. The mark changes when it is safe on disk.
    /// - Returns: whether it is a favourite now.
    package func toggle(_ trip: Trip) async throws(RepositoryError) -> Bool {
        let known: Set<Trip.ID>
        if let ids { known = ids } else { known = Set(try await repository.trips(in: nil).collect().map(\.id)) }
        let isFavourite = known.contains(trip.id)
        if isFavourite { try await repository.remove(trip.id) } else { try await repository.add(trip) }
        var ids = self.ids ?? known
        if isFavourite { ids.remove(trip.id) } else { ids.insert(trip.id) }
        take(ids)
        return !isFavourite
    }
}
