import TravelKit

extension Reading<Trip> {
    /// The same trips, each once. Of those in one part that share an identity it is the one that was found last; what came in a part before
    /// stays, as it is shown by then.
    func uniqued() -> Reading {
        Reading { (wish: ReadWish, yield: @escaping Reading.Yield) async throws(RepositoryError) in
            var known = KnownTrips()
            for try await part in self.wishing(wish) { await yield(known.new(of: part)) }
        }
    }
}

/// The trips of a read that have come.
private struct KnownTrips {
    /// Hashes of their identities, which take little memory of a million trips; as good as never have two of one feed the same.
    private var hashes: Set<Int> = []

    /// The part without what is known already.
    mutating func new(of part: Part<Trip>) -> Part<Trip> {
        if part.placement == .replaces { hashes.removeAll(keepingCapacity: true) }
        var again: Set<Int> = []
        for (index, trip) in part.values.enumerated() where !hashes.insert(trip.id.hashValue).inserted { again.insert(index) }
        if again.isEmpty { return part }
        var trips: [Trip] = []
        var places: [Trip.ID: Int] = [:]
        for (index, trip) in part.values.enumerated() {
            if let place = places[trip.id] {
                if trip.createdAt > trips[place].createdAt { trips[place] = trip }
            } else if !again.contains(index) {
                places[trip.id] = trips.count
                trips.append(trip)
            }
        }
        var part = part
        part.values = trips
        return part
    }
}
