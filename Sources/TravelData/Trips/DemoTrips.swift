package import Foundation
package import TravelKit

/// The made-up trips that come with the program: their times move with today, by whole days, so that the feed stays alive.
///
/// Files are such a feed when `demo.json` is among them, which names the day that the times in `trips.json` were made for. Without it
/// they are somebody's own trips and stay as they are.
package struct DemoTrips: TripRepository {
    private let base: any TripRepository
    private let files: any ResourceFiles
    private let now: @Sendable () -> Date

    /// - Parameters:
    ///   - base: the trips as the files have them.
    ///   - files: where `demo.json` may be.
    ///   - now: the time it is.
    package init(_ base: any TripRepository, files: any ResourceFiles, now: @escaping @Sendable () -> Date) {
        self.base = base
        self.files = files
        self.now = now
    }

    package func trips(in region: Region.ID?) -> Reading<Trip> {
        Reading { (wish: ReadWish, yield: @escaping Reading<Trip>.Yield) async throws(RepositoryError) in
            let anchor = try await self.anchor()
            // Once for the whole read: midnight must not fall between two trips.
            let now = now()
            for try await part in base.trips(in: region).wishing(wish) {
                await yield(anchor.map { anchor in part.map { $0.moved(from: anchor, to: now) } } ?? part)
            }
        }
    }

    private func anchor() async throws(RepositoryError) -> Date? {
        struct Record: Decodable {
            var anchor: Date

            enum CodingKeys: String, CodingKey { case anchor = "trips_anchor" }
        }
        do {
            guard let bytes = try await files.contents(of: "demo.json") else {
                // What cannot be read is not what is not there: the trips would pass for real ones.
                if files.has("demo.json") { throw try await files.absence(of: "demo.json") }
                return nil
            }
            let decoder = JSONDecoder()
            decoder.dateDecodingStrategy = .iso8601
            do { return try decoder.decode(Record.self, from: Data(bytes)).anchor } catch { throw CodingPlace.named(error, in: bytes) }
        } catch is CancellationError {
            throw .cancelled
        } catch {
            throw .malformed(
                source: files.describe("demo.json"), place: CodingPlace.describe(error), cause: Reason(CodingPlace.reason(error)))
        }
    }
}

extension Trip {
    /// A made-up trip that was made for the day of `anchor`, as it is at `now`.
    fileprivate func moved(from anchor: Date, to now: Date) -> Trip {
        let day: TimeInterval = 86_400
        let shift = (now.timeIntervalSince(anchor) / day).rounded(.down) * day
        var trip = self
        trip.createdAt = (createdAt + shift).withinHistory
        trip.departureAt = departureAt.map { ($0 + shift).withinHistory }
        trip.returnAt = returnAt.map { ($0 + shift).withinHistory }
        trip.expiresAt = (expiresAt + shift).withinHistory
        trip.isDemonstration = true
        return trip
    }
}
