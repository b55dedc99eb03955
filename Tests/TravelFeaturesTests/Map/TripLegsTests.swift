import Foundation
import TestSupport
import Testing
import TravelFeatures
import TravelKit

@Suite("The routes of a feed on the map")
struct TripLegsTests {
    private let repository = FakeTripRepository()

    /// A feed that gives these trips, a piece each, and then says that it is whole, or breaks off.
    private func feed(_ pieces: [[Trip]], failing error: RepositoryError? = nil) {
        repository.trips.always { _ in
            Reading { (yield: @escaping Reading<Trip>.Yield) async throws(RepositoryError) in
                for (number, trips) in pieces.enumerated() {
                    await yield(
                        Part(trips, placement: number == 0 ? .replaces : .appends, progress: .partial(done: number + 1, of: nil)))
                }
                if let error { throw error }
                await yield(Part([], placement: .appends))
            }
        }
    }

    /// How many routes there are, of how many it is known where they are, and whether that is all.
    private func found() async throws -> String {
        let found = try await TripLegs(repository, airports: FakeAirportRepository(Airport.samples)).legs(most: 40, at: .samplePresent)
        return "\(found.count), \(found.legs.count)" + (found.isWhole ? "" : " and more")
    }

    @Test("are those of all its pieces, each once")
    func pieces() async throws {
        feed([[.toMalaga], [.toRiga, .toMalaga], [.toTokyo]])
        #expect(try await found() == "3, \(known(of: [.toMalaga, .toRiga, .toTokyo]))")
    }

    @Test("are of trips that can still be had: one that has ended hides none of its route that has not")
    func ended() async throws {
        feed([[.toVilnius], [.sample("ended", expires: "2026-11-21T12:00:00Z"), .toRiga]])
        #expect(try await found() == "1, \(known(of: [.toRiga]))")
    }

    @Test("are of the trips that were found last, where some come again")
    func again() async throws {
        repository.trips.always { _ in
            var changed = Trip.toRiga
            changed.id = Trip.toMalaga.id
            changed.createdAt = Trip.toMalaga.createdAt.addingTimeInterval(60)
            var rest = Part<Trip>([], placement: .appends)
            rest.again = [changed]
            let parts = [Part<Trip>([.toMalaga, .toRiga], progress: .partial(done: 1, of: nil)), rest]
            return Reading { (yield: @escaping Reading<Trip>.Yield) async throws(RepositoryError) in
                for part in parts { await yield(part) }
            }
        }
        #expect(try await found() == "1, \(known(of: [.toRiga]))")
    }

    @Test("are those that came before it broke off, and are not all then; where none came, it says why")
    func brokenOff() async throws {
        let refused = RepositoryError.unavailable(source: "api.example", status: 500)
        feed([[.toMalaga], [.toRiga]], failing: refused)
        #expect(try await found() == "2, \(known(of: [.toMalaga, .toRiga])) and more")
        feed([], failing: refused)
        await #expect(throws: RepositoryError.self) { try await found() }
    }

    /// How many of the trips begin and end where it is known where that is.
    private func known(of trips: [Trip]) -> Int {
        let places = Dictionary(Airport.samples.map { ($0.code, $0.coordinate) }, uniquingKeysWith: { first, _ in first })
        return trips.filter { trip in [trip.departure, trip.destination].allSatisfy { places[$0.airport, default: nil] != nil } }.count
    }
}
