import TravelKit

/// A feed for which somebody may have to be signed in. Whenever it is loaded anew, and where it is refused, it is looked up who is: that may
/// have been changed elsewhere.
struct AccountTrips: TripRepository {
    let base: any TripRepository
    let account: AccountModel

    func trips(in region: Region.ID?) -> Reading<Trip> {
        let reading = base.trips(in: region)
        return Reading { [account] (wish: ReadWish, yield: @escaping Reading<Trip>.Yield) async throws(RepositoryError) in
            if wish == .anew { await account.lookUpAgain() }
            do throws(RepositoryError) {
                for try await part in reading.wishing(wish) { await yield(part) }
            } catch {
                if error.isRefusal { await account.lookUpAgain() }
                throw error
            }
        }
    }
}
