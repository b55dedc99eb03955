import Foundation
import Synchronization
import Testing
import TravelKit

@testable import TravelData

@Suite("Travelpayouts from several home airports")
struct TravelpayoutsHomesTests {
    /// A service that gives one trip to London from each home, and fails from those that `fails` has an answer for.
    private static func service(_ fails: @escaping @Sendable (String) -> ScriptedClient.Answer? = { _ in nil }) -> ScriptedClient {
        ScriptedClient { asked in
            let home = String(asked.drop { $0 != "=" }.dropFirst().prefix(3))
            return fails(home) ?? (200, #"{"success":true,"data":{"LON":{"0":{"price":1,"airline":"\#(home.prefix(2))"}}},"error":null}"#)
        }
    }

    private static let refusal: ScriptedClient.Answer = (400, #"{"success":false,"data":null,"error":"No such origin."}"#)

    private func parts(_ reading: Reading<Trip>) async throws -> [Part<Trip>] {
        var parts: [Part<Trip>] = []
        for try await part in reading { parts.append(part) }
        return parts
    }

    @Test("makes one request each, and says how many are done")
    func merged() async throws {
        let client = Self.service()
        let parts = try await parts(TravelpayoutsTests.repository(client, homes: ["VNO", "RIX", "TLL", "VNO"]).trips(in: nil))
        #expect(parts.map(\.values.count) == [1, 2, 3])
        #expect(parts.map(\.progress) == [.partial(done: 1, of: 3), .partial(done: 2, of: 3), .complete])
        #expect(parts.last?.values.map(\.departure.airport) == ["VNO", "RIX", "TLL"])
        #expect(parts.allSatisfy { $0.failures.isEmpty })
        #expect(Set(client.asked.map { $0.prefix(30) }).count == 3 && client.asked.count == 3)
    }

    @Test("shows each trip once")
    func duplicates() async throws {
        func source(_ name: String, _ trips: [Trip]) -> MergedRead<Trip>.Source {
            .init(name: name) { (_: ReadWish) async throws(RepositoryError) in Part(trips, skipped: 1, whySkipped: name) }
        }
        let trips = try await TravelpayoutsTests.repository(Self.service(), homes: ["VNO", "RIX"]).trips(in: nil).collect()
        var dearer = trips
        for index in dearer.indices { dearer[index].price = nil }
        let merged = MergedRead(sources: [source("A", trips), source("B", dearer), source("C", trips)])
        let part = try await merged.reading.collectWithNotes()
        #expect(part.values == trips && part.skipped == 3)
        #expect(part.whySkipped == "A" && part.isOfSeveralSources)
        let alone = try await MergedRead(sources: [source("A", trips)]).reading.collectWithNotes()
        #expect(!alone.isOfSeveralSources)
    }

    @Test("does not lose the others when one fails, and says which one and why")
    func oneFails() async throws {
        let client = Self.service { $0 == "RIX" ? Self.refusal : nil }
        let last = try await parts(TravelpayoutsTests.repository(client, homes: ["VNO", "RIX", "TLL"]).trips(in: "bri")).last
        #expect(last?.values.map(\.departure.airport) == ["VNO", "TLL"] && last?.progress == .complete)
        #expect(last?.failures.map(\.name) == ["RIX"])
        #expect(last?.failures.allSatisfy { "\($0.error)".contains("No such origin.") } == true)
    }

    @Test("says which home no airport has, of which the service says nothing")
    func unknownHome() async throws {
        let client = Self.service { $0 == "QQQ" || $0 == "TLL" ? (200, #"{"success":true,"data":{},"error":null}"#) : nil }
        let last = try await parts(TravelpayoutsTests.repository(client, homes: ["VNO", "QQQ", "TLL"]).trips(in: nil)).last
        #expect(last?.values.map(\.departure.airport) == ["VNO"])
        #expect(last?.failures.map(\.name) == ["QQQ"])
        #expect(last?.failures.allSatisfy { "\($0.error)".contains("no airport or city has this code") } == true)
    }

    @Test("fails with the first one's error when all fail")
    func allFail() async {
        let client = Self.service { _ in Self.refusal }
        let trips = TravelpayoutsTests.repository(client, homes: ["VNO", "RIX"])
        #expect(await failureName { try await trips.trips(in: nil).collect() } == "rejected")
    }

    @Test("shows what is kept of one that fails, beside what the others say")
    func keptOfOne() async throws {
        let (isDown, clock) = (Switch(), HandClock())
        let client = Self.service { $0 == "RIX" && isDown.isOn ? (503, "") : nil }
        let trips = TravelpayoutsTests.repository(client.kept(clock), homes: ["VNO", "RIX"])
        _ = try await trips.trips(in: nil).collect()
        let cameAt = clock.now
        clock.advance(days: 1)
        isDown.turnOn()
        let parts = try await parts(trips.trips(in: nil))
        #expect(parts.first?.freshness == .stored(at: cameAt))
        #expect(parts.last?.values.count == 2 && parts.last?.progress == .complete)
        #expect(parts.last?.freshness == .stored(at: cameAt) && parts.last?.failures.map(\.name) == ["RIX"])
    }

    @Test("shows at once what is kept of some, and then asks all")
    func keptOfSome() async throws {
        let (client, clock) = (Self.service(), HandClock())
        let kept = client.kept(clock)
        _ = try await TravelpayoutsTests.repository(kept, homes: ["VNO"]).trips(in: nil).collect()
        let parts = try await parts(TravelpayoutsTests.repository(kept, homes: ["VNO", "RIX"]).trips(in: nil))
        #expect(parts.first?.values.map(\.departure.airport) == ["VNO"] && parts.first?.failures.isEmpty == true)
        #expect(parts.last?.values.map(\.departure.airport) == ["VNO", "RIX"] && parts.last?.progress == .complete)
    }

    /// Off until somebody turns it on.
    private final class Switch: Sendable {
        private let state = Mutex(false)

        var isOn: Bool { state.withLock { $0 } }

        func turnOn() { state.withLock { $0 = true } }
    }
}
