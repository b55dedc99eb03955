import Foundation
import TestSupport
import Testing
import TravelKit

@testable import TravelData

@Suite("The made-up trips")
struct DemoTripsTests {
    private static let trips = """
        [{"id":"a","currency":"EUR","price":72,"airlines":"FR","flight_number":1,
          "departure":{"city":"Copenhagen","country_code":"DK","airport_code":"CPH"},
          "destination":{"city":"Malaga","country_code":"ES","airport_code":"AGP"},
          "created_at":1795216694744,"departure_at":1798563900001,"return_at":1799067900003,"expires_at":1795507140007},
         {"id":"b","currency":"EUR","price":72,"airlines":"FR","flight_number":1,
          "departure":{"city":"Copenhagen","country_code":"DK","airport_code":"CPH"},
          "destination":{"city":"Malaga","country_code":"ES","airport_code":"AGP"},
          "created_at":1795216694744,"departure_at":null}]
        """

    private func load(_ files: [String: String], now: String) async throws -> [Trip] {
        let files = MemoryFiles(["trips.json": Self.trips].merging(files) { _, new in new })
        let base = APITripRepository(FileAPIClient(files), dialect: NativeFeed.files)
        let date = try Date(now, strategy: .iso8601)
        return try await DemoTrips(base, files: files, now: { date }).trips(in: nil).collect()
    }

    private func date(_ milliseconds: Double) -> Date { Date(timeIntervalSince1970: milliseconds / 1000) }

    @Test(
        "move with today by whole days, so that they keep their hours",
        arguments: [
            ("2026-11-21T00:00:00Z", 0), ("2026-11-21T23:59:59Z", 0), ("2026-11-22T00:00:00Z", 1), ("2026-11-20T23:59:59Z", -1),
            ("2026-11-20T00:00:00Z", -1), ("2028-03-01T12:00:00Z", 466), ("2025-11-21T12:00:00Z", -365),
        ])
    func move(now: String, days: Double) async throws {
        let trips = try await load(["demo.json": #"{"trips_anchor":"2026-11-21T00:00:00Z"}"#], now: now)
        let shift = days * 86_400_000
        let trip = try #require(trips.first)
        #expect(trip.createdAt == date(1_795_216_694_744 + shift))
        #expect(trip.departureAt == date(1_798_563_900_001 + shift))
        #expect(trip.returnAt == date(1_799_067_900_003 + shift))
        #expect(trip.expiresAt == date(1_795_507_140_007 + shift))
        let other = try #require(trips.last)
        #expect(other.departureAt == nil && other.returnAt == nil)
        #expect(other.expiresAt == date(1_795_216_694_744 + 48 * 3_600_000 + shift))
        #expect(trips.map(\.isDemonstration) == [true, true])
    }

    @Test("are never moved behind the last time that is one")
    func lastDay() async throws {
        let trips = try await load(["demo.json": #"{"trips_anchor":"1970-01-01T00:00:00Z"}"#], now: "9990-01-01T00:00:00Z")
        let last = date(253_402_300_799_000)
        let trip = try #require(trips.first)
        #expect([trip.createdAt, trip.expiresAt, trip.departureAt, trip.returnAt] == [last, last, last, last])
    }

    @Test("stay as they are when they are somebody's own: without a demo.json")
    func own() async throws {
        let trips = try await load([:], now: "2030-01-01T00:00:00Z")
        #expect(trips.first?.createdAt == date(1_795_216_694_744))
        #expect(trips.map(\.isDemonstration) == [false, false])
    }

    @Test(
        "with a demo.json that cannot be read are an error that names it",
        arguments: [
            ("{}", "malformed memory/demo.json at trips_anchor: it is missing"), ("", "malformed memory/demo.json at -: "),
            (#"{"trips_anchor":"yesterday"}"#, "malformed memory/demo.json at -: Expected date string"),
            (#"{"trips_anchor":null}"#, "malformed memory/demo.json at trips_anchor: it is null"),
        ])
    func broken(text: String, message: String) async {
        let found = await failure { try await load(["demo.json": text], now: "2026-11-21T00:00:00Z") }
        #expect(found.hasPrefix(message), "\(found)")
    }

    @Test("are an error where a link of that name leads nowhere: they would pass for real ones")
    func dangling() async throws {
        let folder = try TemporaryDirectory()
        try FileManager.default.createSymbolicLink(atPath: folder.file("demo.json"), withDestinationPath: "nowhere.json")
        let base = APITripRepository(FileAPIClient(EmbeddedFiles()), dialect: NativeFeed.files)
        let files = FolderFiles(folder: folder.file("."))
        let found = await failure { try await DemoTrips(base, files: files, now: { Date() }).trips(in: nil).collect() }
        #expect(found.hasPrefix("malformed ") && found.contains("demo.json"), "\(found)")
    }

    @Test(
        "are alive on the day that they were made for, whichever day that is", arguments: ["2026-11-21T12:00:00Z", "2031-05-05T12:00:00Z"])
    func bundled(now: String) async throws {
        let date = try Date(now, strategy: .iso8601)
        let base = APITripRepository(FileAPIClient(EmbeddedFiles()), dialect: NativeFeed.files)
        let trips = try await DemoTrips(base, files: EmbeddedFiles(), now: { date }).trips(in: nil).collect()
        #expect(trips.count > 50)
        #expect(trips.contains { !$0.isExpired(at: date) } && trips.allSatisfy { $0.isDemonstration && $0.createdAt <= date })
    }
}
