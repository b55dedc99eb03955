import Synchronization

/// A feed of which somebody is about to want a region's trips: the first of them are read, and their airports looked up, while everything else is
/// got ready.
package final class AwaitedTrips: TripRepository {
    private let base: any TripRepository
    private let airports: AirportBook
    /// What is being read, until it is asked for.
    private let begun = Mutex<(region: Region.ID?, reading: BegunReading<Trip>)?>(nil)

    /// - Parameter airports: is told of the first trips.
    package init(_ base: any TripRepository, airports: AirportBook) { (self.base, self.airports) = (base, airports) }

    /// Begins to read the trips of a region, or of all where that is nil.
    package func readAhead(in region: Region.ID?) {
        let first = Once()
        let reading = base.trips(in: region).mapParts { [airports] (part) async throws(RepositoryError) in
            if first.begins() { await airports.look(up: part.values) }
            return part
        }
        begun.withLock { $0 = (region, reading.begun()) }
    }

    package func trips(in region: Region.ID?) -> Reading<Trip> {
        let reading = base.trips(in: region)
        if begun.withLock({ $0 == nil }) { return reading }
        return Reading { (wish: ReadWish, yield: @escaping Reading<Trip>.Yield) async throws(RepositoryError) in
            if let begun = self.begun(in: region, wish) {
                for try await part in begun { await yield(part) }
            } else {
                for try await part in reading.wishing(wish) { await yield(part) }
            }
        }
    }

    /// What is being read, for the first who asks, if it is that which they want.
    private func begun(in region: Region.ID?, _ wish: ReadWish) -> BegunReading<Trip>? {
        begun.withLock { begun in
            defer { begun = nil }
            guard let begun, wish == .storedFirst, begun.region == region else { return nil }
            return begun.reading
        }
    }
}
