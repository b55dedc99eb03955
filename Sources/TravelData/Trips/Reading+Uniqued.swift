import TravelKit

extension Reading<Trip> {
    /// The same trips, each once. Of those that share an identity it is the one that was found last; where an earlier part has one of them,
    /// it is for the reader to replace (`Part.again`), as it is shown by then.
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

    /// The part, with what is known already set apart.
    mutating func new(of part: Part<Trip>) -> Part<Trip> {
        if part.placement == .replaces { hashes.removeAll(keepingCapacity: true) }
        var again: Set<Int> = []
        for (index, trip) in part.values.enumerated() where !hashes.insert(trip.id.hashValue).inserted { again.insert(index) }
        if again.isEmpty { return part }
        var (trips, known): ([Trip], [Trip]) = ([], [])
        var places: [Trip.ID: Int] = [:]
        for (index, trip) in part.values.enumerated() {
            if let place = places[trip.id] {
                if trip.createdAt > trips[place].createdAt { trips[place] = trip }
            } else if again.contains(index) {
                known.append(trip)
            } else {
                places[trip.id] = trips.count
                trips.append(trip)
            }
        }
        var part = part
        (part.values, part.again) = (trips, known)
        return part
    }
}
