extension Part<Trip> {
    /// Puts trips that have come again in the places of those that were found before them.
    package mutating func takeAgain() {
        if again.isEmpty { return }
        let ids = Set(again.map(\.id))
        var places: [Trip.ID: Int] = [:]
        for (place, trip) in values.enumerated() where ids.contains(trip.id) { places[trip.id] = place }
        for trip in again {
            if let place = places[trip.id], trip.createdAt > values[place].createdAt { values[place] = trip }
        }
        again = []
    }
    /// Takes in the trips of another list, such as another region's: each of both once, as it was found last.
    package mutating func takeIn(_ other: Part) {
        let known = Set(values.map(\.id))
        var next = other
        next.placement = .appends
        next.freshness = freshness.combined(with: other.freshness)
        next.values = other.values.filter { !known.contains($0.id) }
        next.again += other.values.filter { known.contains($0.id) }
        take(next)
        takeAgain()
    }
}
