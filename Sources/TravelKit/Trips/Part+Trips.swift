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
}
