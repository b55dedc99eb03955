import Foundation
import TestSupport
import Testing
import TravelKit

@testable import TravelData

@Suite("Several instances of the program with one file of favourites", .timeLimit(.minutes(1)))
struct FavouriteInstancesTests {
    private let folder: TemporaryDirectory

    init() throws { folder = try TemporaryDirectory() }

    private func store() -> FavouriteStore {
        FavouriteStore(path: folder.file("favourites.db"), regions: Trips.regions, now: Trips.ticking())
    }

    @Test("An observed store tells its favourites now, and again after each change of its own")
    func ownChanges() async throws {
        let store = store()
        try await store.add(Trips.trip(1))
        var ids = store.favouriteIDs().makeAsyncIterator()
        #expect(try await ids.next()?.values == ["1"])
        try await store.add(Trips.trip(2))
        #expect(try await Self.wait(for: ["1", "2"], in: &ids))
        try await store.remove("1")
        #expect(try await Self.wait(for: ["2"], in: &ids))
    }

    @Test("An observed store hears of the changes of the others")
    func othersChanges() async throws {
        let (mine, other) = (store(), store())
        var ids = mine.favouriteIDs().makeAsyncIterator()
        #expect(try await ids.next()?.values == [])
        try await other.add(Trips.trip(1))
        #expect(try await Self.wait(for: ["1"], in: &ids))
        try await mine.add(Trips.trip(2))
        #expect(try await Self.wait(for: ["1", "2"], in: &ids))
        try await other.remove("1")
        #expect(try await Self.wait(for: ["2"], in: &ids))
        #expect(try await other.trips(in: nil).collect().map(\.id) == ["2"])
    }

    @Test("An observation ends when nobody looks any more")
    func ends() async throws {
        let store = store()
        let (seen, hasSeen) = AsyncStream.makeStream(of: Void.self)
        let watching = Task {
            await failure {
                for try await _ in store.favouriteIDs() { hasSeen.yield() }
            }
        }
        for await _ in seen { break }
        watching.cancel()
        #expect(await watching.value == "cancelled")
    }

    @Test("Three stores that begin at once and make a hundred changes each lose nothing (D-02)")
    func concurrent() async throws {
        let stores = [store(), store(), store()]
        try await withThrowingTaskGroup(of: Void.self) { group in
            for (index, store) in stores.enumerated() {
                group.addTask {
                    // Eighty come, every fourth of them goes again: a hundred changes.
                    for number in 0..<80 {
                        let id = index * 1000 + number
                        try await store.add(Trips.trip(id))
                        if number.isMultiple(of: 4) { try await store.remove(Trip.ID("\(id)")) }
                    }
                }
            }
            try await group.waitForAll()
        }
        let expected = Set((0..<3).flatMap { index in (0..<80).filter { !$0.isMultiple(of: 4) }.map { Trips.trip(index * 1000 + $0) } })
        for store in stores + [self.store()] {
            let trips = try await store.trips(in: nil).collect()
            #expect(trips.count == 180)
            #expect(Set(trips) == expected)
        }
    }

    @Test("One store that many use at once loses nothing")
    func shared() async throws {
        let store = store()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<100 {
                group.addTask { try await store.add(Trips.trip(number)) }
            }
            try await group.waitForAll()
        }
        #expect(Set(try await store.trips(in: nil).collect().map(\.id)) == Set((0..<100).map { Trip.ID("\($0)") }))
    }

    /// Reads on until the observed favourites are these; parts in between may be missing or come twice.
    private static func wait(for expected: Set<Trip.ID>, in ids: inout Reading<Trip.ID>.Iterator) async throws -> Bool {
        while let part = try await ids.next() {
            if Set(part.values) == expected { return true }
        }
        return false
    }
}
