import Synchronization
import TestSupport
import Testing
import TravelKit

@Suite("Trips that are read before they are asked for")
struct AwaitedTripsTests {
    /// A feed that counts how often it is read.
    private final class CountedTrips: TripRepository {
        let reads = Mutex<[Region.ID?]>([])
        /// Opened by the first read.
        let firstRead = Gate()

        func trips(in region: Region.ID?) -> Reading<Trip> {
            Reading { (_: ReadWish, yield: @escaping Reading<Trip>.Yield) async throws(RepositoryError) in
                self.reads.withLock { $0.append(region) }
                self.firstRead.open()
                await yield(Part([Trip.samples[0]], progress: .partial(done: 1, of: nil)))
                await yield(Part([Trip.samples[1]], placement: .appends))
            }
        }
    }

    private func awaited(_ feed: CountedTrips) -> AwaitedTrips {
        AwaitedTrips(feed, airports: AirportBook(FakeAirportRepository(Airport.samples)))
    }

    @Test("are read once for the first who asks, and anew for the next")
    func once() async throws {
        let feed = CountedTrips()
        let awaited = awaited(feed)
        awaited.readAhead(in: nil)
        await feed.firstRead.pass()
        let reading = awaited.trips(in: nil)
        #expect(try await reading.collect() == Array(Trip.samples[..<2]))
        #expect(feed.reads.withLock { $0 } == [nil])
        #expect(try await reading.collect() == Array(Trip.samples[..<2]))
        #expect(feed.reads.withLock { $0 } == [nil, nil])
    }

    @Test("are not those of another region, nor those of who wants the source itself to be asked")
    func others() async throws {
        for (region, isReload) in [(Region.ID("baltics"), false), (nil, true)] {
            let feed = CountedTrips()
            let awaited = awaited(feed)
            awaited.readAhead(in: nil)
            await feed.firstRead.pass()
            let reading = awaited.trips(in: region)
            _ = try await (isReload ? reading.reloaded : reading).collect()
            #expect(feed.reads.withLock { $0 } == [nil, region])
        }
    }
}
